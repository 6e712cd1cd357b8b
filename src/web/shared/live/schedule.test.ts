import { expect, test } from 'vitest';
import { readClock } from '../../../engine/clock/clock.ts';
import { viewTournament } from '../../../engine/views/tournament-view.ts';
import { EngineTournament, MINUTE } from '../../../testing/engine-tournament.ts';
import { breakIn, bubble, leaving, passed, rebuysText } from './schedule.ts';
import { liveWords } from './words.ts';

const seen = (engine: EngineTournament) => viewTournament(engine.tournament, { role: 'display' }, engine.now);

test('the time to the next break counts the levels in between', () => {
  const { timer } = seen(new EngineTournament('bnai-jeshurun').started(8));
  expect(breakIn(timer, 10 * MINUTE)).toBe(50 * MINUTE);
  expect(breakIn(timer, 80 * MINUTE)).toBe(55 * MINUTE);
  expect(seen(new EngineTournament('homepokertourney').started(8)).timer.breaks).toEqual([]);
  expect(breakIn(seen(new EngineTournament('homepokertourney').started(8)).timer, 0)).toBeNull();
});

test('a screen cut off from the server goes from level to level as the server does', () => {
  const engine = new EngineTournament('bnai-jeshurun').started(8);
  const { timer } = seen(engine);
  for (const minute of [0, 29, 31, 61, 74, 76, 200]) {
    engine.now = minute * MINUTE;
    expect(readClock(timer, engine.now)).toEqual(seen(engine).clock);
  }
  const face = readClock(timer, 15 * MINUTE);
  expect(passed(timer, face, 15 * MINUTE)).toBe(0.5);
});

test('[colour-up-trigger] the chips to color up are named one level before', () => {
  const view = seen(new EngineTournament('homepokertourney').started(8));
  const at = (minute: number) => leaving(view, readClock(view.timer, minute * MINUTE));
  expect([at(10), at(30), at(50)]).toEqual([null, null, 5]);
});

test('[rebuy-window] rebuys end with the first hand of a level, or where they must be bought in time when it begins', () => {
  const said = (book: string) => rebuysText(seen(new EngineTournament(book).started(8)), liveWords.en);
  expect(said('homepokertourney')).toBe('Rebuys until the first hand of level 4');
  expect(said('bnai-jeshurun')).toBe('Rebuys until level 3 begins');
});

test('the bubble in words', () => {
  const engine = new EngineTournament('homepokertourney').started(9);
  const say = () => bubble(seen(engine), liveWords.en);
  const said = [say()];
  for (let out = 0; out < 6; out++) {
    engine.hand('1', engine.at('1')[0]!);
    said.push(say());
  }
  expect(said[0]).toBe('6 from the money');
  expect(said[5]).toBe('On the bubble: the next player out gets nothing');
  expect(said[6]).toBe('In the money: 3 of 3 payouts to go');
});
