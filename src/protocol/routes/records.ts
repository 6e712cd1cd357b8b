import { z } from 'zod';
import { FORMAT_IDS } from '../../history/format-ids.ts';
import type { Ohh } from '../../history/ohh.ts';
import type { tellWords } from '../../history/tell-languages.ts';
import { afterTournament, season, seasonChoices, tournamentStatistics } from '../after.ts';
import { rule } from '../commands.ts';
import { handsPlayed, handToReplay } from '../hands.ts';
import { described, list } from '../schemas.ts';
import { inTournament, nothing, topic } from './route.ts';

const text = z.string();
const atTable = inTournament.extend({ table: z.string().regex(/^[0-9]{1,4}$/) });
/** Whose words the log has. */
const language = z.enum(['en', 'de'] satisfies (keyof typeof tellWords)[]).default('en');
const ohh = described<Ohh>('Ohh', 'An Open Hand History, as in src/history/ohh.ts');

export const recordRoutes = topic({
  'GET /api/tournaments/:id/results': {
    does: 'Places, knockouts, chip graph and story; the ledger for the director.',
    params: inTournament,
    answer: afterTournament,
  },
  'GET /api/tournaments/:id/results.csv': {
    does: 'The results as a table.',
    params: inTournament,
    answer: text,
    type: 'text/csv',
  },
  'GET /api/tournaments/:id/ledger.csv': {
    does: 'Who owes what. Director only.',
    params: inTournament,
    answer: text,
    type: 'text/csv',
  },
  'GET /api/tournaments/:id/log': {
    does: 'A page of the log, newest first. Director only.',
    params: inTournament,
    query: z.object({
      before: z.coerce.number<string | number>().int().min(0).optional(),
      hands: z.stringbool().default(false),
      language,
    }),
    answer: z.strictObject({
      entries: list(
        z.strictObject({ at: z.number(), what: z.string(), says: z.string(), rule: rule.nullable() }),
      ),
      /** Where the next page begins; null where there is none. */
      before: z.int().nullable(),
    }),
  },
  'GET /api/tournaments/:id/log.txt': {
    does: 'The whole log. Director only.',
    params: inTournament,
    query: z.object({ language }),
    answer: text,
    type: 'text/plain',
  },
  'GET /api/tournaments/:id/hands': {
    does: 'The hands that are over, without hole cards.',
    params: inTournament,
    answer: handsPlayed,
  },
  'GET /api/tournaments/:id/hands/:table/:number.json': {
    does: 'One hand as you saw it, to replay.',
    params: atTable.extend({ number: z.string().regex(/^[1-9][0-9]{0,8}$/, 'the number of a hand') }),
    answer: handToReplay,
  },
  'GET /api/tournaments/:id/hands/:table/:file': {
    does: 'One hand as you saw it, for other programs: NUMBER.txt (PokerStars), NUMBER.phh or NUMBER.ohh (JSON).',
    params: atTable.extend({
      file: z.string().regex(/^[1-9][0-9]{0,8}\.(?:txt|phh|ohh)$/, 'a number and .txt, .phh, .ohh or .json'),
    }),
    answer: z.union([text, z.strictObject({ ohh })]),
  },
  'GET /api/tournaments/:id/hands/:format': {
    does: 'Every hand that is over in one file: a player’s own as they saw them, for others those of every table.',
    params: inTournament.extend({ format: z.enum(FORMAT_IDS) }),
    answer: text,
    type: 'text/plain',
  },
  'GET /api/tournaments/:id/statistics': {
    does: 'Your own statistics of the hands Riffle dealt, once the tournament is over, and those other players share.',
    params: inTournament,
    answer: tournamentStatistics,
  },
  'PUT /api/tournaments/:id/statistics': {
    does: 'Share your own statistics with everybody in the tournament, or with nobody.',
    params: inTournament,
    body: z.strictObject({ share: z.boolean() }),
    answer: nothing,
  },
  'GET /api/season': { does: 'The standings over several tournaments.', answer: season },
  'PUT /api/season': {
    does: 'Which tournaments count, and how. Directors of this site.',
    body: seasonChoices,
    answer: seasonChoices,
  },
  'POST /api/season/link': {
    does: 'A link to the season for guests. Directors of this site.',
    answer: z.strictObject({ link: z.string() }),
  },
});
