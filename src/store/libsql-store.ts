import { type Prepared, recorded } from './append.ts';
import { Batch, type Commands, namesIn } from './batch.ts';
import type { Appended, Document, RecordedEvent, Snapshot } from './event-store.ts';
import { GroupedStore } from './grouped-store.ts';
import { type OpenFile, openFile } from './libsql-file.ts';
import { type Statements, statementsOf } from './statements.ts';
import { named, naming, StoreError } from './store-error.ts';
import type { Upcasters } from './upcast.ts';

/** One file on one machine. Every append that is acknowledged is on the disk. */
export class LibsqlStore extends GroupedStore {
  private readonly open: OpenFile;
  private readonly writing: Statements;
  private readonly sql: Statements;

  constructor(open: OpenFile, upcasters: Upcasters = {}) {
    super(upcasters);
    this.open = open;
    this.writing = statementsOf(open.connection);
    this.sql = statementsOf(open.reader);
  }

  static open(file: string, upcasters: Upcasters = {}): LibsqlStore {
    return new LibsqlStore(openFile(file), upcasters);
  }

  protected async keepGroup(group: readonly Prepared[]): Promise<readonly Appended[]> {
    const { connection, commit } = this.open;
    try {
      connection.exec('BEGIN IMMEDIATE');
      const { streams, commands } = namesIn(group);
      const sql = this.writing;
      const versions = sql.findVersions(streams.map((stream) => [stream]));
      const batch = new Batch({ versions, answers: sql.findAnswers(commands) });
      const answers = group.map((append) => batch.take(append));
      sql.writeVersions(batch.grown.values());
      sql.writeEvents(batch.events);
      sql.writeAnswers(batch.done);
      sql.writeDocuments(batch.put);
      sql.deleteDocuments(batch.deleted);
      sql.writeSnapshots(batch.snapshots);
      await commit();
      return answers;
    } catch (error) {
      // SQLite has already rolled back by itself after some errors.
      if (connection.inTransaction) connection.exec('ROLLBACK');
      const failure = named(error, this.open.file);
      // After a failed sync nobody knows what is on the disk.
      if (failure instanceof StoreError && (failure.code === 'io' || failure.code === 'corrupt'))
        this.broken ??= failure;
      throw failure;
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

  protected async findAnswers(commands: Commands) {
    return this.look(() => this.sql.findAnswers(commands));
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

  protected letGo(): void {
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

  protected closedError(): StoreError {
    return new StoreError('closed', this.open.file);
  }

  private look<T>(query: () => T): T {
    this.mustBeOpen();
    return naming(this.open.file, query);
  }
}
