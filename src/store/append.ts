import type { Append, Appended, Lease, RecordedEvent, Rewrite, StoreRefusal } from './event-store.ts';
import { isKey, isStream, isWord, tournamentOf, tournamentStream } from './names.ts';
import { StoreError } from './store-error.ts';

/** An append as every store writes it: checked, and its data turned to text at once, so a later change is no matter. */
export type Prepared = {
  readonly streams: readonly { stream: string; expected: number; events: readonly WrittenEvent[] }[];
  readonly documents: readonly { kind: string; id: string; data: string | null }[];
  readonly snapshots: readonly { stream: string; version: number; schema: number; state: string }[];
  readonly command: { tournament: string; key: string; contents: string | null; answer: string } | null;
  readonly lease: Lease | null;
};

export type WrittenEvent = { readonly type: string; readonly schema: number; readonly data: string };

/** One text larger than this is a mistake, and would make others who share the commit wait or fail. */
const LARGEST = 16 * 1024 * 1024;
/** The schema in which events are written; one of a later version of Riffle is refused, not misread. */
const SCHEMA = 1;
/** Tournaments are dealt out to servers by so many shards. */
export const SHARDS = 1024;

/** By name and for ever: FNV-1a. */
export function shardOf(tournament: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < tournament.length; at++)
    hash = Math.imul(hash ^ tournament.charCodeAt(at), 0x01000193) >>> 0;
  return hash % SHARDS;
}

class Bad extends Error {
  readonly code: 'bad-append' | 'newer-schema';
  constructor(message: string, code: Bad['code'] = 'bad-append') {
    super(message);
    this.code = code;
  }
}

function check(fine: boolean, message: string, code?: Bad['code']): asserts fine {
  if (!fine) throw new Bad(message, code);
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const differ = (names: readonly string[]): boolean => new Set(names).size === names.length;

function toText(data: unknown, what: string): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(data);
  } catch {
    // A circle, a bigint or a depth beyond the stack: said below.
  }
  check(text !== undefined, `${what} is not JSON`);
  check(text.length <= LARGEST, `${what} is larger than ${LARGEST} characters`);
  return text;
}

function prepareStreams({ streams = [] }: Append): Prepared['streams'] {
  check(differ(streams.map(({ stream }) => stream)), 'a stream is named twice');
  return streams.map(({ stream, expected, events }) => {
    check(isStream(stream), `${JSON.stringify(stream)} is not the name of a stream`);
    check(isCount(expected), `${stream}: the expected version is not a count`);
    return {
      stream,
      expected,
      events: events.map(({ type, data, schema = SCHEMA }) => {
        check(isWord(type), `${stream}: ${JSON.stringify(type)} is not a type of event`);
        check(isCount(schema) && schema >= 1, `${type} has no schema ${schema}`);
        check(schema <= SCHEMA, `${type} is of schema ${schema}, known is ${SCHEMA}`, 'newer-schema');
        return { type, schema, data: toText(data, `${stream}: ${type}`) };
      }),
    };
  });
}

function prepareDocuments({ documents = [] }: Append): Prepared['documents'] {
  check(differ(documents.map(({ kind, id }) => `${kind}/${id}`)), 'a document is named twice');
  return documents.map((write) => {
    const { kind, id } = write;
    check(
      isWord(kind) && isWord(id),
      `${JSON.stringify(kind)} ${JSON.stringify(id)} is not the name of a document`,
    );
    return { kind, id, data: write.do === 'put' ? toText(write.data, `${kind} ${id}`) : null };
  });
}

function prepareSnapshots({ snapshots = [] }: Append): Prepared['snapshots'] {
  check(differ(snapshots.map(({ stream }) => stream)), 'a stream has two snapshots');
  return snapshots.map(({ stream, version, schema, state }) => {
    check(isStream(stream), `${JSON.stringify(stream)} is not the name of a stream`);
    check(isCount(version) && isCount(schema), `${stream}: the snapshot's version or schema is not a count`);
    return { stream, version, schema, state: toText(state, `${stream}: the snapshot`) };
  });
}

function prepareCommand({ command }: Append): Prepared['command'] {
  if (command === undefined) return null;
  const { tournament, key, contents = null, answer } = command;
  check(isWord(tournament) && isKey(key), 'a command needs its tournament and a key of up to 200 characters');
  check(contents === null || isWord(contents), `the digest of ${key} is no word`);
  return { tournament, key, contents, answer: toText(answer, `the answer to ${key}`) };
}

function prepareLease({ lease }: Append): Prepared['lease'] {
  if (lease === undefined) return null;
  const { shard, epoch } = lease;
  check(isCount(shard) && shard < SHARDS && isCount(epoch), 'a lease needs its shard and its epoch');
  return { shard, epoch };
}

const refused = (refusal: StoreRefusal): { ok: false; refusal: StoreRefusal } => ({ ok: false, refusal });
const bad = ({ code, message }: Bad) => refused({ code, message: `Nothing was written: ${message}.` });

export function prepare(append: Append): { ok: true; value: Prepared } | (Appended & { ok: false }) {
  try {
    return {
      ok: true,
      value: {
        streams: prepareStreams(append),
        documents: prepareDocuments(append),
        snapshots: prepareSnapshots(append),
        command: prepareCommand(append),
        lease: prepareLease(append),
      },
    };
  } catch (error) {
    if (error instanceof Bad) return bad(error);
    throw error;
  }
}

/** The same for what is written over what is there. */
export function prepareRewrite(rewrite: Rewrite): ReturnType<typeof prepare> {
  const prepared = prepare(rewrite);
  const uneven = rewrite.streams.find(
    ({ expected, events }) => events.length > 0 && events.length !== expected,
  );
  if (!prepared.ok || uneven === undefined) return prepared;
  const { stream, expected, events } = uneven;
  return bad(new Bad(`${stream} has ${expected} events, and ${events.length} cannot take their place`));
}

/** The tournaments a rewriting is about: those whose own stream goes, and those that stay. */
export function rewritten({ streams }: Prepared): { readonly gone: string[]; readonly changed: string[] } {
  const all = [...new Set(streams.map(({ stream }) => tournamentOf(stream)!))].sort();
  const own = new Set(streams.flatMap(({ stream, events }) => (events.length === 0 ? [stream] : [])));
  const isGone = (tournament: string): boolean => own.has(tournamentStream(tournament));
  return { gone: all.filter(isGone), changed: all.filter((tournament) => !isGone(tournament)) };
}

/** What a store must look up before it writes. */
export type Lookup = {
  versionOf(stream: string): number;
  answerText(tournament: string, key: string): string | undefined;
  /** Only where several servers write. */
  epochOf?(shard: number): number | undefined;
};

function leaseRefusal({ shard, epoch }: Lease, there: Lookup): (Appended & { ok: false }) | null {
  if (there.epochOf === undefined) return bad(new Bad('this store has one writer and knows no leases'));
  if (there.epochOf(shard) === epoch) return null;
  return refused({
    code: 'lost-lease',
    message: `Shard ${shard} is no longer held under epoch ${epoch}: another server has it.`,
  });
}

/**
 * Why an append may not be written over what is there; null if it may. A writer that lost its lease hears that and no more; then
 * comes a command that was done, which is no conflict.
 */
export function refusalOf(
  { command, streams, snapshots, lease }: Prepared,
  there: Lookup,
): (Appended & { ok: false }) | null {
  const lost = lease === null ? null : leaseRefusal(lease, there);
  if (lost !== null) return lost;
  const answer = command === null ? undefined : there.answerText(command.tournament, command.key);
  if (answer !== undefined)
    return refused({
      code: 'already-done',
      answer: JSON.parse(answer),
      message: `The command ${command!.key} was done before.`,
    });
  const heads = new Map<string, number>();
  for (const { stream, expected, events } of streams) {
    const actual = there.versionOf(stream);
    if (actual !== expected)
      return refused({
        code: 'wrong-version',
        stream,
        expected,
        actual,
        message: `${stream} has ${actual} events where ${expected} were expected.`,
      });
    heads.set(stream, expected + events.length);
  }
  const ahead = snapshots.find(
    ({ stream, version }) => version > (heads.get(stream) ?? there.versionOf(stream)),
  );
  return ahead === undefined ? null : bad(new Bad(`the snapshot of ${ahead.stream} is ahead of the stream`));
}

/** An event as it is read. */
export function known(event: RecordedEvent): RecordedEvent {
  const { type, schema } = event;
  if (schema > SCHEMA)
    throw new StoreError('newer-version', `An event ${type}`, {
      detail: `schema ${schema}, known ${SCHEMA}`,
    });
  return event;
}

export const recorded = (version: number, { type, schema, data }: WrittenEvent): RecordedEvent =>
  known({ version, type, schema, data: JSON.parse(data) });
