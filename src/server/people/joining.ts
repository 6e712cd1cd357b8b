import type { PlayerId } from '../../engine/tournament/state/state.ts';
import { normalizeName } from '../../history/names.ts';
import { SYSTEM } from '../../room/actor.ts';
import { KINDS } from '../../room/documents.ts';
import type { RoomPort } from '../../room/room-port.ts';
import type { DocumentWrite } from '../../store/event-store.ts';
import { hashOf, newPlayerId, newToken } from './codes.ts';
import type { PeopleCommands } from './commands.ts';
import { type From, mostExpected, PER_NETWORK, roomFor } from './crowd.ts';
import { type Denied, denied, deniedBy, granted, type Outcome } from './outcome.ts';
import type { PeopleParts } from './people-parts.ts';
import type { Arrival, Invite, Joined, Register } from './register.ts';

const MOST_WAITING = 50;

/** Why nobody may have a seat that Riffle plays; null for any other. */
export function botSeat(room: RoomPort, player: PlayerId): Denied | null {
  const name = room.tournament.players.get(player)?.name ?? player;
  return room.isBot(player)
    ? denied('is-a-bot', `${name} is a bot: nobody can take its seat.`, { name })
    : null;
}

const botHasName = (name: string): Denied =>
  denied('bot-has-name', `A bot is called ${name}: choose another name.`, { name });

/** Somebody who wants to come in: their phone if it has a key here, the name they typed, and their network. */
type Guest = {
  readonly device: string | null;
  readonly name: string | undefined;
  readonly from: From;
};

/** By the code on the TV or by an invite. */
export async function join(
  parts: PeopleParts,
  { device, code, name, from }: PeopleCommands['join'],
): Promise<Outcome<Joined>> {
  const { register } = parts;
  const guest: Guest = { device, name, from };
  const tournament = register.behind(code);
  if (tournament !== undefined)
    return enterByDoor(parts, guest, tournament, register.doors.get(tournament)!.approval);
  const hash = hashOf(code.trim());
  const invite = register.invites.get(hash);
  return invite === undefined
    ? denied('no-such-code', 'This code opens nothing here: look at the TV again or ask the director.')
    : enterByInvite(parts, guest, hash, invite);
}

async function enterByDoor(
  parts: PeopleParts,
  guest: Guest,
  tournament: string,
  approval: boolean,
): Promise<Outcome<Joined>> {
  const { register, rooms } = parts;
  const { device, name, from } = guest;
  const mine = device === null ? undefined : register.membership(device, tournament);
  if (mine !== undefined && mine.player !== null) return granted(register.joined(device!, tournament));
  if (name === undefined) return denied('name-needed', 'Enter your name.');
  const room = await rooms.room(tournament);
  if (room === null || room.tournament.phase === 'over') return denied('over', 'This tournament is over.');
  const known = playerNamed(room, name);
  const taken =
    known &&
    (room.isBot(known.id) ? botHasName(known.name) : takenSeat(register, tournament, known.id, device));
  if (taken !== null) return taken;
  // A name alone does not open somebody's seat and cards.
  const seated = known !== null && known.standing.is !== 'expected' && known.standing.is !== 'entered';
  const needsNod = approval || seated || (known === null && isCrowd(register, room, from));
  if (needsNod && mine?.role !== 'director')
    return waitAtDoor(parts, { device, name, from }, tournament, known?.id ?? null);
  return sit(register, device, room, known?.id ?? null, name, { at: parts.now(), from });
}

/** Whether more have put themselves on the list than come to a home game; then the director is asked about the rest. */
function isCrowd(register: Register, room: RoomPort, from: From): boolean {
  if (from === null) return false;
  const { players } = room.tournament;
  const expected = [...players.values()].filter(({ standing }) => standing.is === 'expected');
  if (expected.length >= mostExpected(room.tournament)) return true;
  const brought = register
    .holders(room.id)
    .filter(
      ([, { player, came }]) => came?.from === from && came.added && expected.some(({ id }) => id === player),
    );
  return brought.length >= PER_NETWORK;
}

async function enterByInvite(
  parts: PeopleParts,
  guest: Guest,
  hash: string,
  { tournament, once, role, player, powers }: Invite,
): Promise<Outcome<Joined>> {
  const { register, rooms } = parts;
  const { device } = guest;
  if (role === 'player' && player === null) return enterByDoor(parts, guest, tournament, false);
  const room = await rooms.room(tournament);
  const taken =
    player === null
      ? null
      : ((room && botSeat(room, player)) ?? takenSeat(register, tournament, player, device));
  if (taken !== null) return taken;
  const used: DocumentWrite[] = once ? [{ do: 'delete', kind: KINDS.invite, id: hash }] : [];
  return granted(await register.admit(device, tournament, { role, player, powers }, used));
}

/** A seat is claimed once. */
function takenSeat(
  register: Register,
  tournament: string,
  player: PlayerId,
  device: string | null,
): Denied | null {
  const holder = register.holderOf(tournament, player);
  return holder === undefined || holder === device
    ? null
    : denied('seat-claimed', 'Another phone holds this seat: the director can move it to yours.');
}

async function waitAtDoor(
  { register, now }: PeopleParts,
  { device, name, from }: Guest & { readonly name: string },
  tournament: string,
  player: PlayerId | null,
): Promise<Outcome<Joined>> {
  const door = register.doors.get(tournament)!;
  const others = roomFor(
    door.waiting.filter((each) => device === null || each.device !== device),
    from,
    MOST_WAITING,
  );
  if (others === null)
    return denied(
      'too-many-waiting',
      'Too many are waiting already: try again once the director has let some in.',
    );
  const token = device === null ? newToken() : null;
  const waiting = { id: newPlayerId(), name, player, at: now() };
  const entry = { ...waiting, device: device ?? hashOf(token!), from };
  await register.write(register.putDoor(tournament, { ...door, waiting: [...others, entry] }));
  return granted({ tournament, token, member: null, waiting });
}

/** Puts the name on the tournament's list if it is not there, and gives the device its seat. */
async function sit(
  register: Register,
  device: string | null,
  room: RoomPort,
  known: PlayerId | null,
  name: string,
  came: Omit<Arrival, 'added'>,
): Promise<Outcome<Joined>> {
  const player = known ?? newPlayerId();
  if (known === null) {
    const answer = await room.do(SYSTEM, `expect-${player}`, { type: 'expect', player, name });
    if (answer.type === 'refused') return deniedBy(answer);
  }
  const arrival: Arrival = { ...came, added: known === null };
  return granted(
    await register.admit(device, room.id, { role: 'player', player, powers: [], came: arrival }),
  );
}

const notWaiting = (): Denied => denied('nobody-waiting', 'They are not waiting any more.');

/** The director lets somebody in who is waiting. */
export async function approve(
  { register, rooms, now }: PeopleParts,
  { tournament, waiting }: PeopleCommands['approve'],
): Promise<Outcome<null>> {
  const entry = register.withoutWaiting(tournament, waiting)?.entry;
  const room = await rooms.room(tournament);
  if (entry === undefined || room === null) return notWaiting();
  const known = entry.player ?? playerNamed(room, entry.name)?.id ?? null;
  const taken =
    known === null ? null : (botSeat(room, known) ?? takenSeat(register, tournament, known, entry.device));
  if (taken !== null) return taken;
  const came = { at: entry.at ?? now(), from: null };
  const seated = await sit(register, entry.device, room, known, entry.name, came);
  return seated.ok ? granted(null) : seated;
}

export async function decline(
  { register }: Pick<PeopleParts, 'register'>,
  { tournament, waiting }: PeopleCommands['decline'],
): Promise<Outcome<null>> {
  const found = register.withoutWaiting(tournament, waiting);
  if (found === null) return notWaiting();
  await register.write(found.without);
  return granted(null);
}

/** Somebody on the tournament's list by that name, however it is written. */
function playerNamed({ tournament }: RoomPort, name: string) {
  const wanted = normalizeName(name);
  return [...tournament.players.values()].find((player) => normalizeName(player.name) === wanted) ?? null;
}
