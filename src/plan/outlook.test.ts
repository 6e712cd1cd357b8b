import { expect, test } from 'vitest';
import { EngineTournament, MINUTE } from '../testing/engine-tournament.ts';
import { foresee, LATE_MINUTES, restOf } from './outlook.ts';

/** Eight players an hour and ten minutes into levels of twenty. */
function running(): EngineTournament {
  const engine = new EngineTournament('homepokertourney').started(8);
  engine.now = 70 * MINUTE;
  return engine;
}

test('a tournament that ends about when it should has nothing to change', () => {
  const engine = running();
  const { minutes } = foresee(restOf(engine.tournament, engine.now, null)!);
  expect(minutes).toBeGreaterThan(20);
  const onTime = restOf(engine.tournament, engine.now, minutes - LATE_MINUTES)!;
  expect(foresee(onTime)).toEqual({ minutes, proposals: [] });
});

test('a late one is brought back by shorter levels, a level left out or antes, each sooner and playable', () => {
  const engine = running();
  const rest = restOf(engine.tournament, engine.now, 40)!;
  const { minutes, proposals } = foresee(rest);
  expect(proposals.map(({ kind }) => kind)).toContain('shorter-levels');
  for (const { levels, breaks, minutes: then } of proposals) {
    expect(then).toBeLessThan(minutes);
    // The levels played and the one that is on stay.
    expect(levels.slice(0, 4)).toEqual(engine.tournament.clock.levels.slice(0, 4));
    expect(engine.try({ type: 'set-levels', levels, breaks })).toBeNull();
    engine.do({ type: 'undo' });
  }
});

test('fewer players are over sooner, and time left of the level or the break counts', () => {
  const engine = running();
  const { minutes } = foresee(restOf(engine.tournament, engine.now, null)!);
  engine.do({ type: 'clock', do: 'set', left: 60 * MINUTE });
  const longer = foresee(restOf(engine.tournament, engine.now, null)!).minutes;
  expect(longer).toBeGreaterThan(minutes + 15);
});

test('there is nothing to foresee before the start and where Riffle deals', () => {
  const open = new EngineTournament('homepokertourney').enter('Ann', 'Bob');
  expect(restOf(open.tournament, 0, 60)).toBeNull();
  const dealt = new EngineTournament('homepokertourney').started(4, 'dealt');
  expect(restOf(dealt.tournament, 0, 60)).toBeNull();
});
