/** What a writer hands in. Without a schema it is written in today's; an imported event brings its own. */
export type NewEvent = { readonly type: string; readonly data: unknown; readonly schema?: number };

export const asNew = (event: { readonly type: string }): NewEvent => ({ type: event.type, data: event });

/** What a reader gets. The first event of a stream has version 1. */
export type RecordedEvent = {
  readonly version: number;
  readonly type: string;
  readonly schema: number;
  readonly data: unknown;
};

/** `expected` is how many events the writer has seen; 0 begins a stream. No events: only the expectation is checked. */
export type StreamWrite = {
  readonly stream: string;
  readonly expected: number;
  readonly events: readonly NewEvent[];
};

/** A state as it was after `version` events. A reader with another `schema` does not see it and replays instead. */
export type Snapshot = {
  readonly stream: string;
  readonly version: number;
  readonly schema: number;
  readonly state: unknown;
};

export type Document = { readonly kind: string; readonly id: string; readonly data: unknown };

export type DocumentWrite =
  | ({ readonly do: 'put' } & Document)
  | { readonly do: 'delete'; readonly kind: string; readonly id: string };

/** The right to write for a shard, as long as the shard's epoch is still this one. */
export type Lease = { readonly shard: number; readonly epoch: number };

/** Everything in it is written, or nothing is. */
export type Append = {
  readonly streams?: readonly StreamWrite[];
  readonly documents?: readonly DocumentWrite[];
  readonly snapshots?: readonly Snapshot[];
  /** The command that led here: sent twice, it is done once and gets the same answer. */
  readonly command?: {
    readonly tournament: string;
    readonly key: string;
    /** A digest of what was asked, so that the same key with other contents is noticed. */
    readonly contents?: string;
    readonly answer: unknown;
  };
  /** Where several servers write: under which lease. A store with one writer knows none. */
  readonly lease?: Lease;
};

/**
 * Written over what is there: the one exception to "append only", for what must not be kept any longer. A stream gets as
 * many events as it has, or none and is gone; what was packed of it goes too. With the tournament's own stream go its
 * answers; of one that stays, the digests of what was asked. Whoever plays it must open it again.
 */
export type Rewrite = {
  readonly streams: readonly StreamWrite[];
  readonly documents?: readonly DocumentWrite[];
  readonly lease?: Lease;
};

export type StoreRefusal =
  | {
      readonly code: 'wrong-version';
      readonly stream: string;
      readonly expected: number;
      readonly actual: number;
      readonly message: string;
    }
  | { readonly code: 'already-done'; readonly answer: unknown; readonly message: string }
  | { readonly code: 'bad-append' | 'newer-schema' | 'lost-lease'; readonly message: string };

export type DoneCommand = { readonly answer: unknown; readonly contents?: string };

export type Appended = { readonly ok: true } | { readonly ok: false; readonly refusal: StoreRefusal };

/**
 * The log of a site. A promise of `append` is kept only when the events are as durable as the store makes them; what
 * the platform cannot do (a full disk, a lost file) rejects with a StoreError, and nothing of that append is written.
 * Appends take effect in the order in which they were called, so a writer may send the next before the last is kept.
 */
export abstract class EventStore {
  /** How often something was written over, as far as this process knows: what was read before may be out of date. */
  rewrites = 0;
  /** How many are asked for and not done yet: what is read meanwhile is out of date in a moment. */
  rewriting = 0;

  abstract append(append: Append): Promise<Appended>;

  /** All of it or nothing. When it is done, what was there before is not left in unused corners of the store's file either. */
  abstract rewrite(rewrite: Rewrite): Promise<Appended>;

  /** The events after the first `after` ones. A stream nobody wrote is empty. */
  abstract read(stream: string, after?: number): Promise<readonly RecordedEvent[]>;

  /** Streams whose names begin so, by name, all as of one moment. */
  abstract streams(
    ...prefixes: readonly string[]
  ): Promise<readonly { readonly stream: string; readonly version: number }[]>;

  /** What a command was answered, if it was done, with the digest it came with. */
  abstract answerTo(tournament: string, key: string): Promise<DoneCommand | null>;

  abstract snapshot(stream: string, schema: number): Promise<Snapshot | null>;
  /** A document's data; null if there is none. */
  abstract get(kind: string, id: string): Promise<unknown>;
  abstract list(kind: string): Promise<readonly Document[]>;

  /** Writes what still waits, then lets go of the file. */
  abstract close(): Promise<void>;

  put(kind: string, id: string, data: unknown): Promise<Appended> {
    return this.append({ documents: [{ do: 'put', kind, id, data }] });
  }

  delete(kind: string, id: string): Promise<Appended> {
    return this.append({ documents: [{ do: 'delete', kind, id }] });
  }

  /** Only the newest one of a stream is kept. */
  keep(snapshot: Snapshot): Promise<Appended> {
    return this.append({ snapshots: [snapshot] });
  }
}
