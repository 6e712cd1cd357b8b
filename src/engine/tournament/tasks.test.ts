import { expect, test } from 'vitest';
import { logEntries } from '../../history/tell-tournament.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import { viewTournament } from '../views/tournament-view.ts';
import { dealerAt, shufflerAt } from './hands/start.ts';
import { finishes } from './money/finish.ts';
import { questions } from './open-questions.ts';
import { purseOf } from './state/purse.ts';
import { tasks } from './tasks.ts';

const home = (players = 10) => new EngineTournament('homepokertourney').started(players);
const due = (engine: EngineTournament) => tasks(engine.tournament, engine.now);

test('[absence-over-20-minutes] a warning at five minutes, then the forfeit is due and waits for the director', () => {
  const engine = home().do({ type: 'leave', player: 'p1' });
  engine.now = 16 * MINUTE;
  expect(due(engine)[0]).toMatchObject({
    what: 'away',
    player: 'p1',
    facts: { is: 'away', minutes: 4, limit: 20 },
  });
  engine.now = 20 * MINUTE;
  expect(due(engine)[0]).toMatchObject({
    what: 'away',
    command: { type: 'remove', player: 'p1', why: 'stayed-away' },
  });
  expect(engine.tournament.players.get('p1')!.standing.is).toBe('in');
});

test('[late-forfeit-deadline] players who have not come by level 2 are listed', () => {
  const engine = new EngineTournament('homepokertourney')
    .enter('Ann', 'Bob', 'Cy')
    .do({ type: 'enter', player: 'dee', name: 'Dee', here: false });
  engine.do({ type: 'draw-seats' }).do({ type: 'start' });
  engine.now = 20 * MINUTE;
  expect(due(engine)[0]).toMatchObject({ what: 'late', player: 'dee', facts: { is: 'never-came' } });
});

test('[colour-up-trigger] color-ups are listed, and seats that wait for rebuys before them', () => {
  const engine = home(11);
  engine.now = 59 * MINUTE;
  engine.do({ type: 'start-hand', table: '1' });
  engine.now = 61 * MINUTE;
  engine.do({ type: 'end-hand', table: '1', busts: engine.at('1').slice(0, 2) });
  expect(tasks(engine.tournament, engine.now).map(({ what }) => what)).toEqual(
    expect.arrayContaining(['seats', 'chips', 'money']),
  );
  expect(tasks(engine.tournament, engine.now)[0]).toMatchObject({ what: 'seats', facts: { is: 'waits' } });
  expect(questions(engine.tournament, engine.now).map(({ is }) => is)).toEqual(['rebuy', 'rebuy']);
});

test('every command a task offers is accepted', () => {
  const engine = home(3);
  for (const { command } of tasks(engine.tournament, engine.now)) if (command) engine.do(command);
  expect(due(engine)).toEqual([]);
  engine.hand('1', engine.at('1')[0]!).hand('1', engine.at('1')[0]!).do({ type: 'finish' });
  for (const { command } of tasks(engine.tournament, engine.now)) engine.do(command!);
  expect(due(engine)).toEqual([]);
  expect([...engine.tournament.players.values()].reduce((sum, { paidOut }) => sum + paidOut, 0)).toBe(
    purseOf(engine.tournament),
  );
});

test('[who-deals-eliminated] the button deals, until somebody is knocked out and deals for the table', () => {
  const engine = new EngineTournament('home-guidelines').started(6);
  const button = engine.tournament.tables.get('1')!.firstButton;
  expect(dealerAt(engine.tournament, '1')).toBe(engine.tournament.tables.get('1')!.seats.get(button));
  engine.hand('1', 'p2');
  for (let hand = 0; hand < 3; hand++) expect(dealerAt(engine.hand('1').tournament, '1')).toBe('p2');
  expect(dealerAt(engine.hand('1', 'p5').tournament, '1')).toBe('p5');
  expect(dealerAt(home(6).hand('1', 'p2').tournament, '1')).not.toBe('p2');
});

test('[deal-rotates] at the congregation the deal goes round: after seat 5 comes seat 6', () => {
  const engine = new EngineTournament('bnai-jeshurun').started(8);
  const { seats } = engine.tournament.tables.get('1')!;
  const dealers = Array.from({ length: 6 }, () => {
    const dealer = dealerAt(engine.tournament, '1');
    engine.hand('1');
    return [...seats].find(([, player]) => player === dealer)![0];
  });
  expect(dealers).toEqual([1, 2, 3, 4, 5, 6]);
});

test('[shuffle-by-last-dealer] at the congregation the dealer of the last hand shuffles for the next', () => {
  const engine = new EngineTournament('bnai-jeshurun').started(6).hand('1');
  const { seats } = engine.tournament.tables.get('1')!;
  expect(shufflerAt(engine.tournament, '1')).toBe(seats.get(1));
  expect(dealerAt(engine.tournament, '1')).toBe(seats.get(2));
  const other = home(6).hand('1');
  expect(shufflerAt(other.tournament, '1')).toBe(dealerAt(other.tournament, '1'));
});

test('[shuffle-by-last-dealer] with one tap for every hand, the dealer of the hand before shuffles for the one in play', () => {
  const engine = new EngineTournament('bnai-jeshurun').startedUntracked(6);
  const next = () => engine.do({ type: 'next-hand', table: '1' }).tournament;
  next();
  const first = dealerAt(engine.tournament, '1')!;
  expect(shufflerAt(next(), '1')).toBe(first);
  expect(dealerAt(engine.tournament, '1')).not.toBe(first);
  // They deal again after a misdeal, and the last person to deal shuffles.
  const second = dealerAt(engine.tournament, '1')!;
  engine.do({ type: 'end-hand', table: '1', misdeal: true });
  expect([shufflerAt(engine.tournament, '1'), dealerAt(engine.tournament, '1')]).toEqual([second, second]);
});

test('[shuffle-by-last-dealer] a last dealer who is out or away does not shuffle: the dealer does', () => {
  const engine = new EngineTournament('bnai-jeshurun').started(6);
  engine.do({ type: 'next-hand', table: '1' });
  const first = dealerAt(engine.tournament, '1')!;
  const dealers = () => [shufflerAt(engine.tournament, '1'), dealerAt(engine.tournament, '1')];
  engine.do({ type: 'next-hand', table: '1' }).do({ type: 'leave', player: first });
  expect(dealers()[0]).toBe(dealers()[1]);
  engine.do({ type: 'come-back', player: first });
  expect(dealers()[0]).toBe(first);
  const second = dealers()[1]!;
  engine.do({ type: 'end-hand', table: '1', busts: [second] });
  expect(dealers()[0]).not.toBe(second);
  expect(dealers()[0]).toBe(dealers()[1]);
});

test('[button-misplaced-last-hand] [tda-34-button] a button that skipped seat 4 goes there for the next hand, where the rulebook corrects it', () => {
  const engine = home(8)
    .hand('1')
    .do({ type: 'correct-button', table: '1', seat: 4 })
    .do({ type: 'start-hand', table: '1' });
  expect(engine.tournament.tables.get('1')!.hand!.plan).toMatchObject({
    circuit: { button: 4, small: 5, big: 6 },
  });
  expect(
    new EngineTournament('tda').started(8).hand('1').try({ type: 'correct-button', table: '1', seat: 4 }),
  ).toMatchObject({ code: 'stands', rule: 'tda-34-button' });
});

test('[button-misplaced-last-hand] [heads-up-order] heads-up, too, the next hand has the button where the director puts it', () => {
  for (const seat of [1, 2]) {
    const engine = home(2).hand('1').do({ type: 'correct-button', table: '1', seat });
    engine.do({ type: 'start-hand', table: '1' });
    const { plan } = engine.tournament.tables.get('1')!.hand!;
    expect([plan.circuit.button, plan.circuit.small]).toEqual([seat, seat]);
    const told = [...logEntries(engine.events)].find(({ what }) => what === 'button-corrected');
    expect(told!.says).toContain(`seat ${seat} has it next hand`);
  }
});

test('[button-misplaced-last-hand] [dead-button-bb-bust] a dead button can be put on its empty chair; without a dead button it cannot', () => {
  const engine = home(8).hand('1', home(8).at('1')[4]!);
  engine.do({ type: 'correct-button', table: '1', seat: 5 }).do({ type: 'start-hand', table: '1' });
  expect(engine.tournament.tables.get('1')!.hand!.plan.circuit).toMatchObject({
    button: 5,
    small: 6,
    big: 7,
  });
  engine.do({ type: 'end-hand', table: '1' });
  expect(engine.try({ type: 'correct-button', table: '1', seat: 11 })).toMatchObject({ code: 'empty-chair' });
  const moving = new EngineTournament('home-guidelines').started(8);
  moving.hand('1', moving.at('1')[4]!);
  expect(moving.try({ type: 'correct-button', table: '1', seat: 5 })).toMatchObject({
    code: 'empty-chair',
    rule: 'no-dead-button-principle',
  });
});

test('[no-dead-button-absent-at-deal] a player who has the first button and is away at the deal loses it', () => {
  const engine = new EngineTournament('home-guidelines').started(6);
  const { firstButton, seats } = engine.tournament.tables.get('1')!;
  engine.do({ type: 'leave', player: seats.get(firstButton)! }).do({ type: 'start-hand', table: '1' });
  const { plan } = engine.tournament.tables.get('1')!.hand!;
  expect(plan.circuit.button).toBe((firstButton % 6) + 1);
  expect(plan.rule).toBe('no-dead-button-absent-at-deal');
});

test('[addon-availability] [colour-up-trigger] in the break with add-ons the 25s are still needed: their color-up waits, and is a task of its own after the break', () => {
  const engine = new EngineTournament('bnai-jeshurun').started(6).hand('1');
  const listed = () => tasks(engine.tournament, engine.now);
  engine.now = 61 * MINUTE;
  expect(listed().some(({ what }) => what === 'money')).toBe(true);
  expect(listed().some(({ what }) => what === 'chips')).toBe(false);
  expect(listed()[0]).toMatchObject({ what: 'break', facts: { step: 'add-ons' } });
  engine.now = 76 * MINUTE;
  const later = listed();
  expect(later.findIndex(({ what }) => what === 'chips')).toBeLessThan(
    later.findIndex(({ what }) => what === 'money'),
  );
});

test('[rr-penalties] a penalty of missed hands is sat out hand by hand', () => {
  const engine = home(8).do({
    type: 'penalize',
    player: 'p3',
    penalty: { kind: 'missed-hands', hands: 1, reason: 'showed a live hand' },
  });
  engine.do({ type: 'start-hand', table: '1' });
  expect(engine.tournament.tables.get('1')!.hand!.sitting.length).toBe(1);
  engine.do({ type: 'end-hand', table: '1' }).do({ type: 'start-hand', table: '1' });
  expect(engine.tournament.tables.get('1')!.hand!.sitting).toEqual([]);
});

/** Three players at home with bounties, a button's seat first, and what each has won by them. */
function bounties(bounty: number, paid: 'whole' | 'half') {
  const book = findRulebook('homepokertourney')!;
  const engine = new EngineTournament({
    ...book,
    tournament: {
      ...book.tournament,
      bounty: { use: bounty, cite: 'home-bounty-fixed' },
      bountyPaid: { use: paid, cite: 'home-bounty-progressive' },
    },
  }).started(3);
  const [a, b, c] = engine.at('1') as [string, string, string];
  const won = (id: string) => engine.tournament.players.get(id)!.bountiesWon;
  const knockOut = (by: Record<string, string[]>) =>
    engine
      .do({ type: 'start-hand', table: '1' })
      .do({ type: 'end-hand', table: '1', busts: Object.keys(by), knockedOutBy: by });
  return { engine, a, b, c, won, knockOut };
}

test('[home-bounty-fixed] [home-bounty-rebuy] the knockout wins the bounty, a rebuy brings none back, the winner keeps their own, and the money adds up', () => {
  const { engine, a, b, c, won, knockOut } = bounties(505, 'whole');
  engine.do({ type: 'start-hand', table: '1' });
  engine.do({ type: 'end-hand', table: '1', busts: [c] });
  expect(questions(engine.tournament, engine.now)).toMatchObject([
    { is: 'rebuy', player: c },
    { is: 'bounty', player: c, amount: 505 },
  ]);
  engine.do({ type: 'answer', question: 'bounty', player: c, by: [a, b] });
  engine.do({ type: 'rebuy', player: c });
  expect(engine.tournament.players.get(c)).toMatchObject({ bounty: 0, owes: 2500 + 505 + 2500 });
  knockOut({ [b]: [a], [c]: [a] }).do({ type: 'finish' });
  expect([won(a), won(b), won(c)]).toEqual([253 + 505 + 505, 252, 0]);
  const prizes = [...finishes(engine.tournament).values()].reduce((sum, { prize }) => sum + prize, 0);
  const owed = [...engine.tournament.players.values()].reduce((sum, { owes }) => sum + owes, 0);
  expect(prizes + won(a) + won(b)).toBe(owed);
});

test('[home-bounty-progressive] of a progressive bounty of 10 the winner gets 5, and 5 go on their own head', () => {
  const { engine, a, b, c, won, knockOut } = bounties(1000, 'half');
  knockOut({ [c]: [b] });
  expect(engine.tournament.players.get(b)).toMatchObject({ bountiesWon: 500, bounty: 1500 });
  knockOut({ [b]: [a] }).do({ type: 'finish' });
  expect([won(a), won(b)]).toEqual([750 + 1000 + 750, 500]);
});

test('views: the director sees accounts and tasks, players their own account, the display neither', () => {
  const engine = home(10).do({ type: 'start-hand', table: '1' });
  const see = (audience: Parameters<typeof viewTournament>[1]) =>
    viewTournament(engine.tournament, audience, engine.now);
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
  const engine = home(10).do({ type: 'leave', player: 'p1' });
  const see = (audience: Parameters<typeof viewTournament>[1]) =>
    viewTournament(engine.tournament, audience, engine.now, engine.history);
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
  const engine = new EngineTournament('homepokertourney').started(20);
  const [, b] = [...engine.tournament.tables.keys()];
  engine.hand(b!, engine.at(b!)[0]!).do({ type: 'start-hand', table: '1' }).hand(b!, engine.at(b!)[0]!);
  expect(engine.try({ type: 'start-hand', table: b! })?.code).toBe('seats-first');
  engine.do({ type: 'end-hand', table: '1' });
  const announced = () => viewTournament(engine.tournament, { role: 'display' }, engine.now).moves;
  expect(announced()).toHaveLength(1);
  expect(announced()[0]).toMatchObject({ from: { table: '1' }, to: { table: b! } });
  engine.do({ type: 'start-hand', table: '1' });
  expect(announced()).toHaveLength(1);
  engine.do({ type: 'start-hand', table: b! });
  expect(announced()).toEqual([]);
});

test('[redraw-9-final-table] after a redraw everybody with another chair is announced', () => {
  const engine = new EngineTournament('homepokertourney').started(11);
  const { moves } = engine.tournament;
  expect(moves).toEqual([]);
  while (engine.tournament.tables.size > 1) {
    const big = [...engine.tournament.tables.values()].reduce((a, z) =>
      z.seats.size > a.seats.size ? z : a,
    );
    engine.hand(big.id, engine.at(big.id)[0]!).settle();
  }
  const seated = engine.tournament.moves.map(({ player, to }) => [to.seat, player]);
  for (const [seat, player] of seated)
    expect(engine.tournament.tables.get('1')!.seats.get(seat as number)).toBe(player);
  expect(seated.length).toBeGreaterThan(4);
});

test('before the first hand: draw the seats, then start the clock', () => {
  const engine = new EngineTournament('homepokertourney').enter('Ann', 'Bob', 'Cy');
  expect(tasks(engine.tournament, 0)[0]).toMatchObject({ what: 'seats', command: { type: 'draw-seats' } });
  engine.do(tasks(engine.tournament, 0)[0]!.command!);
  expect(tasks(engine.tournament, 0)[0]).toMatchObject({
    what: 'start',
    facts: { is: 'seated', players: 3, tables: 1 },
  });
  engine.do(tasks(engine.tournament, 0)[0]!.command!);
  expect(engine.tournament.phase).toBe('running');
});

test('a late entrant waits for a seat, and the director has a task', () => {
  const engine = home(3).enter('Dee');
  const [first] = tasks(engine.tournament, 0);
  expect(first).toMatchObject({ facts: { is: 'no-seat' }, player: 'dee' });
  engine.do(first!.command!);
  expect(engine.tournament.players.get('dee')!.standing.is).toBe('in');
});

test('views: two players with the same name each have their own place', () => {
  const engine = new EngineTournament('homepokertourney')
    .do({ type: 'enter', player: 'tall', name: 'Ben' })
    .do({ type: 'enter', player: 'short', name: 'Ben' })
    .enter('Ann')
    .do({ type: 'draw-seats' })
    .do({ type: 'start' })
    .hand('1', 'short');
  const { places } = viewTournament(engine.tournament, { role: 'player', player: 'tall' }, engine.now);
  expect(places).toMatchObject([{ player: 'short', name: 'Ben', place: 3 }]);
});

test('[balance-threshold] a task carries its figures', () => {
  const engine = new EngineTournament('homepokertourney').started(20).do({ type: 'start-hand', table: '1' });
  engine.hand('2', engine.at('2')[0]!).hand('2', engine.at('2')[0]!);
  expect(tasks(engine.tournament, engine.now)[0]!.facts).toEqual({
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
  const engine = new EngineTournament('tda').started(4).do({ type: 'leave', player: 'p1' });
  const see = (role: 'director' | 'display') =>
    viewTournament(engine.tournament, { role }, 0, engine.history);
  expect(see('director')).toMatchObject({
    penalties: ['warning', 'missed-hands', 'missed-circuits', 'disqualification'],
    undoes: { type: 'leave', player: 'p1' },
    redoes: null,
  });
  expect(see('display')).toMatchObject({ penalties: [], undoes: null });
  engine.do({ type: 'undo' });
  expect(see('director')).toMatchObject({ undoes: { type: 'track' }, redoes: { type: 'leave' } });
});

test('[finish-order] a bust in a hand nobody tapped in is one step, and one undo takes it back', () => {
  const engine = new EngineTournament('homepokertourney').startedUntracked(5);
  engine.do({ type: 'bust', table: '1', players: ['p2'] });
  const table = () => engine.tournament.tables.get('1')!;
  expect(engine.tournament.players.get('p2')!.standing.is).toBe('busted');
  expect([table().hand, table().handsPlayed]).toEqual([null, 0]);
  engine.do({ type: 'undo' });
  expect(engine.tournament.players.get('p2')!.standing.is).toBe('in');
  expect(table().handsPlayed).toBe(0);
  // One that was tapped in meanwhile is simply ended.
  engine.do({ type: 'start-hand', table: '1' });
  engine.do({ type: 'bust', table: '1', players: ['p2'] });
  expect(table().handsPlayed).toBe(1);
  expect(engine.try({ type: 'end-hand', table: '1' })).toMatchObject({ code: 'no-hand' });
});
