import type { PlayerId } from '../../engine/tournament/state/state.ts';
import type { Power } from '../../protocol/frames.ts';
import type { RoomPort } from '../../room/room-port.ts';
import type { RoomsPort } from '../../room/rooms-port.ts';
import type { EventStore } from '../../store/event-store.ts';
import { carryOut } from './carry-out.ts';
import { isGuessable } from './codes.ts';
import type { PeopleAnswers, PeopleCommandOf, PeopleCommands, PeopleCommandType } from './commands.ts';
import type { From } from './crowd.ts';
import type { Person } from './forgetting.ts';
import { type Newcomer, newcomers } from './leaving.ts';
import type { Outcome } from './outcome.ts';
import type { PeopleParts } from './people-parts.ts';
import { type Member, type Membership, Register } from './register.ts';
import { findPerson } from './removing.ts';

/** What somebody at the door says about themselves, and what their request says. */
type GuestAtDoor = {
  readonly name?: string | undefined;
  readonly watch?: boolean;
  readonly online?: boolean | undefined;
  readonly label?: string;
  readonly from?: From;
};

/** Who is who in the tournaments of a site: questions about it, and the commands that change it. */
export class People {
  protected readonly register: Register;
  protected readonly parts: PeopleParts;

  protected constructor(store: EventStore, rooms: RoomsPort, now: () => number) {
    this.register = new Register(store);
    this.parts = { register: this.register, rooms, now };
  }

  static async open(store: EventStore, rooms: RoomsPort, now: () => number = Date.now): Promise<People> {
    const people = new People(store, rooms, now);
    await people.register.load();
    return people;
  }

  /** Where several servers share a site, one of them carries out every command. */
  protected send<T extends PeopleCommandType>(command: PeopleCommandOf<T>): Promise<PeopleAnswers[T]> {
    return carryOut<T>(this.parts, command);
  }

  // Questions

  /** The device that holds a token; null for an unknown token. */
  deviceOf(token: string | undefined): string | null {
    return this.register.deviceOf(token);
  }

  member(device: string | null, tournament: string): Member | null {
    return this.register.member(device, tournament);
  }

  members(tournament: string) {
    return this.register.members(tournament);
  }

  tournamentsOf(device: string | null): string[] {
    return this.register.tournamentsOf(device);
  }

  waitingOf(device: string | null) {
    return this.register.waitingOf(device);
  }

  /** Whether it directs any tournament of this site, past or present. */
  directsHere(device: string | null): boolean {
    return this.register.directsHere(device);
  }

  door(tournament: string) {
    return this.register.door(tournament);
  }

  invitesTo(tournament: string) {
    return this.register.invitesTo(tournament, this.parts.now());
  }

  /** The tournament that guests get into with this code. The code on the TV does nothing once the tournament is over. */
  async opens(code: string): Promise<RoomPort | null> {
    const id = this.register.behind(code);
    const room = id === undefined ? null : await this.parts.rooms.room(id);
    return room?.tournament.phase === 'over' && isGuessable(code) ? null : room;
  }

  /** What a code makes of the device that uses it; null if it opens nothing. */
  async behind(code: string): Promise<{ readonly room: RoomPort; readonly gives: Membership } | null> {
    const open = await this.opens(code);
    if (open !== null) return { room: open, gives: { role: 'player', player: null, powers: [] } };
    const [, gives] = this.register.inviteBehind(code, this.parts.now()) ?? [];
    const room = gives === undefined ? null : await this.parts.rooms.room(gives.tournament);
    return gives === undefined || room === null ? null : { room, gives };
  }

  /** What a screen was given by the code it still has: whoever typed it wants to see just that, over or not. */
  justGiven(device: string | null): string | null {
    const screen = device === null ? undefined : this.register.screenOf(device);
    if (screen?.shows === undefined || screen.until <= this.parts.now()) return null;
    return this.member(device, screen.shows) === null ? null : screen.shows;
  }

  /** What a screen may show, what it was given last first. */
  shownOn(device: string | null): string[] {
    const given = device === null ? undefined : this.register.screenOf(device)?.shows;
    const shows = this.tournamentsOf(device).filter((id) => this.member(device, id)?.who.role === 'display');
    return [...(given !== undefined && this.member(device, given) ? [given] : []), ...shows.reverse()];
  }

  /** Those who came without an invite of their own and have not bought in, latest first. */
  newcomers(room: RoomPort): Newcomer[] {
    return newcomers(this.register, room);
  }

  /** Where somebody's name is written; nothing is changed. */
  findPerson(name: string): Promise<Outcome<Person>> {
    return findPerson(this.register, name);
  }

  /** Calls back when a device's membership has changed or ended. */
  watch(watcher: (device: string, tournament: string) => void): () => void {
    return this.register.watch(watcher);
  }

  /** Calls back when somebody comes to a tournament's door or leaves it. */
  watchDoors(watcher: (tournament: string) => void): () => void {
    return this.register.watchDoors(watcher);
  }

  // Commands; what each does is said where it is carried out

  createTournament(device: string | null, tournament: string, approval: boolean, label = '') {
    return this.send({ type: 'create-tournament', device, tournament, approval, label });
  }

  setApproval(tournament: string, approval: boolean) {
    return this.send({ type: 'set-approval', tournament, approval });
  }

  newJoinCode(tournament: string) {
    return this.send({ type: 'renew-join-code', tournament });
  }

  join(device: string | null, by: PeopleCommands['join']['by'], guest: GuestAtDoor = {}) {
    const { name, watch = false, online, label = '', from = null } = guest;
    return this.send({ type: 'join', device, by, name, watch, online, label, from });
  }

  approve(tournament: string, waiting: string, move = false) {
    return this.send({ type: 'approve', tournament, waiting, move });
  }

  approveAll(tournament: string) {
    return this.send({ type: 'approve-all', tournament });
  }

  decline(tournament: string, waiting: string) {
    return this.send({ type: 'decline', tournament, waiting });
  }

  turnAway(tournament: string, since: number) {
    return this.send({ type: 'turn-away', tournament, since });
  }

  excuse(device: string, tournament: string) {
    return this.send({ type: 'excuse', device, tournament });
  }

  /** For one device, and only for a while; good as long as its maker may grant it. */
  invite(tournament: string, { role, player, powers, remote }: Membership, by?: string) {
    const more = { ...(remote !== undefined && { remote }), ...(by !== undefined && { by }) };
    return this.send({ type: 'invite', tournament, role, player, powers, ...more, once: true });
  }

  /** A link for many that does not end. */
  linkFor(tournament: string, { role, player, powers }: Membership) {
    return this.send({ type: 'invite', tournament, role, player, powers, once: false });
  }

  revokeInvite(tournament: string, invite: string) {
    return this.send({ type: 'revoke-invite', tournament, invite });
  }

  addDirector(tournament: string) {
    return this.send({ type: 'add-director', tournament });
  }

  showScreen(device: string | null, label: string, from: From) {
    return this.send({ type: 'show-screen', device, label, from });
  }

  claimScreen(tournament: string, code: string) {
    return this.send({ type: 'claim-screen', tournament, code });
  }

  changeDevice(
    tournament: string,
    member: string,
    to: { label?: string; powers?: readonly Power[]; player?: PlayerId },
  ) {
    return this.send({ type: 'change-device', tournament, member, ...to });
  }

  revoke(tournament: string, member: string) {
    return this.send({ type: 'revoke', tournament, member });
  }

  forgetPerson(name: string, all: boolean) {
    return this.send({ type: 'forget-person', name, all });
  }

  deleteTournament(tournament: string) {
    return this.send({ type: 'delete-tournament', tournament });
  }
}
