import { expect, test } from 'vitest';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import { viewTournament } from './tournament-view.ts';

const home = (players: number) => new EngineTournament('homepokertourney').started(players);
const seen = (evening: EngineTournament) =>
  viewTournament(evening.tournament, { role: 'director' }, evening.now, evening.history);
const desk = (evening: EngineTournament) => seen(evening).desk!;

/** The fives are due, a hand has been played, and nobody has counted a stack. */
function fivesDue(rulebook = 'homepokertourney'): EngineTournament {
  const evening = new EngineTournament(rulebook).started(5).hand('1');
  evening.now = 61 * MINUTE;
  return evening;
}
const names = (evening: EngineTournament) => evening.at('1') as [string, string, string, string, string];

test('[chip-race-cards] [chip-race-award] odd fives 3, 1, 4 and 2 with the cards on the table: seat 1 wins both new chips, and the bank stays exact', () => {
  const evening = fivesDue();
  const [a, b, c, d, e] = names(evening);
  const before = seen(evening).chips.inPlay;
  expect(desk(evening).colourUp).toMatchObject({ chip: 5, into: 25, how: { protects: 'before-the-others' } });
  evening.do({
    type: 'colour-up',
    odd: { [a]: 3, [b]: 1, [c]: 4, [d]: 2 },
    cards: { [a]: ['As', 'Ks', '2c'], [b]: ['Qh'], [c]: ['Kd', '9c', '8c', '3d'], [d]: ['Jh', '5s'] },
  });
  const [race] = seen(evening).races;
  expect(race!.players.map(({ odd, won }) => [odd, won])).toEqual([
    [3, 2],
    [1, 0],
    [4, 0],
    [2, 0],
    [0, 0],
  ]);
  expect(race!.players[0]).toMatchObject({ name: a.toUpperCase(), cards: ['As', 'Ks', '2c'] });
  expect(seen(evening).chips).toMatchObject({ inPlay: before, smallest: 25 });
  expect(evening.tournament.players.get(e)!.stack).toBeNull();
  evening.do({ type: 'undo' });
  expect(seen(evening)).toMatchObject({ races: [], desk: { colourUp: { chip: 5 } } });
});

test('[chip-race-no-elimination] a player with nothing but odd chips takes a new one before the others', () => {
  const evening = fivesDue();
  const [a, b, c, d] = names(evening);
  evening.do({
    type: 'colour-up',
    odd: { [a]: 3, [b]: 1, [c]: 4, [d]: 2 },
    nothingElse: [d],
    cards: { [a]: ['As', 'Ks', '2c'], [b]: ['Qh'], [c]: ['Kd', '9c', '8c', '3d'], [d]: ['Jh', '5s'] },
  });
  expect(seen(evening).races[0]!.players.map(({ won }) => won)).toEqual([1, 0, 0, 1, 0]);
});

test('[chip-race-award] at the congregation nobody is protected: a player with no other chips who wins nothing is out', () => {
  const evening = new EngineTournament('bnai-jeshurun').started(5).hand('1');
  for (let at = 0; desk(evening).colourUp === null && at < 9; at++) evening.do({ type: 'clock', do: 'next' });
  const [a, b] = names(evening);
  evening.do({
    type: 'colour-up',
    odd: { [a]: 3, [b]: 1 },
    nothingElse: [b],
    cards: { [a]: ['As', 'Ks', 'Qs'], [b]: ['2c'] },
  });
  expect(evening.tournament.players.get(b)!.standing.is).toBe('busted');
  expect(seen(evening).players.left).toBe(4);
});

test('[chip-race-cards] Riffle deals the cards nobody entered, one for each odd chip', () => {
  const evening = fivesDue();
  const [a, b] = names(evening);
  evening.do({ type: 'colour-up', odd: { [a]: 4, [b]: 2 } });
  const { players } = seen(evening).races[0]!;
  expect(players.map(({ cards }) => cards.length)).toEqual([4, 2, 0, 0, 0]);
  expect(new Set(players.flatMap(({ cards }) => cards)).size).toBe(6);
  expect(players.reduce((sum, { won }) => sum + won, 0)).toBe(1);
});

test('[colour-up-exchange] impossible counts are refused with their figures', () => {
  const evening = fivesDue();
  const [a, b] = names(evening);
  const odd = { [a]: 2 };
  expect(evening.try({ type: 'colour-up', odd: { [a]: 5 } })).toMatchObject({
    code: 'bad-odd-chips',
    most: 4,
  });
  expect(evening.try({ type: 'colour-up', odd, cards: { [a]: ['As'] } })).toMatchObject({
    code: 'cards-differ',
  });
  expect(evening.try({ type: 'colour-up', odd, cards: { [a]: ['As', 'Xx'] } })).toMatchObject({
    code: 'bad-card',
  });
  expect(
    evening.try({ type: 'colour-up', odd: { [a]: 1, [b]: 1 }, cards: { [a]: ['As'], [b]: ['As'] } }),
  ).toMatchObject({ code: 'same-card-twice' });
  evening.do({ type: 'tell-chips', player: a, stack: 1010 });
  expect(evening.try({ type: 'colour-up', odd: { [a]: 1, [b]: 1 } })).toMatchObject({
    code: 'odd-chips-differ',
    odd: 2,
  });
});

test('[balance-donor-tie] a move carries its figures: table sizes and the cards that chose the table', () => {
  const evening = home(23);
  for (const table of ['1', '2']) evening.hand(table);
  evening.hand('3', evening.at('3')[3]!).do({ type: 'rearrange' });
  const [move] = seen(evening).moves;
  expect(move).toMatchObject({
    rule: 'balance-threshold',
    figures: { sizes: { 1: 8, 2: 8, 3: 6 }, position: 3 },
  });
  expect(Object.keys(move!.figures!.drawn)).toEqual(['1', '2']);
});

test('[side-deals] a deal shows what is left to play for; players who agreed and play on have no place yet', () => {
  const evening = home(5).hand('1', 'p1').hand('1', 'p2');
  const { deal } = desk(evening);
  expect(deal).toMatchObject({ agreed: null, paidByDirector: false, rule: 'side-deals' });
  expect(deal.prizes.length).toBe(3);
  const sum = deal.prizes.reduce((total, each) => total + each);
  evening.do({ type: 'agree-deal', amounts: { p3: sum - 2, p4: 1, p5: 1 } });
  expect(desk(evening).deal.agreed).toEqual({ p3: sum - 2, p4: 1, p5: 1 });
  expect(seen(evening).places.map(({ place }) => place)).toEqual([4, 5]);
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
  const evening = home(11);
  expect(desk(evening).redrawDue).toBe(false);
  evening.hand('1', evening.at('1')[0]!).hand('2', evening.at('2')[0]!);
  expect(desk(evening)).toMatchObject({ redrawDue: true, drawsByCard: true });
  evening.do({ type: 'rearrange' });
  expect(desk(evening).redrawDue).toBe(false);
});

test('what can be taken back is listed, the next one first; others see nothing of the desk', () => {
  const evening = home(4).do({ type: 'leave', player: 'p1' }).do({ type: 'come-back', player: 'p1' });
  expect(desk(evening).past.slice(0, 2)).toEqual(['come back P1', 'leave P1']);
  evening.do({ type: 'undo' });
  expect(desk(evening)).toMatchObject({ undone: ['come back P1'] });
  expect(viewTournament(evening.tournament, { role: 'display' }, evening.now).desk).toBeNull();
});

test('a director who plays sees their own chair beside everything else', () => {
  const evening = home(5);
  const [first] = evening.at('1') as [string];
  const view = viewTournament(
    evening.tournament,
    { role: 'director', player: first },
    evening.now,
    evening.history,
  );
  expect(view.mine).toMatchObject({ table: '1' });
  expect(view.people).toHaveLength(5);
  expect(seen(evening).mine).toBeNull();
});
