import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import { viewTournament } from '../../../engine/views/tournament-view.ts';
import type { UnreadableTournament } from '../../../protocol/after.ts';
import { changedChoices, chipSet } from '../../../protocol/choices.ts';
import { tournamentCommand } from '../../../protocol/commands.ts';
import { key, wallTime } from '../../../protocol/frames.ts';
import { words } from '../../../protocol/typed.ts';
import { audienceOf } from '../../../room/audience.ts';
import { mayDo } from '../../../room/permissions.ts';
import type { DealtPace } from '../../../room/ports.ts';
import { refusalIn } from '../../../room/refusals.ts';
import { orUnreadable, Unreadable } from '../../../room/unreadable.ts';
import { findRulebook } from '../../../rulebooks/index.ts';
import { nameOf, newId } from '../../people/codes.ts';
import { changedRulebook } from '../../site/changed-rulebook.ts';
import { isSample, remember } from '../../site/memory.ts';
import {
  type App,
  type Context,
  deviceOf,
  inTournament,
  limited,
  mayCreate,
  member,
  problems,
} from '../context.ts';
import { forbidden, missing, problem, refused } from '../problem.ts';
import { addressOf } from '../security.ts';
import { welcome } from './people.ts';

/** What the planner is asked for; a hundred players are worked out in a second or two. */
export const wishes = z.strictObject({
  players: z.int().min(2).max(100),
  minutes: z.number().min(20).max(1440),
  buyIn: z.int().min(0).max(1_000_000_000).optional(),
  chips: chipSet.optional(),
  levelMinutes: z.number().min(1).max(240).optional(),
});

const upTo = (ms: number) => z.number().min(0).max(ms);
export const dealtPace = z.strictObject({
  action: upTo(600_000).min(1_000),
  bank: upTo(3_600_000),
  street: upTo(10_000),
  between: upTo(60_000),
  think: z.tuple([upTo(60_000), upTo(60_000)]),
  reveal: upTo(5_000),
  rebuy: upTo(600_000),
});

export const newTournament = z.strictObject({
  name: words,
  rulebook: z.string().max(40),
  /** Levels, chips and stacks worked out for so many players in so much time. */
  plan: wishes.optional(),
  choices: changedChoices.optional(),
  kind: z.enum(['live', 'dealt']).default('live'),
  bots: z.int().min(0).max(100).default(0),
  /** How fast the server deals, in milliseconds. */
  pace: dealtPace.partial().optional(),
  /** Whether guests with the code wait for the director. */
  approval: z.boolean().default(false),
  /** For the invitation. */
  when: wallTime.optional(),
  place: words.optional(),
});

const NO_PLAN = {
  busy: problem(503, 'planner-busy', 'Too many plans are being worked out: try again soon.'),
  replaced: problem(409, 'plan-replaced', 'This device has asked for another plan since.'),
  late: problem(
    409,
    'plan-takes-too-long',
    'That takes too long to work out: plan for fewer players, less time or fewer rebuys.',
  ),
};

/** Planned for one device: creating a tournament is not replaced by what is typed after it. */
export async function planned(
  context: Context,
  request: FastifyRequest,
  what: 'look' | 'create',
  rulebook: Rulebook,
  asked: z.infer<typeof wishes>,
) {
  const { players, minutes, buyIn, chips, levelMinutes } = asked;
  const device = deviceOf(context, request);
  const by = device === null ? addressOf(request.socket) : nameOf(device);
  const answer = await context.planning(
    {
      rulebook,
      players,
      minutes,
      ...(buyIn !== undefined && { buyIn }),
      ...(chips !== undefined && { chips }),
      ...(levelMinutes !== undefined && { levelMinutes }),
    },
    `${what} ${by}`,
  );
  if (typeof answer === 'string') throw NO_PLAN[answer];
  if ('refused' in answer) throw problem(answer.absurd ? 400 : 409, 'cannot-be-planned', answer.refused);
  return answer.plan;
}

async function rulebookFor(
  context: Context,
  request: FastifyRequest,
  body: z.infer<typeof newTournament>,
): Promise<Rulebook> {
  const book = findRulebook(body.rulebook);
  if (book === undefined) throw missing('rulebook');
  const changed = changedRulebook(book, body.choices ?? {});
  if (body.plan === undefined) return changed;
  const { rulebook } = await planned(context, request, 'create', changed, body.plan);
  // What the host has set himself stands.
  return changedRulebook({ ...changed, ...rulebook }, body.choices ?? {});
}

export function tournaments(app: App, context: Context): void {
  const { people, rooms, store, now } = context;

  app.post(
    '/api/tournaments',
    { schema: { body: newTournament, response: problems } },
    async (request, reply) => {
      mayCreate(context, request);
      const { name, kind, bots, approval, pace } = request.body;
      if (bots > 0 && kind !== 'dealt')
        throw problem(400, 'bots-need-dealing', 'Bots play where the server deals.');
      const rulebook = await rulebookFor(context, request, request.body);
      const id = newId();
      const created = await rooms.create(id, name, rulebook, {
        kind,
        bots,
        ...(pace && { pace: pace as Partial<DealtPace> }),
      });
      if (!created.ok) throw refused(created.refusal);
      const joined = await people.createTournament(deviceOf(context, request), id, approval);
      if (kind === 'live') await remember(store, id, request.body);
      reply.code(201);
      return { ...welcome(reply, context, joined), joinCode: people.door(id)!.code };
    },
  );

  app.get('/api/tournaments', { schema: { response: problems } }, async (request) => {
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
      const { name, phase, tables } = room.tournament;
      const { role, player } = who;
      const plays = player !== null && [...tables.values()].some(({ kind }) => kind === 'dealt');
      return [{ id, name, phase, role, player, plays, sample: await isSample(store, id) }];
    });
    const tournaments = (await Promise.all(mine)).flat();
    return { tournaments, unreadable, waiting: people.waitingOf(device) };
  });

  app.get(
    '/api/tournaments/:id',
    { schema: { params: inTournament, response: problems } },
    async (request) => {
      const { id } = request.params;
      const { who, powers, room } = await member(context, request, id);
      const shown = who.role === 'director' || who.role === 'display' || powers.includes('door');
      return {
        id,
        role: who.role,
        player: who.player,
        powers,
        sample: await isSample(store, id),
        version: room.version,
        now: now(),
        view: viewTournament(room.tournament, audienceOf(who), now()),
        // The TV shows it to who stands in front of it.
        joinCode: shown ? (people.door(id)?.code ?? null) : null,
      };
    },
  );

  /** The house as it was laid down for this tournament: what rulings and rules on the screens go by. */
  app.get(
    '/api/tournaments/:id/rulebook',
    { schema: { params: inTournament, response: problems } },
    async (request) => ({
      rulebook: (await member(context, request, request.params.id)).room.tournament.rulebook,
    }),
  );

  app.post(
    '/api/tournaments/:id/commands',
    {
      schema: {
        params: inTournament,
        headers: z.object({ 'idempotency-key': key.optional() }),
        body: z.strictObject({ key: key.optional(), command: tournamentCommand }),
        response: problems,
      },
    },
    async (request) => {
      const { who, powers, room } = await member(context, request, request.params.id);
      limited(context, 'commands', request);
      const given = request.body.key ?? request.headers['idempotency-key'];
      if (given === undefined)
        throw problem(400, 'key-needed', 'A key is needed, so that a command sent twice is done once.');
      const command = request.body.command;
      const denial = mayDo(who, powers, command);
      if (denial !== null) throw forbidden(denial);
      const answer = await room.do(who, given, command);
      if (answer.type === 'done') return { version: answer.version };
      throw refused(refusalIn(answer));
    },
  );
}
