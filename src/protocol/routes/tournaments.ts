import { z } from 'zod';
import type { Rulebook } from '../../engine/choices/rulebook.ts';
import type { TournamentView } from '../../engine/views/tournament-view.ts';
import type { RulebookFile } from '../../rulebooks/rulebook.ts';
import { unreadableTournament } from '../after.ts';
import { changedChoices } from '../choices.ts';
import { club } from '../club.ts';
import { id, tournamentCommand } from '../commands.ts';
import { key, power, role, wallTime } from '../frames.ts';
import { described, list } from '../schemas.ts';
import { personName, sentence, words } from '../typed.ts';
import { dealtPace, newTournament, outlook, rulebookId } from './planning.ts';
import { inTournament, nothing, topic } from './route.ts';

export const phase = z.enum(['open', 'seated', 'running', 'over']);

/** What a device is told about itself; its token comes as a cookie if it is new. */
export const joined = z.strictObject({
  tournament: id,
  /** Null while the device waits for the director. */
  role: role.nullable(),
  player: id.nullable(),
  powers: list(power),
  waiting: z.boolean(),
});
const created = joined.extend({ joinCode: z.string() });

export const rulebook = described<Rulebook>(
  'Rulebook',
  'Every choice of a rulebook with the rule it rests on, as in src/engine/choices/rulebook.ts',
);
export const rulebookWords = described<RulebookFile['words']>(
  'RulebookWords',
  'What a rulebook is called and what it is about, by language, as in src/rulebooks/rulebook.ts',
);
const view = described<TournamentView>(
  'TournamentView',
  'The tournament as you may see it, as in src/engine/views/tournament-view.ts',
);

export const tournamentRoutes = topic({
  'POST /api/tournaments': {
    does: 'Creates a tournament; your device becomes its director. From another machine this takes the site code (header x-site-code).',
    body: newTournament,
    answer: created,
    status: 201,
  },
  'GET /api/tournaments': {
    does: 'Lists the tournaments your device is in.',
    answer: z.strictObject({
      tournaments: list(
        z.strictObject({
          id,
          name: z.string(),
          phase,
          role,
          player: id.nullable(),
          /** Whether Riffle deals the cards there. */
          dealt: z.boolean(),
          when: wallTime.nullable(),
          /** How many are on its list. */
          coming: z.int(),
          sample: z.boolean(),
        }),
      ),
      /** Whether this device may create a tournament without the code in the host's terminal. */
      mayCreate: z.boolean(),
      unreadable: list(unreadableTournament),
      waiting: list(z.strictObject({ tournament: id, name: z.string() })),
    }),
  },
  'GET /api/tournaments/:id': {
    does: 'The tournament as you may see it right now.',
    params: inTournament,
    answer: z.strictObject({
      id,
      role,
      player: id.nullable(),
      powers: list(power),
      sample: z.boolean(),
      version: z.int(),
      now: z.number(),
      view,
      /** For screens that may show them: the code, the link behind a QR code, and where phones find this server. */
      joinCode: z.string().nullable(),
      joinLink: z.string().nullable(),
      address: z.string(),
    }),
  },
  'POST /api/tournaments/:id/commands': {
    does: 'Carries out a command. A command sent twice with the same key is done once. Needs the right to do it. What the rules forbid is a 409 with a code, a sentence and the rule.',
    params: inTournament,
    headers: z.object({ 'idempotency-key': key.optional() }),
    body: z.strictObject({ key: key.optional(), command: tournamentCommand }),
    answer: z.strictObject({ version: z.int() }),
  },
  'GET /api/tournaments/:id/rulebook': {
    does: 'The rules this tournament is played by.',
    params: inTournament,
    answer: z.strictObject({ rulebook }),
  },
  'GET /api/tournaments/:id/club': {
    does: 'What the club that plays here shows of itself on its TVs.',
    params: inTournament,
    answer: club,
  },
  'GET /api/tournaments/:id/outlook': {
    does: 'When the tournament will probably be over, when it should be, and what would bring a late one back: changes of the levels to come. Simulated, so ask every few minutes. Director only.',
    params: inTournament,
    answer: z.strictObject({ outlook: outlook.nullable() }),
  },
  'PUT /api/tournaments/:id/outlook': {
    does: 'Sets when the tournament should be over. Director only.',
    params: inTournament,
    body: z.strictObject({ wishedEnd: z.int().min(0).max(8_640_000_000_000_000) }),
    answer: nothing,
  },
  'POST /api/play': {
    does: 'Creates, fills and starts a tournament against bots.',
    body: z.strictObject({
      rulebook: rulebookId.default('homepokertourney'),
      /** How many play: at one table, or at three full ones. */
      players: z.literal([2, 3, 4, 5, 6, 7, 8, 9, 27]).default(9),
      /** How good the bots are. */
      bots: z.enum(['easy', 'home', 'hard']).default('home'),
      /** How long each level lasts. */
      levelMinutes: z.int().min(1).max(30).default(5),
      name: personName.default('Guest'),
      pace: dealtPace.optional(),
      choices: changedChoices.optional(),
    }),
    answer: joined,
    status: 201,
  },
  'POST /api/tournaments/:id/start': {
    does: 'Starts a tournament that Riffle deals: these players buy in, bots take empty seats, seats are drawn and the clock starts. What is done already is skipped; once there are tables, the players are seated late. Director only.',
    params: inTournament,
    body: z.strictObject({
      players: list(id).check(z.maxLength(200)),
      adults: z.boolean().exactOptional(),
      anyway: z.strictObject({ reason: sentence }).exactOptional(),
    }),
    answer: z.strictObject({ version: z.int() }),
  },
  'POST /api/sample': {
    does: 'Creates a sample tournament to look around in.',
    body: z.strictObject({ name: words }),
    answer: created,
    status: 201,
  },
  'DELETE /api/tournaments/:id': {
    does: 'Deletes a tournament for good. Director only.',
    params: inTournament,
    answer: nothing,
  },
});
