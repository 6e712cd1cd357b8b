import type { FastifyBaseLogger } from 'fastify';
import { AppendFailed } from '../room/append-failed.ts';
import { KINDS } from '../room/documents.ts';
import {
  type PeopleAnswers,
  type PeopleCommandOf,
  type PeopleCommandType,
  peopleCommand,
} from '../server/people/commands.ts';
import { People } from '../server/people/people.ts';
import { LeasedStore } from '../store/leased-store.ts';
import type { PostgresStore } from '../store/postgres-store.ts';
import { type Bus, NoAnswer } from './bus.ts';
import { AWAY, type ClusterRooms } from './cluster-rooms.ts';
import { REGISTER } from './shard-leases.ts';

/** For one command, which may itself need a tournament on a third server. */
const COMMAND_TIMEOUT_MS = 20_000;
/** How often each server looks for changes it may not have heard of. */
const LOOK_MS = 2_000;

/** What came of a command. */
type Done<T extends PeopleCommandType> = { readonly value: PeopleAnswers[T] };

export const commandsTo = (site: string, server: string): string => `${site}.${server}.people`;
const changesOf = (site: string): string => `${site}.people`;

/**
 * Who is who, on a site of many servers. All of them have it in memory and follow it by revision; one carries out the
 * commands of all, so that two phones cannot claim a seat at the same moment at two servers.
 */
export class SharedPeople extends People {
  private readonly shared: PostgresStore;
  private readonly bus: Bus;
  private readonly site: string;
  private readonly clusterRooms: ClusterRooms;
  private readonly log: FastifyBaseLogger;
  private revision = 0;
  private catching: Promise<void> = Promise.resolve();
  private readonly stops: (() => void)[] = [];

  private constructor(
    store: PostgresStore,
    bus: Bus,
    site: string,
    clusterRooms: ClusterRooms,
    log: FastifyBaseLogger,
  ) {
    super(new LeasedStore(store, () => clusterRooms.leases.lease(REGISTER)), clusterRooms, clusterRooms.now);
    this.shared = store;
    this.bus = bus;
    this.site = site;
    this.clusterRooms = clusterRooms;
    this.log = log;
  }

  static async join(
    store: PostgresStore,
    bus: Bus,
    site: string,
    clusterRooms: ClusterRooms,
    log: FastifyBaseLogger,
  ): Promise<SharedPeople> {
    const people = new SharedPeople(store, bus, site, clusterRooms, log);
    await people.catchUp();
    const looking = setInterval(() => people.catchUpSoon(), LOOK_MS);
    people.stops.push(
      () => clearInterval(looking),
      bus.subscribe(changesOf(site), () => people.catchUpSoon()),
      bus.answer(commandsTo(site, clusterRooms.address), async (text) =>
        JSON.stringify(await people.carryOutHere(peopleCommand.parse(JSON.parse(text)))),
      ),
    );
    return people;
  }

  /** One query after the other, so that nothing older is taken over after something newer. */
  private catchUp(): Promise<void> {
    const look = async (): Promise<void> => {
      const since = await this.shared.documentsSince(this.revision);
      // Doors before devices: somebody who is a member no more learns whether the tournament is gone.
      const [devices, others] = [
        since.filter(({ kind }) => kind === KINDS.device),
        since.filter(({ kind }) => kind !== KINDS.device),
      ];
      for (const { kind, id, data } of [...others, ...devices])
        if (kind === KINDS.rewritten) this.clusterRooms.rewritten(id);
        else this.register.take(kind, id, data);
      this.revision = since.at(-1)?.revision ?? this.revision;
    };
    const caught = this.catching.then(look, look);
    this.catching = caught.catch(() => {});
    return caught;
  }

  private catchUpSoon(): void {
    // PostgreSQL is away; the next query finds what this one did not.
    this.catchUp().catch((error: Error) => this.log.warn({ err: error }, 'people could not be looked up'));
  }

  /** Null where another server carries commands out; then surely nothing was changed. */
  private async carryOutHere<T extends PeopleCommandType>(
    command: PeopleCommandOf<T>,
  ): Promise<Done<T> | null> {
    if (!this.clusterRooms.isMine(REGISTER)) return null;
    await this.catchUp();
    try {
      const value = await super.send<T>(command);
      this.bus.publish(changesOf(this.site), '{}');
      return { value };
    } catch (error) {
      if (error instanceof AppendFailed) return null;
      throw error;
    }
  }

  /** Has the command carried out by the server whose turn it is; afterwards this one knows of it too. */
  protected override async send<T extends PeopleCommandType>(
    command: PeopleCommandOf<T>,
  ): Promise<PeopleAnswers[T]> {
    const done = await this.clusterRooms.insist(async () => {
      const at = this.clusterRooms.playedAt(REGISTER);
      if (at === null) return null;
      if (at === this.clusterRooms.address) return this.carryOutHere<T>(command);
      try {
        const answer = await this.bus.ask(
          commandsTo(this.site, at),
          JSON.stringify(command),
          COMMAND_TIMEOUT_MS,
        );
        return JSON.parse(answer) as Done<T> | null;
      } catch (error) {
        // Sent a second time it might be done twice, so only a command that surely nobody heard is sent again.
        if (error instanceof NoAnswer && error.why === 'nobody') return null;
        throw error instanceof NoAnswer ? AWAY : error;
      }
    });
    await this.catchUp();
    return done;
  }

  stop(): void {
    for (const stop of this.stops) stop();
  }
}
