import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { EventStore, NewEvent } from './event-store.ts';
import { handsOf, tournamentOf, tournamentStream } from './names.ts';
import { mayWrite, type Overwrite, writeWhole } from './safe-file.ts';
import { naming, StoreError } from './store-error.ts';

/** A tournament as lines of JSON: a header, its events stream by stream, and a checksum of all that came before. */
const FORMAT = 1;

type Header = { readonly riffle: 'tournament'; readonly format: number; readonly tournament: string };
type Line = { readonly stream: string; readonly version: number } & NewEvent;

export async function exportTournament(
  store: EventStore,
  tournament: string,
  to: string,
  options: Overwrite = {},
): Promise<void> {
  const target = resolve(to);
  mayWrite(target, options);
  // Streams only grow, so reading each up to its version of one moment gives the tournament as it was then.
  const streams = (await store.streams(tournamentStream(tournament), handsOf(tournament))).filter(
    ({ stream }) => tournamentOf(stream) === tournament,
  );
  if (streams.length === 0) throw new StoreError('no-tournament', target);
  await writeWhole(target, async (part) => {
    const hash = createHash('sha256');
    const write = (text: string): void => {
      hash.update(text);
      naming(target, () => appendFileSync(part, text));
    };
    write(line({ riffle: 'tournament', format: FORMAT, tournament } satisfies Header));
    for (const { stream, version } of streams) {
      const events = (await store.read(stream)).slice(0, version);
      write(events.map((event) => line({ stream, ...event } satisfies Line)).join(''));
    }
    naming(target, () => appendFileSync(part, line({ sha256: hash.digest('hex') })));
  });
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Writes an exported tournament into a store, all of it or nothing; gives its id. */
export async function importTournament(store: EventStore, from: string): Promise<string> {
  const file = resolve(from);
  const { tournament, lines } = opened(file);
  const streams = new Map<string, NewEvent[]>();
  for (const line of lines) {
    const events = streams.get(line?.stream ?? '') ?? [];
    if (line === null || tournamentOf(line.stream) !== tournament || line.version !== events.length + 1)
      throw new StoreError('damaged-file', file, { detail: `${JSON.stringify(line)} does not belong here` });
    const { stream, type, schema, data } = line;
    events.push({ type, data, ...(schema === undefined ? {} : { schema }) });
    streams.set(stream, events);
  }
  if (streams.size === 0) throw new StoreError('damaged-file', file, { detail: 'it has no events' });
  const appended = await store.append({
    streams: [...streams].map(([stream, events]) => ({ stream, expected: 0, events })),
  });
  if (appended.ok) return tournament;
  const { code, message } = appended.refusal;
  throw new StoreError(reasons[code], file, { detail: message });
}

const reasons = {
  'wrong-version': 'tournament-exists',
  'already-done': 'tournament-exists',
  'newer-schema': 'newer-version',
  'bad-append': 'damaged-file',
  'lost-lease': 'store-in-use',
} as const;

/** The events of a file whose checksum is right. */
function opened(file: string): { tournament: string; lines: (Line | null)[] } {
  const text = naming(file, () => readFileSync(file, 'utf8'));
  const header = parsed<Header>(text.slice(0, text.indexOf('\n')));
  if (header?.riffle !== 'tournament') throw new StoreError('foreign-file', file);
  if (header.format !== FORMAT)
    throw new StoreError('newer-version', file, { detail: `format ${header.format}, known ${FORMAT}` });
  const end = text.lastIndexOf('\n', text.length - 2) + 1;
  const sum = createHash('sha256').update(text.slice(0, end)).digest('hex');
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
