import type { FastifyRequest } from 'fastify';
import { minutesUntil } from '../../../engine/clock/clock.ts';
import { currencyOf } from '../../../engine/money/currency.ts';
import type { Tournament } from '../../../engine/tournament/state/state.ts';
import { viewRegistration } from '../../../engine/views/break-view.ts';
import { normalizeName } from '../../../history/names.ts';
import { isPublicOrigin } from '../../../protocol/reach.ts';
import { KINDS, write } from '../../../room/documents.ts';
import { findFile, findRulebook } from '../../../rulebooks/index.ts';
import type { EventStore } from '../../../store/event-store.ts';
import { hashOf, newToken } from '../../people/codes.ts';
import { roomFor } from '../../people/crowd.ts';
import { type Excuse, type Invitation, invitationTo } from '../../people/invitation.ts';
import {
  type App,
  type Context,
  deviceOf,
  director,
  member,
  networkOf,
  originFor,
  tryCode,
} from '../context.ts';
import { directorOnly, missing, problem, refused } from '../problem.ts';
import { serveRoute } from '../route.ts';
import { cookieFor, tokenIn } from '../token.ts';

/** More would be somebody playing with the page. */
const MOST_CANNOT = 100;

export const invitationLink = (context: Context, request: FastifyRequest, code: string): string =>
  `${originFor(context, request)}/i/${code}`;

/** Guests who have said no, and not yes since. */
function absent(cannot: readonly Excuse[], { players }: Tournament): string[] {
  const coming = new Set([...players.values()].map(({ name }) => normalizeName(name)));
  return cannot.map(({ name }) => name).filter((name) => !coming.has(normalizeName(name)));
}

/** Once it runs, the clock may have been stopped or set: only the level is known. */
function lateIn(tournament: Tournament, now: number) {
  const { open, untilLevel } = viewRegistration(tournament, now);
  const begun = tournament.startedAt !== null;
  const afterMinutes = untilLevel === null || begun ? null : minutesUntil(tournament.clock, untilLevel);
  return { open, untilLevel, afterMinutes };
}

/** What invitations say, changed one after the other: two who answer at the same moment are both noted. */
class InvitationAnswers {
  private last: Promise<unknown> = Promise.resolve();
  private readonly store: EventStore;

  constructor(store: EventStore) {
    this.store = store;
  }

  change(id: string, changed: (invitation: Invitation) => Invitation): Promise<void> {
    const turn = this.last.then(async () => {
      const data = changed(await invitationTo(this.store, id));
      await write(this.store, [{ do: 'put', kind: KINDS.invitation, id, data }]);
    });
    this.last = turn.catch(() => {});
    return turn;
  }

  noteNo(id: string, excuse: Required<Excuse>): Promise<void> {
    return this.change(id, (invitation) => {
      const others = invitation.cannot.filter(
        ({ name, device }) => normalizeName(name) !== normalizeName(excuse.name) && device !== excuse.device,
      );
      const kept = roomFor(others, excuse.from, MOST_CANNOT);
      if (kept === null)
        throw problem(409, 'too-many', 'Too many people have already said no: tell the host yourself.');
      return { ...invitation, cannot: [...kept, excuse] };
    });
  }
}

/** A tournament that was imported may be by a rulebook this site does not have: then only its name is known. */
const namesOf = ({ id, name }: Tournament['rulebook']) => ({ name, words: findFile(id)?.words ?? null });

/** Whether buy-in and rebuys are those of the rulebook; a game for fun has neither. */
function sameStakes({ id, tournament: { rebuys, buyIn } }: Tournament['rulebook']): boolean {
  const usual = findRulebook(id)?.tournament;
  return (
    usual === undefined ||
    ((usual.buyIn.use === 0) === (buyIn.use === 0) &&
      (usual.rebuys.use.atMost === 0) === (rebuys.use.atMost === 0))
  );
}

/** The link a host sends round. Its code opens what the one on the TV opens. */
export function invitations(app: App, context: Context): void {
  const answers = new InvitationAnswers(context.store);
  forGuests(app, context, answers);
  forTheHost(app, context, answers);
}

/** What the link says, and what guests answer. */
function forGuests(app: App, context: Context, answers: InvitationAnswers): void {
  const { people, store } = context;

  /** Looked at as often as any code may be. */
  const opened = async (request: FastifyRequest, given: string) => {
    const tried = tryCode(context, request, given);
    const room = await people.opens(given);
    if (room !== null) {
      tried.right();
      return room;
    }
    tried.wrong();
    throw problem(404, 'no-such-invitation', 'This invitation has expired: ask the host for a new link.');
  };

  serveRoute(app, 'POST /api/invitation', async (request) => {
    const room = await opened(request, request.body.code);
    const { id, tournament } = room;
    const device = deviceOf(context, request);
    const mine = people.member(device, id)?.who ?? null;
    const { host = null, when, place, cannot } = await invitationTo(store, id);
    const { buyIn, bounty, rebuys, minimumAge } = tournament.rulebook.tournament;
    const players = [...tournament.players.values()];
    // Where the director is asked first, guests who wait learn how many are coming, and no names.
    const shown = mine !== null || people.door(id)?.approval !== true;
    return {
      tournament: id,
      name: tournament.name,
      phase: tournament.phase,
      dealt: tournament.kind === 'dealt',
      both: tournament.kind === 'both',
      online: mine?.player == null ? null : (tournament.players.get(mine.player)?.online ?? null),
      host,
      when,
      place,
      rulebook: namesOf(tournament.rulebook),
      price: buyIn.use + bounty.use,
      currency: currencyOf(tournament.rulebook),
      rebuys: rebuys.use.atMost !== 0,
      usualStakes: sameStakes(tournament.rulebook),
      minimumAge: minimumAge.use,
      late: lateIn(tournament, context.now()),
      coming: { count: players.length, names: shown ? players.map(({ name }) => name) : null },
      cannot: absent(cannot, tournament).length,
      me: mine?.player == null ? null : (tournament.players.get(mine.player)?.name ?? null),
      waiting: people.waitingOf(device).some(({ tournament }) => tournament === id),
    };
  });

  serveRoute(app, 'POST /api/invitation/cannot', async (request, reply) => {
    const { id } = await opened(request, request.body.code);
    const device = deviceOf(context, request);
    const excused = device === null ? null : await people.excuse(device, id);
    if (excused !== null && !excused.ok) throw refused(excused.denial);
    const name = request.body.name ?? excused?.value;
    if (name == null) throw problem(409, 'name-needed', 'Enter your name.');
    // So that somebody who says so twice has said it once.
    const token = tokenIn(request.headers) ?? newToken();
    await answers.noteNo(id, { name, device: hashOf(token), from: networkOf(context, request) });
    if (tokenIn(request.headers) === undefined)
      void reply.header('set-cookie', cookieFor(token, context.clientOf(request.raw).https));
    return {};
  });
}

function forTheHost(app: App, context: Context, answers: InvitationAnswers): void {
  const { people, store } = context;

  serveRoute(app, 'GET /api/tournaments/:id/invitation', async (request) => {
    const { id } = request.params;
    const { who, powers, room } = await member(context, request, id);
    if (who.role !== 'director' && !powers.includes('door')) throw directorOnly();
    const door = people.door(id);
    if (door === null) throw missing('invitation');
    const { host = null, minutes = null, call = null, ...invitation } = await invitationTo(store, id);
    const { tournament } = room;
    const { buyIn, bounty } = tournament.rulebook.tournament;
    const link = invitationLink(context, request, door.linkCode ?? door.code);
    return {
      host,
      minutes,
      call,
      ...invitation,
      cannot: absent(invitation.cannot, tournament),
      name: tournament.name,
      joinCode: door.code,
      link,
      isPublic: isPublicOrigin(link),
      dealt: tournament.kind === 'dealt',
      both: tournament.kind === 'both',
      price: buyIn.use + bounty.use,
      currency: currencyOf(tournament.rulebook),
    };
  });

  serveRoute(app, 'PUT /api/tournaments/:id/invitation', async (request) => {
    const { id } = request.params;
    await director(context, request, id);
    await answers.change(id, (invitation) => ({ ...invitation, ...request.body }));
    return request.body;
  });
}
