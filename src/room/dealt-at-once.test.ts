import { expect, test } from 'vitest';
import { findRulebook } from '../rulebooks/index.ts';
import { auditStore, tournamentsIn } from '../server/site/audit.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { startCommands, TestScreen } from '../testing/room-tournament.ts';
import { TestPorts } from '../testing/time.ts';
import { SYSTEM } from './actor.ts';
import { Rooms } from './rooms.ts';

test('at a table that never pauses, a hand with everybody all in for the blinds begins and ends in one write', async () => {
  const [store, ports] = [new MemoryStore(), new TestPorts()];
  const rooms = await Rooms.start(store, ports);
  const { tournament, ...book } = findRulebook('tda')!;
  const short = {
    ...book,
    tournament: { ...tournament, startingStack: { ...tournament.startingStack, use: 1 } },
  };
  const pace = { street: 0, between: 0, rebuy: 0 };
  const created = await rooms.create('tournament', 'Short', short, { kind: 'dealt', bots: 2, pace });
  if (!created.ok) throw new Error(created.refusal.message);
  const room = created.value;
  room.attach(new TestScreen(SYSTEM), SYSTEM, undefined);
  for (const command of startCommands('dealt')) await room.do(SYSTEM, `key-${command.type}`, command);
  await ports.until(() => room.failed !== null || room.tournament.phase === 'over');
  expect(room.failed).toBeNull();
  expect(
    room.tournament.tables.get('1')?.handsPlayed ?? room.tournament.handsBefore.get('1'),
  ).toBeGreaterThan(0);
  for await (const { wrong } of auditStore(store, await tournamentsIn(store))) expect(wrong).toEqual([]);
});
