import { z } from 'zod';
import { id } from '../commands.ts';
import { code, joinRequest, power, role, table, waitingGuest } from '../frames.ts';
import { list } from '../schemas.ts';
import { words } from '../typed.ts';
import { whoAndWhen } from './invitations.ts';
import { inTournament, nothing, topic } from './route.ts';
import { joined, phase } from './tournaments.ts';

const powers = z.array(power).max(power.options.length);
/** What a device or an invite is called among people: never enough to be it. */
const shortName = z.string().regex(/^[0-9a-f]{16}$/);
const onDevice = inTournament.extend({ device: shortName });

const member = {
  role,
  player: id.nullable(),
  powers: list(power),
  /** The table whose hands this device taps in, whoever holds it. */
  remote: table.nullable(),
};
/** A device as the director's list shows it. */
const device = z.strictObject({
  device: shortName,
  ...member,
  label: z.string(),
  /** Whether it is the device that asks. */
  me: z.boolean(),
  /** Whether it is connected, and when it last was; null if not since the server started. */
  online: z.boolean(),
  seenAt: z.number().nullable(),
});
/** What an invite makes of the device that uses it. */
const grant = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('director') }),
  z.strictObject({ to: z.literal('display') }),
  z.strictObject({ to: z.literal('spectator') }),
  z.strictObject({ to: z.literal('assistant'), powers }),
  /** A phone that taps in the hands of a table. */
  z.strictObject({ to: z.literal('remote'), table }),
  /** A player's seat, which leaves the phone that has it when the other one takes it. */
  z.strictObject({ to: z.literal('seat'), player: id }),
]);
/** How guests get in: the code on the TV, the one in the invitation's link, and who is waiting. */
const door = z.strictObject({
  code: z.string(),
  linkCode: z.string().exactOptional(),
  approval: z.boolean(),
  waiting: list(waitingGuest),
});
/** Six characters to type, the same as a link to scan; both work once, until then. */
const invited = z.strictObject({
  id: shortName,
  code: z.string(),
  link: z.string(),
  until: z.number(),
  /** The server's clock, for devices that have another time. */
  now: z.number(),
});

/** What anybody with a code or an address may know before they are in: no guest's name, no money. */
const front = {
  tournament: id,
  name: z.string(),
  ...whoAndWhen,
  phase,
  /** Whether Riffle deals the cards, so that it is played on phones and laptops. */
  dealt: z.boolean(),
  /** Whether people deal at some tables and Riffle at the others, so that guests say where they play. */
  both: z.boolean(),
};

export const peopleRoutes = topic({
  'POST /api/code': {
    does: 'What a code or a link lets you do, before you use it.',
    body: z.strictObject({ code }),
    answer: z.strictObject({
      ...front,
      role,
      powers: list(power),
      remote: table.nullable(),
      /** Whose seat it is, for the player's own second phone. */
      player: z.string().nullable(),
    }),
  },
  'POST /api/join': {
    does: 'Joins with a code, or asks to be let in at a tournament’s address; the name is for players. A new device gets a cookie.',
    body: joinRequest,
    answer: joined,
  },
  'GET /api/tournaments/:id/front': {
    does: 'What a tournament is, for anyone who has its address, and whether you are in or wait to be let in.',
    params: inTournament,
    answer: z.strictObject({
      ...front,
      /** Bots take the seats that are empty when play starts, up to so many players; 0 if none do. */
      fill: z.int(),
      /** The group's voice or video call, for everybody who is in. */
      call: z.string().nullable(),
      role: role.nullable(),
      player: id.nullable(),
      waiting: z.boolean(),
    }),
  },
  'POST /api/tv': {
    does: 'A code for a screen to show until a director types it; the screen gets a cookie.',
    answer: invited.omit({ id: true }),
  },
  'GET /api/tv': {
    does: 'The tournament this screen shows; null while nobody has typed its code.',
    answer: z.strictObject({ tournament: id.nullable() }),
  },
  'POST /api/tournaments/:id/tv': {
    does: 'Makes the screen that shows this code a TV of the tournament. Director only.',
    params: inTournament,
    body: z.strictObject({ code }),
    answer: nothing,
  },
  'GET /api/tournaments/:id/people': {
    does: 'Everybody’s devices, who is waiting, and open invites. Director, or an assistant at the door.',
    params: inTournament,
    answer: z.strictObject({
      people: list(device),
      door: door.nullable(),
      invites: list(z.strictObject({ id: shortName, ...member, until: z.number() })),
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
  'POST /api/tournaments/:id/waiting/let-in': {
    does: 'Lets everybody in who is waiting. Director, or an assistant at the door.',
    params: inTournament,
    answer: door,
  },
  'POST /api/tournaments/:id/waiting/:guest': {
    does: 'Lets a waiting guest in, also where that moves a seat from another phone, or turns them away.',
    params: inTournament.extend({ guest: id }),
    body: z.strictObject({ do: z.enum(['approve', 'move', 'decline']) }),
    answer: door,
  },
  'POST /api/tournaments/:id/invites': {
    does: 'Lets one more device in: a code to type and the same as a link, good once. Director only, but players may take their own seat to another phone.',
    params: inTournament,
    body: grant,
    answer: invited,
  },
  'DELETE /api/tournaments/:id/invites/:invite': {
    does: 'Cancels an invite. Director only.',
    params: inTournament.extend({ invite: shortName }),
    answer: nothing,
  },
  'PUT /api/tournaments/:id/people/:device': {
    does: 'What a device is called, what a helper or a player may do besides, and whose seat it has. Director only.',
    params: onDevice,
    body: z.strictObject({
      label: words.exactOptional(),
      powers: powers.exactOptional(),
      /** A seat that no other device has. */
      player: id.exactOptional(),
    }),
    answer: nothing,
  },
  'DELETE /api/tournaments/:id/people/:device': {
    does: 'Removes a device from the tournament; the last director stays. Director only.',
    params: onDevice,
    answer: nothing,
  },
});
