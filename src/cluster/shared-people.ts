import type { FastifyBaseLogger } from 'fastify';
import { AppendFailed } from '../room/append-failed.ts';
import { People } from '../server/people/people.ts';
import { KINDS } from '../server/people/register.ts';
import { LeasedStore } from '../store/leased-store.ts';
import { REWRITTEN } from '../store/names.ts';
import type { PostgresStore } from '../store/postgres-store.ts';
import { type Bus, NoAnswer } from './bus.ts';
import { AWAY, type ClusterRooms } from './cluster-rooms.ts';
import { REGISTER } from './shard-leases.ts';

/** Milliseconds for one change, which may itself need a tournament on a third server. */
const CHANGE = 20_000;
/** How often everybody looks for what he may not have heard of. */
const LOOK = 2_000;

const CHANGES = [
  'createTournament',
  'setApproval',
  'newJoinCode',
  'excuse',
  'forgetPerson',
  'deleteTournament',
  'join',
  'approve',
  'decline',
  'turnAway',
  'invite',
  'revokeInvite',
  'moveSeat',
  'delegate',
  'revoke',
  'replaceDirector',
] as const;
type Change = (typeof CHANGES)[number];
type Given<C extends Change> = Parameters<People[C]>;
type Done<C extends Change> = ReturnType<People[C]>;
type Work = (...given: unknown[]) => Promise<unknown>;

export const changesAt = (site: string, server: string): string => `${site}.${server}.people`;
const changed = (site: string): string => `${site}.people`;

/**
 * Who is who, in a house of many servers. All have it in mind and follow it by revision; one at a time changes it, for
 * everybody, so that two phones cannot claim a seat at the same moment at two servers.
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
    const looking = setInterval(() => people.catchUpSoon(), LOOK);
    people.stops.push(
      () => clearInterval(looking),
      bus.subscribe(changed(site), () => people.catchUpSoon()),
      bus.answer(changesAt(site, clusterRooms.address), async (text) => {
        const [change, given] = JSON.parse(text) as [Change, unknown[]];
        if (!CHANGES.includes(change)) throw new Error(`nobody can ${change}`);
        return JSON.stringify(await people.here(change, given));
      }),
    );
    return people;
  }

  /** One look after the other, so that nothing older comes after something newer. */
  private catchUp(): Promise<void> {
    const look = async (): Promise<void> => {
      const since = await this.shared.documentsSince(this.revision);
      // Doors before devices: who is no member any more hears whether the tournament is gone.
      for (const { kind, id, data } of since) if (kind !== KINDS.device) this.take(kind, id, data);
      for (const { kind, id, data } of since) if (kind === KINDS.device) this.take(kind, id, data);
      this.revision = since.at(-1)?.revision ?? this.revision;
    };
    const caught = this.catching.then(look, look);
    this.catching = caught.catch(() => {});
    return caught;
  }

  /** Also that a tournament's log was written over, wherever that was done. */
  protected override take(kind: string, id: string, data: unknown): void {
    if (kind === REWRITTEN) this.clusterRooms.rewritten(id);
    else super.take(kind, id, data);
  }

  private catchUpSoon(): void {
    // PostgreSQL is away; the next look finds what this one did not.
    this.catchUp().catch((error: Error) => this.log.warn({ err: error }, 'people could not be looked up'));
  }

  /** Null where another server changes the register; surely nothing was changed then. */
  private async here(change: Change, given: readonly unknown[]): Promise<{ value: unknown } | null> {
    if (!this.clusterRooms.isMine(REGISTER)) return null;
    await this.catchUp();
    try {
      const value = await (People.prototype[change] as Work).apply(this, [...given]);
      this.bus.publish(changed(this.site), '{}');
      return { value };
    } catch (error) {
      if (error instanceof AppendFailed) return null;
      throw error;
    }
  }

  private async everywhere<T>(change: Change, args: readonly unknown[]): Promise<T> {
    // JSON has no word for what was left out.
    const given = args.slice(0, args.findLastIndex((each) => each !== undefined) + 1);
    const done = await this.clusterRooms.insist(async () => {
      const at = this.clusterRooms.playedAt(REGISTER);
      if (at === null) return null;
      if (at === this.clusterRooms.address) return (await this.here(change, given)) as { value: T } | null;
      try {
        const text = JSON.stringify([change, given]);
        return JSON.parse(await this.bus.ask(changesAt(this.site, at), text, CHANGE)) as { value: T } | null;
      } catch (error) {
        // Asked a second time it might be done twice, so only who surely did not hear it is asked again.
        if (error instanceof NoAnswer && error.why === 'nobody') return null;
        throw error instanceof NoAnswer ? AWAY : error;
      }
    });
    await this.catchUp();
    return done;
  }

  override createTournament(...given: Given<'createTournament'>): Done<'createTournament'> {
    return this.everywhere('createTournament', given);
  }
  override setApproval(...given: Given<'setApproval'>): Done<'setApproval'> {
    return this.everywhere('setApproval', given);
  }
  override newJoinCode(...given: Given<'newJoinCode'>): Done<'newJoinCode'> {
    return this.everywhere('newJoinCode', given);
  }
  override excuse(...given: Given<'excuse'>): Done<'excuse'> {
    return this.everywhere('excuse', given);
  }
  override forgetPerson(...given: Given<'forgetPerson'>): Done<'forgetPerson'> {
    return this.everywhere('forgetPerson', given);
  }
  override deleteTournament(...given: Given<'deleteTournament'>): Done<'deleteTournament'> {
    return this.everywhere('deleteTournament', given);
  }
  override join(...given: Given<'join'>): Done<'join'> {
    return this.everywhere('join', given);
  }
  override approve(...given: Given<'approve'>): Done<'approve'> {
    return this.everywhere('approve', given);
  }
  override decline(...given: Given<'decline'>): Done<'decline'> {
    return this.everywhere('decline', given);
  }
  override turnAway(...given: Given<'turnAway'>): Done<'turnAway'> {
    return this.everywhere('turnAway', given);
  }
  override invite(...given: Given<'invite'>): Done<'invite'> {
    return this.everywhere('invite', given);
  }
  override revokeInvite(...given: Given<'revokeInvite'>): Done<'revokeInvite'> {
    return this.everywhere('revokeInvite', given);
  }
  override moveSeat(...given: Given<'moveSeat'>): Done<'moveSeat'> {
    return this.everywhere('moveSeat', given);
  }
  override delegate(...given: Given<'delegate'>): Done<'delegate'> {
    return this.everywhere('delegate', given);
  }
  override revoke(...given: Given<'revoke'>): Done<'revoke'> {
    return this.everywhere('revoke', given);
  }
  override replaceDirector(...given: Given<'replaceDirector'>): Done<'replaceDirector'> {
    return this.everywhere('replaceDirector', given);
  }

  stop(): void {
    for (const stop of this.stops) stop();
  }
}
