import { type Append, type Appended, EventStore, type Lease, type Rewrite } from './event-store.ts';

const LOST: Appended = {
  ok: false,
  refusal: {
    code: 'lost-lease',
    message: 'Nothing was written: this server does not hold the lease.',
  },
};

/** A store whose appends carry a lease; all else is the store's own. */
export class LeasedStore extends EventStore {
  private readonly store: EventStore;
  private readonly lease: () => Lease | null;

  /** The lease as it is when something is written; without one, nothing is. */
  constructor(store: EventStore, lease: () => Lease | null) {
    super();
    this.store = store;
    this.lease = lease;
  }

  async append(append: Append): Promise<Appended> {
    const lease = this.lease();
    return lease === null ? LOST : this.store.append({ ...append, lease });
  }

  async rewrite(rewrite: Rewrite): Promise<Appended> {
    const lease = this.lease();
    return lease === null ? LOST : this.store.rewrite({ ...rewrite, lease });
  }

  read(stream: string, after?: number) {
    return this.store.read(stream, after);
  }

  streams(...prefixes: readonly string[]) {
    return this.store.streams(...prefixes);
  }

  answerTo(tournament: string, key: string) {
    return this.store.answerTo(tournament, key);
  }

  snapshot(stream: string, schema: number) {
    return this.store.snapshot(stream, schema);
  }

  get(kind: string, id: string) {
    return this.store.get(kind, id);
  }

  list(kind: string) {
    return this.store.list(kind);
  }

  /** The store belongs to whoever opened it. */
  async close(): Promise<void> {}
}
