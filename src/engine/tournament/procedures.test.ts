import { expect, test } from 'vitest';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import { prizeList } from './money/finish.ts';
import { purseOf } from './state/purse.ts';

const home = (players: number) => new EngineTournament('homepokertourney').started(players);
const sizes = (engine: EngineTournament) =>
  [...engine.tournament.tables.values()].map(({ seats }) => seats.size).sort();

test('[balance-three-table-example] [moved-player-obligations] 8, 8 and 7, the third left of the button busts at C: 8, 7 and 7, and the player who comes posts C’s next big blind', () => {
  const engine = home(23);
  expect(sizes(engine)).toEqual([7, 8, 8]);
  for (const table of ['1', '2']) engine.hand(table);
  engine.hand('3', engine.at('3')[3]!).do({ type: 'rearrange' });
  expect(sizes(engine)).toEqual([7, 7, 8]);
  const moved = engine.events.findLast((event) => event.type === 'moved')!;
  expect(moved).toMatchObject({ from: { seat: 4 }, to: { table: '3', seat: 4 } });
  engine.do({ type: 'start-hand', table: '3' });
  const { hand, seats } = engine.tournament.tables.get('3')!;
  expect(hand!.plan.posts.find(({ blind }) => blind === 'big')!.seat).toBe(4);
  expect(seats.get(4)).toBe(moved.player);
});

test('[balance-before-next-hand] [balance-same-position] at the congregation only the hands of the tables that give and get a player must be over', () => {
  const engine = new EngineTournament('bnai-jeshurun').started(26);
  for (const table of ['2', '3']) engine.hand(table, engine.at(table).at(-1)!);
  for (const table of ['1', '2']) engine.do({ type: 'start-hand', table });
  engine.hand('3', engine.at('3').at(-1)!);
  expect(sizes(engine)).toEqual([6, 8, 9]);
  expect(engine.try({ type: 'start-hand', table: '3' })).toMatchObject({ code: 'seats-first' });
  engine.do({ type: 'end-hand', table: '1' });
  expect(sizes(engine)).toEqual([7, 8, 8]);
  engine.do({ type: 'start-hand', table: '3' });
});

test('[balance-before-next-hand] at the congregation the table that gives a player finishes its hand first', () => {
  const engine = new EngineTournament('bnai-jeshurun').started(26);
  for (const table of ['2', '3']) engine.hand(table, engine.at(table).at(-1)!);
  engine.do({ type: 'start-hand', table: '1' }).hand('3', engine.at('3').at(-1)!);
  expect(engine.try({ type: 'rearrange' })).toMatchObject({ code: 'hands-in-play', tables: ['1'] });
  engine.hand('2').do({ type: 'end-hand', table: '1' });
  expect(sizes(engine)).toEqual([7, 8, 8]);
});

test('[simultaneous-elimination] busts at two tables are two hands unless play is hand for hand', () => {
  const engine = home(20);
  const [one, two] = [engine.at('1')[5]!, engine.at('2')[5]!];
  engine.do({ type: 'start-hand', table: '1' }).do({ type: 'start-hand', table: '2' });
  engine
    .do({ type: 'end-hand', table: '1', busts: [one] })
    .do({ type: 'end-hand', table: '2', busts: [two] });
  expect(engine.tournament.busts.map((together) => together.map(({ player }) => player))).toEqual([
    [one],
    [two],
  ]);
});

test('[rebuy-window] each table has its own deadline: one may be in level 4 while another still plays a hand of level 3', () => {
  const engine = home(20).tappedUntil(59 * MINUTE);
  const [one, two] = [engine.at('1')[5]!, engine.at('2')[5]!];
  engine.do({ type: 'start-hand', table: '1' });
  engine.now = 61 * MINUTE;
  engine.hand('2', two).do({ type: 'end-hand', table: '1', busts: [one] });
  expect(engine.try({ type: 'rebuy', player: two })).toMatchObject({ code: 'window-closed', level: 4 });
  engine.do({ type: 'rebuy', player: one });
});

test('[payout-structure-displayed] above 30 players there is a default that pays the whole purse, and the director may set another', () => {
  const engine = home(31);
  const sum = () => prizeList(engine.tournament).reduce((total, prize) => total + prize);
  expect([prizeList(engine.tournament).length, sum()]).toEqual([6, purseOf(engine.tournament)]);
  engine.do({ type: 'set-prizes', percent: [50, 30, 20] });
  expect(prizeList(engine.tournament)).toEqual([38_750, 23_250, 15_500]);
});
