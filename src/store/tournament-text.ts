import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Append, Document, EventStore, NewEvent } from './event-store.ts';
import { MemoryStore } from './memory-store.ts';
import { handsOf, isStream, tournamentOf, tournamentStream } from './names.ts';
import { StoreError } from './store-error.ts';

/**
 * A tournament as lines of JSON: a header, its events stream by stream, its documents, and a checksum of all that came
 * before.
 */
const FORMAT = 1;

type Header = { readonly riffle: 'tournament'; readonly format: number; readonly tournament: string };
type EventLine = { readonly stream: string; readonly version: number } & NewEvent;
type Line = EventLine | Document;

/** The documents that a tournament with these streams may have. */
export type DocumentsOf = (tournament: string, streams: readonly string[]) => readonly DocumentName[];
type DocumentName = { readonly kind: string; readonly id: string };

/** Everything that is wrong with a tournament in a store, each in one sentence. */
export type Audit = (store: EventStore, tournament: string) => Promise<readonly string[]>;

/** The text of a tournament, a piece at a time; `to` is what it is for, in the sentence when it cannot be. */
export async function* tournamentText(
  store: EventStore,
  tournament: string,
  to: string,
  documentsOf: DocumentsOf,
): AsyncGenerator<string> {
  // Streams only grow, so reading each up to its version of one moment gives the tournament as it was then.
  const streams = (await store.streams(tournamentStream(tournament), handsOf(tournament))).filter(
    ({ stream }) => tournamentOf(stream) === tournament,
  );
  if (streams.length === 0) throw new StoreError('no-tournament', to);
  const sum = sha256.create();
  const summed = (text: string): string => {
    sum.update(utf8ToBytes(text));
    return text;
  };
  yield summed(line({ riffle: 'tournament', format: FORMAT, tournament } satisfies Header));
  for (const { stream, version } of streams) {
    const events = (await store.read(stream)).slice(0, version);
    yield summed(events.map((event) => line({ stream, ...event } satisfies EventLine)).join(''));
  }
  const names = streams.map(({ stream }) => stream);
  for (const { kind, id } of documentsOf(tournament, names)) {
    const data = await store.get(kind, id);
    if (data !== null) yield summed(line({ kind, id, data } satisfies Document));
  }
  yield line({ sha256: bytesToHex(sum.digest()) });
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/**
 * Writes an exported tournament into a store, all of it or nothing; gives its id. It is audited first, in memory: what
 * does not add up is refused.
 */
export async function takeTournament(
  store: EventStore,
  text: string,
  file: string,
  { documentsOf, audit }: { readonly documentsOf: DocumentsOf; readonly audit: Audit },
): Promise<string> {
  const { tournament, lines } = opened(text, file);
  const append = appendOf(file, tournament, lines, documentsOf);
  const staged = new MemoryStore();
  await written(staged, append, file);
  const [first, ...more] = await audit(staged, tournament);
  if (first !== undefined)
    throw new StoreError('wrong-tournament', file, {
      detail: more.length === 0 ? first : `${first}; and ${more.length} more`,
    });
  await written(store, append, file);
  return tournament;
}

async function written(store: EventStore, append: Append, file: string): Promise<void> {
  const appended = await store.append(append);
  if (appended.ok) return;
  const { code, message } = appended.refusal;
  throw new StoreError(reasons[code], file, { detail: message });
}

/** What the lines say, each in its place and nothing that belongs elsewhere. */
function appendOf(
  file: string,
  tournament: string,
  lines: readonly (Line | null)[],
  documentsOf: DocumentsOf,
): Append {
  const foreign = (line: Line | null): StoreError =>
    new StoreError('damaged-file', file, {
      detail: `${JSON.stringify(line).slice(0, 200)} does not belong here`,
    });
  const streams = new Map<string, NewEvent[]>();
  const documents: Document[] = [];
  for (const line of lines) {
    if (line !== null && typeof line === 'object' && 'kind' in line) {
      documents.push(line);
      continue;
    }
    if (!isStream(line?.stream) || tournamentOf(line.stream) !== tournament) throw foreign(line);
    const events = streams.get(line.stream) ?? [];
    if (line.version !== events.length + 1) throw foreign(line);
    const { stream, type, schema, data } = line;
    events.push({ type, data, ...(schema === undefined ? {} : { schema }) });
    streams.set(stream, events);
  }
  if (streams.size === 0) throw new StoreError('damaged-file', file, { detail: 'it has no events' });
  const own = new Set(documentsOf(tournament, [...streams.keys()]).map(({ kind, id }) => `${kind} ${id}`));
  const other = documents.find(({ kind, id }) => !own.has(`${kind} ${id}`));
  if (other !== undefined) throw foreign(other);
  return {
    streams: [...streams].map(([stream, events]) => ({ stream, expected: 0, events })),
    documents: documents.map(({ kind, id, data }) => ({ do: 'put', kind, id, data })),
  };
}

const reasons = {
  'wrong-version': 'tournament-exists',
  'already-done': 'tournament-exists',
  'newer-schema': 'newer-version',
  'bad-append': 'damaged-file',
  'lost-lease': 'store-in-use',
} as const;

/** The events of a file whose checksum is right. */
function opened(text: string, file: string): { tournament: string; lines: (Line | null)[] } {
  const header = parsed<Header>(text.slice(0, text.indexOf('\n')));
  if (header?.riffle !== 'tournament') throw new StoreError('foreign-file', file);
  if (header.format !== FORMAT)
    throw new StoreError('newer-version', file, { detail: `format ${header.format}, known ${FORMAT}` });
  const end = text.lastIndexOf('\n', text.length - 2) + 1;
  const sum = bytesToHex(sha256(utf8ToBytes(text.slice(0, end))));
  if (!text.endsWith('\n') || parsed<{ sha256: string }>(text.slice(end))?.sha256 !== sum)
    throw new StoreError('damaged-file', file);
  const lines = text.slice(0, end).split('\n').slice(1, -1);
  return { tournament: header.tournament, lines: lines.map((json) => parsed<Line>(json)) };
}

function parsed<T>(json: string): T | null {
  try {
    return JSON.parse(json) as T;
  } catch {
    return null;
  }
}
