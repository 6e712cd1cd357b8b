import type { RoomsPort } from '../room/rooms-port.ts';
import { hashOf } from '../server/people/codes.ts';
import { People } from '../server/people/people.ts';
import type { EventStore } from '../store/event-store.ts';
import { tournamentOf } from '../store/names.ts';

/** There is one device, so it needs no secret. */
const OWNER = hashOf('this device');

/** Who is who where there is no network: whoever holds this device directs every tournament on it. */
export class OwnPeople extends People {
  static override async open(store: EventStore, rooms: RoomsPort, now: () => number): Promise<OwnPeople> {
    const people = new OwnPeople(store, rooms, now);
    await people.register.load();
    for (const { stream } of await store.streams('tournament/')) await people.own(tournamentOf(stream)!);
    return people;
  }

  override deviceOf(): string {
    return OWNER;
  }

  /** Also a tournament that came in a file. */
  async own(tournament: string): Promise<void> {
    if (this.member(OWNER, tournament)?.who.role === 'director') return;
    await this.createTournament(OWNER, tournament, false);
  }
}
