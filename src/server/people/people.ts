import { type FiguresOf, type Refusal, refusal } from '../../engine/refusal.ts';
import type { RefusalCode } from '../../engine/refusal-codes.ts';
import type { PlayerId } from '../../engine/tournament/state/state.ts';
import { normalizeName } from '../../history/names.ts';
import { DELETED, type Role } from '../../protocol/frames.ts';
import { SYSTEM } from '../../room/actor.ts';
import type { Power } from '../../room/permissions.ts';
import { refusalIn } from '../../room/refusals.ts';
import type { RoomPort } from '../../room/room-port.ts';
import type { RoomsPort } from '../../room/rooms-port.ts';
import type { DocumentWrite, EventStore } from '../../store/event-store.ts';
import { hashOf, nameOf, newInviteCode, newPlayerId, newToken } from './codes.ts';
import { type From, mostExpected, PER_NETWORK, roomFor } from './crowd.ts';
import { deleting, forgetting, type Person } from './forgetting.ts';
import {
  type Arrival,
  type Invite,
  KINDS,
  type Member,
  type Membership,
  Register,
  type Waiting,
} from './register.ts';

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly denial: Refusal };
const fine = <T>(value: T): Outcome<T> => ({ ok: true, value });
const not = <Code extends RefusalCode>(
  code: Code,
  message: string,
  ...figures: FiguresOf<Code>
): { ok: false; denial: Refusal } => ({ ok: false, denial: refusal(code, null, message, ...figures) });

/** Why nobody may have a seat that the house plays; null for any other. */
export function ofABot(room: RoomPort, player: PlayerId) {
  const name = room.tournament.players.get(player)?.name ?? player;
  return room.isBot(player) ? not('is-a-bot', `${name} is a bot: nobody can take its seat.`, { name }) : null;
}

const nameOfABot = (name: string) =>
  not('bot-has-name', `A bot is called ${name}: choose another name.`, { name });

/** A token is only ever in its device's hands: `token` is there where it was made just now. */
export type Joined = {
  readonly tournament: string;
  readonly token: string | null;
  readonly member: Member | null;
  readonly waiting: Waiting | null;
};

const nobody = (name: string) =>
  not('nobody-called', `Nobody here is called ${name.trim()}.`, { name: name.trim() });
const several = ({ name, twice }: Person) =>
  not(
    'several-called',
    `Two or more players are called ${name} in ${twice.join(', ')}: say that all of them are meant.`,
    { name, tournaments: twice },
  );
/** The standard's code for a server that will be back in a moment. */
const RESTARTS = 1012;

const MOST_WAITING = 50;
/** Actor is given less than he has keeps what he has. */
const RANK: Readonly<Record<Role, number>> = {
  director: 4,
  assistant: 3,
  player: 2,
  spectator: 1,
  display: 1,
};

/** How people come in, change what they are and leave again. */
export class People extends Register {
  private readonly rooms: RoomsPort;
  private readonly now: () => number;

  protected constructor(store: EventStore, rooms: RoomsPort, now: () => number) {
    super(store);
    this.rooms = rooms;
    this.now = now;
  }

  static async open(store: EventStore, rooms: RoomsPort, now: () => number = Date.now): Promise<People> {
    const people = new People(store, rooms, now);
    await people.load();
    return people;
  }

  /** Actor creates a tournament directs it. */
  createTournament(
    device: string | null,
    tournament: string,
    approval: boolean,
    player: PlayerId | null = null,
  ): Promise<Joined> {
    return this.inTurn(async () =>
      this.admit(device, tournament, { role: 'director', player, powers: [] }, [
        this.putDoor(tournament, this.newDoor(approval)),
      ]),
    );
  }

  setApproval(tournament: string, approval: boolean): Promise<void> {
    return this.inTurn(async () => {
      const door = this.doors.get(tournament);
      if (door !== undefined) await this.write(this.putDoor(tournament, { ...door, approval }));
    });
  }

  /** The code on the TV and the link of the invitation, when the old ones have gone too far. */
  newJoinCode(tournament: string): Promise<string | null> {
    return this.inTurn(async () => {
      const door = this.doors.get(tournament);
      if (door === undefined) return null;
      const changed = { ...this.newDoor(door.approval), waiting: door.waiting };
      await this.write(this.putDoor(tournament, changed));
      return changed.code;
    });
  }

  /** The tournament that players get into with a code; null for one that opens nothing to them. */
  opens(code: string): string | null {
    const invite = this.invites.get(hashOf(code.trim()));
    return this.behind(code) ?? (invite?.role === 'player' ? invite.tournament : null);
  }

  /** Actor said he would come cannot: he is off the list, and his phone has no place in the tournament any more. */
  excuse(device: string, tournament: string): Promise<Outcome<string | null>> {
    return this.inTurn(async () => {
      const waiting = this.entryOf(tournament, device);
      if (waiting !== undefined) await this.write(this.unwaited(tournament, waiting.id)!.without);
      const mine = this.membership(device, tournament);
      const room = await this.rooms.room(tournament);
      if (mine === undefined || mine.player === null || room === null) return fine(waiting?.name ?? null);
      const { player } = mine;
      const name = room.tournament.players.get(player)?.name ?? null;
      if (name !== null) {
        const answer = await room.do(SYSTEM, `excuse-${newPlayerId()}`, { type: 'excuse', player });
        if (answer.type === 'refused') return { ok: false, denial: refusalIn(answer) };
      }
      const rest = mine.role === 'player' ? null : { ...mine, player: null };
      await this.write(this.putMembership(device, tournament, rest));
      return fine(name);
    });
  }

  /** Where somebody's name stands; nothing is changed. */
  async findPerson(name: string): Promise<Outcome<Person>> {
    const found = await forgetting(this.store, name);
    return found === null ? nobody(name) : fine(found.person);
  }

  /** A person's name is replaced everywhere and for good; of several by that name, only if all are meant. */
  forgetPerson(name: string, all: boolean): Promise<Outcome<Person>> {
    return this.inTurn(async () => {
      const first = await forgetting(this.store, name);
      if (first === null) return nobody(name);
      if (first.person.twice.length > 0 && !all) return several(first.person);
      const ids = first.person.tournaments.map(({ id }) => id);
      return this.rooms.whileClosed(ids, [RESTARTS, 'the tournament changes: come back'], async () => {
        // Once more, now that nobody plays there.
        const found = (await forgetting(this.store, name)) ?? first;
        await this.rewrite(found.rewrite);
        return fine(found.person);
      });
    });
  }

  /** Takes a tournament out of the house for good: nobody is anything in it any more, and no code leads there. */
  deleteTournament(tournament: string): Promise<Outcome<null>> {
    return this.inTurn(() =>
      this.rooms.whileClosed([tournament], [DELETED, 'the tournament was deleted'], async () => {
        const rewrite = await deleting(this.store, tournament);
        if (rewrite === null) return not('no-such-tournament', 'There is no such tournament.');
        const invites = [...this.invites].filter(([, invite]) => invite.tournament === tournament);
        await this.rewrite({
          ...rewrite,
          documents: [
            ...rewrite.documents!,
            // Its door goes first: then its members' sockets know why they are none any more.
            { do: 'delete', kind: KINDS.door, id: tournament },
            ...invites.map(([id]): DocumentWrite => ({ do: 'delete', kind: KINDS.invite, id })),
            ...this.holders(tournament).map(([device]) => this.putMembership(device, tournament, null)),
          ],
        });
        return fine(null);
      }),
    );
  }

  /** By the code on the TV or by an invite. */
  join(
    device: string | null,
    code: string,
    name: string | undefined,
    from: From = null,
  ): Promise<Outcome<Joined>> {
    return this.inTurn(async () => {
      const tournament = this.behind(code);
      if (tournament !== undefined)
        return this.enterByDoor(device, tournament, this.doors.get(tournament)!.approval, name, from);
      const hash = hashOf(code.trim());
      const invite = this.invites.get(hash);
      return invite === undefined
        ? not('no-such-code', 'This code opens nothing here: look at the TV again or ask the director.')
        : this.enterByInvite(device, hash, invite, name, from);
    });
  }

  private async enterByDoor(
    device: string | null,
    tournament: string,
    approval: boolean,
    name: string | undefined,
    from: From,
  ): Promise<Outcome<Joined>> {
    const mine = device === null ? undefined : this.membership(device, tournament);
    if (mine !== undefined && mine.player !== null) return fine(this.joined(device!, tournament));
    if (name === undefined) return not('name-needed', 'Enter your name.');
    const room = await this.rooms.room(tournament);
    if (room === null || room.tournament.phase === 'over') return not('over', 'This tournament is over.');
    const known = playerNamed(room, name);
    const taken =
      known && (room.isBot(known.id) ? nameOfABot(known.name) : this.takenBy(tournament, known.id, device));
    if (taken !== null) return taken;
    // Somebody's chair and cards are not given away on his name alone.
    const seated = known !== null && known.standing.is !== 'expected' && known.standing.is !== 'entered';
    const asked = approval || seated || (known === null && this.isCrowd(room, from));
    if (asked && mine?.role !== 'director')
      return this.wait(device, tournament, name, known?.id ?? null, from);
    return this.sit(device, room, known?.id ?? null, name, { at: this.now(), from });
  }

  /** Whether more have put themselves on the list than come to a home game; then the director is asked about the rest. */
  private isCrowd(room: RoomPort, from: From): boolean {
    if (from === null) return false;
    const { players } = room.tournament;
    const expected = [...players.values()].filter(({ standing }) => standing.is === 'expected');
    if (expected.length >= mostExpected(room.tournament)) return true;
    const brought = this.holders(room.id).filter(
      ([, { player, came }]) => came?.from === from && came.added && expected.some(({ id }) => id === player),
    );
    return brought.length >= PER_NETWORK;
  }

  private async enterByInvite(
    device: string | null,
    hash: string,
    invite: Invite,
    name: string | undefined,
    from: From,
  ): Promise<Outcome<Joined>> {
    const { tournament, once, role, player, powers } = invite;
    const used: DocumentWrite[] = once ? [{ do: 'delete', kind: KINDS.invite, id: hash }] : [];
    if (role === 'player' && player === null) return this.enterByDoor(device, tournament, false, name, from);
    const room = await this.rooms.room(tournament);
    const taken =
      player === null ? null : ((room && ofABot(room, player)) ?? this.takenBy(tournament, player, device));
    return taken ?? fine(await this.admit(device, tournament, { role, player, powers }, used));
  }

  /** The seat is claimed once. */
  private takenBy(tournament: string, player: PlayerId, device: string | null) {
    const holder = this.holderOf(tournament, player);
    return holder === undefined || holder === device
      ? null
      : not('seat-claimed', 'Another phone holds this seat: the director can move it to yours.');
  }

  private async wait(
    device: string | null,
    tournament: string,
    name: string,
    player: PlayerId | null,
    from: From,
  ): Promise<Outcome<Joined>> {
    const door = this.doors.get(tournament)!;
    const others = roomFor(
      door.waiting.filter((each) => device === null || each.device !== device),
      from,
      MOST_WAITING,
    );
    if (others === null)
      return not(
        'too-many-waiting',
        'Too many are waiting already: try again once the director has let some in.',
      );
    const token = device === null ? newToken() : null;
    const waiting = { id: newPlayerId(), name, player, at: this.now() };
    const entry = { ...waiting, device: device ?? hashOf(token!), from };
    await this.write(this.putDoor(tournament, { ...door, waiting: [...others, entry] }));
    return fine({ tournament, token, member: null, waiting });
  }

  /** Puts the name on the night's list if it is not there, and gives the device its seat. */
  private async sit(
    device: string | null,
    room: RoomPort,
    known: PlayerId | null,
    name: string,
    came: Omit<Arrival, 'added'>,
  ): Promise<Outcome<Joined>> {
    const player = known ?? newPlayerId();
    if (known === null) {
      const answer = await room.do(SYSTEM, `expect-${player}`, { type: 'expect', player, name });
      if (answer.type === 'refused') return { ok: false, denial: refusalIn(answer) };
    }
    const arrival: Arrival = { ...came, added: known === null };
    return fine(await this.admit(device, room.id, { role: 'player', player, powers: [], came: arrival }));
  }

  /** The director lets somebody in who waits. */
  approve(tournament: string, id: string): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      const entry = this.unwaited(tournament, id)?.entry;
      const room = await this.rooms.room(tournament);
      if (entry === undefined || room === null)
        return not('nobody-waiting', 'They are not waiting any more.');
      const known = entry.player ?? playerNamed(room, entry.name)?.id ?? null;
      const taken =
        known === null ? null : (ofABot(room, known) ?? this.takenBy(tournament, known, entry.device));
      if (taken !== null) return taken;
      const came = { at: entry.at ?? this.now(), from: null };
      const seated = await this.sit(entry.device, room, known, entry.name, came);
      return seated.ok ? fine(null) : seated;
    });
  }

  decline(tournament: string, id: string): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      const found = this.unwaited(tournament, id);
      if (found === null) return not('nobody-waiting', 'They are not waiting any more.');
      await this.write(found.without);
      return fine(null);
    });
  }

  /** Those who came by themselves and have not bought in, at the door and on the list, latest first. */
  newcomers(room: RoomPort): { readonly name: string; readonly at: number }[] {
    const { players } = room.tournament;
    const waiting = (this.doors.get(room.id)?.waiting ?? []).map(({ name, at = 0 }) => ({ name, at }));
    const listed = this.onlyListed(room).map(([, { player, came }]) => ({
      name: players.get(player)?.name ?? '',
      at: came.at,
    }));
    return [...waiting, ...listed].sort((a, b) => b.at - a.at);
  }

  /** Phones whose player is on the list and has not bought in. */
  private onlyListed({ id, tournament }: RoomPort): [string, { player: PlayerId; came: Arrival }][] {
    return this.holders(id).flatMap(([device, { role, player, came }]) => {
      if (role !== 'player' || player === null || came === undefined) return [];
      const { is } = tournament.players.get(player)?.standing ?? { is: 'expected' };
      return is === 'expected' ? [[device, { player, came }]] : [];
    });
  }

  /**
   * All newcomers since then are gone: nobody of them waits, their phones have no key any more, and the names they put on
   * the list are off it. A name that was there before stays.
   */
  turnAway(tournament: string, since: number): Promise<Outcome<{ turnedAway: number }>> {
    return this.inTurn(async () => {
      const [door, room] = [this.doors.get(tournament), await this.rooms.room(tournament)];
      if (door === undefined || room === null) return not('no-such-door', 'There is no such tournament.');
      const waiting = door.waiting.filter(({ at = 0 }) => at < since);
      const keys: DocumentWrite[] = [];
      for (const [device, { player, came }] of this.onlyListed(room)) {
        if (came.at < since) continue;
        const excuse = { type: 'excuse', player } as const;
        const listed = came.added && room.tournament.players.has(player);
        const answer = listed ? await room.do(SYSTEM, `excuse-${newPlayerId()}`, excuse) : null;
        // Somebody who buys in at this very moment stays.
        if (answer?.type !== 'refused') keys.push(this.putMembership(device, tournament, null));
      }
      await this.write(this.putDoor(tournament, { ...door, waiting }), ...keys);
      return fine({ turnedAway: door.waiting.length - waiting.length + keys.length });
    });
  }

  /** A code that makes who has it a member; it is told once and kept as a hash. */
  invite(
    tournament: string,
    membership: Membership,
    once = membership.role === 'assistant',
  ): Promise<{ id: string; code: string }> {
    return this.inTurn(() => this.newInvite(tournament, membership, once));
  }

  private async newInvite(
    tournament: string,
    { role, player, powers }: Membership,
    once: boolean,
    more: readonly DocumentWrite[] = [],
  ): Promise<{ id: string; code: string }> {
    const code = newInviteCode();
    const id = hashOf(code);
    const data: Invite = { tournament, once, role, player, powers };
    await this.write({ do: 'put', kind: KINDS.invite, id, data }, ...more);
    return { id: nameOf(id), code };
  }

  revokeInvite(tournament: string, id: string): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      const found = [...this.invites].find(
        ([hash, invite]) => invite.tournament === tournament && nameOf(hash) === id,
      );
      if (found === undefined || found[1].role === 'director')
        return not('no-such-invite', 'There is no such invite.');
      await this.write({ do: 'delete', kind: KINDS.invite, id: found[0] });
      return fine(null);
    });
  }

  /** A player has another phone: the old one is out at once, and the code gives the seat to the new one. */
  moveSeat(tournament: string, player: PlayerId): Promise<Outcome<{ id: string; code: string }>> {
    return this.inTurn(async () => {
      const room = await this.rooms.room(tournament);
      if (!room?.tournament.players.has(player)) return not('no-such-player', 'There is no such player.');
      const bot = ofABot(room, player);
      if (bot !== null) return bot;
      const holder = this.holderOf(tournament, player);
      const mine = holder === undefined ? undefined : this.membership(holder, tournament)!;
      // A director or assistant gives up the seat alone.
      const rest = mine === undefined || mine.role === 'player' ? null : { ...mine, player: null };
      const more = holder === undefined ? [] : [this.putMembership(holder, tournament, rest)];
      const gone = [...this.invites]
        .filter(([, each]) => each.tournament === tournament && each.player === player)
        .map(([id]): DocumentWrite => ({ do: 'delete', kind: KINDS.invite, id }));
      const membership: Membership = { role: 'player', player, powers: [] };
      return fine(await this.newInvite(tournament, membership, true, [...more, ...gone]));
    });
  }

  /** What an assistant may do from now on. */
  delegate(tournament: string, name: string, powers: readonly Power[]): Promise<Outcome<null>> {
    return this.change(tournament, name, (membership) =>
      membership.role === 'assistant'
        ? fine({ ...membership, powers })
        : not('no-assistant', 'Only an assistant can be given tasks.'),
    );
  }

  /** A device's key to this tournament is worth nothing any more. */
  revoke(tournament: string, name: string): Promise<Outcome<null>> {
    return this.change(tournament, name, (membership) =>
      membership.role === 'director'
        ? not('director-stays', 'The director cannot be removed from their own tournament.')
        : fine(null),
    );
  }

  /** For a host who lost his key: every director's key is void, and the code makes a new director, with the old one's seat. */
  replaceDirector(tournament: string): Promise<{ id: string; code: string } | null> {
    return this.inTurn(async () => {
      if ((await this.rooms.room(tournament)) === null) return null;
      const old = this.holders(tournament).filter(([, { role }]) => role === 'director');
      const seats = [...old.map(([, each]) => each), ...this.invites.values()].filter(
        (each) => each.role === 'director' && (!('tournament' in each) || each.tournament === tournament),
      );
      const player = seats.find((each) => each.player !== null)?.player ?? null;
      const links = [...this.invites]
        .filter(([, invite]) => invite.tournament === tournament && invite.role === 'director')
        .map(([id]): DocumentWrite => ({ do: 'delete', kind: KINDS.invite, id }));
      const keys = old.map(([device]) => this.putMembership(device, tournament, null));
      // One that came from another house has no door yet.
      const door = this.doors.has(tournament) ? [] : [this.putDoor(tournament, this.newDoor(false))];
      const membership: Membership = { role: 'director', player, powers: [] };
      return this.newInvite(tournament, membership, true, [...links, ...keys, ...door]);
    });
  }

  private change(
    tournament: string,
    name: string,
    decide: (membership: Membership) => Outcome<Membership | null>,
  ): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      const [device, membership] = this.holders(tournament).find(([each]) => nameOf(each) === name) ?? [];
      if (device === undefined) return not('no-such-device', 'That phone is not in this tournament.');
      const decided = decide(membership!);
      if (!decided.ok) return decided;
      await this.write(this.putMembership(device, tournament, decided.value));
      return fine(null);
    });
  }

  /** Gives the device what it is to be, and a token if it has none. */
  private async admit(
    device: string | null,
    tournament: string,
    gained: Membership,
    more: readonly DocumentWrite[] = [],
  ): Promise<Joined> {
    const token = device === null ? newToken() : null;
    const holder = device ?? hashOf(token!);
    const had = this.membership(holder, tournament);
    const kept = had !== undefined && RANK[had.role] > RANK[gained.role] ? had : gained;
    const player = gained.player ?? had?.player ?? null;
    // Somebody with a seat waits for none.
    const waits = player === null ? undefined : this.entryOf(tournament, holder);
    const without = waits === undefined ? [] : [this.unwaited(tournament, waits.id)!.without];
    await this.write(this.putMembership(holder, tournament, { ...kept, player }), ...more, ...without);
    return { ...this.joined(holder, tournament), token };
  }

  private joined(device: string, tournament: string): Joined {
    return { tournament, token: null, member: this.member(device, tournament), waiting: null };
  }

  private entryOf(tournament: string, device: string) {
    return this.doors.get(tournament)?.waiting.find((each) => each.device === device);
  }

  private unwaited(tournament: string, id: string) {
    const door = this.doors.get(tournament);
    const entry = door?.waiting.find((each) => each.id === id);
    if (door === undefined || entry === undefined) return null;
    const waiting = door.waiting.filter((each) => each !== entry);
    return { entry, without: this.putDoor(tournament, { ...door, waiting }) };
  }
}

/** Somebody on the night's list by that name, however it is written. */
function playerNamed({ tournament }: RoomPort, name: string) {
  return (
    [...tournament.players.values()].find((player) => normalizeName(player.name) === normalizeName(name)) ??
    null
  );
}
