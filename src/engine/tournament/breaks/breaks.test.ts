import { expect, test } from 'vitest';
import { EngineTournament, MINUTE } from '../../../testing/engine-tournament.ts';
import { viewTournament } from '../../views/tournament-view.ts';
import { tasks } from '../tasks.ts';

const BREAK_BJ = 61 * MINUTE;
const onBreak = ({ tournament, now }: EngineTournament) =>
  viewTournament(tournament, { role: 'display' }, now).breakNow;
const taskOf = ({ tournament, now }: EngineTournament) =>
  tasks(tournament, now).find(({ what }) => what === 'break');

test('[rebuy-window] [addon-availability] [colour-up-trigger] the break after round two: last rebuys, add-ons, the race, then only time', () => {
  const engine = new EngineTournament('bnai-jeshurun').startedUntracked(8);
  engine.now = 58 * MINUTE;
  const [out] = engine.at('1') as [string];
  engine.do({ type: 'bust', table: '1', players: [out] });
  expect(onBreak(engine)).toBeNull();
  engine.now = BREAK_BJ;
  expect(onBreak(engine)).toMatchObject({
    steps: ['rebuys', 'add-ons', 'color-up'],
    step: 'rebuys',
    rebuys: { names: [engine.tournament.players.get(out)!.name], price: 2000, chips: 2000 },
  });
  expect(taskOf(engine)).toMatchObject({ facts: { step: 'rebuys' }, rule: 'rebuy-window' });
  engine.do({ type: 'answer', question: 'rebuy', player: out, rebuy: false });
  expect(onBreak(engine)).toMatchObject({
    step: 'add-ons',
    addOn: { upTo: 4000, blockChips: 500, blockPrice: 500 },
  });
  engine.do({ type: 'end-break-step', step: 'add-ons' });
  expect(onBreak(engine)).toMatchObject({ step: 'color-up', colorUp: { chip: 25, into: 100 } });
  engine.do({ type: 'color-up' });
  expect(onBreak(engine)).toMatchObject({ step: null, steps: ['rebuys', 'add-ons', 'color-up'] });
  expect(taskOf(engine)).toBeUndefined();
});

test('[rebuy-window] a step that nobody needs is left out at once, and any step can be left for later', () => {
  const engine = new EngineTournament('bnai-jeshurun').startedUntracked(8);
  engine.now = BREAK_BJ;
  expect(onBreak(engine)).toMatchObject({ step: 'add-ons' });
  engine.do({ type: 'end-break-step', step: 'add-ons' }).do({ type: 'end-break-step', step: 'color-up' });
  expect(onBreak(engine)!.step).toBeNull();
  // Left for later, it is a task of its own.
  expect(tasks(engine.tournament, engine.now).map(({ what }) => what)).toContain('chips');
  engine.do({ type: 'undo' });
  expect(onBreak(engine)!.step).toBe('color-up');
});

test('[addon-cap-and-price] a stack nobody has counted may buy everything on sale, a counted one what fits', () => {
  const engine = new EngineTournament('bnai-jeshurun').startedUntracked(8);
  engine.now = BREAK_BJ;
  const [player] = engine.at('1') as [string];
  const offers = () =>
    viewTournament(engine.tournament, { role: 'director' }, engine.now).people.find(
      (each) => each.player === player,
    )!.addOnOffers;
  expect(offers()).toHaveLength(8);
  engine.do({ type: 'tell-chips', player, stack: 3925 });
  expect(offers()).toEqual([{ blocks: 1, chips: 75, price: 500 }]);
});

test('[colour-up-trigger] a house without add-ons has the race alone, and a later break begins anew', () => {
  const engine = new EngineTournament('bnai-jeshurun').startedUntracked(8);
  engine.now = BREAK_BJ;
  engine.do({ type: 'end-break-step', step: 'add-ons' }).do({ type: 'color-up' });
  engine.now = (75 + 60 + 1) * MINUTE;
  expect(onBreak(engine)).toMatchObject({ steps: ['color-up'], step: 'color-up', addOn: null });
});

test('outside a break there is no step to end', () => {
  const engine = new EngineTournament('bnai-jeshurun').startedUntracked(8);
  expect(engine.try({ type: 'end-break-step', step: 'add-ons' })).toMatchObject({
    code: 'not-in-this-break',
  });
});
