import { type Lookup, type Prepared, refusalOf } from './append.ts';
import type { Appended, DoneCommand } from './event-store.ts';

/** Two names as one; neither has a line's end. */
export const pair = (a: string, b: string): string => `${a}\n${b}`;

/**
 * The appends of one commit. Each is decided on what is in the file and what those before it bring, so a refused one
 * leaves no trace among the others; then the rows of all are written with a handful of statements, however many they are.
 */
export class Batch {
  readonly versions: Map<string, number>;
  readonly answers: Map<string, string>;
  readonly grown = new Map<string, [stream: string, version: number]>();
  /** What each stream gets from each append, after its `expected` events. */
  readonly written: (Prepared['streams'][number] & { readonly epoch: number | null })[] = [];
  readonly done: [tournament: string, key: string, contents: string | null, answer: string][] = [];
  readonly documents = new Map<string, [kind: string, id: string, data: string | null]>();
  readonly snapshots: [stream: string, version: number, schema: number, state: string][] = [];

  private readonly epochOf: Lookup['epochOf'];

  constructor(there: Found) {
    this.versions = new Map(there.versions.map(({ name, version }) => [name, version]));
    this.answers = new Map(
      there.answers.map(({ tournament, key, answer }) => [pair(tournament, key), answer]),
    );
    const { epochs } = there;
    if (epochs !== undefined) this.epochOf = (shard) => epochs.get(shard);
  }

  take(append: Prepared): Appended {
    const refusal = refusalOf(append, {
      versionOf: (stream) => this.versions.get(stream) ?? 0,
      answerText: (tournament, key) => this.answers.get(pair(tournament, key)),
      ...(this.epochOf === undefined ? {} : { epochOf: this.epochOf }),
    });
    if (refusal !== null) return refusal;
    for (const { stream, expected, events } of append.streams) {
      if (events.length === 0) continue;
      this.written.push({ stream, expected, events, epoch: append.lease?.epoch ?? null });
      this.versions.set(stream, expected + events.length);
      this.grown.set(stream, [stream, expected + events.length]);
    }
    for (const { kind, id, data } of append.documents) this.documents.set(pair(kind, id), [kind, id, data]);
    for (const { stream, version, schema, state } of append.snapshots)
      this.snapshots.push([stream, version, schema, state]);
    if (append.command !== null) {
      const { tournament, key, contents, answer } = append.command;
      this.answers.set(pair(tournament, key), answer);
      this.done.push([tournament, key, contents, answer]);
    }
    return { ok: true };
  }

  get put(): [kind: string, id: string, data: string][] {
    return [...this.documents.values()].flatMap(([kind, id, data]) =>
      data === null ? [] : [[kind, id, data]],
    );
  }

  get deleted(): [kind: string, id: string][] {
    return [...this.documents.values()].flatMap(([kind, id, data]) => (data === null ? [[kind, id]] : []));
  }
}

export type FoundAnswer = {
  readonly tournament: string;
  readonly key: string;
  readonly contents: string | null;
  readonly answer: string;
};

/** As a reader gets it. */
export const doneCommand = ({ contents, answer }: Pick<FoundAnswer, 'contents' | 'answer'>): DoneCommand => ({
  answer: JSON.parse(answer),
  ...(contents !== null && { contents }),
});

/** What is there already of what these appends are about. */
export type Found = {
  readonly versions: readonly { readonly name: string; readonly version: number }[];
  readonly answers: readonly FoundAnswer[];
  /** Under which epoch each shard is held, where several servers write. */
  readonly epochs?: ReadonlyMap<number, number>;
};

/** Commands by the names they go by. */
export type Commands = readonly (readonly [tournament: string, key: string])[];

/** The names to look for before these appends are decided. */
export function namesIn(appends: readonly Prepared[]): {
  readonly streams: readonly string[];
  readonly commands: Commands;
} {
  const streams = new Set(
    appends.flatMap((append) => [...append.streams, ...append.snapshots].map(({ stream }) => stream)),
  );
  const commands = appends.flatMap(({ command }) =>
    command === null ? [] : [[command.tournament, command.key] as const],
  );
  return { streams: [...streams], commands };
}
