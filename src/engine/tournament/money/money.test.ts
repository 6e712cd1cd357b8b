import { expect, test } from 'vitest';
import { ledger } from '../../../history/results.ts';
import { findRulebook } from '../../../rulebooks/index.ts';
import { EngineTournament } from '../../../testing/engine-tournament.ts';
import { settleUp } from '../../money/settle-up.ts';
import { purseOf } from '../state/purse.ts';
import { finishes, prizeList } from './finish.ts';

const PIZZA = { name: 'Pizza', amount: 6000, per: 'tournament' } as const;
const ROOM = { name: 'Room', amount: 200, per: 'entry' } as const;

const four = (rulebook = 'tda') => new EngineTournament(rulebook).enter('Ann', 'Bob', 'Cy', 'Dee');

/** Dee wins, then Cy, Bob and Ann. */
function playedOut(engine: EngineTournament): EngineTournament {
  engine.do({ type: 'set-prizes', percent: [70, 30] });
  engine.do({ type: 'draw-seats' }).do({ type: 'start' });
  for (const player of ['ann', 'bob', 'cy']) engine.do({ type: 'bust', table: '1', players: [player] });
  expect(engine.tournament.phase).toBe('over');
  return engine;
}

test('a player pays part of what they owe, and never more than it', () => {
  const engine = four().do({ type: 'pay', player: 'ann', amount: 1000 });
  expect(engine.try({ type: 'pay', player: 'ann', amount: 1501 })).toMatchObject({
    code: 'pays-too-much',
    owes: 1500,
    message: 'Ann owes 15, not more',
  });
  engine.do({ type: 'pay', player: 'ann', amount: 1500 });
  expect(engine.try({ type: 'pay', player: 'ann', amount: 1 })).toMatchObject({ owes: 0 });
});

test('[home-costs] costs come out before the prizes: in all, or for each entry as more players enter', () => {
  const engine = four().do({ type: 'set-costs', costs: [PIZZA] });
  expect(purseOf(engine.tournament)).toBe(4000);
  engine.do({ type: 'set-costs', costs: [PIZZA, ROOM] });
  expect(purseOf(engine.tournament)).toBe(3200);
  engine.enter('Eve');
  expect(purseOf(engine.tournament)).toBe(12_500 - 6000 - 1000);
  engine.do({ type: 'undo' }).do({ type: 'undo' }).do({ type: 'undo' });
  expect(purseOf(engine.tournament)).toBe(10_000);
});

test('[home-costs] costs take no more than was paid in', () => {
  const engine = new EngineTournament('tda').do({ type: 'set-costs', costs: [PIZZA] }).enter('Ann');
  expect(purseOf(engine.tournament)).toBe(0);
  expect(ledger(engine.tournament).costs).toEqual([{ name: 'Pizza', amount: 2500 }]);
});

test('[purse-definition] where all money paid in is paid out, costs take the director’s exception', () => {
  const engine = four('homepokertourney');
  expect(engine.try({ type: 'set-costs', costs: [PIZZA] })).toMatchObject({
    code: 'costs-not-allowed',
    rule: 'purse-definition',
    override: true,
  });
  engine.do({ type: 'set-costs', costs: [PIZZA], anyway: { reason: 'everybody agreed' } });
  expect(purseOf(engine.tournament)).toBe(4000);
  // Taking them back needs no exception.
  engine.do({ type: 'set-costs', costs: [] });
  expect(purseOf(engine.tournament)).toBe(10_000);
});

test('costs have a name and an amount, and a deal has to be undone before they change', () => {
  const engine = four().do({ type: 'draw-seats' }).do({ type: 'start' });
  expect(engine.try({ type: 'set-costs', costs: [{ ...PIZZA, name: ' ' }] })).toMatchObject({
    code: 'cost-unnamed',
  });
  expect(engine.try({ type: 'set-costs', costs: [{ ...PIZZA, amount: 0 }] })).toMatchObject({
    code: 'bad-payment',
  });
  const left = prizeList(engine.tournament).reduce((sum, prize) => sum + prize, 0);
  engine.do({ type: 'agree-deal', amounts: { ann: left, bob: 0, cy: 0, dee: 0 } });
  expect(engine.try({ type: 'set-costs', costs: [PIZZA] })).toMatchObject({ code: 'deal-stands' });
});

test('a winner leaves a tip: it is kept back, and counts as paid out', () => {
  const engine = playedOut(four());
  engine.do({ type: 'pay-out', player: 'dee', amount: 6000 });
  expect(engine.try({ type: 'pay-out', player: 'dee', amount: 900, tip: 200 })).toMatchObject({
    code: 'pays-out-too-much',
    due: 1000,
  });
  engine.do({ type: 'pay-out', player: 'dee', amount: 800, tip: 200 });
  const dee = ledger(engine.tournament).accounts.find(({ player }) => player === 'dee');
  expect(dee).toMatchObject({ won: 7000, paidOut: 6800, tipped: 200, balance: -2500 });
});

test('when the last place is decided, the bank has what players still get, the costs and the tips', () => {
  const engine = playedOut(four().do({ type: 'set-costs', costs: [PIZZA] }));
  engine.do({ type: 'pay', player: 'ann', amount: 2500 }).do({ type: 'pay', player: 'bob', amount: 500 });
  engine.do({ type: 'pay-out', player: 'dee', amount: 1000, tip: 300 });
  const { total, costs, inBank } = ledger(engine.tournament);
  expect(inBank).toBe(2000);
  expect(total.balance + costs[0]!.amount + total.tipped).toBe(inBank);
});

test('[home-settle-up] with nobody holding the bank the losers pay the winners', () => {
  const { accounts } = ledger(playedOut(four()).tournament);
  const payments = settleUp(accounts.map(({ player, balance }) => ({ who: player, balance })));
  expect(payments).toEqual([
    { from: 'ann', to: 'dee', amount: 2500 },
    { from: 'bob', to: 'dee', amount: 2000 },
    { from: 'bob', to: 'cy', amount: 500 },
  ]);
});

test('[home-prizes-rounded] prizes are rounded as the tournament was created, and the host may change it', () => {
  const book = findRulebook('tda')!;
  const rounded = {
    ...book,
    tournament: { ...book.tournament, prizesRoundedTo: { ...book.tournament.prizesRoundedTo, use: 500 } },
  };
  const engine = new EngineTournament(rounded).enter('Ann', 'Bob', 'Cy', 'Dee', 'Eve');
  expect(prizeList(engine.tournament)).toEqual([6500, 3500, 2500]);
  engine.do({ type: 'set-prizes', percent: [50, 30, 20] });
  expect(prizeList(engine.tournament)).toEqual([6500, 3500, 2500]);
  engine.do({ type: 'set-prizes', percent: [50, 30, 20], roundTo: 1 });
  expect(prizeList(engine.tournament)).toEqual([6250, 3750, 2500]);
});

/** Four players at a dealt table, one hand played: Ann leads, Bob and Cy are level, Dee is short. */
function dealtFour(): EngineTournament {
  const engine = four().do({ type: 'set-prizes', percent: [50, 30, 20] });
  engine.do({ type: 'draw-seats', kind: 'dealt' }).do({ type: 'start' });
  const start = engine.tournament.players.get('ann')!.stack!;
  engine.do({ type: 'start-hand', table: '1', dealer: true });
  const stacks = { ann: start + 500, bob: start - 100, cy: start - 100, dee: start - 300 };
  return engine.do({ type: 'end-hand', table: '1', dealer: true, stacks });
}

test('[side-deals] ended now, places go by chips, equal stacks share theirs, and every prize is paid', () => {
  const engine = dealtFour().do({ type: 'end-now' });
  expect(engine.tournament.phase).toBe('over');
  const found = finishes(engine.tournament);
  expect(['ann', 'bob', 'cy', 'dee'].map((id) => found.get(id))).toEqual([
    { place: 1, prize: 5000 },
    { place: 2, prize: 2500 },
    { place: 2, prize: 2500 },
    { place: 4, prize: 0 },
  ]);
  engine.do({ type: 'undo' });
  expect(engine.tournament).toMatchObject({ phase: 'running', ending: false });
});

test('[side-deals] ended while a hand is in play, it is over after that hand, and no other one begins', () => {
  const engine = dealtFour().do({ type: 'start-hand', table: '1', dealer: true }).do({ type: 'end-now' });
  expect(engine.tournament).toMatchObject({ phase: 'running', ending: true });
  const stacks = Object.fromEntries(
    [...engine.tournament.players.values()].map(({ id, stack }) => [id, stack!]),
  );
  engine.do({ type: 'end-hand', table: '1', dealer: true, stacks });
  expect(engine.tournament.phase).toBe('over');
});

test('[side-deals] ended now after a deal, everybody keeps what was agreed and the leader gets what was left for first', () => {
  const engine = dealtFour();
  const amounts = { ann: 3000, bob: 2000, cy: 2000, dee: 1000 };
  engine.do({ type: 'agree-deal', amounts, forFirst: 2000, paid: true }).do({ type: 'end-now' });
  const found = finishes(engine.tournament);
  expect(Object.keys(amounts).map((id) => found.get(id)!.prize)).toEqual([5000, 2000, 2000, 1000]);
});

test('where nobody has counted the stacks, nobody can say how it stands', () => {
  const engine = four().do({ type: 'draw-seats' }).do({ type: 'start' });
  engine.now += 30 * 60_000;
  expect(engine.try({ type: 'end-now' })).toMatchObject({ code: 'stacks-needed', table: '1' });
});
