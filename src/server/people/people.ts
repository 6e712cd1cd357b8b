import type { PlayerId } from '../../engine/tournament/state/state.ts';
import type { Power } from '../../protocol/frames.ts';
import type { RoomPort } from '../../room/room-port.ts';
import type { RoomsPort } from '../../room/rooms-port.ts';
import type { EventStore } from '../../store/event-store.ts';
import { carryOut } from './carry-out.ts';
import type { PeopleAnswers, PeopleCommandOf, PeopleCommandType } from './commands.ts';
import type { From } from './crowd.ts';
import type { Person } from './forgetting.ts';
import { type Newcomer, newcomers } from './leaving.ts';
import type { Outcome } from './outcome.ts';
import type { PeopleParts } from './people-parts.ts';
import { type Member, type Membership, Register } from './register.ts';
import { findPerson } from './removing.ts';

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
    return this.register.invitesTo(tournament);
  }

  /** The tournament that players get into with this code; null if it lets no players in. */
  opens(code: string): string | null {
    return this.register.opens(code);
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

  // Commands; what each does is said where it is carried out

  createTournament(
    device: string | null,
    tournament: string,
    approval: boolean,
    player: PlayerId | null = null,
  ) {
    return this.send({ type: 'create-tournament', device, tournament, approval, player });
  }

  setApproval(tournament: string, approval: boolean) {
    return this.send({ type: 'set-approval', tournament, approval });
  }

  newJoinCode(tournament: string) {
    return this.send({ type: 'renew-join-code', tournament });
  }

  join(device: string | null, code: string, name: string | undefined, from: From = null) {
    return this.send({ type: 'join', device, code, name, from });
  }

  approve(tournament: string, waiting: string) {
    return this.send({ type: 'approve', tournament, waiting });
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

  invite(tournament: string, { role, player, powers }: Membership, once = role === 'assistant') {
    return this.send({ type: 'invite', tournament, role, player, powers, once });
  }

  revokeInvite(tournament: string, invite: string) {
    return this.send({ type: 'revoke-invite', tournament, invite });
  }

  moveSeat(tournament: string, player: PlayerId) {
    return this.send({ type: 'move-seat', tournament, player });
  }

  replaceDirector(tournament: string) {
    return this.send({ type: 'replace-director', tournament });
  }

  delegate(tournament: string, member: string, powers: readonly Power[]) {
    return this.send({ type: 'delegate', tournament, member, powers });
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
