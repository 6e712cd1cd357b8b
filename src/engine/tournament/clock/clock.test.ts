import { expect, test } from 'vitest';
import { EngineTournament, MINUTE } from '../../../testing/engine-tournament.ts';
import { readClock } from '../../clock/clock.ts';

const faceOf = (engine: EngineTournament) => readClock(engine.tournament.clock, engine.now);

test('a break now ends by itself; no hand begins in it, and undo takes it back', () => {
  const engine = new EngineTournament('homepokertourney').started(6);
  engine.now = 4 * MINUTE;
  engine.do({ type: 'clock', do: 'break', minutes: 10 });
  expect(faceOf(engine)).toMatchObject({ running: false, left: 16 * MINUTE, resumesIn: 10 * MINUTE });
  expect(engine.try({ type: 'start-hand', table: '1' })?.code).toBe('clock-stopped');
  engine.now += 10 * MINUTE;
  expect(faceOf(engine)).toMatchObject({ running: true, left: 16 * MINUTE });
  engine.do({ type: 'clock', do: 'break', minutes: 5 }).do({ type: 'undo' });
  expect(faceOf(engine)).toMatchObject({ running: true, resumesIn: null });
});

test('a break now needs a running tournament, a length, and no break that is on', () => {
  const engine = new EngineTournament('bnai-jeshurun').enter('Ann', 'Bob').do({ type: 'draw-seats' });
  expect(engine.try({ type: 'clock', do: 'break', minutes: 5 })?.code).toBe('not-started');
  engine.do({ type: 'start' });
  expect(engine.try({ type: 'clock', do: 'break', minutes: 0 })?.code).toBe('bad-time');
  while (!faceOf(engine).onBreak) engine.do({ type: 'clock', do: 'next' });
  expect(engine.try({ type: 'clock', do: 'break', minutes: 5 })?.code).toBe('already-on-break');
});

test('the next level during a break of the director’s: its blinds wait for the end of that break, not for another one', () => {
  const engine = new EngineTournament('bnai-jeshurun').started(6);
  const { afterLevel } = engine.tournament.clock.breaks[0]!;
  while (faceOf(engine).level < afterLevel) engine.do({ type: 'clock', do: 'next' });
  engine.do({ type: 'clock', do: 'break', minutes: 10 }).do({ type: 'clock', do: 'next' });
  expect(faceOf(engine)).toMatchObject({ level: afterLevel + 1, onBreak: false, resumesIn: 10 * MINUTE });
  engine.do({ type: 'clock', do: 'back' });
  expect(faceOf(engine)).toMatchObject({ level: afterLevel, onBreak: false, resumesIn: 10 * MINUTE });
  engine.now += 10 * MINUTE;
  expect(faceOf(engine)).toMatchObject({ level: afterLevel, running: true });
});

test('a level is restarted with its whole time', () => {
  const engine = new EngineTournament('homepokertourney').started(6);
  engine.now = 31 * MINUTE;
  engine.do({ type: 'clock', do: 'restart' });
  expect(faceOf(engine)).toMatchObject({ level: 2, left: 20 * MINUTE, running: true });
});

test('a machine that sleeps through the end of a break asks whether the time counts', () => {
  const engine = new EngineTournament('homepokertourney').started(6);
  engine.do({ type: 'clock', do: 'break', minutes: 10 });
  const [from, to] = [engine.now + 5 * MINUTE, engine.now + 25 * MINUTE];
  engine.now = to;
  engine.do({ type: 'note-sleep', from, to }).do({ type: 'count-sleep', count: false });
  expect(faceOf(engine)).toMatchObject({ running: false, left: 20 * MINUTE, resumesIn: 5 * MINUTE });
});
