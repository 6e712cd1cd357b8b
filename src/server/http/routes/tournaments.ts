import type { FastifyRequest } from 'fastify';
import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import { viewTournament } from '../../../engine/views/tournament-view.ts';
import { restOf } from '../../../plan/outlook.ts';
import type { Plan, Wishes } from '../../../plan/planner.ts';
import type { UnreadableTournament } from '../../../protocol/after.ts';
import { NO_CLUB } from '../../../protocol/club.ts';
import type { Read } from '../../../protocol/routes/routes.ts';
import { SYSTEM } from '../../../room/actor.ts';
import { audienceOf } from '../../../room/audience.ts';
import { write } from '../../../room/documents.ts';
import { mayDo, remotesFor } from '../../../room/permissions.ts';
import { refusalIn } from '../../../room/refusals.ts';
import { orUnreadable, Unreadable } from '../../../room/unreadable.ts';
import { findRulebook } from '../../../rulebooks/index.ts';
import { nameOf, newId, newToken } from '../../people/codes.ts';
import { invitationTo } from '../../people/invitation.ts';
import type { Joined } from '../../people/register.ts';
import { changedRulebook } from '../../site/changed-rulebook.ts';
import { isSample, recall, remember } from '../../site/memory.ts';
import { wishedEnd, wishedEndOf } from '../../site/wished-end.ts';
import {
  type App,
  type Context,
  deviceOf,
  director,
  limited,
  mayCreate,
  member,
  ofThisSite,
  originFor,
} from '../context.ts';
import { forbidden, missing, problem, refused } from '../problem.ts';
import { serveRoute } from '../route.ts';
import { invitationLink } from './invitations.ts';
import { isOnline, labelOf, welcome } from './people.ts';

const MINUTE_MS = 60_000;
const NO_PLAN = {
  busy: problem(503, 'planner-busy', 'Too many plans are being worked out: try again soon.'),
  replaced: problem(409, 'plan-replaced', 'This device has asked for another plan since.'),
  late: problem(
    409,
    'plan-takes-too-long',
    'That takes too long to work out: plan for fewer players, less time or fewer rebuys.',
  ),
};

type NewTournament = Read<'POST /api/tournaments'>['Body'];
type Asked = Pick<NewTournament, 'rulebook' | 'choices' | 'costs' | 'kind'> & {
  readonly plan: NonNullable<NewTournament['plan']>;
};

/** Planned for one device: creating a tournament is not replaced by what is typed after it. */
export async function planned(
  context: Context,
  request: FastifyRequest,
  what: 'look' | 'create',
  asked: Asked,
): Promise<Plan> {
  const device = deviceOf(context, request);
  const by = device === null ? context.clientOf(request.raw).network : nameOf(device);
  const answer = await context.planning(wishesOf(asked), `${what} ${by}`);
  if (typeof answer === 'string') throw NO_PLAN[answer];
  if ('refused' in answer) throw problem(answer.absurd ? 400 : 409, 'cannot-be-planned', answer.refused);
  return answer.plan;
}

/** The rulebook, or one of its structures, as it is. */
function askedRulebook({ rulebook, plan }: Pick<NewTournament, 'rulebook' | 'plan'>): Rulebook {
  if (findRulebook(rulebook) === undefined) throw missing('rulebook');
  const book = findRulebook(rulebook, plan?.structure?.id);
  if (book === undefined) throw missing('structure');
  return book;
}

/** What the host has set stays; another stack is told apart, because rebuys and add-on grow with it. */
function wishesOf({ plan, choices = {}, costs, kind, ...asked }: Asked): Wishes {
  const { structure, ...wishes } = plan;
  const { startingStack: stack, ...tournament } = choices.tournament ?? {};
  const { tournament: _, ...others } = choices;
  return {
    ...wishes,
    rulebook: changedRulebook(askedRulebook({ ...asked, plan }), { ...others, tournament }),
    fixed: Object.keys(tournament),
    dealt: kind === 'dealt',
    ...(structure && { printed: structure.set === undefined ? {} : { set: structure.set } }),
    ...(stack !== undefined && { stack }),
    ...(costs && { costs }),
  };
}

async function rulebookFor(
  context: Context,
  request: FastifyRequest,
  body: NewTournament,
): Promise<Rulebook> {
  const { plan, choices = {} } = body;
  if (plan === undefined) return changedRulebook(askedRulebook(body), choices);
  const { rulebook } = await planned(context, request, 'create', { ...body, plan });
  // What the host has set stands.
  return changedRulebook(rulebook, choices);
}

export function tournaments(app: App, context: Context): void {
  createAndList(app, context);
  oneTournament(app, context);
}

function createAndList(app: App, context: Context): void {
  const { people, rooms, store } = context;

  serveRoute(app, 'POST /api/tournaments', async (request, reply) => {
    mayCreate(context, request);
    const { name, kind, bots, fill, adults, approval, pace, host, plays } = request.body;
    if ((bots > 0 || fill !== undefined) && kind !== 'dealt')
      throw problem(400, 'bots-need-dealing', 'Bots play where the server deals.');
    if (plays && host === undefined) throw problem(409, 'name-needed', 'Enter your name.');
    const rulebook = await rulebookFor(context, request, request.body);
    const { costs = [] } = request.body;
    if (costs.length > 0 && rulebook.tournament.costs.use === 'never')
      throw problem(
        409,
        'costs-not-allowed',
        'All money paid in goes to the players: no costs come out of it.',
      );
    const id = newId();
    const created = await rooms.create(id, name, rulebook, {
      kind,
      bots,
      ...(fill !== undefined && { fill }),
      ...(adults !== undefined && { adults }),
      ...(pace && { pace }),
    });
    if (!created.ok) throw refused(created.refusal);
    if (costs.length > 0) {
      const taken = await created.value.do(SYSTEM, newToken(), { type: 'set-costs', costs });
      if (taken.type === 'refused') throw refused(refusalIn(taken));
    }
    const founded = await people.createTournament(deviceOf(context, request), id, approval, labelOf(request));
    const joined = plays && host !== undefined ? await hostPlays(request, founded, host) : founded;
    await remember(store, id, request.body);
    return { ...welcome(reply, context, joined), joinCode: people.door(id)!.code };
  });

  /** The host has a seat like everybody else, on the device they run it from. */
  const hostPlays = async (request: FastifyRequest, founded: Joined, name: string): Promise<Joined> => {
    const { token, tournament } = founded;
    const device = token === null ? deviceOf(context, request) : people.deviceOf(token);
    const joined = await people.join(device, { code: people.door(tournament)!.code }, { name });
    if (joined.ok) return { ...joined.value, token };
    await people.deleteTournament(tournament);
    throw refused(joined.denial);
  };

  serveRoute(app, 'GET /api/tournaments', async (request) => {
    const device = deviceOf(context, request);
    const unreadable: UnreadableTournament[] = [];
    const mine = people.tournamentsOf(device).map(async (id) => {
      const room = await orUnreadable(() => rooms.room(id));
      if (room instanceof Unreadable) {
        request.log.error({ tournament: id, err: room.cause }, room.message);
        unreadable.push({ id, why: room.message });
        return [];
      }
      const { who } = people.member(device, id)!;
      if (room === null) return [];
      const { name, phase, kind, players } = room.tournament;
      const { role, player } = who;
      const { when } = await invitationTo(store, id);
      const atTable = kind === 'dealt' || (phase !== 'open' && isOnline(room.tournament, player));
      const [dealt, coming, sample] = [atTable, players.size, await isSample(store, id)];
      return [{ id, name, phase, role, player, dealt, when, coming, sample }];
    });
    const tournaments = (await Promise.all(mine)).flat();
    const mayCreate = ofThisSite(context, request);
    return { tournaments, mayCreate, unreadable, waiting: people.waitingOf(device) };
  });
}

function oneTournament(app: App, context: Context): void {
  const { people, store, now } = context;

  serveRoute(app, 'GET /api/tournaments/:id', async (request) => {
    const { id } = request.params;
    const { who, powers, room } = await member(context, request, id);
    const shown = who.role === 'director' || who.role === 'display' || powers.includes('door');
    const door = shown ? people.door(id) : null;
    return {
      id,
      role: who.role,
      player: who.player,
      powers,
      sample: await isSample(store, id),
      version: room.version,
      now: now(),
      view: viewTournament(room.tournament, audienceOf(who), now()),
      // The TV shows it to everybody in front of it.
      joinCode: door?.code ?? null,
      joinLink: door && invitationLink(context, request, door.linkCode ?? door.code),
      address: originFor(context, request),
    };
  });

  /** The rulebook as this tournament embeds it: rulings and rules on the screens go by it. */
  serveRoute(app, 'GET /api/tournaments/:id/rulebook', async (request) => ({
    rulebook: (await member(context, request, request.params.id)).room.tournament.rulebook,
  }));

  serveRoute(app, 'GET /api/tournaments/:id/club', async (request) => {
    await member(context, request, request.params.id);
    return (await recall(store, 'club')) ?? NO_CLUB;
  });

  serveRoute(app, 'GET /api/tournaments/:id/outlook', async (request) => {
    const { id } = request.params;
    const { room } = await director(context, request, id);
    limited(context, 'plans', request);
    const at = now();
    const wished = await wishedEndOf(store, id, room.tournament.startedAt);
    const inMinutes = wished === null ? null : (wished - at) / MINUTE_MS;
    const rest = restOf(room.tournament, at, inMinutes);
    if (rest === null) return { outlook: null };
    const answer = await context.foreseeing(rest, `outlook ${id}`);
    // Another screen has asked since, or the machine is busy: the desk asks again by itself.
    if (typeof answer === 'string') return { outlook: null };
    const proposals = answer.proposals.map(({ minutes, ...each }) => ({
      ...each,
      endsAt: at + minutes * MINUTE_MS,
    }));
    return { outlook: { endsAt: at + answer.minutes * MINUTE_MS, wishedEnd: wished, proposals } };
  });

  serveRoute(app, 'PUT /api/tournaments/:id/outlook', async (request) => {
    const { id } = request.params;
    await director(context, request, id);
    await write(store, [wishedEnd(id, { at: request.body.wishedEnd })]);
    return {};
  });

  serveRoute(app, 'POST /api/tournaments/:id/commands', async (request) => {
    const { who, powers, room } = await member(context, request, request.params.id);
    limited(context, 'commands', request);
    const given = request.body.key ?? request.headers['idempotency-key'];
    if (given === undefined)
      throw problem(400, 'key-needed', 'A key is needed, so that a command sent twice is done once.');
    const command = request.body.command;
    const denial = mayDo(who, powers, command, () => remotesFor(room, who));
    if (denial !== null) throw forbidden(denial);
    const answer = await room.do(who, given, command);
    if (answer.type === 'done') return { version: answer.version };
    throw refused(refusalIn(answer));
  });
}
