import { KINDS } from '../../room/documents.ts';
import type { DocumentWrite } from '../../store/event-store.ts';
import { hashOf, nameOf, newInviteCode } from './codes.ts';
import type { PeopleCommands } from './commands.ts';
import { botSeat } from './joining.ts';
import { denied, granted, type Outcome } from './outcome.ts';
import type { PeopleParts } from './people-parts.ts';
import type { Invite, NewInvite, Register } from './register.ts';

/** A code that makes whoever has it a member; it is said once and stored as a hash. */
export const invite = (
  { register }: Pick<PeopleParts, 'register'>,
  { type: _, ...data }: PeopleCommands['invite'],
): Promise<NewInvite> => newInvite(register, data);

async function newInvite(
  register: Register,
  data: Invite,
  more: readonly DocumentWrite[] = [],
): Promise<NewInvite> {
  const code = newInviteCode();
  const id = hashOf(code);
  await register.write({ do: 'put', kind: KINDS.invite, id, data }, ...more);
  return { id: nameOf(id), code };
}

const deleteInvite = (id: string): DocumentWrite => ({ do: 'delete', kind: KINDS.invite, id });

const invitesWhere = (register: Register, isMeant: (invite: Invite) => boolean): DocumentWrite[] =>
  [...register.invites].filter(([, each]) => isMeant(each)).map(([id]) => deleteInvite(id));

export async function revokeInvite(
  { register }: Pick<PeopleParts, 'register'>,
  { tournament, invite: id }: PeopleCommands['revoke-invite'],
): Promise<Outcome<null>> {
  const found = [...register.invites].find(
    ([hash, each]) => each.tournament === tournament && nameOf(hash) === id,
  );
  if (found === undefined || found[1].role === 'director')
    return denied('no-such-invite', 'There is no such invite.');
  await register.write(deleteInvite(found[0]));
  return granted(null);
}

/** A player has another phone: the old one is out at once, and the code gives the seat to the new one. */
export async function moveSeat(
  { register, rooms }: PeopleParts,
  { tournament, player }: PeopleCommands['move-seat'],
): Promise<Outcome<NewInvite>> {
  const room = await rooms.room(tournament);
  if (!room?.tournament.players.has(player)) return denied('no-such-player', 'There is no such player.');
  const bot = botSeat(room, player);
  if (bot !== null) return bot;
  const holder = register.holderOf(tournament, player);
  const mine = holder === undefined ? undefined : register.membership(holder, tournament)!;
  // A director or assistant gives up only the seat.
  const rest = mine === undefined || mine.role === 'player' ? null : { ...mine, player: null };
  const oldPhone = holder === undefined ? [] : [register.putMembership(holder, tournament, rest)];
  const oldInvites = invitesWhere(
    register,
    (each) => each.tournament === tournament && each.player === player,
  );
  const data: Invite = { tournament, once: true, role: 'player', player, powers: [] };
  return granted(await newInvite(register, data, [...oldPhone, ...oldInvites]));
}

/** For a host who lost their key: every director's key is void, and the code makes a new director with the old one's seat. */
export async function replaceDirector(
  { register, rooms }: PeopleParts,
  { tournament }: PeopleCommands['replace-director'],
): Promise<NewInvite | null> {
  if ((await rooms.room(tournament)) === null) return null;
  const old = register.holders(tournament).filter(([, { role }]) => role === 'director');
  const isDirectors = (each: Invite): boolean => each.tournament === tournament && each.role === 'director';
  const seats = [...old.map(([, each]) => each), ...[...register.invites.values()].filter(isDirectors)];
  const player = seats.find((each) => each.player !== null)?.player ?? null;
  const links = invitesWhere(register, isDirectors);
  const keys = old.map(([device]) => register.putMembership(device, tournament, null));
  // A tournament imported from another site has no door yet.
  const door = register.doors.has(tournament) ? [] : [register.putDoor(tournament, register.newDoor(false))];
  const data: Invite = { tournament, once: true, role: 'director', player, powers: [] };
  return newInvite(register, data, [...links, ...keys, ...door]);
}
