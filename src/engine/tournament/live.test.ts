import { expect, test } from 'vitest';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import { viewTournament } from '../views/tournament-view.ts';
import { dealerAt } from './hands/start.ts';
import { finishes } from './money/finish.ts';
import { questions } from './open-questions.ts';
import { arrangementDue } from './seats/arrange.ts';
import { tasks } from './tasks.ts';

const told = (players: number, rulebook = 'homepokertourney') =>
  new EngineTournament(rulebook).startedUntracked(players);
const asked = (engine: EngineTournament) => questions(engine.tournament, engine.now);
const chairOf = (engine: EngineTournament, player: string) => {
  const { standing } = engine.tournament.players.get(player)!;
  return standing.is === 'in' ? standing.chair : null;
};
const out = (engine: EngineTournament, player: string) =>
  engine.do({ type: 'answer', question: 'rebuy', player, rebuy: false });

test('[rebuy-window] the hand on the table at the bell counts: dealt before it, its loser may rebuy', () => {
  const engine = told(8);
  const [a, b] = engine.at('1') as [string, string];
  engine.now = 61 * MINUTE;
  engine.do({ type: 'bust', table: '1', players: [a] });
  expect(asked(engine)).toMatchObject([{ is: 'bell', player: a, level: 4 }]);
  expect(engine.try({ type: 'rebuy', player: a })).toMatchObject({ code: 'bell-unknown' });
  engine.do({ type: 'answer', question: 'bell', player: a, before: true });
  expect(asked(engine)).toMatchObject([{ is: 'rebuy', player: a, price: 2500, chips: 1000 }]);
  engine.do({ type: 'answer', question: 'rebuy', player: a, rebuy: true });
  expect(chairOf(engine, a)).not.toBeNull();
  engine.do({ type: 'bust', table: '1', players: [b] });
  engine.do({ type: 'answer', question: 'bell', player: b, before: false });
  expect(asked(engine)).toEqual([]);
  expect(engine.try({ type: 'rebuy', player: b })).toMatchObject({ code: 'window-closed', override: true });
});

test('[rebuy-window] a player who lost in time keeps the right; at the congregation the rebuy itself must be in time', () => {
  const home = told(8);
  const [a] = home.at('1') as [string];
  home.now = 30 * MINUTE;
  home.do({ type: 'bust', table: '1', players: [a] });
  home.now = 90 * MINUTE;
  expect(home.try({ type: 'rebuy', player: a })).toBeNull();
  const congregation = told(8, 'bnai-jeshurun');
  const [b, c] = congregation.at('1') as [string, string];
  congregation.now = 20 * MINUTE;
  congregation.do({ type: 'bust', table: '1', players: [b] });
  congregation.now = 62 * MINUTE;
  expect(congregation.try({ type: 'rebuy', player: c })).toMatchObject({ code: 'window-closed' });
  congregation.now = 80 * MINUTE;
  expect(congregation.try({ type: 'rebuy', player: b })).toMatchObject({ code: 'window-closed' });
});

test('[no-new-hand-during-stop] a hand that is finished in a break or a dispute has its bust told', () => {
  const dispute = told(8).do({ type: 'clock', do: 'stop', why: 'dispute' });
  dispute.now = 5 * MINUTE;
  dispute.do({ type: 'bust', table: '1', players: [dispute.at('1')[0]!] });
  const pause = told(8, 'bnai-jeshurun');
  pause.now = 65 * MINUTE;
  const [a] = pause.at('1') as [string];
  pause.do({ type: 'bust', table: '1', players: [a] });
  expect(pause.tournament.players.get(a)!.standing).toMatchObject({ is: 'busted', dealtIn: [2] });
});

test('[redraw-9-final-table] [rebuy-window] eleven players, two early busts: nobody redraws while they may come back', () => {
  const engine = told(11);
  engine.now = 10 * MINUTE;
  const [a, b] = engine.at('1') as [string, string];
  engine.do({ type: 'bust', table: '1', players: [a] });
  engine.now = 12 * MINUTE;
  engine.do({ type: 'bust', table: '1', players: [b] });
  expect(arrangementDue(engine.tournament, engine.now)).toBeNull();
  expect(tasks(engine.tournament, engine.now)[0]).toMatchObject({
    what: 'seats',
    facts: { is: 'waits', players: expect.arrayContaining([a, b]), due: { is: 'redraw', left: 9 } },
    command: null,
  });
  for (const player of [a, b]) engine.do({ type: 'answer', question: 'rebuy', player, rebuy: true });
  expect([...engine.tournament.tables.values()].map(({ seats }) => seats.size)).toEqual([6, 5]);
  engine.now = 15 * MINUTE;
  engine.do({ type: 'bust', table: '1', players: [a] }).do({ type: 'bust', table: '1', players: [b] });
  expect(arrangementDue(engine.tournament, engine.now)).toMatchObject({ kind: 'redraw', tables: 1 });
});

test('[balance-same-position] who moves is asked for, one fact at a time, and moves with what the chair owes', () => {
  const engine = told(23);
  engine.now = 90 * MINUTE;
  const third = engine.at('3');
  engine.do({ type: 'bust', table: '3', players: [third[3]!] });
  expect(arrangementDue(engine.tournament, engine.now)).toMatchObject({ kind: 'balance' });
  expect(asked(engine)).toMatchObject([{ is: 'button', table: '3', why: 'balance' }]);
  expect(engine.try({ type: 'rearrange' })).toMatchObject({ code: 'button-needed', table: '3' });
  engine.do({ type: 'answer', question: 'button', table: '3', seat: 1 });
  expect(asked(engine)).toEqual([]);
  engine.do({ type: 'rearrange', cards: { 1: 'Jd', 2: '4s' } });
  const [button] = asked(engine);
  expect(button).toMatchObject({ is: 'button', table: '2' });
  // Each choice says whom it moves: the third left of that button.
  expect(button!.choices[0]!.leadsTo).toMatchObject([
    { is: 'moves', from: { table: '2', seat: 4 }, to: { table: '3', seat: 4 }, posts: 'big' },
  ]);
  engine.do(button!.choices[0]!.command);
  expect(engine.tournament.moves).toMatchObject([{ from: { table: '2', seat: 4 }, posts: 'big' }]);
  expect(asked(engine)).toEqual([]);
});

test('[late-forfeit-deadline] a friend at 8:15 is refused with the way around it, and the exception is on record', () => {
  const engine = told(8);
  engine.now = 45 * MINUTE;
  const eve = { type: 'enter', player: 'eve', name: 'Eve', adult: true } as const;
  expect(engine.try(eve)).toMatchObject({ code: 'registration-closed', override: true });
  expect(engine.try({ ...eve, anyway: { reason: ' ' } })).toMatchObject({ code: 'reason-needed' });
  engine.do({ ...eve, anyway: { reason: 'I promised', by: 'Ada' } });
  expect(engine.events.slice(-2)).toMatchObject([
    { type: 'overridden', rule: 'late-forfeit-deadline', reason: 'I promised', by: 'Ada' },
    { type: 'entered', player: 'eve' },
  ]);
});

test('[blinds-rise] edited levels that fall are refused with their exception; nonsense is refused without one', () => {
  const engine = told(8);
  const { levels, breaks } = engine.tournament.clock;
  const falling = levels.map((level, at) => (at === 5 ? { ...level, small: 10, big: 20 } : level));
  const set = { type: 'set-levels', levels: falling, breaks } as const;
  expect(engine.try(set)).toMatchObject({ code: 'schedule-goes-down', override: true });
  engine.do({ ...set, anyway: { reason: 'everybody is tired' } });
  expect(engine.tournament.clock.levels[5]).toMatchObject({ small: 10, big: 20 });
  const none = engine.try({ type: 'set-levels', levels: [], breaks });
  expect(none).toMatchObject({ code: 'no-levels' });
  expect(none).not.toHaveProperty('override');
});

test('[late-missed-blinds-all] missed blinds cost what they were when they were missed', () => {
  const engine = new EngineTournament('home-guidelines').started(5);
  for (let level = 1; level <= 5; level++) {
    engine.now = (level - 1) * 20 * MINUTE + MINUTE;
    for (let hand = 0; hand < 5; hand++) engine.hand('1');
  }
  engine.enter('Late').do({ type: 'seat-late', player: 'late' });
  expect(engine.events.at(-1)).toMatchObject({ type: 'seated', withheld: 30 + 45 + 60 + 75 + 150 });
});

test('[late-unpaid-posts-big-blind] the big blind is owed in the small blind too, shown before the hand, and again after a misdeal', () => {
  const engine = new EngineTournament('bnai-jeshurun').started(4);
  engine.enter('Larry').do({ type: 'seat-late', player: 'larry' });
  const { seat } = chairOf(engine, 'larry')!;
  engine.do({ type: 'track', table: '1', on: true, button: seat - 1 });
  const view = () => viewTournament(engine.tournament, { role: 'display' }, engine.now).tables[0]!;
  expect(view().blinds).toContainEqual({ seat, blind: 'big' });
  expect(view().blinds).not.toContainEqual({ seat, blind: 'small' });
  engine.do({ type: 'next-hand', table: '1' }).do({ type: 'end-hand', table: '1', misdeal: true });
  expect(view().blinds).toContainEqual({ seat, blind: 'big' });
});

test('[who-deals-eliminated] the last one out deals, unless they are back in or were disqualified', () => {
  const engine = told(6, 'home-guidelines');
  const [a, b, c] = engine.at('1') as [string, string, string];
  engine.do({ type: 'bust', table: '1', players: [a] });
  expect(dealerAt(engine.tournament, '1')).toBe(a);
  engine.do({ type: 'bust', table: '1', players: [b] });
  engine.do({ type: 'answer', question: 'rebuy', player: b, rebuy: true });
  expect(dealerAt(engine.tournament, '1')).toBe(a);
  engine.do({ type: 'remove', player: c, why: 'disqualified', stack: 500 });
  expect(dealerAt(engine.tournament, '1')).toBe(a);
});

test('[absence-over-20-minutes] who goes home for good forfeits at once; [no-refunds-after-first-hand] before the first hand there is a refund', () => {
  const engine = told(8);
  engine.do({ type: 'remove', player: 'p1', why: 'went-home', stack: 700 });
  expect(engine.events.at(-1)).toMatchObject({ type: 'removed', each: 100, bank: 0 });
  expect(engine.try({ type: 'withdraw', player: 'p2' })).toMatchObject({ code: 'no-refund', override: true });
  const before = new EngineTournament('homepokertourney').enter('Ann', 'Bob', 'Cy');
  before.do({ type: 'pay', player: 'ann', amount: 2500 }).do({ type: 'draw-seats' });
  before.do({ type: 'withdraw', player: 'ann' });
  expect(before.events.at(-1)).toMatchObject({ type: 'withdrew', refund: 2500 });
  expect(before.tournament).toMatchObject({ entries: 2, chipsIssued: 2000 });
});

test('[no-refunds-after-first-hand] whoever is taken out with a refund is named nowhere any more', () => {
  const engine = told(12);
  const [mover] = engine.at('1') as [string];
  engine.do({ type: 'track', table: '2', on: true, button: 1, remote: mover });
  engine.do({ type: 'reseat', player: mover, to: { table: '2', seat: 10 }, reason: 'asked to' });
  engine.do({ type: 'withdraw', player: mover, anyway: { reason: 'had to go' } });
  const seen = viewTournament(engine.tournament, { role: 'director' }, engine.now);
  expect(JSON.stringify(seen)).not.toContain(`"${mover}"`);
});

test('[finish-order] busts told in the wrong order are put right, and a mistaken one is taken back alone', () => {
  const engine = told(6);
  engine.now = 90 * MINUTE;
  const [a, b, c] = engine.at('1') as [string, string, string];
  engine.do({ type: 'bust', table: '1', players: [a] }).do({ type: 'bust', table: '1', players: [b] });
  engine.do({ type: 'order-bust', player: b, when: 'before', other: a });
  const place = (player: string) => finishes(engine.tournament).get(player)?.place;
  expect([place(a), place(b)]).toEqual([5, 6]);
  const mistaken = engine.do({ type: 'bust', table: '1', players: [c] }).history.past.at(-1)!;
  engine.do({ type: 'pay', player: a, amount: 2500 });
  engine.do({ type: 'retract', step: mistaken.number });
  expect(chairOf(engine, c)).not.toBeNull();
  expect(engine.tournament.players.get(a)!.paid).toBe(2500);
  engine.do({ type: 'undo' });
  expect(chairOf(engine, c)).toBeNull();
  engine.do({ type: 'redo' });
  expect(chairOf(engine, c)).not.toBeNull();
});

test('a step others depend on is not taken back: the refusal names the one that does', () => {
  const engine = told(8);
  const [a] = engine.at('1') as [string];
  engine.do({ type: 'bust', table: '1', players: [a] });
  const bust = engine.history.past.at(-1)!;
  engine.do({ type: 'answer', question: 'rebuy', player: a, rebuy: true });
  const depends = engine.history.past.at(-1)!;
  expect(engine.try({ type: 'retract', step: bust.number })).toMatchObject({
    code: 'depends',
    step: depends.number,
  });
  out(engine.do({ type: 'undo' }), a);
});

test('what nobody told is unknown: no button, no blinds, no stacks, until somebody tracks the table', () => {
  const engine = told(8);
  engine.now = 30 * MINUTE;
  const view = () => viewTournament(engine.tournament, { role: 'display' }, engine.now).tables[0]!;
  expect(view()).toMatchObject({ tracked: false, button: null, blinds: [], dealer: null });
  expect(view().seats.every(({ stack }) => stack === null)).toBe(true);
  expect(engine.try({ type: 'next-hand', table: '1' })).toMatchObject({ code: 'button-needed' });
  engine.do({ type: 'track', table: '1', on: true, button: 3 }).do({ type: 'next-hand', table: '1' });
  expect(view()).toMatchObject({ tracked: true, button: 3, playing: true });
  engine.do({ type: 'track', table: '1', on: false });
  expect(view()).toMatchObject({ tracked: false, button: null, playing: false });
});

test('[simultaneous-elimination] stacks of hands nobody tapped in are unknown, also where hands are tracked from now on', () => {
  const engine = told(18, 'bnai-jeshurun');
  engine.now = 90 * MINUTE;
  engine.do({ type: 'track', table: '1', on: true, button: 1 });
  const [a, b] = engine.at('1') as [string, string];
  engine.do({ type: 'start-hand', table: '1' }).do({ type: 'bust', table: '1', players: [a, b] });
  expect(asked(engine)).toMatchObject([{ is: 'ranking', players: [a, b] }]);
  const [moves] = engine.at('2') as [string];
  engine.do({ type: 'reseat', player: moves, to: { table: '1', seat: 1 }, reason: 'wants to' });
  expect(engine.tournament.players.get(moves)).toMatchObject({ stack: null });
});

test('[simultaneous-elimination] the ranking counts for all of that hand, also where one stack is known', () => {
  const engine = told(18, 'bnai-jeshurun');
  engine.now = 90 * MINUTE;
  const [a, b] = engine.at('1') as [string, string];
  engine.do({ type: 'bust', table: '1', players: [a, b], startedWith: { [b]: 2000 } });
  engine.do({ type: 'answer', question: 'ranking', players: [[a], [b]] });
  expect(finishes(engine.tournament).get(a)).toMatchObject({ place: 17 });
});

test('[balance-same-position] where the chair of the last one out is filled, a move waits until it is known which player had more chips', () => {
  const engine = told(18, 'bnai-jeshurun');
  engine.now = 90 * MINUTE;
  const [a, b, c] = engine.at('1') as [string, string, string];
  const chairs = [a, b, c].map((player) => chairOf(engine, player)!);
  engine.do({ type: 'bust', table: '1', players: [a, b, c] });
  for (const table of ['1', '2']) engine.do({ type: 'answer', question: 'button', table, seat: 9 });
  engine.do({ type: 'answer', question: 'in-hand', player: a, was: true });
  expect(sizes(engine)).toEqual([6, 9]);
  expect(engine.try({ type: 'rearrange' })).toMatchObject({ code: 'ranking-needed', table: '1' });
  engine.do({ type: 'answer', question: 'ranking', players: [[b], [a], [c]] });
  expect(engine.tournament.moves).toMatchObject([{ to: chairs[1] }]);
});

test('[balance-same-position] whether a player was in the last hand is told of one who went home, too', () => {
  const engine = told(18);
  engine.now = 90 * MINUTE;
  const [a, b] = engine.at('1') as [string, string];
  engine.do({ type: 'bust', table: '1', players: [a] });
  engine.now = 100 * MINUTE;
  engine.do({ type: 'remove', player: b, why: 'went-home', stack: 500 });
  engine.do({ type: 'answer', question: 'button', table: '1', seat: 1 });
  engine.do({ type: 'answer', question: 'button', table: '2', seat: 9 });
  expect(asked(engine)).toMatchObject([{ is: 'in-hand', player: b }]);
  engine.do({ type: 'answer', question: 'in-hand', player: b, was: false });
  expect(sizes(engine)).toEqual([8, 8]);
});

/** Three tables of eight and somebody taps in every hand; two are out at table 3, and nobody plays. */
function twoOutAtThree() {
  const engine = new EngineTournament('homepokertourney').started(24);
  for (const table of ['1', '2', '3']) engine.hand(table);
  engine.hand('1', engine.at('1')[7]!).hand('3', engine.at('3')[7]!);
  const last = engine.at('3')[4]!;
  engine.do({ type: 'start-hand', table: '3' });
  return { engine, last };
}
const sizes = (engine: EngineTournament) =>
  [...engine.tournament.tables.values()].map(({ seats }) => seats.size);

test('[balance-same-position] “out” was the last fact: the same tap moves the player, and one undo takes both back', () => {
  const { engine, last } = twoOutAtThree();
  engine.do({ type: 'bust', table: '3', players: [last] });
  expect(sizes(engine)).toEqual([7, 8, 6]);
  out(engine, last);
  expect(sizes(engine)).toEqual([7, 7, 7]);
  expect(engine.tournament.moves).toMatchObject([{ from: { table: '2' }, to: { table: '3', seat: 5 } }]);
  expect(tasks(engine.tournament, engine.now).filter(({ what }) => what === 'seats')).toEqual([]);
  engine.do({ type: 'undo' });
  expect(sizes(engine)).toEqual([7, 8, 6]);
  expect(asked(engine)).toMatchObject([{ is: 'rebuy', player: last }]);
});

test('[balance-before-next-hand] hands still in play come first: the tap that ends the last of them moves the player', () => {
  const { engine, last } = twoOutAtThree();
  engine.do({ type: 'next-hand', table: '2' });
  out(engine.do({ type: 'bust', table: '3', players: [last] }), last);
  expect(sizes(engine)).toEqual([7, 8, 6]);
  engine.do({ type: 'next-hand', table: '2' });
  expect(sizes(engine)).toEqual([7, 7, 7]);
  expect(engine.tournament.tables.get('2')!.hand).toBeNull();
  engine.do({ type: 'next-hand', table: '2' });
  expect(engine.tournament.tables.get('2')!.hand).not.toBeNull();
});

test('[balance-donor-tie] what chance decides waits for a tap: the cards may be real ones', () => {
  const { engine, last } = twoOutAtThree();
  engine.do({ type: 'bust', table: '3', players: [last] });
  engine.hand('2', engine.at('2')[7]!);
  out(engine, last);
  expect(sizes(engine)).toEqual([7, 7, 6]);
  engine.hand('3', engine.at('3')[0]!);
  expect(tasks(engine.tournament, engine.now)[0]).toMatchObject({
    what: 'seats',
    lowCard: ['1', '2'],
    command: { type: 'rearrange' },
  });
});

test('[balance-before-next-hand] a table of which nothing was told may be playing: its players are not moved without a tap', () => {
  const engine = told(24);
  engine.now = 90 * MINUTE;
  for (const table of ['1', '3']) engine.do({ type: 'track', table, on: true, button: 1 });
  engine.do({ type: 'bust', table: '2', players: [engine.at('2')[7]!] });
  engine.hand('3', engine.at('3')[7]!).hand('3', engine.at('3')[6]!);
  expect(sizes(engine)).toEqual([8, 7, 6]);
  expect(tasks(engine.tournament, engine.now)[0]).toMatchObject({ command: { type: 'rearrange' } });
  engine.do({ type: 'rearrange' });
  expect(sizes(engine)).toEqual([7, 7, 7]);
});

test('[rebuy-window] while a player may rebuy, nobody is moved into their chair', () => {
  const engine = new EngineTournament('homepokertourney').started(24);
  for (const table of ['1', '2', '3']) engine.hand(table);
  const [a, b, c] = engine.at('3').slice(5) as [string, string, string];
  engine.hand('3', a).hand('1', engine.at('1')[7]!);
  engine.do({ type: 'start-hand', table: '3' }).do({ type: 'bust', table: '3', players: [b, c] });
  out(engine, b);
  expect(sizes(engine)).toEqual([7, 8, 5]);
  expect(tasks(engine.tournament, engine.now)[0]).toMatchObject({ facts: { is: 'waits', players: [c] } });
  engine.do({ type: 'answer', question: 'rebuy', player: c, rebuy: true });
  expect(sizes(engine)).toEqual([7, 7, 7]);
});

/** Two tables that tap in every hand until then, and neither after. */
const tappedBefore = (minutes: number, players: number, rulebook = 'homepokertourney') => {
  const engine = new EngineTournament(rulebook).started(players).tappedUntil(minutes * MINUTE);
  for (const table of engine.tournament.tables.keys()) engine.hand(table);
  return engine;
};

test('[rebuy-window] a tracked table that nobody taps any more dates a bust by the clock, and asks where a bell came between', () => {
  const busted = (lastTap: number, tell: number) => {
    const engine = tappedBefore(lastTap, 8);
    const [a] = engine.at('1') as [string];
    engine.now = tell * MINUTE;
    engine.do({ type: 'bust', table: '1', players: [a] });
    return engine.tournament.players.get(a)!.standing;
  };
  expect(busted(58, 62)).toMatchObject({ dealtIn: [3] });
  expect(busted(30, 62)).toMatchObject({ dealtIn: [3, 4] });
  expect(busted(30, 75)).toMatchObject({ dealtIn: [4] });
});

test('[balance-same-position] nobody is moved by the button of a table that nobody taps any more: Riffle asks', () => {
  const bustsAt = (minutes: number) => {
    const engine = tappedBefore(90, 20);
    engine.now = minutes * MINUTE;
    const out = engine.at('2').slice(0, 2);
    for (const player of out) engine.do({ type: 'bust', table: '2', players: [player] });
    return engine;
  };
  expect(asked(bustsAt(93))).toEqual([]);
  expect(bustsAt(93).tournament.moves).toHaveLength(1);
  const forgotten = bustsAt(100);
  expect(forgotten.tournament.moves).toEqual([]);
  expect(asked(forgotten)).toMatchObject([{ is: 'button', table: '2' }]);
  expect([...forgotten.tournament.tables.values()].map(({ tracked }) => tracked)).toEqual([false, false]);
});

test('[late-missed-blinds-all] the orbits of a table that nobody taps any more are asked for', () => {
  const engine = tappedBefore(5, 8, 'home-guidelines');
  engine.now = 30 * MINUTE;
  engine.do({ type: 'enter', player: 'eve', name: 'Eve', adult: true, anyway: { reason: 'a friend' } });
  expect(engine.try({ type: 'seat-late', player: 'eve' })).toMatchObject({ code: 'orbits-needed' });
});

test('[no-new-hand-during-stop] a break or a pause is no reason to tap, and a tap after a long hand goes on', () => {
  const engine = tappedBefore(10, 8).do({ type: 'clock', do: 'stop', why: 'dispute' });
  engine.now = 40 * MINUTE;
  engine.do({ type: 'clock', do: 'start' });
  expect(engine.tournament.tables.get('1')).toMatchObject({ tracked: true });
  engine.now = 52 * MINUTE;
  engine.do({ type: 'next-hand', table: '1' });
  expect(engine.tournament.tables.get('1')).toMatchObject({ tracked: true });
});

test('[dead-button-general] a button named for an empty chair stays there; without a dead button the next player has it', () => {
  const tracked = (rulebook: string) => {
    const engine = told(8, rulebook);
    engine.now = 30 * MINUTE;
    const gone = engine.at('1')[2]!;
    engine
      .do({ type: 'bust', table: '1', players: [gone] })
      .do({ type: 'track', table: '1', on: true, button: 3 });
    const view = () => viewTournament(engine.tournament, { role: 'display' }, engine.now).tables[0]!;
    const shown = [view().button, view().blinds.map(({ seat }) => seat)];
    engine.do({ type: 'next-hand', table: '1' });
    expect([view().button, view().blinds.map(({ seat }) => seat)]).toEqual(shown);
    engine.do({ type: 'next-hand', table: '1' });
    return [...shown, view().button];
  };
  expect(tracked('homepokertourney')).toEqual([3, [4, 5], 4]);
  expect(tracked('home-guidelines')).toEqual([4, [5, 6], 5]);
});
