import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyProof } from '../../fairness/verify.ts';
import { embeddedRulebook } from '../../protocol/choices.ts';
import type { Actor } from '../../room/actor.ts';
import { documentsOf } from '../../room/documents.ts';
import { Rooms } from '../../room/rooms.ts';
import { findRulebook, rulebooks } from '../../rulebooks/index.ts';
import type { EventStore } from '../../store/event-store.ts';
import { MemoryStore } from '../../store/memory-store.ts';
import { exportTournament, importTournament } from '../../store/tournament-file.ts';
import { roomTournament, startCommands, TestScreen } from '../../testing/room-tournament.ts';
import { TestPorts } from '../../testing/time.ts';
import { auditImport, auditStore, tournamentsIn } from './audit.ts';

const folder = mkdtempSync(join(tmpdir(), 'riffle-import-'));
const file = join(folder, 'night.riffle');
afterAll(() => rmSync(folder, { recursive: true }));

let home: EventStore;
let hands: number;
beforeAll(async () => {
  const { ports, room, store, direct } = await roomTournament({ bots: 4, seed: 5 });
  for (const command of startCommands('dealt')) await direct(command);
  // In the middle of a hand: an export may come at any time.
  await ports.until(() => room.tournament.tables.get('1')!.handsPlayed === 3);
  await ports.until(() => room.tournament.tables.get('1')!.hand !== null);
  await ports.settle();
  home = store;
  hands = (await store.streams('hand/')).length;
});
beforeEach(() => exportTournament(home, 'tournament', file, { documentsOf, overwrite: true }));

type Line = { stream?: string; kind?: string; data: Record<string, never> };
/** Changes the file and gives it a checksum that fits. */
function changed(change: (lines: Line[]) => void): void {
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);
  change(lines);
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  writeFileSync(file, `${text}${JSON.stringify({ sha256 })}\n`);
}
const of = (lines: Line[], stream: string, nth = 0): Line =>
  lines.filter((line) => line.stream === stream || line.kind === stream)[nth]!;

describe('an imported tournament', () => {
  test('has its proofs, its bots and its pace, and plays on', async () => {
    const away = new MemoryStore();
    await importTournament(away, file, { documentsOf, audit: auditImport });
    const ports = new TestPorts(9);
    const rooms = await Rooms.start(away, ports);
    const room = (await rooms.room('tournament'))!;
    expect(Object.keys(room.settings.bots)).toEqual(['bot1', 'bot2', 'bot3', 'bot4']);
    expect(room.settings).toEqual(await home.get('room', 'tournament'));

    const who: Actor = { device: 'phone', role: 'player', player: 'bot1' };
    const screen = new TestScreen(who);
    room.attach(screen, who, undefined);
    for (let hand = 1; hand <= hands; hand++) {
      await room.ask(screen, who, { type: 'prove', table: '1', hand });
      await ports.settle();
    }
    const proofs = screen.all('proof');
    expect(proofs).toHaveLength(hands);
    for (const { proof } of proofs) {
      expect(verifyProof(proof)).toMatchObject({ ok: true });
      expect(proof.shuffles[0]!.openings.length).toBeGreaterThanOrEqual(2);
    }
    // Nobody times out: bots act for themselves, once somebody has tapped to go on.
    await room.ask(screen, who, { type: 'table', key: 'go-on-key', do: 'go-on' });
    const before = room.tournament.tables.get('1')!.handsPlayed;
    const began = ports.now();
    await ports.until(() => room.tournament.tables.get('1')!.handsPlayed > before + 1);
    expect(ports.now() - began).toBeLessThan(300_000);
    expect([...room.tournament.players.values()].every(({ awaySince }) => awaySince === null)).toBe(true);
    await rooms.close();
  });

  test.each<[string, RegExp, (lines: Line[]) => void]>([
    [
      'a broken "created"',
      /version 1: "created" cannot be read/,
      (lines) => delete of(lines, 'tournament/tournament').data.rulebook,
    ],
    [
      'a rulebook with a choice that is none',
      /version 1: rulebook\.tournament\.tableMaximum\.use: /,
      (lines) => {
        const { rulebook } = of(lines, 'tournament/tournament').data as unknown as {
          rulebook: { tournament: { tableMaximum: { use: unknown } } };
        };
        rulebook.tournament.tableMaximum.use = 'many';
      },
    ],
    [
      'the name of another tournament',
      /version 1: this is the tournament "other"/,
      (lines) => Object.assign(of(lines, 'tournament/tournament').data, { id: 'other' }),
    ],
    [
      'an event that is none',
      /version 4: "promoted" does not fit the night/,
      (lines) =>
        Object.assign(of(lines, 'tournament/tournament', 3), {
          type: 'promoted',
          data: { type: 'promoted' },
        }),
    ],
    [
      'chips that do not add up',
      /version \d+: hand 1\/1 brings other stacks than it ended with; and 1 more/,
      (lines) => {
        const ended = lines.find(({ data }) => data?.type === ('hand-ended' as never))!;
        (ended.data as unknown as { stacks: [string, number][] }).stacks[0]![1] += 500;
      },
    ],
    [
      'an action against the rules',
      /hand 1\/1: version \d+/,
      (lines) => {
        const act = lines.find(
          ({ stream, data }) => stream === 'hand/tournament/1/1' && /folded|called|checked/.test(data.type!),
        )!;
        Object.assign(act.data, { seat: 9 });
      },
    ],
    [
      'a shuffle with another secret',
      /hand 1\/1: its shuffle has other cards than were dealt/,
      (lines) => {
        const { shuffles } = of(lines, 'shuffle').data as unknown as { shuffles: { secret: string }[] };
        shuffles[0]!.secret = '0'.repeat(64);
      },
    ],
    [
      'a shuffle announced with another root',
      /hand 1\/1: its shuffle (has other cards than were dealt|does not hold)/,
      (lines) => {
        const { shuffles } = of(lines, 'shuffle').data as unknown as {
          shuffles: { announced: { root: string } }[];
        };
        shuffles[0]!.announced.root = '0'.repeat(64);
      },
    ],
    [
      'a shuffle that is none',
      /hand 1\/1: its shuffle cannot be read/,
      (lines) => Object.assign(of(lines, 'shuffle'), { data: { shuffles: 5 } }),
    ],
    [
      'a bot of no known kind',
      /the document "room": bots\.bot1: /,
      (lines) =>
        Object.assign((of(lines, 'room').data as unknown as { bots: object }).bots, { bot1: 'psychic' }),
    ],
    ['no pace', /the document "room": pace/, (lines) => delete of(lines, 'room').data.pace],
  ])('with %s is refused: it says where, and nothing is written', async (_, where, change) => {
    changed(change);
    const away = new MemoryStore();
    await expect(importTournament(away, file, { documentsOf, audit: auditImport })).rejects.toMatchObject({
      code: 'wrong-tournament',
      message: expect.stringMatching(where),
    });
    expect(await away.streams('')).toEqual([]);
    expect(await away.list('room')).toEqual([]);
  });
});

test('every rulebook may be embedded in a tournament', () => {
  for (const { id } of rulebooks)
    expect(embeddedRulebook.safeParse(findRulebook(id)).error?.issues ?? []).toEqual([]);
});

test('one tournament that cannot be read does not keep the others from being audited', async () => {
  const store = new MemoryStore();
  await importTournament(store, file, { documentsOf, audit: auditImport });
  await store.append({
    streams: [
      { stream: 'tournament/broken', expected: 0, events: [{ type: 'created', data: { type: 'created' } }] },
    ],
  });
  const audited = [];
  for await (const each of auditStore(store, await tournamentsIn(store))) audited.push(each);
  expect(audited).toMatchObject([
    {
      tournament: 'broken',
      name: null,
      wrong: expect.arrayContaining([expect.stringMatching(/^version 1: /)]),
    },
    { tournament: 'tournament', name: 'A night', wrong: [] },
  ]);
});
