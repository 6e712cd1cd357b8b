import { known, type Prepared, refusalOf, rewritten, type WrittenEvent } from '../store/append.ts';
import { Batch, type Commands, type FoundAnswer, namesIn } from '../store/batch.ts';
import type { Appended, Document, RecordedEvent, Snapshot } from '../store/event-store.ts';
import { GroupedStore } from '../store/grouped-store.ts';
import { StoreError } from '../store/store-error.ts';

const VERSION = 1;
/** Every table, and what its rows lie by. */
const TABLES = {
  heads: 'name',
  events: ['stream', 'version'],
  answers: ['tournament', 'key'],
  documents: ['kind', 'id'],
  snapshots: 'stream',
} as const;
type Table = keyof typeof TABLES;
const ALL = Object.keys(TABLES) as Table[];

type Head = { readonly name: string; readonly version: number };
type EventRow = WrittenEvent & { readonly stream: string; readonly version: number };
type DocumentRow = { readonly kind: string; readonly id: string; readonly data: string };
type SnapshotRow = Omit<Snapshot, 'state'> & { readonly state: string };

/** What a browser would not do, as every store says it. */
function named(error: unknown, name: string): unknown {
  if (!(error instanceof DOMException)) return error;
  if (error.name === 'QuotaExceededError') return new StoreError('disk-full', name, { cause: error });
  if (error.name === 'VersionError') return new StoreError('newer-version', name, { cause: error });
  return new StoreError('io', name, { cause: error });
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** Rows whose first part is this, from a second part on; arrays come after every text and number. */
const rowsOf = (first: string, from?: number): IDBKeyRange =>
  IDBKeyRange.bound(from === undefined ? [first] : [first, from], [first, []]);

const startingWith = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/**
 * A database of this browser. Every append that is acknowledged is on the disk (`durability: 'strict'`), and expectations
 * are checked against what is there in the same transaction, so a second writer is refused.
 */
export class IndexedDbStore extends GroupedStore {
  private database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    super();
    this.database = database;
  }

  static async open(name: string): Promise<IndexedDbStore> {
    try {
      return new IndexedDbStore(await connect(name));
    } catch (error) {
      throw named(error, name);
    }
  }

  protected keepGroup(group: readonly Prepared[]): Promise<readonly Appended[]> {
    return this.writing(async (table) => {
      const { streams, commands } = namesIn(group);
      const [versions, answers] = await Promise.all([
        headsIn(table('heads'), streams),
        answersIn(table('answers'), commands),
      ]);
      const batch = new Batch({ versions, answers });
      const answered = group.map((append) => batch.take(append));
      for (const { stream, expected, events } of batch.written)
        for (const [at, event] of events.entries())
          table('events').put({ ...event, stream, version: expected + at + 1 } satisfies EventRow);
      for (const [name, version] of batch.grown.values())
        table('heads').put({ name, version } satisfies Head);
      for (const [tournament, key, contents, answer] of batch.done)
        table('answers').put({ tournament, key, contents, answer } satisfies FoundAnswer);
      writeDocuments(table('documents'), batch.put, batch.deleted);
      for (const [stream, version, schema, state] of batch.snapshots) {
        const before = (await answerOf(table('snapshots').get(stream))) as SnapshotRow | undefined;
        if (version >= (before?.version ?? 0))
          table('snapshots').put({ stream, version, schema, state } satisfies SnapshotRow);
      }
      return answered;
    });
  }

  protected rewriteAlone(rewrite: Prepared): Promise<Appended> {
    return this.writing(async (table) => {
      const names = rewrite.streams.map(({ stream }) => stream);
      const heads = new Map(
        (await headsIn(table('heads'), names)).map(({ name, version }) => [name, version]),
      );
      const refusal = refusalOf(rewrite, {
        versionOf: (stream) => heads.get(stream) ?? 0,
        answerText: () => undefined,
      });
      if (refusal !== null) return refusal;
      for (const { stream, events } of rewrite.streams) {
        table('events').delete(rowsOf(stream));
        table('snapshots').delete(stream);
        if (events.length === 0) table('heads').delete(stream);
        for (const [at, event] of events.entries())
          table('events').put({ ...event, stream, version: at + 1 } satisfies EventRow);
      }
      const { gone, changed } = rewritten(rewrite);
      for (const tournament of gone) table('answers').delete(rowsOf(tournament));
      for (const tournament of changed)
        for (const answer of await answerOf(table('answers').getAll(rowsOf(tournament))))
          table('answers').put({ ...(answer as FoundAnswer), contents: null });
      writeDocuments(
        table('documents'),
        rewrite.documents.flatMap(({ kind, id, data }) => (data === null ? [] : [[kind, id, data]])),
        rewrite.documents.flatMap(({ kind, id, data }) => (data === null ? [[kind, id]] : [])),
      );
      return { ok: true };
    });
  }

  async read(stream: string, after = 0): Promise<readonly RecordedEvent[]> {
    const rows = (await this.look('events', (events) =>
      events.getAll(rowsOf(stream, Math.max(0, after) + 1)),
    )) as EventRow[];
    return rows.map(({ version, type, schema, data }) =>
      known({ version, type, schema, data: this.parsed(data) }),
    );
  }

  async streams(...prefixes: readonly string[]) {
    const heads = (await this.look('heads', (rows) =>
      rows.getAll(prefixes.length === 1 ? startingWith(prefixes[0]!) : null),
    )) as Head[];
    return heads
      .filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)))
      .map(({ name, version }) => ({ stream: name, version }));
  }

  protected async findAnswers(commands: Commands): Promise<readonly FoundAnswer[]> {
    return this.reading('answers', (table) => answersIn(table, commands));
  }

  async snapshot(stream: string, schema: number): Promise<Snapshot | null> {
    const found = (await this.look('snapshots', (rows) => rows.get(stream))) as SnapshotRow | undefined;
    return found?.schema === schema ? { ...found, state: this.parsed(found.state) } : null;
  }

  async get(kind: string, id: string): Promise<unknown> {
    const found = (await this.look('documents', (rows) => rows.get([kind, id]))) as DocumentRow | undefined;
    return found === undefined ? null : this.parsed(found.data);
  }

  async list(kind: string): Promise<readonly Document[]> {
    const rows = (await this.look('documents', (all) => all.getAll(rowsOf(kind)))) as DocumentRow[];
    return rows.map(({ id, data }) => ({ kind, id, data: this.parsed(data) }));
  }

  protected letGo(): void {
    this.database.close();
  }

  protected closedError(): StoreError {
    return new StoreError('closed', this.database.name);
  }

  /** One transaction over everything: all of it is on the disk when this resolves, or nothing of it was written. */
  private async writing<T>(work: (table: (name: Table) => IDBObjectStore) => Promise<T>): Promise<T> {
    try {
      const transaction = await this.begin(ALL, 'readwrite', { durability: 'strict' });
      const done = committed(transaction);
      const [answer] = await Promise.all([
        work((name) => transaction.objectStore(name)).catch((error: unknown) => {
          transaction.abort();
          throw error;
        }),
        done,
      ]);
      return answer;
    } catch (error) {
      throw named(error, this.database.name);
    }
  }

  private async reading<T>(name: Table, work: (table: IDBObjectStore) => Promise<T>): Promise<T> {
    this.mustBeOpen();
    try {
      return await work((await this.begin(name, 'readonly')).objectStore(name));
    } catch (error) {
      throw named(error, this.database.name);
    }
  }

  /** Browsers let go of a database while a phone sleeps; then nothing has begun, and it is opened again. */
  private async begin(...asked: Parameters<IDBDatabase['transaction']>): Promise<IDBTransaction> {
    try {
      return this.database.transaction(...asked);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      this.database = await connect(this.database.name);
      return this.database.transaction(...asked);
    }
  }

  private look<T>(name: Table, ask: (table: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return this.reading(name, (table) => answerOf(ask(table)));
  }

  private parsed(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new StoreError('not-json', this.database.name, { cause: error });
    }
  }
}

async function connect(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = () => {
    for (const [table, by] of Object.entries(TABLES))
      request.result.createObjectStore(table, { keyPath: by as string | string[] });
  };
  const database = await answerOf(request);
  // A newer Riffle need not wait for this one.
  database.onversionchange = () => database.close();
  return database;
}

async function headsIn(table: IDBObjectStore, streams: readonly string[]): Promise<Head[]> {
  const found = await Promise.all(streams.map((stream) => answerOf(table.get(stream))));
  return found.filter((head): head is Head => head !== undefined);
}

async function answersIn(table: IDBObjectStore, commands: Commands): Promise<FoundAnswer[]> {
  const found = await Promise.all(commands.map((command) => answerOf(table.get([...command]))));
  return found.filter((answer): answer is FoundAnswer => answer !== undefined);
}

function writeDocuments(
  table: IDBObjectStore,
  put: readonly (readonly string[])[],
  deleted: readonly (readonly string[])[],
): void {
  for (const [kind, id, data] of put) table.put({ kind: kind!, id: id!, data: data! } satisfies DocumentRow);
  for (const [kind, id] of deleted) table.delete([kind!, id!]);
}
