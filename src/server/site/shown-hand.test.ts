import { expect, test } from 'vitest';
import { SYSTEM } from '../../room/actor.ts';
import { Rooms } from '../../room/rooms.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { MemoryStore } from '../../store/memory-store.ts';
import { TestPorts } from '../../testing/time.ts';
import { HandsOver } from './hands-played.ts';
import { lastHandBefore } from './shown-hand.ts';

test('a stream shows the last hand that was over then, with every card, and never a hand in play', async () => {
  const ports = new TestPorts(3);
  const store = new MemoryStore();
  const rooms = await Rooms.start(store, ports);
  const created = await rooms.create('tournament', 'A night', findRulebook('homepokertourney')!, {
    kind: 'dealt',
    bots: 4,
  });
  if (!created.ok) throw new Error(created.refusal.message);
  const room = created.value;
  for (const command of [{ type: 'draw-seats', kind: 'dealt' }, { type: 'start' }] as const) {
    void room.do(SYSTEM, `key-${command.type}-long`, command);
    await ports.settle();
  }
  const began = ports.now();
  const table = () => room.tournament.tables.get('1')!;
  await ports.until(() => table().handsPlayed >= 3);
  await ports.until(() => table().hand !== null);
  const over = new HandsOver(store);
  const before = (moment: number) => lastHandBefore(over, store, 'tournament', moment);
  expect(await before(began)).toBe(null);
  const newest = await before(ports.now());
  expect(newest!.number).toBe(table().hand!.number - 1);
  expect(newest!.players.map(({ cards }) => cards.length)).toEqual([2, 2, 2, 2]);
  expect(newest!.players.some(({ won }) => won !== null && won > 0)).toBe(true);
  const occasions = [...(await over.occasionsOf('tournament')).values()];
  const second = occasions.find(({ number }) => number === 2)!;
  expect((await before(second.ended! - 1))!.number).toBe(1);
  expect((await before(second.ended!))!.number).toBe(2);
  await rooms.close();
});
