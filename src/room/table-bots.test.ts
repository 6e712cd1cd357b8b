import { expect, test } from 'vitest';
import { createTournament } from '../engine/tournament/create.ts';
import { tournamentFrom } from '../engine/tournament/evolve.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { temperaments } from '../sim/temperaments.ts';
import { Table } from '../testing/table.ts';
import { TABLE_PACE } from './ports.ts';
import { TableBots } from './table-bots.ts';

const created = createTournament('t', 'T', findRulebook('tda')!);
if (!created.ok) throw new Error(created.refusal.message);
const { tournament } = tournamentFrom(created.value);

/** How long a bot with these cards thinks on average, facing an all-in of its whole stack or the first to act. */
function thinking(holes: string, story: string): number {
  const { hand } = new Table({
    stacks: { 1: 3000, 2: 3000, 3: 3000, 4: 3000, 5: 3000, 6: 3000 },
    button: 6,
    blinds: [50, 100],
    holes: { 4: holes },
  }).play(story);
  const bots = new TableBots('5eed5eed5eed', { p4: 'strong' });
  const seats = new Map([1, 2, 3, 4, 5, 6].map((seat) => [seat, `p${seat}`]));
  const times = Array.from({ length: 50 }, () => {
    const { thinkMs } = bots.turn({ hand, seats }, 4, temperaments.strong, tournament, TABLE_PACE);
    return thinkMs;
  });
  return times.reduce((sum, each) => sum + each, 0) / times.length;
}

test('a bot folds seven-deuce quickly, and thinks about a close call for all its chips', () => {
  const [least, most] = TABLE_PACE.think;
  const clear = thinking('7s2h', '3 fold');
  const close = thinking('TsTh', '3 raise 3000');
  expect(clear).toBeLessThan(least + (most - least) * 0.2);
  expect(close).toBeGreaterThan(least + (most - least) * 0.35);
});

test('a bot thinks for as long as the pace allows, and no longer', () => {
  const { hand } = new Table({
    stacks: { 1: 900, 2: 900 },
    button: 1,
    blinds: [50, 100],
    holes: { 1: 'AsKd' },
  });
  const bots = new TableBots('5eed5eed5eed', { p1: 'calling' });
  const seats = new Map([
    [1, 'p1'],
    [2, 'p2'],
  ]);
  const pace = { ...TABLE_PACE, think: [250, 250] as const };
  expect(bots.turn({ hand, seats }, 1, temperaments.calling, tournament, pace).thinkMs).toBe(250);
});
