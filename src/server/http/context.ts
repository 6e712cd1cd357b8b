import type { IncomingMessage } from 'node:http';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { asSeated } from '../../room/actor.ts';
import type { RoomPort } from '../../room/room-port.ts';
import type { RoomsPort } from '../../room/rooms-port.ts';
import type { EventStore } from '../../store/event-store.ts';
import { asTyped, isGuessable, nameOf } from '../people/codes.ts';
import type { People } from '../people/people.ts';
import type { Presence } from '../people/presence.ts';
import type { Member } from '../people/register.ts';
import type { Metrics } from '../site/metrics.ts';
import type { Foreseeing, Planning } from '../site/planning.ts';
import type { ClientOf } from './client.ts';
import type { Limits } from './limits.ts';
import { directorOnly, missing, problem, stranger, tooFast } from './problem.ts';
import type { AnswersTo } from './security.ts';
import { tokenIn } from './token.ts';

/** What a session counts. */
type Counted = {
  readonly frames: { inc(what: { readonly answer: string }): void };
  readonly dropped: { inc(what: { readonly why: string }): void };
  readonly seconds: { startTimer(): () => unknown };
};

/** What every route works with. */
export type Context = {
  readonly store: EventStore;
  readonly rooms: RoomsPort;
  readonly people: People;
  readonly presence: Presence;
  readonly planning: Planning;
  readonly foreseeing: Foreseeing;
  readonly limits: Limits;
  readonly metrics: Counted;
  readonly now: () => number;
  /** Printed in the host's terminal: whoever has it may create tournaments from another device. */
  readonly siteCode: string;
  /** In a file that only the host can read. */
  readonly adminSecret: string;
  /** Who sent a request, whatever is between them and this server. */
  readonly clientOf: ClientOf;
  readonly answersTo: AnswersTo;
  /** Whether a request was made on the machine that answers it. */
  readonly fromThisMachine: (request: IncomingMessage) => boolean;
  /** Where guests reach this server by a name it was given. */
  readonly named: readonly string[];
  /** Whether a request from this machine is the host's; behind a proxy everybody's seems to be. */
  readonly hostByAddress: boolean;
  /** Where phones find this server: a name it was given, or its address on the home network. */
  readonly origin: () => string | null;
};

/** The same on a server, which counts more. */
export type ServerContext = Context & { readonly metrics: Metrics; readonly metricsOpen: boolean };

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export const deviceOf = ({ people }: Context, request: FastifyRequest): string | null =>
  people.deviceOf(tokenIn(request.headers));

/** The member who asks, and the tournament they are in; everybody else learns nothing. */
export async function member(
  context: Context,
  request: FastifyRequest,
  tournament: string,
): Promise<Member & { readonly room: RoomPort }> {
  const found = context.people.member(deviceOf(context, request), tournament);
  if (found === null) throw stranger();
  const room = await context.rooms.room(tournament);
  if (room === null) throw missing('tournament');
  return { ...found, who: asSeated(room, found.who), room };
}

export async function director(context: Context, request: FastifyRequest, tournament: string) {
  const found = await member(context, request, tournament);
  if (found.who.role !== 'director') throw directorOnly();
  return found;
}

/** Guests behind one router do not use up each other's. */
const BY_DEVICE: readonly (keyof Limits)[] = ['commands', 'lookingBack'];

export function limited(context: Context, which: keyof Limits, request: FastifyRequest): void {
  const device = BY_DEVICE.includes(which) ? deviceOf(context, request) : null;
  const key = device === null ? context.clientOf(request.raw).network : nameOf(device);
  if (!context.limits[which].take(key)) throw tooFast();
}

/** Compared without telling by the time it takes how much is right. */
export function same(given: unknown, secret: string): boolean {
  if (typeof given !== 'string') return false;
  const [one, other] = [sha256(utf8ToBytes(given)), sha256(utf8ToBytes(secret))];
  return one.reduce((differ, byte, at) => differ | (byte ^ other[at]!), 0) === 0;
}

export const isHost = (context: Context, { raw }: FastifyRequest): boolean =>
  context.hostByAddress && context.fromThisMachine(raw);

/** What the host's own commands ask: from this machine, with the secret in a file that only the host can read. */
export function hostOnly(context: Context, request: FastifyRequest): void {
  // Its secret says who asks, so this works behind a proxy too.
  if (!context.fromThisMachine(request.raw) || !same(request.headers['x-riffle-admin'], context.adminSecret))
    throw problem(403, 'host-only', 'That is for the host’s machine alone.');
}

/** The address of this server as a phone reaches it. */
export const originFor = (context: Context, { protocol, headers }: FastifyRequest): string =>
  context.origin() ?? `${protocol}://${headers.host}`;

/** Somebody's network, to tell a crowd by. Addresses themselves are not kept. */
export const networkOf = ({ siteCode, clientOf }: Context, { raw }: FastifyRequest): string =>
  nameOf(bytesToHex(hmac(sha256, utf8ToBytes(siteCode), utf8ToBytes(clientOf(raw).network))));

/** Codes that can be guessed: the one on the TV, and the one in the host's terminal. Guesses at one do not shut the other. */
type Guessed = 'door' | 'site';

/** What is said of a code once it was looked at. */
type Tried = { readonly right: () => void; readonly wrong: () => void };

/**
 * Before such a code is looked at, so that whoever is told to wait does not learn of a right one. Every try counts as wrong
 * until it turns out right: otherwise many at the same moment would be looked at before the first one counts.
 */
function guess(context: Context, request: FastifyRequest, which: Guessed): Tried {
  const { joins, wrongCodes } = context.limits;
  if (!joins.take(`${which} ${context.clientOf(request.raw).network}`)) throw tooFast();
  const taken = wrongCodes.take(which);
  if (!taken && !isHost(context, request)) throw tooFast();
  return { right: () => taken && wrongCodes.giveBack(which), wrong: () => {} };
}

/** Before a code or a link is looked at. Nobody guesses a link, so right ones work however many wrong codes are tried. */
export const tryCode = (context: Context, request: FastifyRequest, code: string): Tried =>
  isGuessable(code)
    ? guess(context, request, 'door')
    : { right: () => {}, wrong: () => limited(context, 'links', request) };

/** Whether the request has the code from the host's terminal. */
export function hasSiteCode(context: Context, request: FastifyRequest): boolean {
  const code = request.headers['x-site-code'];
  if (typeof code !== 'string') return false;
  const tried = guess(context, request, 'site');
  if (same(asTyped(code), context.siteCode)) {
    tried.right();
    return true;
  }
  throw problem(403, 'wrong-site-code', 'That is not the code in the host’s terminal.');
}

/** The host at their machine, somebody who directs here, or whoever has the code from the host's terminal. */
export const ofThisSite = (context: Context, request: FastifyRequest): boolean =>
  isHost(context, request) ||
  context.people.directsHere(deviceOf(context, request)) ||
  hasSiteCode(context, request);

const codeNeeded = () =>
  problem(403, 'site-code-needed', 'The code in the host’s terminal is needed (x-site-code).');

/** Before a tournament is created. */
export function mayCreate(context: Context, request: FastifyRequest): void {
  if (!ofThisSite(context, request)) throw codeNeeded();
  limited(context, 'creations', request);
}

/** Planning takes a lot of computing, so it is for the host and for people who direct here. */
export function mayPlan(context: Context, request: FastifyRequest): void {
  if (ofThisSite(context, request)) return;
  if (context.people.tournamentsOf(deviceOf(context, request)).length === 0) throw stranger();
  throw codeNeeded();
}

/** For members of any tournament here, and for everybody who may create one. */
export function insider(context: Context, request: FastifyRequest): void {
  if (context.people.tournamentsOf(deviceOf(context, request)).length > 0) return;
  if (!ofThisSite(context, request)) throw stranger();
}
