import { expect, test } from 'vitest';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import { prizeList } from './money/finish.ts';
import { purseOf } from './state/state.ts';

const home = (players: number) => new EngineTournament('homepokertourney').started(players);
const sizes = (evening: EngineTournament) =>
  [...evening.tournament.tables.values()].map(({ seats }) => seats.size).sort();

test('[balance-three-table-example] [moved-player-obligations] 8, 8 and 7, the third left of the button busts at C: 8, 7 and 7, and the player who comes posts C’s next big blind', () => {
  const evening = home(23);
  expect(sizes(evening)).toEqual([7, 8, 8]);
  for (const table of ['1', '2']) evening.hand(table);
  evening.hand('3', evening.at('3')[3]!).do({ type: 'rearrange' });
  expect(sizes(evening)).toEqual([7, 7, 8]);
  const moved = evening.events.findLast((event) => event.type === 'moved')!;
  expect(moved).toMatchObject({ from: { seat: 4 }, to: { table: '3', seat: 4 } });
  evening.do({ type: 'start-hand', table: '3' });
  const { hand, seats } = evening.tournament.tables.get('3')!;
  expect(hand!.plan.posts.find(({ blind }) => blind === 'big')!.seat).toBe(4);
  expect(seats.get(4)).toBe(moved.player);
});

test('[balance-before-next-hand] [balance-same-position] at the congregation only the hands of the tables that give and get a player must be over', () => {
  const evening = new EngineTournament('bnai-jeshurun').started(26);
  for (const table of ['2', '3', '3']) evening.hand(table, evening.at(table).at(-1)!);
  expect(sizes(evening)).toEqual([6, 8, 9]);
  evening.do({ type: 'start-hand', table: '2' });
  expect(evening.try({ type: 'start-hand', table: '3' })).toMatchObject({ code: 'seats-first' });
  evening.do({ type: 'rearrange' });
  expect(sizes(evening)).toEqual([7, 8, 8]);
  evening.do({ type: 'start-hand', table: '3' });
});

test('[balance-before-next-hand] at the congregation the table that gives a player finishes its hand first', () => {
  const evening = new EngineTournament('bnai-jeshurun').started(26);
  for (const table of ['2', '3']) evening.hand(table, evening.at(table).at(-1)!);
  evening.do({ type: 'start-hand', table: '1' }).hand('3', evening.at('3').at(-1)!);
  expect(evening.try({ type: 'rearrange' })).toMatchObject({ code: 'hands-in-play', tables: ['1'] });
  evening.hand('2').do({ type: 'end-hand', table: '1' }).do({ type: 'rearrange' });
  expect(sizes(evening)).toEqual([7, 8, 8]);
});

test('[simultaneous-elimination] busts at two tables are two hands unless play is hand for hand', () => {
  const evening = home(20);
  const [one, two] = [evening.at('1')[5]!, evening.at('2')[5]!];
  evening.do({ type: 'start-hand', table: '1' }).do({ type: 'start-hand', table: '2' });
  evening
    .do({ type: 'end-hand', table: '1', busts: [one] })
    .do({ type: 'end-hand', table: '2', busts: [two] });
  expect(evening.tournament.busts.map((together) => together.map(({ player }) => player))).toEqual([
    [one],
    [two],
  ]);
});

test('[rebuy-window] each table has its own deadline: one may be in level 4 while another still plays a hand of level 3', () => {
  const evening = home(20);
  evening.now = 59 * MINUTE;
  const [one, two] = [evening.at('1')[5]!, evening.at('2')[5]!];
  evening.do({ type: 'start-hand', table: '1' });
  evening.now = 61 * MINUTE;
  evening.hand('2', two).do({ type: 'end-hand', table: '1', busts: [one] });
  expect(evening.try({ type: 'rebuy', player: two })).toMatchObject({ code: 'window-closed', level: 4 });
  evening.do({ type: 'rebuy', player: one });
});

test('[payout-structure-displayed] above 30 players there is a default that pays the whole purse, and the director may set another', () => {
  const evening = home(31);
  const sum = () => prizeList(evening.tournament).reduce((total, prize) => total + prize);
  expect([prizeList(evening.tournament).length, sum()]).toEqual([6, purseOf(evening.tournament)]);
  evening.do({ type: 'set-prizes', percent: [50, 30, 20] });
  expect(prizeList(evening.tournament)).toEqual([38_750, 23_250, 15_500]);
});
