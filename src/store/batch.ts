import { type Prepared, refusalOf } from './append.ts';
import type { Appended } from './event-store.ts';
import type { Statements } from './statements.ts';

const pair = (a: string, b: string): string => `${a}\n${b}`;

/**
 * The appends of one commit. Each is decided on what is in the file and what those before it bring, so a refused one
 * leaves no trace among the others; then all are written with a handful of statements, however many they are.
 */
export class Batch {
  private readonly sql: Statements;
  private readonly versions: Map<string, number>;
  private readonly answers: Map<string, string>;
  private readonly grown = new Map<string, [stream: string, version: number]>();
  private readonly events: [string, number, string, number, string][] = [];
  private readonly done: [tournament: string, key: string, answer: string][] = [];
  private readonly documents = new Map<string, [kind: string, id: string, data: string | null]>();
  private readonly snapshots: [string, number, number, string][] = [];

  constructor(sql: Statements, appends: readonly Prepared[]) {
    this.sql = sql;
    const streams = new Set(appends.flatMap((append) => [...append.streams, ...append.snapshots].map(named)));
    const commands = appends.flatMap(({ command }) => command ?? []);
    this.versions = new Map(
      sql.findVersions([...streams].map((stream) => [stream])).map(({ name, version }) => [name, version]),
    );
    this.answers = new Map(
      sql
        .findAnswers(commands.map(({ tournament, key }) => [tournament, key]))
        .map(({ tournament, key, answer }) => [pair(tournament, key), answer]),
    );
  }

  take(append: Prepared): Appended {
    const refusal = refusalOf(append, {
      versionOf: (stream) => this.versions.get(stream) ?? 0,
      answerText: (tournament, key) => this.answers.get(pair(tournament, key)),
    });
    if (refusal !== null) return refusal;
    for (const { stream, expected, events } of append.streams) {
      if (events.length === 0) continue;
      for (const [index, { type, schema, data }] of events.entries())
        this.events.push([stream, expected + index + 1, type, schema, data]);
      this.versions.set(stream, expected + events.length);
      this.grown.set(stream, [stream, expected + events.length]);
    }
    for (const { kind, id, data } of append.documents) this.documents.set(pair(kind, id), [kind, id, data]);
    for (const { stream, version, schema, state } of append.snapshots)
      this.snapshots.push([stream, version, schema, state]);
    if (append.command !== null) {
      const { tournament, key, answer } = append.command;
      this.answers.set(pair(tournament, key), answer);
      this.done.push([tournament, key, answer]);
    }
    return { ok: true };
  }

  write(): void {
    const documents = [...this.documents.values()];
    this.sql.writeVersions(this.grown.values());
    this.sql.writeEvents(this.events);
    this.sql.writeAnswers(this.done);
    this.sql.writeDocuments(
      documents.flatMap(([kind, id, data]) => (data === null ? [] : [[kind, id, data]])),
    );
    this.sql.deleteDocuments(documents.flatMap(([kind, id, data]) => (data === null ? [[kind, id]] : [])));
    this.sql.writeSnapshots(this.snapshots);
  }
}

const named = ({ stream }: { stream: string }): string => stream;
