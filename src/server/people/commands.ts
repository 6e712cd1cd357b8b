import { z } from 'zod';
import { POWERS, role } from '../../protocol/frames.ts';
import type { Person } from './forgetting.ts';
import type { Outcome } from './outcome.ts';
import type { Joined, NewInvite } from './register.ts';
import type { NewScreen } from './screens.ts';

const device = z.string();
const tournament = z.string();
const player = z.string();
/** What a device is called. */
const label = z.string();
const from = z.string().nullable();
const powers = z.array(z.enum(POWERS)).readonly();

/** Everything that changes who is who. Servers of one site send these to each other. */
export const peopleCommand = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('create-tournament'),
    device: device.nullable(),
    tournament,
    approval: z.boolean(),
    label,
  }),
  z.strictObject({ type: z.literal('set-approval'), tournament, approval: z.boolean() }),
  z.strictObject({ type: z.literal('renew-join-code'), tournament }),
  z.strictObject({
    type: z.literal('join'),
    device: device.nullable(),
    by: z.union([z.strictObject({ code: z.string() }), z.strictObject({ tournament })]),
    name: z.string().optional(),
    watch: z.boolean(),
    online: z.boolean().optional(),
    label,
    from,
  }),
  z.strictObject({ type: z.literal('approve'), tournament, waiting: z.string(), move: z.boolean() }),
  z.strictObject({ type: z.literal('approve-all'), tournament }),
  z.strictObject({ type: z.literal('decline'), tournament, waiting: z.string() }),
  z.strictObject({ type: z.literal('turn-away'), tournament, since: z.number() }),
  z.strictObject({ type: z.literal('excuse'), device, tournament }),
  z.strictObject({
    type: z.literal('invite'),
    tournament,
    role,
    player: player.nullable(),
    powers,
    remote: z.string().exactOptional(),
    /** Used up by the first device, and only good for a while; otherwise a link for many. */
    once: z.boolean(),
    /** The public name of the device that makes it; none where the host or the server does. */
    by: z.string().exactOptional(),
  }),
  z.strictObject({ type: z.literal('revoke-invite'), tournament, invite: z.string() }),
  z.strictObject({ type: z.literal('add-director'), tournament }),
  z.strictObject({ type: z.literal('show-screen'), device: device.nullable(), label, from }),
  z.strictObject({ type: z.literal('claim-screen'), tournament, code: z.string() }),
  z.strictObject({
    type: z.literal('change-device'),
    tournament,
    member: z.string(),
    label: label.exactOptional(),
    powers: powers.exactOptional(),
    player: player.exactOptional(),
  }),
  z.strictObject({ type: z.literal('revoke'), tournament, member: z.string() }),
  z.strictObject({ type: z.literal('forget-person'), name: z.string(), all: z.boolean() }),
  z.strictObject({ type: z.literal('delete-tournament'), tournament }),
]);
export type PeopleCommand = z.infer<typeof peopleCommand>;

export type PeopleCommandType = PeopleCommand['type'];
/** The commands by their type. */
export type PeopleCommands = { readonly [C in PeopleCommand as C['type']]: C };

export type PeopleCommandOf<T extends PeopleCommandType> = PeopleCommands[T] & { readonly type: T };

/** What comes back from each of them. */
export type PeopleAnswers = {
  readonly 'create-tournament': Joined;
  readonly 'set-approval': null;
  readonly 'renew-join-code': string | null;
  readonly join: Outcome<Joined>;
  readonly approve: Outcome<null>;
  readonly 'approve-all': Outcome<null>;
  readonly decline: Outcome<null>;
  readonly 'turn-away': Outcome<{ readonly turnedAway: number }>;
  readonly excuse: Outcome<string | null>;
  readonly invite: NewInvite;
  readonly 'revoke-invite': Outcome<null>;
  readonly 'add-director': NewInvite | null;
  readonly 'show-screen': Outcome<NewScreen>;
  readonly 'claim-screen': Outcome<null>;
  readonly 'change-device': Outcome<null>;
  readonly revoke: Outcome<null>;
  readonly 'forget-person': Outcome<Person>;
  readonly 'delete-tournament': Outcome<null>;
};
