import { expect, test } from 'vitest';
import { EngineTournament, MINUTE } from '../../../testing/engine-tournament.ts';
import { viewTournament } from '../../views/tournament-view.ts';
import { tasks } from '../tasks.ts';

const view = ({ tournament, now }: EngineTournament) => viewTournament(tournament, { role: 'director' }, now);
const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `P${at + 1}`);

test('[seating-dealers-one-per-table] [seating-dealer-in-middle] dealers named before the draw sit at a table each, and deal there', () => {
  const engine = new EngineTournament('homepokertourney').enter(...names(24));
  expect(view(engine).desk!.dealers).toEqual({ named: [], tables: 3 });
  engine.do({ type: 'name-dealers', players: ['p1', 'p2', 'p3'] }).do({ type: 'draw-seats' });
  const { tables } = view(engine);
  expect(tables.map(({ dealer }) => dealer).sort()).toEqual(['P1', 'P2', 'P3']);
  for (const { seats, dealer, dealerSeat } of tables)
    expect(seats.find(({ seat }) => seat === dealerSeat)!.name).toBe(dealer);
});

test('[seating-dealers-one-per-table] a redraw keeps its dealers; with too few of them left the deal goes around', () => {
  const engine = new EngineTournament('homepokertourney').enter(...names(24));
  engine.do({ type: 'name-dealers', players: ['p1', 'p2', 'p3'] }).do({ type: 'draw-seats' });
  engine.do({ type: 'start' });
  engine.now = 70 * MINUTE;
  const out = (count: number): void => {
    const gone = [...engine.tournament.tables.values()]
      .flatMap(({ id, seats }) => [...seats.values()].map((player) => ({ id, player })))
      .filter(({ player }) => !['p1', 'p2'].includes(player))
      .slice(0, count);
    for (const { id, player } of gone) engine.do({ type: 'bust', table: id, players: [player] });
  };
  out(6);
  engine.do({ type: 'rearrange' });
  expect(
    view(engine)
      .tables.map(({ dealer }) => dealer)
      .sort(),
  ).toHaveLength(2);
  expect(view(engine).tables.every(({ dealerSeat }) => dealerSeat !== null)).toBe(true);
});

test('[seating-deck] [seating-dealers-one-per-table] with real cards each dealer draws from a suit of their own', () => {
  const engine = new EngineTournament('homepokertourney').enter(...names(12));
  engine.do({ type: 'name-dealers', players: ['p1', 'p2'] });
  const { cards, players, dealers } = view(engine).seatCards!;
  expect(dealers).toEqual(['p1', 'p2']);
  const told = Object.fromEntries(players.map((player, at) => [player, cards[at]!]));
  expect(engine.try({ type: 'draw-seats', cards: told })).toMatchObject({ code: 'dealers-together' });
  const swapped = { ...told, p2: told.p12!, p12: told.p2! };
  engine.do({ type: 'draw-seats', cards: swapped });
  expect(view(engine).tables.map(({ dealer }) => dealer)).toEqual(['P1', 'P2']);
});

test('[initial-button-draw] players who drew real cards for the button tell them, and the high card has it', () => {
  const engine = new EngineTournament('home-guidelines').enter(...names(4)).do({ type: 'draw-seats' });
  const [table] = view(engine).tables;
  expect(table!.buttonCards.map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
  const cards = Object.fromEntries(engine.at('1').map((id, at) => [id, ['2s', 'Kd', 'Kh', '9c'][at]!]));
  expect(engine.try({ type: 'draw-button', table: '1', cards: { ...cards, p1: 'Zz' } })).toMatchObject({
    code: 'bad-card',
  });
  engine.do({ type: 'draw-button', table: '1', cards });
  expect(view(engine).tables[0]).toMatchObject({
    button: 3,
    buttonCards: [{ card: '2s' }, { card: 'Kd' }, { card: 'Kh' }, { card: '9c' }],
  });
  engine.do({ type: 'start' }).do({ type: 'start-hand', table: '1' });
  expect(view(engine).tables[0]!.buttonCards).toEqual([]);
  expect(engine.try({ type: 'draw-button', table: '1', cards })).toMatchObject({ code: 'button-is-known' });
});

test('[late-table-choice] equally full tables: a late player waits for a card each, dealt or told, and the cards are shown', () => {
  const engine = new EngineTournament('homepokertourney').startedUntracked(12);
  engine.enter('Zoe');
  const [waits] = tasks(engine.tournament, engine.now).filter(({ what }) => what === 'late');
  expect(waits!.lowCard).toEqual(['1', '2']);
  engine.do({ type: 'seat-late', player: 'zoe', cards: { 1: 'Kd', 2: '3h' }, orbits: 0 });
  expect(view(engine).moves).toMatchObject([
    { name: 'Zoe', to: { table: '2' }, drawn: { 1: 'Kd', 2: '3h' } },
  ]);
});

test('[balance-before-next-hand] a move is announced until the player is seated', () => {
  const engine = new EngineTournament('homepokertourney').startedUntracked(12);
  engine.enter('Zoe').do({ type: 'seat-late', player: 'zoe', orbits: 0 });
  expect(engine.try({ type: 'take-seats', players: ['p1'] })).toMatchObject({ code: 'nobody-moves' });
  engine.do({ type: 'take-seats', players: ['zoe', 'p1'] });
  expect(view(engine).moves).toEqual([]);
  // Undo takes back the step before it, and nobody has to be seated again.
  engine.do({ type: 'leave', player: 'p1' }).do({ type: 'undo' });
  expect(view(engine).moves).toEqual([]);
  engine.do({ type: 'undo' });
  expect(engine.tournament.players.get('zoe')!.standing.is).toBe('entered');
});
