import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { documentsOf } from '../room/documents.ts';
import type { EventStore } from './event-store.ts';
import { MemoryStore } from './memory-store.ts';
import { exportTournament, importTournament } from './tournament-file.ts';
import type { Audit } from './tournament-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'riffle-export-'));
const file = join(folder, 'friday.jsonl');
afterAll(() => rmSync(folder, { recursive: true }));

const events = (...names: string[]) => names.map((name) => ({ type: 'entered', data: { name } }));
const allRight: Audit = async () => [];
let home: EventStore;
beforeEach(async () => {
  rmSync(file, { force: true });
  home = new MemoryStore();
  await home.append({
    streams: [
      { stream: 'tournament/friday', expected: 0, events: events('Ann', 'Bob\n💥') },
      { stream: 'hand/friday/1/1', expected: 0, events: events('As', 'Kd') },
      { stream: 'hand/friday/1/10', expected: 0, events: events('2c') },
      { stream: 'tournament/friday-2', expected: 0, events: events('Somebody else') },
      { stream: 'hand/friday-2/1/1', expected: 0, events: events('7h') },
    ],
    documents: [
      { do: 'put', kind: 'token', id: 'secret', data: 'hash' },
      { do: 'put', kind: 'room', id: 'friday', data: { bots: { bot1: 'rock' } } },
      { do: 'put', kind: 'room', id: 'friday-2', data: { bots: {} } },
      { do: 'put', kind: 'shuffle', id: 'friday:1:10', data: { shuffles: ['mine'] } },
      { do: 'put', kind: 'shuffle', id: 'friday-2:1:1', data: { shuffles: ['theirs'] } },
    ],
  });
});

test('an exported tournament comes back whole in another site, without the neighbors', async () => {
  await exportTournament(home, 'friday', file, { documentsOf });
  const away = new MemoryStore();
  expect(await importTournament(away, file, { documentsOf, audit: allRight })).toBe('friday');
  const streams = await away.streams('');
  expect(streams.map(({ stream }) => stream)).toEqual([
    'hand/friday/1/1',
    'hand/friday/1/10',
    'tournament/friday',
  ]);
  for (const { stream } of streams) expect(await away.read(stream)).toEqual(await home.read(stream));
  expect(await away.list('room')).toEqual([{ kind: 'room', id: 'friday', data: { bots: { bot1: 'rock' } } }]);
  expect(await away.list('shuffle')).toEqual([
    { kind: 'shuffle', id: 'friday:1:10', data: { shuffles: ['mine'] } },
  ]);
  expect(readFileSync(file, 'utf8')).not.toContain('secret');
});

test('what the audit finds is said, and nothing is written', async () => {
  await exportTournament(home, 'friday', file, { documentsOf });
  const away = new MemoryStore();
  const seen: unknown[] = [];
  const audit: Audit = async (staged, tournament) => {
    seen.push(
      tournament,
      (await staged.read('hand/friday/1/1')).length,
      await staged.get('room', tournament),
    );
    return ['version 1: Ann has no chips', 'version 2: nor has Bob'];
  };
  await expect(importTournament(away, file, { documentsOf, audit })).rejects.toMatchObject({
    code: 'wrong-tournament',
    message: `The tournament in ${file} does not add up: nothing was imported; ask for a new export. (version 1: Ann has no chips; and 1 more)`,
  });
  expect(seen).toEqual(['friday', 2, { bots: { bot1: 'rock' } }]);
  expect(await away.streams('')).toEqual([]);
  expect(await away.list('room')).toEqual([]);
});

test('each line is JSON: a header, the events, the documents, a checksum', async () => {
  await exportTournament(home, 'friday', file, { documentsOf });
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toHaveLength(9);
  expect(lines[0]).toEqual({ riffle: 'tournament', format: 1, tournament: 'friday' });
  expect(lines[1]).toEqual({
    stream: 'hand/friday/1/1',
    version: 1,
    type: 'entered',
    schema: 1,
    data: { name: 'As' },
  });
  expect(lines[6]).toEqual({ kind: 'room', id: 'friday', data: { bots: { bot1: 'rock' } } });
  expect(lines[8]).toEqual({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test('what is written while it is exported is not half in it', async () => {
  const read = home.read.bind(home);
  let hands = 1;
  home.read = async (stream, after) => {
    const number = ++hands * 100;
    await home.append({
      streams: [
        { stream: `hand/friday/1/${number}`, expected: 0, events: events('late') },
        {
          stream: 'tournament/friday',
          expected: (await read('tournament/friday')).length,
          events: events('late'),
        },
      ],
    });
    return read(stream, after);
  };
  await exportTournament(home, 'friday', file, { documentsOf });
  expect(readFileSync(file, 'utf8')).not.toContain('late');
});

test('a tournament is not imported twice, nor over a file that is there', async () => {
  await exportTournament(home, 'friday', file, { documentsOf });
  await expect(importTournament(home, file, { documentsOf, audit: allRight })).rejects.toMatchObject({
    code: 'tournament-exists',
  });
  await expect(exportTournament(home, 'friday', file, { documentsOf })).rejects.toMatchObject({
    code: 'file-exists',
  });
  await expect(exportTournament(home, 'nobody', `${file}.2`, { documentsOf })).rejects.toMatchObject({
    code: 'no-tournament',
  });
});

describe('a file that is not as it was written', () => {
  const signed = (...lines: unknown[]): string => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    return `${text}${JSON.stringify({ sha256: createHash('sha256').update(text).digest('hex') })}\n`;
  };
  const header = { riffle: 'tournament', format: 1, tournament: 'friday' };
  const line = { stream: 'tournament/friday', version: 1, type: 'entered', schema: 1, data: 1 };
  test.each<[string, string, (text: string) => string]>([
    ['one letter changed', 'damaged-file', (text) => text.replace('Kd', 'Ks')],
    ['the end missing', 'damaged-file', (text) => text.slice(0, -20)],
    ['the last line missing', 'damaged-file', (text) => text.slice(0, text.lastIndexOf('{'))],
    ['a line missing', 'damaged-file', (text) => text.split('\n').toSpliced(2, 1).join('\n')],
    ['something after the end', 'damaged-file', (text) => `${text}{}\n`],
    ['nothing in it', 'foreign-file', () => ''],
    ['another format', 'foreign-file', () => 'PokerStars Hand #1\n'],
    ['other JSON', 'foreign-file', () => '{"name":"riffle"}\n'],
    ['null', 'foreign-file', () => 'null\n'],
    ['a newer format', 'newer-version', () => signed({ ...header, format: 2 }, line)],
    ['an event of a newer schema', 'newer-version', () => signed(header, { ...line, schema: 2 })],
    ['no events', 'damaged-file', () => signed(header)],
    [
      "another tournament's events",
      'damaged-file',
      () => signed(header, { ...line, stream: 'tournament/x' }),
    ],
    [
      "another tournament's document",
      'damaged-file',
      () => signed(header, line, { kind: 'room', id: 'x', data: {} }),
    ],
    [
      'a document of another kind',
      'damaged-file',
      () => signed(header, line, { kind: 'device', id: 'friday' }),
    ],
    ['a document without data', 'damaged-file', () => signed(header, line, { kind: 'room', id: 'friday' })],
    ['a version left out', 'damaged-file', () => signed(header, line, { ...line, version: 3 })],
    ['a line of null', 'damaged-file', () => signed(header, null)],
    ['a line of 5', 'damaged-file', () => signed(header, 5)],
    ['an event without a type', 'damaged-file', () => signed(header, { ...line, type: undefined })],
    [
      'no tournament',
      'damaged-file',
      () => signed({ ...header, tournament: null }, { ...line, stream: null }),
    ],
  ])('%s: %s', async (_, code, change) => {
    await exportTournament(home, 'friday', file, { documentsOf });
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    const away = new MemoryStore();
    await expect(importTournament(away, file, { documentsOf, audit: allRight })).rejects.toMatchObject({
      name: 'StoreError',
      code,
    });
    expect(await away.streams('')).toEqual([]);
  });

  test('no file', async () => {
    await expect(importTournament(home, file, { documentsOf, audit: allRight })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
