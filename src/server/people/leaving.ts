import type { PlayerId } from '../../engine/tournament/state/state.ts';
import { SYSTEM } from '../../room/actor.ts';
import type { RoomPort } from '../../room/room-port.ts';
import type { DocumentWrite } from '../../store/event-store.ts';
import { newPlayerId } from './codes.ts';
import type { PeopleCommands } from './commands.ts';
import { denied, deniedBy, granted, type Outcome } from './outcome.ts';
import type { PeopleParts } from './people-parts.ts';
import type { Arrival, Register } from './register.ts';

/** A guest who said they would come cannot: they are off the list, and their phone has no place in the tournament. */
export async function excuse(
  { register, rooms }: PeopleParts,
  { device, tournament }: PeopleCommands['excuse'],
): Promise<Outcome<string | null>> {
  const waiting = register.entryOf(tournament, device);
  if (waiting !== undefined) await register.write(register.withoutWaiting(tournament, waiting.id)!.without);
  const mine = register.membership(device, tournament);
  const room = await rooms.room(tournament);
  if (mine === undefined || mine.player === null || room === null) return granted(waiting?.name ?? null);
  const { player } = mine;
  const name = room.tournament.players.get(player)?.name ?? null;
  if (name !== null) {
    const answer = await room.do(SYSTEM, `excuse-${newPlayerId()}`, { type: 'excuse', player });
    if (answer.type === 'refused') return deniedBy(answer);
  }
  const rest = mine.role === 'player' ? null : { ...mine, player: null };
  await register.write(register.putMembership(device, tournament, rest));
  return granted(name);
}

export type Newcomer = { readonly name: string; readonly at: number };

/** Those who came without an invite of their own and have not bought in, at the door and on the list, latest first. */
export function newcomers(register: Register, room: RoomPort): Newcomer[] {
  const { players } = room.tournament;
  const waiting = (register.doors.get(room.id)?.waiting ?? []).map(({ name, at = 0 }) => ({ name, at }));
  const listed = onlyListed(register, room).map(([, { player, came }]) => ({
    name: players.get(player)?.name ?? '',
    at: came.at,
  }));
  return [...waiting, ...listed].sort((a, b) => b.at - a.at);
}

/** Phones whose player is on the list and has not bought in. */
function onlyListed(
  register: Register,
  { id, tournament }: RoomPort,
): [string, { player: PlayerId; came: Arrival }][] {
  return register.holders(id).flatMap(([device, { role, player, came }]) => {
    if (role !== 'player' || player === null || came === undefined) return [];
    const { is } = tournament.players.get(player)?.standing ?? { is: 'expected' };
    return is === 'expected' ? [[device, { player, came }]] : [];
  });
}

/**
 * Turns all newcomers since then away: none of them waits, their phones have no key any more, and the names they put on
 * the list are off it. A name that was there before stays.
 */
export async function turnAway(
  { register, rooms }: PeopleParts,
  { tournament, since }: PeopleCommands['turn-away'],
): Promise<Outcome<{ turnedAway: number }>> {
  const [door, room] = [register.doors.get(tournament), await rooms.room(tournament)];
  if (door === undefined || room === null) return denied('no-such-door', 'There is no such tournament.');
  const waiting = door.waiting.filter(({ at = 0 }) => at < since);
  const keys: DocumentWrite[] = [];
  for (const [device, { player, came }] of onlyListed(register, room)) {
    if (came.at < since) continue;
    const listed = came.added && room.tournament.players.has(player);
    const answer = listed
      ? await room.do(SYSTEM, `excuse-${newPlayerId()}`, { type: 'excuse', player })
      : null;
    // Somebody who buys in at this very moment stays.
    if (answer?.type !== 'refused') keys.push(register.putMembership(device, tournament, null));
  }
  await register.write(register.putDoor(tournament, { ...door, waiting }), ...keys);
  return granted({ turnedAway: door.waiting.length - waiting.length + keys.length });
}
