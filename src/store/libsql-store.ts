import { known, type Prepared, refusalOf, rewritten, type WrittenEvent } from './append.ts';
import { Batch, type Commands, type FoundAnswer, namesIn, pair } from './batch.ts';
import type { Appended, Document, RecordedEvent, Snapshot } from './event-store.ts';
import { GroupedStore } from './grouped-store.ts';
import { type OpenFile, openFile } from './libsql-file.ts';
import { SETTLE, TO_COMPACT } from './migrations.ts';
import { type Head, type Statements, statementsOf } from './statements.ts';
import { named, naming, StoreError } from './store-error.ts';

/** So many answers go to their places together. */
const SETTLE_AFTER = 1_000;
/** As much is known by heart of a file that nobody else writes; beyond that it begins anew. */
const KNOWN = 20_000;

/** An event as it lies among those that came with it. */
type Loose = readonly [type: string, schema: number, data: unknown];
const textOf = (events: readonly WrittenEvent[]): string =>
  `[${events.map(({ type, schema, data }) => `["${type}",${schema},${data}]`).join()}]`;

class ByHeart<Value> extends Map<string, Value> {
  override set(name: string, value: Value): this {
    if (this.size >= KNOWN) this.clear();
    return super.set(name, value);
  }
}

/** One file on one machine. Every append that is acknowledged is on the disk. */
export class LibsqlStore extends GroupedStore {
  private readonly open: OpenFile;
  private readonly writing: Statements;
  private readonly sql: Statements;
  private readonly heads = new ByHeart<Head>();
  /** Answers that lie in the order they came and not yet by name. */
  private readonly fresh = new Map<string, FoundAnswer>();
  /** Commands that were looked for and not found: they are not done before they are done here. */
  private readonly undone = new ByHeart<true>();

  constructor(open: OpenFile) {
    super();
    this.open = open;
    this.writing = statementsOf(open.connection);
    this.sql = statementsOf(open.reader);
  }

  static open(file: string): LibsqlStore {
    return new LibsqlStore(openFile(file));
  }

  protected async keepGroup(group: readonly Prepared[]): Promise<readonly Appended[]> {
    const { connection, commit } = this.open;
    try {
      connection.exec('BEGIN IMMEDIATE');
      const { streams, commands } = namesIn(group);
      const sql = this.writing;
      const heads = this.headsOf(streams);
      const settle = this.fresh.size >= SETTLE_AFTER;
      if (settle) connection.exec(SETTLE);
      const asked = commands.filter(([tournament, key]) => !this.undone.has(pair(tournament, key)));
      const batch = new Batch({ versions: [...heads.values()], answers: this.answersTo(asked, sql) });
      const answers = group.map((append) => batch.take(append));
      sql.writeHeads([...batch.grown.values()]);
      const begun = [...batch.grown.keys()].filter((stream) => !heads.has(stream));
      const ids = new Map([...heads, ...this.headsOf(begun)].map(([stream, { id }]) => [stream, id]));
      sql.writeAppended(
        batch.written.map(({ stream, expected, events }) => [
          ids.get(stream)!,
          expected + events.length,
          textOf(events),
        ]),
      );
      sql.writeAnswers(batch.done);
      sql.writeDocuments(batch.put);
      sql.deleteDocuments(batch.deleted);
      sql.writeSnapshots(batch.snapshots);
      await commit();
      for (const [name, version] of batch.grown.values())
        this.heads.set(name, { name, id: ids.get(name)!, version });
      if (settle) this.fresh.clear();
      for (const [tournament, key, contents, answer] of batch.done) {
        this.undone.delete(pair(tournament, key));
        this.fresh.set(pair(tournament, key), { tournament, key, contents, answer });
      }
      return answers;
    } catch (error) {
      throw this.failure(error);
    }
  }

  protected async rewriteAlone(rewrite: Prepared): Promise<Appended> {
    const { connection, commit, compact } = this.open;
    try {
      connection.exec('BEGIN IMMEDIATE');
      // Then every answer lies by its name.
      connection.exec(SETTLE);
      const heads = this.headsOf(rewrite.streams.map(({ stream }) => stream));
      const refusal = refusalOf(rewrite, {
        versionOf: (stream) => heads.get(stream)?.version ?? 0,
        answerText: () => undefined,
      });
      if (refusal !== null) {
        connection.exec('ROLLBACK');
        return refusal;
      }
      this.overwrite(rewrite, heads);
      connection.exec(TO_COMPACT);
      await commit();
      for (const known of [this.heads, this.fresh, this.undone]) known.clear();
      await compact();
      return { ok: true };
    } catch (error) {
      throw this.failure(error);
    }
  }

  private overwrite(rewrite: Prepared, heads: ReadonlyMap<string, Head>): void {
    const sql = this.writing;
    const names = (streams: readonly { readonly stream: string }[]) => streams.map(({ stream }) => [stream]);
    const removed = rewrite.streams.filter(({ events }) => events.length === 0);
    for (const { stream, events } of rewrite.streams) {
      if (events.length === 0) continue;
      const { id } = heads.get(stream)!;
      // Rows keep their places: each holds the events up to its version.
      let from = 0;
      sql.replaceAppended(
        sql.versionsOf(id).map((version) => {
          const row = [id, version, textOf(events.slice(from, version))] as const;
          from = version;
          return row;
        }),
      );
    }
    sql.deleteAppended(removed.flatMap(({ stream }) => heads.get(stream)?.id ?? []).map((id) => [id]));
    sql.deleteHeads(names(removed));
    sql.deleteSnapshots(names(rewrite.streams));
    const { gone, changed } = rewritten(rewrite);
    sql.deleteAnswers(gone.map((tournament) => [tournament]));
    sql.forgetContents(changed.map((tournament) => [tournament]));
    const batch = new Batch({ versions: [], answers: [] });
    batch.take({ ...rewrite, streams: [], lease: null });
    sql.writeDocuments(batch.put);
    sql.deleteDocuments(batch.deleted);
  }

  private failure(error: unknown): unknown {
    const { connection, file } = this.open;
    // SQLite has already rolled back by itself after some errors.
    if (connection.inTransaction) connection.exec('ROLLBACK');
    const failure = named(error, file);
    // After a failed sync nobody knows what is on the disk.
    if (failure instanceof StoreError && (failure.code === 'io' || failure.code === 'corrupt'))
      this.broken ??= failure;
    return failure;
  }

  /** Those that came lately are known, the others are asked for. */
  private answersTo(commands: Commands, sql: Statements): FoundAnswer[] {
    const fresh = commands.flatMap(([tournament, key]) => this.fresh.get(pair(tournament, key)) ?? []);
    const older = commands.filter(([tournament, key]) => !this.fresh.has(pair(tournament, key)));
    return [...fresh, ...sql.findAnswers(older)];
  }

  /** How far streams are that are there: of those not known the file is asked. */
  private headsOf(streams: readonly string[]): Map<string, Head> {
    const known = streams.flatMap((stream) => this.heads.get(stream) ?? []);
    const found = this.writing.findHeads(streams.filter((stream) => !this.heads.has(stream)));
    return new Map([...known, ...found].map((head) => [head.name, head]));
  }

  async read(stream: string, after = 0): Promise<readonly RecordedEvent[]> {
    return this.look(() =>
      this.sql.appended(stream, after).flatMap(({ version: last, events: text }) => {
        const events = this.parsed(text, `an event of ${stream}`) as readonly Loose[];
        return events.flatMap(([type, schema, data], at) => {
          const version = last - events.length + 1 + at;
          return version > after ? [known({ version, type, schema, data })] : [];
        });
      }),
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
    const found = this.look(() => this.answersTo(commands, this.sql));
    const done = new Set(found.map(({ tournament, key }) => pair(tournament, key)));
    for (const [tournament, key] of commands)
      if (!done.has(pair(tournament, key))) this.undone.set(pair(tournament, key), true);
    return found;
  }

  async snapshot(stream: string, schema: number): Promise<Snapshot | null> {
    const found = this.look(() => this.sql.snapshot(stream, schema));
    return found === undefined
      ? null
      : {
          stream,
          version: found.version,
          schema,
          state: this.parsed(found.state, `the snapshot of ${stream}`),
        };
  }

  async get(kind: string, id: string): Promise<unknown> {
    const data = this.look(() => this.sql.document(kind, id));
    return data === undefined ? null : this.parsed(data, `the document ${kind} ${id}`);
  }

  async list(kind: string): Promise<readonly Document[]> {
    return this.look(() => this.sql.documents(kind)).map(({ id, data }) => ({
      kind,
      id,
      data: this.parsed(data, `the document ${kind} ${id}`),
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

  /** What was changed by another hand is named; its text is not quoted, for it may have cards or keys in it. */
  private parsed(text: string, what: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      throw new StoreError('not-json', this.open.file, { detail: `${what} is not JSON` });
    }
  }

  private look<T>(query: () => T): T {
    this.mustBeOpen();
    return naming(this.open.file, query);
  }
}
