import type { PlayerId } from '../../engine/tournament/state/state.ts';
import { normalizeName } from '../../history/names.ts';
import { SYSTEM } from '../../room/actor.ts';
import { KINDS } from '../../room/documents.ts';
import type { RoomPort } from '../../room/room-port.ts';
import type { DocumentWrite } from '../../store/event-store.ts';
import { hashOf, isGuessable, newPlayerId, newToken } from './codes.ts';
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

/** Why nobody else at a dealt tournament may have a name; its player is connected, so this is another person. */
export const nameTaken = (name: string): Denied =>
  denied('name-taken', `There’s a ${name} already. Add an initial.`, { name });

/** Somebody who wants to come in: their device if it has a key here, the name they typed, and their network. */
type Guest = Pick<PeopleCommands['join'], 'device' | 'name' | 'watch' | 'online' | 'label' | 'from'>;

/** By the code on the TV, an invite, or the address of a tournament, where the director is asked. */
export async function join(
  parts: PeopleParts,
  { by, ...guest }: PeopleCommands['join'],
): Promise<Outcome<Joined>> {
  const { register, now } = parts;
  if ('tournament' in by)
    return register.doors.has(by.tournament)
      ? enterByDoor(parts, guest, by.tournament, true)
      : denied('no-such-tournament', 'There is no such tournament.');
  const tournament = register.behind(by.code);
  if (tournament !== undefined) {
    const { approval } = register.doors.get(tournament)!;
    const entered = await enterByDoor(parts, guest, tournament, approval);
    // The code on the TV means nothing once its tournament is over: there is nothing left to guess.
    return !entered.ok && entered.denial.code === 'over' && isGuessable(by.code) ? opensNothing() : entered;
  }
  const invite = register.inviteBehind(by.code, now());
  return invite === null ? opensNothing() : enterByInvite(parts, guest, ...invite);
}

export const opensNothing = (): Denied =>
  denied('no-such-code', 'That code didn’t work. Check it and try again.');

async function enterByDoor(
  parts: PeopleParts,
  guest: Guest,
  tournament: string,
  approval: boolean,
): Promise<Outcome<Joined>> {
  const { register, rooms } = parts;
  const { device, name, watch, online, label, from } = guest;
  const mine = device === null ? undefined : register.membership(device, tournament);
  const room = await rooms.room(tournament);
  if (mine !== undefined && (watch || mine.player !== null)) {
    const denial = room === null || mine.player === null ? null : await playOnline(room, mine.player, online);
    return denial ?? granted(register.joined(device!, tournament));
  }
  if (room === null || room.tournament.phase === 'over') return denied('over', 'This tournament is over.');
  if (watch && !approval)
    return granted(
      await register.admit(device, tournament, { role: 'spectator', player: null, powers: [], label }),
    );
  if (name === undefined) return denied('name-needed', 'Enter your name.');
  if (watch) return waitAtDoor(parts, { ...guest, name }, tournament, null);
  const known = playerNamed(room, name);
  if (known !== null && room.isBot(known.id)) return botHasName(known.name);
  // A name alone does not open somebody's seat and cards.
  const taken = known !== null && takenSeat(register, tournament, known.id, device) !== null;
  const seated = known !== null && known.standing.is !== 'expected' && known.standing.is !== 'entered';
  const needsNod = approval || taken || seated || (known === null && isCrowd(register, room, from));
  if (taken || (needsNod && mine?.role !== 'director'))
    return waitAtDoor(parts, { ...guest, name }, tournament, known?.id ?? null);
  const player = { known: known?.id ?? null, name, online };
  return sit(register, device, room, player, label, { at: parts.now(), from });
}

/** Somebody on the list says, or says otherwise, whether they play online. */
async function playOnline(
  room: RoomPort,
  player: PlayerId,
  online: boolean | undefined,
): Promise<Denied | null> {
  const { kind, players } = room.tournament;
  if (kind !== 'both' || online === undefined || players.get(player)?.online === online) return null;
  const answer = await room.do(SYSTEM, `online-${player}-${newPlayerId()}`, {
    type: 'play-online',
    player,
    online,
  });
  return answer.type === 'refused' ? deniedBy(answer) : null;
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
  { register, rooms }: PeopleParts,
  { device, label }: Guest,
  hash: string,
  { tournament, once, role, player, powers, remote }: Invite,
): Promise<Outcome<Joined>> {
  const room = await rooms.room(tournament);
  if (room === null) return opensNothing();
  if (player !== null && !room.tournament.players.has(player))
    return denied('no-such-player', 'This player is not on the list any more: ask the host for a new code.');
  const bot = player === null ? null : botSeat(room, player);
  if (bot !== null) return bot;
  const used: DocumentWrite[] = once ? [{ do: 'delete', kind: KINDS.invite, id: hash }] : [];
  const left = player === null ? [] : leaveSeat(register, tournament, player, device);
  const gained = { role, player, powers, label, ...(remote !== undefined && { remote }) };
  return granted(await register.admit(device, tournament, gained, [...used, ...left]));
}

/** A player's seat leaves the phone that has it, where that is another one. A director or assistant gives up only the seat. */
function leaveSeat(
  register: Register,
  tournament: string,
  player: PlayerId,
  device: string | null,
): DocumentWrite[] {
  const holder = register.holderOf(tournament, player);
  if (holder === undefined || holder === device) return [];
  const mine = register.membership(holder, tournament)!;
  return [
    register.putMembership(holder, tournament, mine.role === 'player' ? null : { ...mine, player: null }),
  ];
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
    : denied('seat-claimed', 'Another phone holds this seat: move it, or turn them away.');
}

async function waitAtDoor(
  { register, now }: PeopleParts,
  { device, name, watch, online, label, from }: Guest & { readonly name: string },
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
  const entry = {
    ...{ id: newPlayerId(), name, player, at: now(), watches: watch, label },
    ...(online !== undefined && { online }),
    device: device ?? hashOf(token!),
    from,
  };
  await register.write(register.putDoor(tournament, { ...door, waiting: [...others, entry] }));
  const waiting = register.asWaiting(tournament, entry);
  return granted({ tournament, token, member: register.member(device, tournament), waiting });
}

/** Puts the name on the tournament's list if it is not there, and gives the device its seat. */
async function sit(
  register: Register,
  device: string | null,
  room: RoomPort,
  {
    known,
    name,
    online,
  }: { readonly known: PlayerId | null; readonly name: string; readonly online: boolean | undefined },
  label: string,
  came: Omit<Arrival, 'added'>,
  more: readonly DocumentWrite[] = [],
): Promise<Outcome<Joined>> {
  const player = known ?? newPlayerId();
  if (known === null) {
    const where = online === undefined ? {} : { online };
    const answer = await room.do(SYSTEM, `expect-${player}`, { type: 'expect', player, name, ...where });
    if (answer.type === 'refused') return deniedBy(answer);
  } else if (isUnseated(room, known)) {
    const denial = await playOnline(room, known, online);
    if (denial !== null) return denial;
  }
  const arrival: Arrival = { ...came, added: known === null };
  const gained = { role: 'player', player, powers: [], label, came: arrival } as const;
  const joined = await register.admit(device, room.id, gained, more);
  if (known === null) await sayWho(register, room.id, player, name);
  return granted(joined);
}

/** Once they have a seat, their phone may come in at any time, whatever was said before. */
function isUnseated({ tournament }: RoomPort, player: PlayerId): boolean {
  const is = tournament.players.get(player)?.standing.is;
  return is === 'expected' || is === 'entered';
}

/** Others who wait by the name of a new player say that they are that player. */
async function sayWho(register: Register, tournament: string, player: PlayerId, name: string): Promise<void> {
  const door = register.doors.get(tournament);
  const isThem = (each: string): boolean => normalizeName(each) === normalizeName(name);
  if (door === undefined || !door.waiting.some((each) => isThem(each.name) && !each.watches)) return;
  const waiting = door.waiting.map((each) =>
    isThem(each.name) && !each.watches ? { ...each, player } : each,
  );
  await register.write(register.putDoor(tournament, { ...door, waiting }));
}

const notWaiting = (): Denied => denied('nobody-waiting', 'They are not waiting any more.');

/** The director lets somebody in who is waiting; `move`: also where that takes the seat from another phone. */
export async function approve(
  { register, rooms, now }: PeopleParts,
  { tournament, waiting, move }: PeopleCommands['approve'],
): Promise<Outcome<null>> {
  const entry = register.withoutWaiting(tournament, waiting)?.entry;
  const room = await rooms.room(tournament);
  if (entry === undefined || room === null) return notWaiting();
  const { device, name, online, label = '' } = entry;
  if (entry.watches) {
    await register.admit(device, tournament, { role: 'spectator', player: null, powers: [], label });
    return granted(null);
  }
  const { players } = room.tournament;
  const said = entry.player !== null && players.has(entry.player) ? entry.player : null;
  const known = said ?? playerNamed(room, name)?.id ?? null;
  const bot = known === null ? null : botSeat(room, known);
  const taken = known === null || move ? null : takenSeat(register, tournament, known, device);
  const denial = bot ?? taken;
  if (denial !== null) return denial;
  const left = known === null ? [] : leaveSeat(register, tournament, known, device);
  const came = { at: entry.at ?? now(), from: null };
  const seated = await sit(register, device, room, { known, name, online }, label, came, left);
  return seated.ok ? granted(null) : seated;
}

/**
 * Lets everybody in who is waiting, but for those whose seat another phone has. Whoever cannot come in goes on waiting and
 * keeps nobody else out.
 */
export async function approveAll(
  parts: PeopleParts,
  { tournament }: PeopleCommands['approve-all'],
): Promise<Outcome<null>> {
  const outcomes: Outcome<null>[] = [];
  for (const { id, moves } of parts.register.door(tournament)?.waiting ?? [])
    if (!moves)
      outcomes.push(await approve(parts, { type: 'approve', tournament, waiting: id, move: false }));
  return outcomes.find(({ ok }) => ok) ?? outcomes[0] ?? granted(null);
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
