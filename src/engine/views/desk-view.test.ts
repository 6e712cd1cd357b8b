import { expect, test } from 'vitest';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import { viewTournament } from './tournament-view.ts';

const home = (players: number) => new EngineTournament('homepokertourney').started(players);
const seen = (engine: EngineTournament) =>
  viewTournament(engine.tournament, { role: 'director' }, engine.now, engine.history);
const desk = (engine: EngineTournament) => seen(engine).desk!;

/** The fives are due, a hand has been played, and nobody has counted a stack. */
function fivesDue(rulebook = 'homepokertourney'): EngineTournament {
  const engine = new EngineTournament(rulebook).started(5).hand('1');
  return engine.tappedUntil(61 * MINUTE);
}
const names = (engine: EngineTournament) => engine.at('1') as [string, string, string, string, string];

test.each(['homepokertourney', 'bnai-jeshurun'])(
  '[dead-button-bb-bust] at %s the big blind busts: every screen has the button on the small blind, then on the empty seat',
  (rulebook) => {
    const engine = new EngineTournament(rulebook).started(6);
    const button = () => seen(engine).tables[0]!.button;
    expect(button()).toBe(1);
    engine.hand('1', engine.at('1')[2]!);
    expect(button(), 'before the first hand').toBe(2);
    engine.hand('1');
    expect(button(), 'before the second').toBe(3);
    engine.do({ type: 'start-hand', table: '1' });
    expect(button(), 'in the second').toBe(3);
    expect(engine.tournament.tables.get('1')!.hand!.plan.rule).toBe('dead-button-bb-bust');
  },
);

test('[chip-race-cards] [chip-race-award] odd fives 3, 1, 4 and 2 with the cards on the table: seat 1 wins both new chips, and the bank stays exact', () => {
  const engine = fivesDue();
  const [a, b, c, d, e] = names(engine);
  const before = seen(engine).chips.inPlay;
  expect(desk(engine).colorUp).toMatchObject({ chip: 5, into: 25, how: { protects: 'before-the-others' } });
  engine.do({
    type: 'color-up',
    odd: { [a]: 3, [b]: 1, [c]: 4, [d]: 2 },
    cards: { [a]: ['As', 'Ks', '2c'], [b]: ['Qh'], [c]: ['Kd', '9c', '8c', '3d'], [d]: ['Jh', '5s'] },
  });
  const [race] = seen(engine).races;
  expect(race!.players.map(({ odd, won }) => [odd, won])).toEqual([
    [3, 2],
    [1, 0],
    [4, 0],
    [2, 0],
    [0, 0],
  ]);
  expect(race!.players[0]).toMatchObject({ name: a.toUpperCase(), cards: ['As', 'Ks', '2c'] });
  expect(seen(engine).chips).toMatchObject({ inPlay: before, smallest: 25 });
  expect(engine.tournament.players.get(e)!.stack).toBeNull();
  engine.do({ type: 'undo' });
  expect(seen(engine)).toMatchObject({ races: [], desk: { colorUp: { chip: 5 } } });
});

test('[chip-race-no-elimination] a player with nothing but odd chips takes a new one before the others', () => {
  const engine = fivesDue();
  const [a, b, c, d] = names(engine);
  engine.do({
    type: 'color-up',
    odd: { [a]: 3, [b]: 1, [c]: 4, [d]: 2 },
    nothingElse: [d],
    cards: { [a]: ['As', 'Ks', '2c'], [b]: ['Qh'], [c]: ['Kd', '9c', '8c', '3d'], [d]: ['Jh', '5s'] },
  });
  expect(seen(engine).races[0]!.players.map(({ won }) => won)).toEqual([1, 0, 0, 1, 0]);
});

test('[chip-race-no-elimination] the congregation’s sheet is silent, so Robert’s holds: a player with one last chip is not raced out', () => {
  const engine = new EngineTournament('bnai-jeshurun').started(5).hand('1');
  for (let at = 0; desk(engine).colorUp === null && at < 9; at++) engine.do({ type: 'clock', do: 'next' });
  const [a, b] = names(engine);
  engine.do({
    type: 'color-up',
    odd: { [a]: 3, [b]: 1 },
    nothingElse: [b],
    cards: { [a]: ['As', 'Ks', 'Qs'], [b]: ['2c'] },
  });
  expect(seen(engine).races[0]!.players.map(({ won }) => won)).toEqual([0, 1, 0, 0, 0]);
  expect(seen(engine).players.left).toBe(5);
});

test('[chip-race-cards] Riffle deals the cards nobody entered, one for each odd chip', () => {
  const engine = fivesDue();
  const [a, b] = names(engine);
  engine.do({ type: 'color-up', odd: { [a]: 4, [b]: 2 } });
  const { players } = seen(engine).races[0]!;
  expect(players.map(({ cards }) => cards.length)).toEqual([4, 2, 0, 0, 0]);
  expect(new Set(players.flatMap(({ cards }) => cards)).size).toBe(6);
  expect(players.reduce((sum, { won }) => sum + won, 0)).toBe(1);
});

test('[colour-up-exchange] impossible counts are refused with their figures', () => {
  const engine = fivesDue();
  const [a, b] = names(engine);
  const odd = { [a]: 2 };
  expect(engine.try({ type: 'color-up', odd: { [a]: 5 } })).toMatchObject({
    code: 'bad-odd-chips',
    most: 4,
  });
  expect(engine.try({ type: 'color-up', odd, cards: { [a]: ['As'] } })).toMatchObject({
    code: 'cards-differ',
  });
  expect(engine.try({ type: 'color-up', odd, cards: { [a]: ['As', 'Xx'] } })).toMatchObject({
    code: 'bad-card',
  });
  expect(
    engine.try({ type: 'color-up', odd: { [a]: 1, [b]: 1 }, cards: { [a]: ['As'], [b]: ['As'] } }),
  ).toMatchObject({ code: 'same-card-twice' });
  engine.do({ type: 'tell-chips', player: a, stack: 1010 });
  expect(engine.try({ type: 'color-up', odd: { [a]: 1, [b]: 1 } })).toMatchObject({
    code: 'odd-chips-differ',
    odd: 2,
  });
});

test('[balance-donor-tie] a move carries its figures: table sizes and the cards that chose the table', () => {
  const engine = home(23);
  for (const table of ['1', '2']) engine.hand(table);
  engine.hand('3', engine.at('3')[3]!).do({ type: 'rearrange' });
  const [move] = seen(engine).moves;
  expect(move).toMatchObject({
    rule: 'balance-threshold',
    figures: { sizes: { 1: 8, 2: 8, 3: 6 }, position: 3 },
  });
  expect(Object.keys(move!.figures!.drawn)).toEqual(['1', '2']);
});

test('[side-deals] a deal shows what is left to play for; players who agreed and play on have no place yet', () => {
  const engine = home(5).hand('1', 'p1').hand('1', 'p2');
  const { deal } = desk(engine);
  expect(deal).toMatchObject({ agreed: null, paidByDirector: false, rule: 'side-deals' });
  expect(deal.prizes.length).toBe(3);
  const sum = deal.prizes.reduce((total, each) => total + each);
  engine.do({ type: 'agree-deal', amounts: { p3: sum - 2, p4: 1, p5: 1 } });
  expect(desk(engine).deal.agreed).toEqual({ p3: sum - 2, p4: 1, p5: 1 });
  expect(seen(engine).places.map(({ place }) => place)).toEqual([4, 5]);
});

test('[tda-rp8-hand-for-hand] [simultaneous-elimination] on the bubble two tables bust on the same hand: both share the place, and the table that is done waits', () => {
  const two = home(12);
  two.do({ type: 'set-prizes', percent: [...Array(9).fill(10), 5, 5] });
  two.do({ type: 'hand-for-hand', on: true });
  two.do({ type: 'start-hand', table: '1' }).do({ type: 'start-hand', table: '2' });
  const [first, second] = [two.at('1')[4]!, two.at('2')[4]!];
  two.do({ type: 'end-hand', table: '1', busts: [first] });
  expect(desk(two).played).toEqual(['1']);
  expect(two.try({ type: 'start-hand', table: '1' })).toMatchObject({ code: 'hand-for-hand' });
  two.do({ type: 'end-hand', table: '2', busts: [second] });
  expect(desk(two).played).toEqual([]);
  const places = seen(two).places;
  expect(places.map(({ place }) => place)).toEqual([11, 11]);
  // The eleventh place is the last one paid: they split it.
  const [a, b] = places.map(({ prize }) => prize) as [number, number];
  expect([a + b, Math.abs(a - b) <= 1]).toEqual([seen(two).prizes[10], true]);
});

test('[redraw-9-final-table] nine left at two tables: everybody draws again, and the desk can turn the cards up', () => {
  const engine = home(11);
  expect(desk(engine).redrawDue).toBe(false);
  engine.hand('1', engine.at('1')[0]!).hand('2', engine.at('2')[0]!);
  expect(desk(engine)).toMatchObject({ redrawDue: true });
  engine.do({ type: 'rearrange' });
  expect(desk(engine).redrawDue).toBe(false);
});

test('what can be taken back is listed, the next one first; others see nothing of the desk', () => {
  const engine = home(4).do({ type: 'leave', player: 'p1' }).do({ type: 'come-back', player: 'p1' });
  expect(
    desk(engine)
      .past.map(({ what }) => what)
      .slice(0, 2),
  ).toEqual(['come back P1', 'leave P1']);
  engine.do({ type: 'undo' });
  expect(desk(engine)).toMatchObject({ undone: [{ what: 'come back P1' }] });
  expect(viewTournament(engine.tournament, { role: 'display' }, engine.now).desk).toBeNull();
});

test('a director who plays sees their own chair beside everything else', () => {
  const engine = home(5);
  const [first] = engine.at('1') as [string];
  const view = viewTournament(
    engine.tournament,
    { role: 'director', player: first },
    engine.now,
    engine.history,
  );
  expect(view.mine).toMatchObject({ table: '1' });
  expect(view.people).toHaveLength(5);
  expect(seen(engine).mine).toBeNull();
});
