import {
  type Prepared,
  prepare,
  prepareRewrite,
  recorded,
  refusalOf,
  rewritten,
  type WrittenEvent,
} from './append.ts';
import { doneCommand } from './batch.ts';
import {
  type Append,
  type Appended,
  type Document,
  EventStore,
  type RecordedEvent,
  type Rewrite,
} from './event-store.ts';
import { StoreError } from './store-error.ts';

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The contract at its simplest, for tests and for tournaments nobody wants to keep. */
export class MemoryStore extends EventStore {
  private readonly logs = new Map<string, WrittenEvent[]>();
  private readonly answers = new Map<string, NonNullable<Prepared['command']>>();
  private readonly kinds = new Map<string, Map<string, string>>();
  private readonly snapshots = new Map<string, Prepared['snapshots'][number]>();
  private open = true;

  async append(append: Append): Promise<Appended> {
    this.mustBeOpen();
    return this.written(prepare(append), (prepared) => this.write(prepared));
  }

  async rewrite(rewrite: Rewrite): Promise<Appended> {
    this.mustBeOpen();
    return this.written(prepareRewrite(rewrite), (prepared) => {
      for (const { stream, events } of prepared.streams) {
        if (events.length === 0) this.logs.delete(stream);
        else this.logs.set(stream, [...events]);
        this.snapshots.delete(stream);
      }
      const { gone, changed } = rewritten(prepared);
      for (const [name, command] of this.answers)
        if (gone.includes(command.tournament)) this.answers.delete(name);
        else if (changed.includes(command.tournament)) this.answers.set(name, { ...command, contents: null });
      this.writeDocuments(prepared);
      this.rewrites++;
    });
  }

  private written(prepared: ReturnType<typeof prepare>, write: (prepared: Prepared) => void): Appended {
    if (!prepared.ok) return prepared;
    const refusal = refusalOf(prepared.value, {
      versionOf: (stream) => this.logs.get(stream)?.length ?? 0,
      answerText: (tournament, key) => this.answers.get(`${tournament} ${key}`)?.answer,
    });
    if (refusal === null) write(prepared.value);
    return refusal ?? { ok: true };
  }

  private write(prepared: Prepared): void {
    const { streams, snapshots, command } = prepared;
    for (const { stream, events } of streams) {
      if (events.length === 0) continue;
      const log = this.logs.get(stream) ?? [];
      for (const event of events) log.push(event);
      this.logs.set(stream, log);
    }
    this.writeDocuments(prepared);
    for (const snapshot of snapshots)
      if (snapshot.version >= (this.snapshots.get(snapshot.stream)?.version ?? 0))
        this.snapshots.set(snapshot.stream, snapshot);
    if (command !== null) this.answers.set(`${command.tournament} ${command.key}`, command);
  }

  private writeDocuments({ documents }: Prepared): void {
    for (const { kind, id, data } of documents) {
      const documents = this.kinds.get(kind) ?? new Map<string, string>();
      if (data === null) documents.delete(id);
      else documents.set(id, data);
      this.kinds.set(kind, documents);
    }
  }

  async read(stream: string, after = 0): Promise<readonly RecordedEvent[]> {
    this.mustBeOpen();
    const first = Math.max(0, after);
    return (this.logs.get(stream) ?? [])
      .slice(first)
      .map((event, index) => recorded(first + index + 1, event));
  }

  async streams(...prefixes: readonly string[]) {
    this.mustBeOpen();
    return [...this.logs]
      .filter(([stream]) => prefixes.some((prefix) => stream.startsWith(prefix)))
      .map(([stream, { length }]) => ({ stream, version: length }))
      .sort((a, b) => byName(a.stream, b.stream));
  }

  async answerTo(tournament: string, key: string) {
    this.mustBeOpen();
    const found = this.answers.get(`${tournament} ${key}`);
    return found === undefined ? null : doneCommand(found);
  }

  async snapshot(stream: string, schema: number) {
    this.mustBeOpen();
    const found = this.snapshots.get(stream);
    return found?.schema === schema ? { ...found, state: JSON.parse(found.state) } : null;
  }

  async get(kind: string, id: string): Promise<unknown> {
    this.mustBeOpen();
    const data = this.kinds.get(kind)?.get(id);
    return data === undefined ? null : JSON.parse(data);
  }

  async list(kind: string): Promise<readonly Document[]> {
    this.mustBeOpen();
    return [...(this.kinds.get(kind) ?? [])]
      .map(([id, data]) => ({ kind, id, data: JSON.parse(data) }))
      .sort((a, b) => byName(a.id, b.id));
  }

  async close(): Promise<void> {
    this.open = false;
  }

  private mustBeOpen(): void {
    if (!this.open) throw new StoreError('closed', 'The store in memory');
  }
}
