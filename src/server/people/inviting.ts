import { KINDS } from '../../room/documents.ts';
import type { DocumentWrite } from '../../store/event-store.ts';
import { hashOf, nameOf, newInviteCode, typedHash } from './codes.ts';
import type { PeopleCommands } from './commands.ts';
import { denied, granted, type Outcome } from './outcome.ts';
import type { PeopleParts } from './people-parts.ts';
import type { Invite, NewInvite, Register } from './register.ts';

/** How long a code that somebody types is good: time to walk over to the TV, and no more. */
export const CODE_MS = 15 * 60_000;
/** How many such codes a site has at a time; the oldest gives way. What can be guessed stays this little. */
export const MOST_CODES = 20;

/** What makes whoever has it a member; it is said once and stored as a hash. */
export async function invite(
  { register, now }: Pick<PeopleParts, 'register' | 'now'>,
  { type: _, ...data }: PeopleCommands['invite'],
): Promise<NewInvite> {
  return data.once ? newInvite(register, data, now()) : newInvite(register, data, null);
}

/** With a time it is also a code to type, and ends; without one it is a link for many. */
async function newInvite(
  register: Register,
  data: Omit<Invite, 'until' | 'typed'>,
  now: number | null,
  more: readonly DocumentWrite[] = [],
): Promise<NewInvite> {
  const [code, typed] = [newInviteCode(), now === null ? null : register.freeCode()];
  const id = hashOf(code);
  const until = now === null ? null : now + CODE_MS;
  const ends = until === null || typed === null ? {} : { until, typed: typedHash(typed) };
  const gone = now === null ? [] : outdated(register, data, now);
  await register.write(
    ...gone,
    { do: 'put', kind: KINDS.invite, id, data: { ...data, ...ends } satisfies Invite },
    ...more,
  );
  return { id: nameOf(id), code, typed, until };
}

/** Codes that have ended, an earlier one to the same seat, and the oldest where there are too many. */
function outdated(
  register: Register,
  { tournament, player }: Pick<Invite, 'tournament' | 'player'>,
  now: number,
): DocumentWrite[] {
  const codes = [...register.invites].filter(([, { once }]) => once);
  const good = codes
    .filter(([, { until = 0 }]) => until > now)
    // Otherwise a player could crowd out everybody else's.
    .filter(([, each]) => player === null || each.player !== player || each.tournament !== tournament)
    .sort(([, a], [, b]) => a.until! - b.until!);
  const stays = new Set(good.slice(-(MOST_CODES - 1)).map(([id]) => id));
  return codes.filter(([id]) => !stays.has(id)).map(([id]) => deleteInvite(id));
}

const deleteInvite = (id: string): DocumentWrite => ({ do: 'delete', kind: KINDS.invite, id });

export async function revokeInvite(
  { register }: Pick<PeopleParts, 'register'>,
  { tournament, invite: id }: PeopleCommands['revoke-invite'],
): Promise<Outcome<null>> {
  const found = [...register.invites].find(
    ([hash, each]) => each.tournament === tournament && nameOf(hash) === id,
  );
  if (found === undefined) return denied('no-such-invite', 'There is no such invite.');
  await register.write(deleteInvite(found[0]));
  return granted(null);
}

/** For a host whose devices have lost their key: one more director, and nobody is signed out. */
export async function addDirector(
  { register, rooms, now }: PeopleParts,
  { tournament }: PeopleCommands['add-director'],
): Promise<NewInvite | null> {
  if ((await rooms.room(tournament)) === null) return null;
  // A tournament imported from another site has no door yet.
  const door = register.doors.has(tournament) ? [] : [register.putDoor(tournament, register.newDoor(false))];
  const data: Invite = { tournament, once: true, role: 'director', player: null, powers: [] };
  return newInvite(register, data, now(), door);
}
