import { expect, test } from 'vitest';
import { EngineTournament, MINUTE } from '../../../testing/engine-tournament.ts';
import { lateEntry } from './late.ts';

test('[late-unpaid-missed-blinds] [late-prepaid-no-penalty] what a latecomer is told is what happens to them', () => {
  const engine = new EngineTournament('bnai-jeshurun').started(6);
  for (let hand = 0; hand < 12; hand++) {
    engine.now += 1.5 * MINUTE;
    engine.hand('1');
  }
  const told = lateEntry(engine.tournament, engine.now)!;
  expect(told).toMatchObject({ closedAt: null, table: '1', prepaid: { less: 0, posts: 0 } });
  expect(told.cost.orbits).toBe(2);
  engine.enter('Eve').do({ type: 'seat-late', player: 'eve' });
  expect(engine.tournament.players.get('eve')!.stack).toBe(told.cost.starts);
  expect(engine.events.at(-1)).toMatchObject({
    type: 'seated',
    withheld: told.cost.less,
    postsBigBlind: true,
  });
});

test('[late-forfeit-deadline] after the deadline it says since when; before the start there is nothing to say', () => {
  const engine = new EngineTournament('homepokertourney');
  expect(lateEntry(engine.tournament, 0)).toBeNull();
  engine.started(6);
  engine.now = 26 * MINUTE;
  expect(lateEntry(engine.tournament, engine.now)).toMatchObject({ closedAt: 2 });
});

test('[late-table-choice] between tables with equally few players a card decides', () => {
  const engine = new EngineTournament('tda').started(18);
  expect(lateEntry(engine.tournament, engine.now)).toMatchObject({ table: null, cost: { less: 0 } });
  engine.hand('2', engine.at('2')[0]!);
  expect(lateEntry(engine.tournament, engine.now)).toMatchObject({ table: '2' });
});
