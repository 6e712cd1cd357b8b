import { z } from 'zod';
import { currency } from '../after.ts';
import { id } from '../commands.ts';
import { code, wallTime } from '../frames.ts';
import { list } from '../schemas.ts';
import { personName, webLink, words } from '../typed.ts';
import { inTournament, nothing, topic } from './route.ts';
import { phase, rulebookWords } from './tournaments.ts';

/** Who invites, and when it begins by the clock on the wall there. */
export const whoAndWhen = { host: personName.nullable(), when: wallTime.nullable() };
const said = { ...whoAndWhen, place: words.nullable() };

export const invitationRoutes = topic({
  'POST /api/invitation': {
    does: 'What an invitation says, for anyone who has its code.',
    body: z.strictObject({ code }),
    answer: z.strictObject({
      tournament: id,
      name: z.string(),
      phase,
      /** Whether Riffle deals the cards, so that it is played on phones and laptops. */
      dealt: z.boolean(),
      /** Where there are both kinds of tables, `online` is what you have said; null before. */
      both: z.boolean(),
      online: z.boolean().nullable(),
      ...said,
      /** Without words if it was imported and is by a rulebook this site does not have. */
      rulebook: z.strictObject({ name: z.string(), words: rulebookWords.nullable() }),
      price: z.int(),
      currency,
      rebuys: z.boolean(),
      /** Whether it is played as the rulebook's summary says, and not for fun. */
      usualStakes: z.boolean(),
      minimumAge: z.int().nullable(),
      /** Until which level latecomers get in, and the minutes from the start to it while they are known. */
      late: z.strictObject({
        open: z.boolean(),
        untilLevel: z.int().nullable(),
        afterMinutes: z.number().nullable(),
      }),
      /** Names only for those who may know them. */
      coming: z.strictObject({ count: z.int(), names: list(z.string()).nullable() }),
      cannot: z.int(),
      /** Your own name on the list. */
      me: z.string().nullable(),
      waiting: z.boolean(),
    }),
  },
  'POST /api/invitation/cannot': {
    does: 'Says that you can’t come.',
    body: z.strictObject({ code, name: personName.optional() }),
    answer: nothing,
  },
  'GET /api/tournaments/:id/invitation': {
    does: 'The invitation with its link and who can’t come. Director, or an assistant at the door.',
    params: inTournament,
    answer: z.strictObject({
      ...said,
      /** The group's voice or video call. */
      call: webLink.nullable(),
      cannot: list(z.string()),
      name: z.string(),
      joinCode: z.string(),
      link: z.string(),
      /** Whether the link works from outside the home: it has a public name. */
      isPublic: z.boolean(),
      /** Whether Riffle deals the cards, so that it is played on phones and laptops. */
      dealt: z.boolean(),
      both: z.boolean(),
      price: z.int(),
      currency,
      /** How long it was planned for; null where it was not. */
      minutes: z.number().nullable(),
    }),
  },
  'PUT /api/tournaments/:id/invitation': {
    does: 'Changes host, date and place, and where the group talks. Director only.',
    params: inTournament,
    body: z.strictObject({ ...said, call: webLink.nullable().exactOptional() }),
    answer: z.strictObject({ ...said, call: webLink.nullable().exactOptional() }),
  },
});
