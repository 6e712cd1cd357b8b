import { setImmediate, setTimeout } from 'node:timers/promises';
import { type Prepared, prepare, recorded } from './append.ts';
import { Batch } from './batch.ts';
import {
  type Append,
  type Appended,
  type Document,
  EventStore,
  type RecordedEvent,
  type Snapshot,
} from './event-store.ts';
import { type OpenFile, openFile } from './libsql-file.ts';
import { type Statements, statementsOf } from './statements.ts';
import { named, naming, StoreError } from './store-error.ts';
import type { Upcasters } from './upcast.ts';

type Waiting = {
  readonly append: Prepared;
  resolve(appended: Appended): void;
  reject(error: unknown): void;
};

/** Milliseconds between commits when many write. */
const TOGETHER = 12;

/** One file on one machine. Every append that is acknowledged is on the disk. */
export class LibsqlStore extends EventStore {
  /** How often the disk was asked to keep something; many appends may share one. */
  commits = 0;
  private readonly open: OpenFile;
  private readonly upcasters: Upcasters;
  private readonly writing: Statements;
  private readonly sql: Statements;
  private waiting: Waiting[] = [];
  /** The commit that comes or is under way. */
  private keeping: Promise<void> | null = null;
  /** Whether several wrote together last time, and when that was kept. */
  private together = false;
  private keptAt = 0;
  private closed = false;
  /** After a failed sync nobody knows what is on the disk: only opening the file again tells. */
  private broken: StoreError | null = null;

  constructor(open: OpenFile, upcasters: Upcasters = {}) {
    super();
    this.open = open;
    this.upcasters = upcasters;
    this.writing = statementsOf(open.connection);
    this.sql = statementsOf(open.reader);
  }

  static open(file: string, upcasters: Upcasters = {}): LibsqlStore {
    return new LibsqlStore(openFile(file), upcasters);
  }

  async append(append: Append): Promise<Appended> {
    this.mustBeOpen();
    const prepared = prepare(append, this.upcasters);
    if (!prepared.ok) return prepared;
    return new Promise((resolve, reject) => {
      this.waiting.push({ append: prepared.value, resolve, reject });
      this.keeping ??= this.keepAll();
    });
  }

  /** All that arrives in one turn of the event loop shares a commit, and so does all that arrives during the last one. */
  private async keepAll(): Promise<void> {
    while (this.waiting.length > 0) {
      // When many write they wait a moment for each other: the disk is slower than any table.
      const rest = this.together ? TOGETHER - (performance.now() - this.keptAt) : 0;
      await (rest > 0 ? setTimeout(rest) : setImmediate());
      await this.keepGroup(this.waiting.splice(0));
    }
    this.keeping = null;
  }

  private async keepGroup(group: readonly Waiting[]): Promise<void> {
    const { connection, commit } = this.open;
    this.together = group.length > 2;
    try {
      if (this.broken !== null) throw this.broken;
      connection.exec('BEGIN IMMEDIATE');
      const batch = new Batch(
        this.writing,
        group.map(({ append }) => append),
      );
      const answers = group.map(({ append }) => batch.take(append));
      batch.write();
      await commit();
      if (answers.some(({ ok }) => ok)) this.commits++;
      this.keptAt = performance.now();
      for (const [index, { resolve }] of group.entries()) resolve(answers[index]!);
    } catch (error) {
      // SQLite has already rolled back by itself after some errors.
      if (connection.inTransaction) connection.exec('ROLLBACK');
      const failure = named(error, this.open.file);
      if (failure instanceof StoreError && (failure.code === 'io' || failure.code === 'corrupt'))
        this.broken ??= failure;
      for (const { reject } of group) reject(failure);
    }
  }

  async read(stream: string, after = 0): Promise<readonly RecordedEvent[]> {
    return this.look(() =>
      this.sql.events(stream, after).map((row) => recorded(this.upcasters, row.version, row)),
    );
  }

  async streams(...prefixes: readonly string[]) {
    // Reads do not wait for each other here, so all prefixes are seen at one moment.
    const found = this.look(() => prefixes.flatMap((prefix) => this.sql.streams(prefix)));
    return [...new Map(found.map(({ name, version }) => [name, { stream: name, version }])).values()].sort(
      (a, b) => (a.stream < b.stream ? -1 : 1),
    );
  }

  async answerTo(tournament: string, key: string) {
    const answer = this.look(() => this.sql.answer(tournament, key));
    return answer === undefined ? null : { answer: JSON.parse(answer) };
  }

  async snapshot(stream: string, schema: number): Promise<Snapshot | null> {
    const found = this.look(() => this.sql.snapshot(stream, schema));
    return found === undefined
      ? null
      : { stream, version: found.version, schema, state: JSON.parse(found.state) };
  }

  async get(kind: string, id: string): Promise<unknown> {
    const data = this.look(() => this.sql.document(kind, id));
    return data === undefined ? null : JSON.parse(data);
  }

  async list(kind: string): Promise<readonly Document[]> {
    return this.look(() => this.sql.documents(kind)).map(({ id, data }) => ({
      kind,
      id,
      data: JSON.parse(data),
    }));
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.keeping;
    const { connection, reader, release } = this.open;
    reader.close();
    try {
      // Leaves one file that can be copied by hand.
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // On a full disk it stays in the log beside the file, and the next opening takes it in.
    }
    connection.close();
    release();
  }

  private look<T>(query: () => T): T {
    this.mustBeOpen();
    return naming(this.open.file, query);
  }

  private mustBeOpen(): void {
    if (this.closed) throw new StoreError('closed', this.open.file);
    if (this.broken !== null) throw this.broken;
  }
}
