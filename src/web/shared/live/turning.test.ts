import { expect, test } from 'vitest';
import { viewTournament } from '../../../engine/views/tournament-view.ts';
import { EngineTournament } from '../../../testing/engine-tournament.ts';
import { paceFor, turnedUp, turningOrder } from './turning.ts';

const seated = (players: number, oneByOne: boolean) => {
  const names = Array.from({ length: players }, (_, at) => `P${at + 1}`);
  const engine = new EngineTournament('homepokertourney').enter(...names);
  engine.now = 5000;
  engine.do({ type: 'draw-seats', oneByOne });
  return engine;
};
const seen = (engine: EngineTournament) => viewTournament(engine.tournament, { role: 'display' }, engine.now);

test('drawn one by one, every screen shows the same seat at the same moment, in order of names', () => {
  const view = seen(seated(6, true));
  const names = turningOrder(view).map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  expect(view.turnedFrom).toBe(5000);
  const at = (turns: number) => turnedUp(view, 5000 + turns * paceFor(6));
  expect([0, 0.9, 1, 3.5, 6, 60].map(at)).toEqual([0, 0, 1, 3, 6, 6]);
  // A screen whose clock is a little behind shows nothing before the draw.
  expect(turnedUp(view, 4000)).toBe(0);
});

test('all seats show at once when drawn together, once play has begun, or when there are too many', () => {
  expect(turnedUp(seen(seated(6, false)), 5000)).toBe(6);
  expect(turnedUp(seen(seated(44, true)), 5000)).toBe(44);
  const begun = seated(6, true);
  begun.do({ type: 'start' });
  expect(turnedUp(seen(begun), 5000)).toBe(6);
  expect(24 * paceFor(24)).toBeLessThanOrEqual(45_000);
});
