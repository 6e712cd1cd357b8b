import { z } from 'zod';
import { pastTournament, unreadableTournament } from '../after.ts';
import { club } from '../club.ts';
import { id } from '../commands.ts';
import { list } from '../schemas.ts';
import { personName, typed, words } from '../typed.ts';
import { memory } from './planning.ts';
import { topic } from './route.ts';

const LARGE = 512 * 1024;
const named = z.strictObject({ name: words });

/** Somebody the site knows: where their name stands, where several have it, and what it would become. */
const person = z.strictObject({
  name: z.string(),
  guest: z.string(),
  tournaments: list(z.strictObject({ id, name: z.string() })),
  twice: list(z.string()),
});
export const findPerson = { body: named, answer: person };
export const forgetPerson = {
  /** `all`: of several people by that name all are meant. */
  body: named.extend({ all: z.boolean().default(false) }),
  answer: person,
};

const roster = list(
  z.strictObject({ name: personName, note: typed(200, { blank: true }).exactOptional() }),
).check(z.maxLength(500));
const chipCase = z.strictObject({ 'chip-case': memory['chip-case'] });
const presets = z.strictObject({ presets: memory.presets });
const lastPlan = z.strictObject({ 'last-plan': memory['last-plan'] });
const itself = <T extends z.ZodType>(schema: T) => ({ body: schema, answer: schema, bodyLimit: LARGE });

export const siteRoutes = topic({
  'POST /api/site/person': {
    does: 'Where a person’s name is stored here. Directors of this site, like everything below.',
    ...findPerson,
  },
  'POST /api/site/forget': {
    does: 'Replaces a person’s name by “Guest” and a number everywhere.',
    ...forgetPerson,
  },
  'GET /api/site/roster': {
    does: 'Who has played here, the most frequent first.',
    answer: z.strictObject({ roster, unreadable: list(unreadableTournament) }),
  },
  'PUT /api/site/roster': { does: 'Changes that list.', ...itself(z.strictObject({ roster })) },
  'GET /api/site/results': {
    does: 'Finished tournaments with their results.',
    answer: z.strictObject({ tournaments: list(pastTournament), unreadable: list(unreadableTournament) }),
  },
  'GET /api/site/chip-case': { does: 'The chips in the case.', answer: chipCase },
  'PUT /api/site/chip-case': { does: 'Changes them.', ...itself(chipCase) },
  'GET /api/site/presets': { does: 'Saved tournaments.', answer: presets },
  'PUT /api/site/presets': { does: 'Changes them.', ...itself(presets) },
  'GET /api/site/club': { does: 'What the club shows of itself on its TVs.', answer: club },
  'PUT /api/site/club': { does: 'Changes it.', ...itself(club) },
  'GET /api/site/last-plan': { does: 'The last tournament as it was planned.', answer: lastPlan },
  'PUT /api/site/last-plan': { does: 'Changes it.', ...itself(lastPlan) },
});
