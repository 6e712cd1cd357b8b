import { expect, test } from 'vitest';
import { readClock } from '../engine/clock/clock.ts';
import { finishes } from '../engine/tournament/money/finish.ts';
import { playersIn } from '../engine/tournament/state/state.ts';
import { auditStore } from '../server/site/audit.ts';
import { roomTournament, startCommands, TestScreen } from '../testing/room-tournament.ts';
import { SYSTEM } from './actor.ts';
import { Rooms } from './rooms.ts';

/** Four bots in the middle of a hand, with somebody who looks on. */
async function playing() {
  const made = await roomTournament({ bots: 4, rulebook: 'tda' });
  for (const command of startCommands('dealt')) await made.direct(command);
  const screen = new TestScreen(SYSTEM);
  made.room.attach(screen, SYSTEM, undefined);
  const table = () => made.room.tournament.tables.get('1')!;
  await made.ports.until(() => table().hand !== null && table().handsPlayed > 0);
  const hold = async (todo: 'hold' | 'go-on'): Promise<void> => {
    const answered = made.room.hold(SYSTEM, { type: 'table', key: made.key(), do: todo });
    await made.ports.settle();
    expect(await answered).toMatchObject({ type: 'done' });
  };
  const face = () => readClock(made.room.tournament.clock, made.ports.now());
  return { ...made, screen, table, hold, face };
}

test('[no-new-hand-during-stop] pausing the tables pauses the blind clock, and resuming them starts it where it was', async () => {
  const { ports, hold, face } = await playing();
  await hold('hold');
  const { left } = face();
  expect(face().running).toBe(false);
  await ports.pass(10 * 60_000);
  expect(face()).toMatchObject({ level: 1, left });
  await hold('go-on');
  expect(face()).toMatchObject({ level: 1, left, running: true });
});

test('[no-new-hand-during-stop] tables that were paused continue when the clock is started at the desk, or the pause undone', async () => {
  const { ports, hold, direct, screen, table } = await playing();
  for (const command of [{ type: 'clock', do: 'start' }, { type: 'undo' }] as const) {
    await hold('hold');
    expect(screen.last('held')).toMatchObject({ held: 'director' });
    await direct(command);
    expect(screen.last('held')).toMatchObject({ held: null });
  }
  const { handsPlayed } = table();
  await ports.until(() => table().handsPlayed > handsPlayed);
});

test('[side-deals] a tournament that is ended in the middle of a hand plays it out, deals no other, and ranks by chips', async () => {
  const { ports, rooms, room, store, direct, table, screen } = await playing();
  const { number } = table().hand!;
  expect(await direct({ type: 'end-now' })).toMatchObject({ type: 'done' });
  expect(room.tournament).toMatchObject({ phase: 'running', ending: true });
  await ports.until(() => screen.last('tournament')!.view.ending);

  // It is not forgotten when Riffle restarts meanwhile.
  await rooms.close();
  await ports.settle();
  const again = (await (await Rooms.start(store, ports)).room('tournament'))!;
  again.attach(new TestScreen(SYSTEM), SYSTEM, undefined);
  await again.hold(SYSTEM, { type: 'table', key: 'we-go-on-now', do: 'go-on' });
  await ports.until(() => again.tournament.phase === 'over');
  expect(again.tournament.tables.get('1')!.handsPlayed).toBe(number);
  const byChips = playersIn(again.tournament).sort((a, b) => b.stack! - a.stack!);
  expect(byChips.length).toBeGreaterThan(1);
  const places = finishes(again.tournament);
  expect(places.get(byChips[0]!.id)!.place).toBe(1);
  const prizes = byChips.map(({ id }) => places.get(id)!.prize);
  expect(prizes).toEqual([...prizes].sort((a, b) => b - a));
  for await (const { wrong } of auditStore(store, ['tournament'])) expect(wrong).toEqual([]);
});
