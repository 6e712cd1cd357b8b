import { z } from 'zod';
import { id } from '../commands.ts';
import { joinRequest, power, role } from '../frames.ts';
import { list } from '../schemas.ts';
import { inTournament, nothing, topic } from './route.ts';
import { joined } from './tournaments.ts';

const powers = z.array(power).max(power.options.length);
/** What a device or an invite is called among people: never enough to be it. */
const shortName = z.string().regex(/^[0-9a-f]{16}$/);
const onDevice = inTournament.extend({ device: shortName });

const member = { role, player: id.nullable(), powers: list(power) };
/** How guests get in: the code on the TV, the one in the invitation's link, and who is waiting. */
const door = z.strictObject({
  code: z.string(),
  linkCode: z.string().exactOptional(),
  approval: z.boolean(),
  waiting: list(
    z.strictObject({
      id,
      name: z.string(),
      /** The player they say they are, where that name is on the list already. */
      player: id.nullable(),
      at: z.number(),
    }),
  ),
});
const invited = z.strictObject({ id: shortName, code: z.string(), link: z.string() });

export const peopleRoutes = topic({
  'POST /api/join': {
    does: 'Joins with the code on the TV or an invite; the name is for players. A new device gets a cookie.',
    body: joinRequest,
    answer: joined,
  },
  'GET /api/tournaments/:id/people': {
    does: 'Everybody’s devices, who is waiting, and open invites. Director, or an assistant at the door.',
    params: inTournament,
    answer: z.strictObject({
      people: list(z.strictObject({ device: shortName, ...member })),
      door: door.nullable(),
      invites: list(z.strictObject({ id: shortName, ...member })),
      /** Those who came by themselves and have not bought in, the latest first. */
      newcomers: list(z.strictObject({ name: z.string(), at: z.number() })),
      now: z.number(),
    }),
  },
  'PUT /api/tournaments/:id/door': {
    does: 'Whether guests wait for the director’s okay, or a new code for the TV. Director only.',
    params: inTournament,
    body: z.strictObject({ approval: z.boolean().optional(), newCode: z.literal(true).optional() }),
    answer: door,
  },
  'POST /api/tournaments/:id/waiting/turn-away': {
    does: 'Turns away everybody who came since a moment and has not bought in. Director, or an assistant at the door.',
    params: inTournament,
    /** By the server's clock: everybody who came then or later. */
    body: z.strictObject({ since: z.number().min(0).max(8.64e15) }),
    answer: z.strictObject({ turnedAway: z.int() }),
  },
  'POST /api/tournaments/:id/waiting/:guest': {
    does: 'Lets a waiting guest in or turns them away.',
    params: inTournament.extend({ guest: id }),
    body: z.strictObject({ do: z.enum(['approve', 'decline']) }),
    answer: door,
  },
  'POST /api/tournaments/:id/invites': {
    does: 'Creates an invite. Director only.',
    params: inTournament,
    body: z.strictObject({
      role: role.exclude(['director']),
      player: id.optional(),
      powers: powers.optional(),
    }),
    answer: invited,
  },
  'DELETE /api/tournaments/:id/invites/:invite': {
    does: 'Cancels an invite. Director only.',
    params: inTournament.extend({ invite: shortName }),
    answer: nothing,
  },
  'POST /api/tournaments/:id/players/:player/move': {
    does: 'Moves a player’s seat to another phone; the old phone is out at once. Director only.',
    params: inTournament.extend({ player: id }),
    answer: invited,
  },
  'PUT /api/tournaments/:id/people/:device/powers': {
    does: 'What an assistant may do. Director only.',
    params: onDevice,
    body: z.strictObject({ powers }),
    answer: nothing,
  },
  'DELETE /api/tournaments/:id/people/:device': {
    does: 'Removes a device from the tournament. Director only.',
    params: onDevice,
    answer: nothing,
  },
});
