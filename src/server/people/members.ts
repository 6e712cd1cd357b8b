import type { PlayerId } from '../../engine/tournament/state/state.ts';
import type { Power } from '../../protocol/frames.ts';
import { nameOf } from './codes.ts';
import type { PeopleCommands } from './commands.ts';
import { denied, granted, type Outcome } from './outcome.ts';
import type { PeopleParts } from './people-parts.ts';
import type { Joined, Membership, Register } from './register.ts';

type Parts = Pick<PeopleParts, 'register'>;

/** Whoever creates a tournament directs it. */
export function createTournament(
  { register }: Parts,
  { device, tournament, approval, label }: PeopleCommands['create-tournament'],
): Promise<Joined> {
  const door = register.putDoor(tournament, register.newDoor(approval));
  return register.admit(device, tournament, { role: 'director', player: null, powers: [], label }, [door]);
}

export async function setApproval(
  { register }: Parts,
  { tournament, approval }: PeopleCommands['set-approval'],
): Promise<null> {
  const door = register.doors.get(tournament);
  if (door !== undefined) await register.write(register.putDoor(tournament, { ...door, approval }));
  return null;
}

/** A new code for the TV and a new link for the invitation, when the old ones have gone too far. */
export async function renewJoinCode(
  { register }: Parts,
  { tournament }: PeopleCommands['renew-join-code'],
): Promise<string | null> {
  const door = register.doors.get(tournament);
  if (door === undefined) return null;
  const changed = { ...register.newDoor(door.approval), waiting: door.waiting };
  await register.write(register.putDoor(tournament, changed));
  return changed.code;
}

/** What a device is called, and what an assistant may do from now on. */
export const changeDevice = (
  { register }: Parts,
  { tournament, member, label, powers, player }: PeopleCommands['change-device'],
): Promise<Outcome<null>> =>
  change(register, tournament, member, (membership) => {
    if (powers !== undefined && membership.role !== 'assistant' && membership.role !== 'player')
      return denied('no-assistant', 'Only helpers and players can be given tasks.');
    if (player !== undefined && register.holderOf(tournament, player) !== undefined)
      return denied('seat-has-phone', 'Another phone has this seat: hand it over from there.');
    const named = { ...membership, ...(label !== undefined && { label }) };
    const seated = player === undefined ? named : withSeat(named, player);
    return granted(powers === undefined ? seated : withPowers(seated, powers));
  });

/** A player who is given tasks helps, and one who has none left plays on. */
const withPowers = (membership: Membership, powers: readonly Power[]): Membership => {
  const { player } = membership;
  const role = powers.length === 0 && player !== null ? 'player' : 'assistant';
  return { ...membership, role, powers };
};

const withSeat = (membership: Membership, player: PlayerId): Membership => ({
  ...membership,
  player,
  role: membership.role === 'spectator' ? 'player' : membership.role,
});

/** A device's key to this tournament is void. */
export const revoke = (
  { register }: Parts,
  { tournament, member }: PeopleCommands['revoke'],
): Promise<Outcome<null>> =>
  change(register, tournament, member, (membership) => {
    const directors = register.holders(tournament).filter(([, { role }]) => role === 'director');
    return membership.role === 'director' && directors.length === 1
      ? denied(
          'director-stays',
          'This is the only device that runs the tournament: hand it to another one first.',
        )
      : granted(null);
  });

async function change(
  register: Register,
  tournament: string,
  member: string,
  decide: (membership: Membership) => Outcome<Membership | null>,
): Promise<Outcome<null>> {
  const [device, membership] = register.holders(tournament).find(([each]) => nameOf(each) === member) ?? [];
  if (device === undefined) return denied('no-such-device', 'That phone is not in this tournament.');
  const decided = decide(membership!);
  if (!decided.ok) return decided;
  await register.write(register.putMembership(device, tournament, decided.value));
  return granted(null);
}
