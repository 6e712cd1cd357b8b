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
import { type Connection, inTransaction, openFile } from './libsql-file.ts';
import { type Statements, statementsOf } from './statements.ts';
import { named, naming, StoreError } from './store-error.ts';
import type { Upcasters } from './upcast.ts';

type Waiting = {
  readonly append: Prepared;
  resolve(appended: Appended): void;
  reject(error: unknown): void;
};

/** Milliseconds between commits when many write. */
const TOGETHER = 8;

/** One file on one machine. Every append that is acknowledged is on the disk. */
export class LibsqlStore extends EventStore {
  /** How often the disk was asked to keep something; many appends may share one. */
  commits = 0;
  private readonly file: string;
  private readonly connection: Connection;
  private readonly release: () => void;
  private readonly upcasters: Upcasters;
  private readonly sql: Statements;
  private waiting: Waiting[] = [];
  /** Whether several wrote together last time, and when that was kept. */
  private together = false;
  private keptAt = 0;
  /** Set when nothing more can be promised: closed, or the disk failed. */
  private ended: StoreError | null = null;

  constructor(open: ReturnType<typeof openFile>, upcasters: Upcasters = {}) {
    super();
    this.file = open.file;
    this.connection = open.connection;
    this.release = open.release;
    this.upcasters = upcasters;
    this.sql = statementsOf(open.connection);
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
      // All that arrives in this turn of the event loop shares one commit, and so does all that arrives during it. When
      // many write, they wait a moment for each other: the disk is slower than any table.
      if (this.waiting.length > 1) return;
      const rest = this.together ? TOGETHER - (performance.now() - this.keptAt) : 0;
      if (rest > 0) setTimeout(() => this.commit(), rest);
      else setImmediate(() => this.commit());
    });
  }

  private commit(): void {
    const group = this.waiting;
    if (group.length === 0) return;
    this.waiting = [];
    this.together = group.length > 2;
    try {
      const answers = inTransaction(this.connection, () => {
        const batch = new Batch(
          this.sql,
          group.map(({ append }) => append),
        );
        const answers = group.map(({ append }) => batch.take(append));
        batch.write();
        return answers;
      });
      if (answers.some(({ ok }) => ok)) this.commits++;
      this.keptAt = performance.now();
      for (const [index, { resolve }] of group.entries()) resolve(answers[index]!);
    } catch (error) {
      const failure = named(error, this.file);
      // After a failed sync nobody knows what is on the disk: only opening the file again tells.
      if (failure instanceof StoreError && (failure.code === 'io' || failure.code === 'corrupt'))
        this.ended ??= failure;
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
    if (this.ended?.code === 'closed') return;
    this.commit();
    this.ended = new StoreError('closed', this.file);
    try {
      // Leaves one file that can be copied by hand.
      this.connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // On a full disk it stays in the log beside the file, and the next opening takes it in.
    }
    this.connection.close();
    this.release();
  }

  private look<T>(query: () => T): T {
    this.mustBeOpen();
    return naming(this.file, query);
  }

  private mustBeOpen(): void {
    if (this.ended !== null) throw this.ended;
  }
}
