import { describe, expect, test } from 'vitest';
import { readClock } from '../engine/clock/clock.ts';
import { Limit } from '../server/http/limits.ts';
import { machinePorts } from '../server/site/machine.ts';
import { SteadyTime } from '../server/site/steady-time.ts';
import { roomTournament, startCommands, TestScreen } from '../testing/room-tournament.ts';
import { type Actor, SYSTEM } from './actor.ts';
import { LOOK_MS } from './ports.ts';
import { Rooms } from './rooms.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A machine whose three clocks the test moves. */
function machine() {
  const at = { wall: 1_800_000_000_000, steady: 5_000, uptime: 900_000 };
  const time = new SteadyTime({ wall: () => at.wall, steady: () => at.steady, uptime: () => at.uptime });
  const pass = (ms: number, clocks: readonly (keyof typeof at)[] = ['wall', 'steady', 'uptime']): void => {
    for (const clock of clocks) at[clock] += ms;
  };
  return { at, time, pass };
}

describe('the steady time', () => {
  test('is the time of day while nothing happens to it', () => {
    const { at, time, pass } = machine();
    for (let look = 0; look < 100; look++) {
      pass(LOOK_MS);
      expect(time.look()).toEqual({ sleptMs: 0, jumpedMs: 0 });
      expect(time.now()).toBe(at.wall);
    }
  });

  test('does not move between looks when the date is set, then takes the new date and says by how much', () => {
    const { at, time, pass } = machine();
    pass(1_000);
    const before = time.now();
    at.wall -= HOUR;
    expect(time.now()).toBe(before);
    expect(time.look()).toEqual({ sleptMs: 0, jumpedMs: -HOUR });
    expect(time.now()).toBe(at.wall);
    at.wall += 2 * HOUR;
    expect(time.look()).toEqual({ sleptMs: 0, jumpedMs: 2 * HOUR });
  });

  test('tells sleep from a date that was set, whether or not the steady clock stood still', () => {
    for (const clocks of [
      ['wall', 'uptime'],
      ['wall', 'steady', 'uptime'],
    ] as const) {
      const { at, time, pass } = machine();
      pass(LOOK_MS);
      pass(12 * MINUTE, clocks);
      expect(time.look()).toEqual({ sleptMs: 12 * MINUTE, jumpedMs: 0 });
      expect(time.now()).toBe(at.wall);
    }
  });

  test('ignores small differences between clocks', () => {
    const { time, pass } = machine();
    pass(LOOK_MS);
    pass(900, ['wall']);
    pass(700, ['uptime']);
    expect(time.look()).toEqual({ sleptMs: 0, jumpedMs: 0 });
  });
});

test('a wait longer than a timer can hold does not fire at once', async () => {
  let fired = 0;
  const stop = machinePorts(() => {}).later(60 * 24 * HOUR, () => fired++);
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
  stop();
  expect(fired).toBe(0);
});

test('a rate limit on a clock that nobody sets allows what it should and no more', () => {
  let steady = 0;
  const limit = new Limit({ burst: 2, perSecond: 1 }, () => steady);
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([true, true, false]);
  steady += 1_000;
  expect([limit.take('a'), limit.take('a')]).toEqual([true, false]);
});

const ann: Actor = { device: 'phone-of-ann', role: 'player', player: 'ann' };
const director: Actor = { ...SYSTEM, device: 'laptop' };

/** Ann's turn at a table with bots, with the director watching. */
async function annsTurn() {
  const given = await roomTournament({ bots: 3 });
  const { ports, room, direct } = given;
  await direct({ type: 'enter', player: 'ann', name: 'Ann' });
  const [phone, laptop] = [new TestScreen(ann), new TestScreen(director)];
  room.attach(phone, ann, undefined);
  room.attach(laptop, director, undefined);
  for (const command of startCommands('dealt')) await direct(command);
  const myTurn = (): boolean => {
    const frame = phone.last('hand');
    return frame?.deadline != null && frame.view.toAct === phone.last('tournament')?.view.mine?.seat;
  };
  await ports.until(myTurn);
  return { ...given, phone, laptop, myTurn };
}

describe('a laptop that sleeps', () => {
  test('folds nobody: the table waits, everybody gets fresh time, and the director is told', async () => {
    const { ports, room, phone, laptop, myTurn } = await annsTurn();
    const { hand, deadline } = phone.last('hand')!;
    ports.sleep(deadline! - ports.now() + 100_000);
    await ports.next();
    expect(room.tournament.tables.get('1')!.hand?.number).toBe(hand);
    expect(phone.last('held')).toMatchObject({ held: 'sleep' });
    expect(laptop.last('notice')?.message).toMatch(/slept for \d+ (seconds|minutes)/);
    await ports.pass(10 * MINUTE);
    expect(phone.last('hand')!.hand).toBe(hand);
    await room.hold(ann, { type: 'table', key: 'i-am-back-now', do: 'go-on' });
    await ports.settle();
    expect(myTurn()).toBe(true);
    expect(phone.last('hand')!.deadline! - ports.now()).toBeGreaterThan(20_000);
    expect(room.failed).toBeNull();
  });

  test.each([
    [true, 3],
    [false, 1],
  ])('asks whether the time counts: %s leaves the clock at level %i', async (count, level) => {
    const { ports, room, direct } = await roomTournament({ bots: 0 });
    for (const name of ['Ann', 'Bob', 'Cid'])
      await direct({ type: 'enter', player: name.toLowerCase(), name });
    for (const command of startCommands('live')) await direct(command);
    const laptop = new TestScreen(director);
    room.attach(laptop, director, undefined);
    await ports.pass(5 * MINUTE);
    const { left } = readClock(room.tournament.clock, ports.now());
    ports.sleep(40 * MINUTE);
    await ports.pass(1_000);
    const [need] = laptop.last('tournament')!.view.tasks;
    expect(need).toMatchObject({ facts: { is: 'slept', minutes: 40 } });
    expect(readClock(room.tournament.clock, ports.now()).level).toBe(3);
    expect(await direct({ type: 'count-sleep', count })).toMatchObject({ type: 'done' });
    const after = readClock(room.tournament.clock, ports.now());
    expect(after.level).toBe(level);
    if (!count) expect(after.left).toBe(left! - 1_000);
    expect(room.tournament.slept).toBeNull();
    expect(await direct({ type: 'count-sleep', count })).toMatchObject({ code: 'nothing-to-count' });
  });

  test('says nothing while the clock is paused', async () => {
    const { ports, room, direct } = await roomTournament({ bots: 3 });
    for (const command of startCommands('live')) await direct(command);
    await direct({ type: 'clock', do: 'stop', why: 'break' });
    ports.sleep(HOUR);
    await ports.pass(10_000);
    expect(room.tournament.slept).toBeNull();
  });

  test('a server that was away for long asks the same, counted until it was back, however late people reconnect', async () => {
    const { ports, room, rooms, store, direct } = await roomTournament({ bots: 3 });
    for (const command of startCommands('live')) await direct(command);
    await ports.pass(MINUTE);
    await rooms.close();
    room.stop();
    ports.sleep(12 * MINUTE);
    ports.timeLost();
    const later = await Rooms.start(store, ports);
    await ports.pass(7 * MINUTE);
    const again = (await later.room('tournament'))!;
    await ports.settle();
    expect(Math.round(again.tournament.slept! / MINUTE)).toBe(12);
  });
});

describe('a date that is set', () => {
  test.each([-HOUR, 2 * HOUR, -32 * 24 * HOUR])('by %i ms stops no table and moves no clock', async (by) => {
    const { ports, room, direct } = await roomTournament({ bots: 4 });
    for (const command of startCommands('dealt')) await direct(command);
    const screen = new TestScreen(director);
    room.attach(screen, director, undefined);
    await ports.until(
      () =>
        room.tournament.tables.get('1')!.handsPlayed === 1 && room.tournament.tables.get('1')!.hand === null,
    );
    const before = readClock(room.tournament.clock, ports.now());
    ports.jump(by);
    await ports.until(() => screen.last('held')?.held === 'sleep');
    const after = readClock(room.tournament.clock, ports.now());
    expect(after.level).toBe(before.level);
    expect(before.left! - after.left!).toBeGreaterThanOrEqual(0);
    expect(before.left! - after.left!).toBeLessThanOrEqual(LOOK_MS);
    expect(screen.last('notice')?.message).toMatch(/clock was set/);
    await room.hold(director, { type: 'table', key: 'go-on-please', do: 'go-on' });
    await ports.pass(2 * MINUTE);
    expect(room.tournament.tables.get('1')!.handsPlayed).toBeGreaterThan(2);
  });
});

describe('a dealt table nobody is connected to', () => {
  test('waits after a while, and continues when somebody connects', async () => {
    const given = await roomTournament({ bots: 5 });
    const { ports, store, direct, rooms } = given;
    for (const command of startCommands('dealt')) await direct(command);
    await rooms.close();
    const again = await Rooms.start(store, ports, { holdWhenEmptyMs: 5 * MINUTE });
    const room = (await again.room('tournament'))!;
    await room.hold(director, { type: 'table', key: 'go-on-please', do: 'go-on' });
    await ports.pass(7 * MINUTE);
    const { handsPlayed } = room.tournament.tables.get('1')!;
    expect(handsPlayed).toBeGreaterThan(3);
    await ports.pass(30 * MINUTE);
    expect(room.tournament.tables.get('1')!.handsPlayed).toBeLessThanOrEqual(handsPlayed + 1);
    const screen = new TestScreen(director);
    room.attach(screen, director, undefined);
    await ports.settle();
    expect(screen.last('held')).toMatchObject({ held: 'nobody' });
    await ports.pass(2 * MINUTE);
    expect(screen.last('held')).toMatchObject({ held: null });
    expect(room.tournament.tables.get('1')!.handsPlayed).toBeGreaterThan(handsPlayed + 1);
  });
});

test('after a restart between hands screens learn that the table waits', async () => {
  const { ports, room, rooms, store, direct } = await roomTournament({ bots: 4 });
  for (const command of startCommands('dealt')) await direct(command);
  await ports.until(
    () =>
      room.tournament.tables.get('1')!.handsPlayed === 1 && room.tournament.tables.get('1')!.hand === null,
  );
  await rooms.close();
  const again = (await (await Rooms.start(store, ports)).room('tournament'))!;
  const screen = new TestScreen(ann);
  again.attach(screen, ann, undefined);
  await ports.settle();
  expect(screen.last('held')).toMatchObject({ held: 'restart' });
  expect(screen.last('hand')).toBeUndefined();
});

describe('a ruling that names a card', () => {
  test('leaves a trace at the table and in the log, whether the card is there or not', async () => {
    const { ports, room, store, phone } = await annsTurn();
    const { table, hand, view } = phone.last('hand')!;
    const seat = view.toAct!;
    const facts = { onPurpose: false };
    let refused = 0;
    for (let card = 0; card < 52; card++) {
      const frame = {
        type: 'rule',
        key: `is-it-card-${card}`,
        table,
        hand,
        irregularity: 'card-exposed-after-deal',
      } as const;
      const answer = await room.rule(director, { ...frame, facts, seat, card });
      if (answer.type === 'refused') refused++;
      await ports.settle();
    }
    expect(refused).toBeGreaterThan(48);
    expect(phone.all('notice').filter(({ code }) => code === 'card-named').length).toBe(52);
    const named = (await store.read('tournament/tournament')).filter(({ type }) => type === 'card-named');
    expect(named.length).toBe(52);
  });
});
