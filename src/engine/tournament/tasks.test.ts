import { expect, test } from 'vitest';
import { findRulebook } from '../../rulebooks/index.ts';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import { viewTournament } from '../views/tournament-view.ts';
import { dealerAt, shufflerAt } from './hands/start.ts';
import { finishes } from './money/finish.ts';
import { purseOf } from './state/state.ts';
import { tasks } from './tasks.ts';

const home = (players = 10) => new EngineTournament('homepokertourney').started(players);
const due = (evening: EngineTournament) => tasks(evening.tournament, evening.now);

test('[absence-over-20-minutes] a warning at five minutes, then the forfeit is due and waits for the director', () => {
  const evening = home().do({ type: 'leave', player: 'p1' });
  evening.now = 16 * MINUTE;
  expect(due(evening)[0]).toMatchObject({
    what: 'away',
    player: 'p1',
    facts: { is: 'away', minutes: 4, limit: 20 },
  });
  evening.now = 20 * MINUTE;
  expect(due(evening)[0]).toMatchObject({
    what: 'away',
    command: { type: 'remove', player: 'p1', why: 'stayed-away' },
  });
  expect(evening.tournament.players.get('p1')!.standing.is).toBe('in');
});

test('[late-forfeit-deadline] players who have not come by level 2 are listed', () => {
  const evening = new EngineTournament('homepokertourney')
    .enter('Ann', 'Bob', 'Cy')
    .do({ type: 'enter', player: 'dee', name: 'Dee', here: false });
  evening.do({ type: 'draw-seats' }).do({ type: 'start' });
  evening.now = 20 * MINUTE;
  expect(due(evening)[0]).toMatchObject({ what: 'late', player: 'dee', facts: { is: 'never-came' } });
});

test('[colour-up-trigger] color-ups, seats to balance and rebuys are listed, seats first', () => {
  const evening = home(11);
  evening.now = 59 * MINUTE;
  evening.do({ type: 'start-hand', table: '1' });
  evening.now = 61 * MINUTE;
  evening.do({ type: 'end-hand', table: '1', busts: evening.at('1').slice(0, 2) });
  expect(tasks(evening.tournament, evening.now).map(({ what }) => what)).toEqual(
    expect.arrayContaining(['seats', 'chips', 'rebuy', 'money']),
  );
  expect(tasks(evening.tournament, evening.now)[0]!.what).toBe('seats');
});

test('every command a task offers is accepted', () => {
  const evening = home(3);
  for (const { command } of tasks(evening.tournament, evening.now)) if (command) evening.do(command);
  expect(due(evening)).toEqual([]);
  evening.hand('1', evening.at('1')[0]!).hand('1', evening.at('1')[0]!).do({ type: 'finish' });
  for (const { command } of tasks(evening.tournament, evening.now)) evening.do(command!);
  expect(due(evening)).toEqual([]);
  expect([...evening.tournament.players.values()].reduce((sum, { paidOut }) => sum + paidOut, 0)).toBe(
    purseOf(evening.tournament),
  );
});

test('[who-deals-eliminated] the button deals, until somebody is knocked out and deals for the table', () => {
  const evening = new EngineTournament('home-guidelines').started(6);
  const button = evening.tournament.tables.get('1')!.firstButton;
  expect(dealerAt(evening.tournament, '1')).toBe(evening.tournament.tables.get('1')!.seats.get(button));
  evening.hand('1', 'p2');
  for (let hand = 0; hand < 3; hand++) expect(dealerAt(evening.hand('1').tournament, '1')).toBe('p2');
  expect(dealerAt(evening.hand('1', 'p5').tournament, '1')).toBe('p5');
  expect(dealerAt(home(6).hand('1', 'p2').tournament, '1')).not.toBe('p2');
});

test('[deal-rotates] at the congregation the deal goes round: after seat 5 comes seat 6', () => {
  const evening = new EngineTournament('bnai-jeshurun').started(8);
  const { seats } = evening.tournament.tables.get('1')!;
  const dealers = Array.from({ length: 6 }, () => {
    const dealer = dealerAt(evening.tournament, '1');
    evening.hand('1');
    return [...seats].find(([, player]) => player === dealer)![0];
  });
  expect(dealers).toEqual([1, 2, 3, 4, 5, 6]);
});

test('[shuffle-by-last-dealer] at the congregation the dealer of the last hand shuffles for the next', () => {
  const evening = new EngineTournament('bnai-jeshurun').started(6).hand('1');
  const { seats } = evening.tournament.tables.get('1')!;
  expect(shufflerAt(evening.tournament, '1')).toBe(seats.get(1));
  expect(dealerAt(evening.tournament, '1')).toBe(seats.get(2));
  const other = home(6).hand('1');
  expect(shufflerAt(other.tournament, '1')).toBe(dealerAt(other.tournament, '1'));
});

test('[button-misplaced-last-hand] [tda-34-button] a button that skipped seat 4 goes there for the next hand, where the rulebook corrects it', () => {
  const evening = home(8)
    .hand('1')
    .do({ type: 'correct-button', table: '1', seat: 4 })
    .do({ type: 'start-hand', table: '1' });
  expect(evening.tournament.tables.get('1')!.hand!.plan).toMatchObject({
    circuit: { button: 4, small: 5, big: 6 },
  });
  expect(
    new EngineTournament('tda').started(8).hand('1').try({ type: 'correct-button', table: '1', seat: 4 }),
  ).toMatchObject({ code: 'stands', rule: 'tda-34-button' });
});

test('[rr-penalties] a penalty of missed hands is sat out hand by hand', () => {
  const evening = home(8).do({
    type: 'penalise',
    player: 'p3',
    penalty: { kind: 'missed-hands', hands: 1, reason: 'showed a live hand' },
  });
  evening.do({ type: 'start-hand', table: '1' });
  expect(evening.tournament.tables.get('1')!.hand!.sitting.length).toBe(1);
  evening.do({ type: 'end-hand', table: '1' }).do({ type: 'start-hand', table: '1' });
  expect(evening.tournament.tables.get('1')!.hand!.sitting).toEqual([]);
});

/** Three players at home with bounties, a button's seat first, and what each has won by them. */
function bounties(bounty: number, paid: 'whole' | 'half') {
  const book = findRulebook('homepokertourney')!;
  const evening = new EngineTournament({
    ...book,
    tournament: {
      ...book.tournament,
      bounty: { use: bounty, cite: 'home-bounty-fixed' },
      bountyPaid: { use: paid, cite: 'home-bounty-progressive' },
    },
  }).started(3);
  const [a, b, c] = evening.at('1') as [string, string, string];
  const won = (id: string) => evening.tournament.players.get(id)!.bountiesWon;
  const knockOut = (by: Record<string, string[]>) =>
    evening
      .do({ type: 'start-hand', table: '1' })
      .do({ type: 'end-hand', table: '1', busts: Object.keys(by), knockedOutBy: by });
  return { evening, a, b, c, won, knockOut };
}

test('[home-bounty-fixed] [home-bounty-rebuy] the knockout wins the bounty, a rebuy brings none back, the winner keeps their own, and the money adds up', () => {
  const { evening, a, b, c, won, knockOut } = bounties(505, 'whole');
  evening.do({ type: 'start-hand', table: '1' });
  expect(evening.try({ type: 'end-hand', table: '1', busts: [c] })).toMatchObject({
    code: 'who-knocked-out',
    bounty: 505,
  });
  evening.do({ type: 'end-hand', table: '1', busts: [c], knockedOutBy: { [c]: [a, b] } });
  evening.do({ type: 'rebuy', player: c });
  expect(evening.tournament.players.get(c)).toMatchObject({ bounty: 0, owes: 2500 + 505 + 2500 });
  knockOut({ [b]: [a], [c]: [a] }).do({ type: 'finish' });
  expect([won(a), won(b), won(c)]).toEqual([253 + 505 + 505, 252, 0]);
  const prizes = [...finishes(evening.tournament).values()].reduce((sum, { prize }) => sum + prize, 0);
  const owed = [...evening.tournament.players.values()].reduce((sum, { owes }) => sum + owes, 0);
  expect(prizes + won(a) + won(b)).toBe(owed);
});

test('[home-bounty-progressive] of a progressive bounty of 10 the winner gets 5, and 5 go on their own head', () => {
  const { evening, a, b, c, won, knockOut } = bounties(1000, 'half');
  knockOut({ [c]: [b] });
  expect(evening.tournament.players.get(b)).toMatchObject({ bountiesWon: 500, bounty: 1500 });
  knockOut({ [b]: [a] }).do({ type: 'finish' });
  expect([won(a), won(b)]).toEqual([750 + 1000 + 750, 500]);
});

test('views: the director sees accounts and tasks, players their own account, the display neither', () => {
  const evening = home(10).do({ type: 'start-hand', table: '1' });
  const see = (audience: Parameters<typeof viewTournament>[1]) =>
    viewTournament(evening.tournament, audience, evening.now);
  expect(see({ role: 'director' }).accounts.length).toBe(10);
  expect(see({ role: 'player', player: 'p1' }).accounts.map(({ player }) => player)).toEqual(['p1']);
  expect(see({ role: 'player', player: 'p1' }).mine).toMatchObject({ table: '1' });
  expect(see({ role: 'display' })).toMatchObject({
    accounts: [],
    tasks: [],
    average: 1000,
    players: { left: 10, entries: 10 },
  });
  expect(see({ role: 'display' }).tables[0]).toMatchObject({
    button: 1,
    playing: true,
    blinds: [
      { seat: 2, blind: 'small' },
      { seat: 3, blind: 'big' },
    ],
  });
});

test('views: the director reads what can be undone, the list and its countdowns; nobody else does', () => {
  const evening = home(10).do({ type: 'leave', player: 'p1' });
  const see = (audience: Parameters<typeof viewTournament>[1]) =>
    viewTournament(evening.tournament, audience, evening.now, evening.history);
  const seen = see({ role: 'director' });
  expect(seen.undo).toBe('leave P1');
  expect(seen.people.find(({ player }) => player === 'p1')).toMatchObject({ backBy: 20 * MINUTE });
  expect(see({ role: 'player', player: 'p1' })).toMatchObject({ people: [], undo: null, redo: null });
  expect(see({ role: 'display' })).toMatchObject({
    people: [],
    undo: null,
    chips: { inPlay: 10_000, smallest: 5, next: { chip: 5, into: 25, beforeLevel: 4 } },
  });
});

test('[balance-before-next-hand] a move is announced until the table it leads to plays', () => {
  const evening = new EngineTournament('homepokertourney').started(20);
  const [, b] = [...evening.tournament.tables.keys()];
  evening.hand(b!, evening.at(b!)[0]!).hand(b!, evening.at(b!)[0]!);
  expect(evening.try({ type: 'start-hand', table: '1' })?.code).toBe('seats-first');
  evening.do({ type: 'rearrange' });
  const announced = () => viewTournament(evening.tournament, { role: 'display' }, evening.now).moves;
  expect(announced()).toHaveLength(1);
  expect(announced()[0]).toMatchObject({ from: { table: '1' }, to: { table: b! } });
  evening.do({ type: 'start-hand', table: '1' });
  expect(announced()).toHaveLength(1);
  evening.do({ type: 'start-hand', table: b! });
  expect(announced()).toEqual([]);
});

test('[redraw-9-final-table] after a redraw everybody with another chair is announced', () => {
  const evening = new EngineTournament('homepokertourney').started(11);
  const { moves } = evening.tournament;
  expect(moves).toEqual([]);
  while (evening.tournament.tables.size > 1) {
    const big = [...evening.tournament.tables.values()].reduce((a, z) =>
      z.seats.size > a.seats.size ? z : a,
    );
    evening.hand(big.id, evening.at(big.id)[0]!).settle();
  }
  const seated = evening.tournament.moves.map(({ player, to }) => [to.seat, player]);
  for (const [seat, player] of seated)
    expect(evening.tournament.tables.get('1')!.seats.get(seat as number)).toBe(player);
  expect(seated.length).toBeGreaterThan(4);
});

test('before the first hand: draw the seats, then start the clock', () => {
  const evening = new EngineTournament('homepokertourney').enter('Ann', 'Bob', 'Cy');
  expect(tasks(evening.tournament, 0)[0]).toMatchObject({ what: 'seats', command: { type: 'draw-seats' } });
  evening.do(tasks(evening.tournament, 0)[0]!.command!);
  expect(tasks(evening.tournament, 0)[0]).toMatchObject({
    what: 'start',
    facts: { is: 'seated', players: 3, tables: 1 },
  });
  evening.do(tasks(evening.tournament, 0)[0]!.command!);
  expect(evening.tournament.phase).toBe('running');
});

test('a late entrant waits for a seat, and the director has a task', () => {
  const evening = home(3).enter('Dee');
  const [first] = tasks(evening.tournament, 0);
  expect(first).toMatchObject({ facts: { is: 'no-seat' }, player: 'dee' });
  evening.do(first!.command!);
  expect(evening.tournament.players.get('dee')!.standing.is).toBe('in');
});

test('views: two players with the same name each have their own place', () => {
  const evening = new EngineTournament('homepokertourney')
    .do({ type: 'enter', player: 'tall', name: 'Ben' })
    .do({ type: 'enter', player: 'short', name: 'Ben' })
    .enter('Ann')
    .do({ type: 'draw-seats' })
    .do({ type: 'start' })
    .hand('1', 'short');
  const { places } = viewTournament(evening.tournament, { role: 'player', player: 'tall' }, evening.now);
  expect(places).toMatchObject([{ player: 'short', name: 'Ben', place: 3 }]);
});

test('[balance-threshold] a task carries its figures', () => {
  const evening = new EngineTournament('homepokertourney').started(20);
  evening.hand('2', evening.at('2')[0]!).hand('2', evening.at('2')[0]!);
  expect(tasks(evening.tournament, evening.now)[0]!.facts).toEqual({
    is: 'balance',
    differ: 2,
    sizes: [
      { table: '1', players: 10 },
      { table: '2', players: 8 },
    ],
  });
});

test('views: money is written in the rulebook’s currency, or in dollars for tournaments from before that choice', () => {
  const book = findRulebook('tda')!;
  const euros = { symbol: '€', side: 'after' } as const;
  const seen = (tournament: object) =>
    viewTournament(
      new EngineTournament({ ...book, tournament } as typeof book).tournament,
      { role: 'display' },
      0,
    ).currency;
  expect(seen({ ...book.tournament, currency: { use: euros, cite: 'buyin-price-displayed' } })).toEqual(
    euros,
  );
  const { currency: _, ...older } = book.tournament;
  expect(seen(older)).toEqual({ symbol: '$', side: 'before' });
});

test('views: the director sees the rulebook’s penalties, and the command undo takes back', () => {
  const evening = new EngineTournament('tda').started(4).do({ type: 'leave', player: 'p1' });
  const see = (role: 'director' | 'display') =>
    viewTournament(evening.tournament, { role }, 0, evening.history);
  expect(see('director')).toMatchObject({
    penalties: ['warning', 'missed-hands', 'missed-circuits', 'disqualification'],
    undoes: { type: 'leave', player: 'p1' },
    redoes: null,
  });
  expect(see('display')).toMatchObject({ penalties: [], undoes: null });
  evening.do({ type: 'undo' });
  expect(see('director')).toMatchObject({ undoes: { type: 'start' }, redoes: { type: 'leave' } });
});

test('[finish-order] a bust in a hand nobody tapped in is one step, and one undo takes it back', () => {
  const evening = home(5);
  evening.do({ type: 'end-hand', table: '1', busts: ['p2'], begun: false });
  const table = () => evening.tournament.tables.get('1')!;
  expect(evening.tournament.players.get('p2')!.standing.is).toBe('busted');
  expect([table().hand, table().handsPlayed]).toEqual([null, 1]);
  evening.do({ type: 'undo' });
  expect(evening.tournament.players.get('p2')!.standing.is).toBe('in');
  expect(table().handsPlayed).toBe(0);
  // One that was tapped in meanwhile is simply ended.
  evening.do({ type: 'start-hand', table: '1' });
  evening.do({ type: 'end-hand', table: '1', busts: ['p2'], begun: false });
  expect(table().handsPlayed).toBe(1);
  expect(evening.try({ type: 'end-hand', table: '1' })).toMatchObject({ code: 'no-hand' });
});
