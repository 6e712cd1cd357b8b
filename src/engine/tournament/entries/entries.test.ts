import { expect, test } from 'vitest';
import { logEntries } from '../../../history/tell-tournament.ts';
import { tournamentCommand } from '../../../protocol/commands.ts';
import { findRulebook } from '../../../rulebooks/index.ts';
import { EngineTournament, MINUTE } from '../../../testing/engine-tournament.ts';
import { type LegalActions, legalActions } from '../../betting/legal.ts';
import type { Action } from '../../hand/play.ts';
import { OVER } from '../../record/hand.ts';
import { handSetup } from '../hands/setup.ts';
import { purseOf } from '../state/purse.ts';

const home = (players = 10) => new EngineTournament('homepokertourney').started(players);
const congregation = (players = 10) => new EngineTournament('bnai-jeshurun').started(players);
const toLevel = (engine: EngineTournament, level: number, minutes = 20): EngineTournament => {
  engine.now = (level - 1) * minutes * MINUTE + 1000;
  return engine;
};

test('[buyin-starting-stack] an entry is worth 1000 chips, 4000 at the congregation', () => {
  expect(home().tournament.players.get('p1')!.stack).toBe(1000);
  expect(congregation().tournament.players.get('p1')).toMatchObject({ stack: 4000, owes: 5000 });
});

test('players who cannot come after all leave the list and may return to it; players who have bought in stay', () => {
  const engine = new EngineTournament('homepokertourney').do({ type: 'expect', player: 'ann', name: 'Ann' });
  engine.do({ type: 'excuse', player: 'ann' });
  expect(engine.tournament.players.has('ann')).toBe(false);
  engine.do({ type: 'undo' });
  expect(engine.tournament.players.get('ann')?.standing).toEqual({ is: 'expected' });
  engine.do({ type: 'enter', player: 'ann', name: 'Ann' });
  expect(engine.try({ type: 'excuse', player: 'ann' })).toMatchObject({ code: 'already-entered' });
});

test('[age-minimum] the congregation asks whether everybody is 21 or older', () => {
  const engine = new EngineTournament('bnai-jeshurun');
  expect(engine.try({ type: 'enter', player: 'ann', name: 'Ann' })).toMatchObject({
    code: 'age-not-confirmed',
    age: 21,
  });
  engine.do({ type: 'enter', player: 'ann', name: 'Ann', adult: true });
  expect(engine.try({ type: 'enter', player: 'ann', name: 'Ann', adult: true })).toMatchObject({
    code: 'already-entered',
  });
});

test('[age-minimum] a guest under 21 is refused, one of 21 is not; other rulebooks do not ask', () => {
  const enter = (rulebook: string, adult: boolean) =>
    new EngineTournament(rulebook).try({ type: 'enter', player: 'ann', name: 'Ann', adult });
  expect(enter('bnai-jeshurun', false)).toEqual({
    code: 'too-young',
    rule: 'age-minimum',
    message: 'Ann is too young: players here are 21 or older',
    name: 'Ann',
    age: 21,
  });
  expect([enter('bnai-jeshurun', true), enter('homepokertourney', false)]).toEqual([null, null]);
});

test('[age-minimum] that guests are of age is kept, and not how old they are', () => {
  const engine = new EngineTournament('bnai-jeshurun').do({
    type: 'enter',
    player: 'ann',
    name: 'Ann',
    adult: true,
  });
  expect(engine.events.find(({ type }) => type === 'began')).toMatchObject({
    command: { type: 'enter', player: 'ann', name: 'Ann', adult: true },
  });
  const asked = { type: 'enter', player: 'ben', name: 'Ben', age: 37 };
  expect(tournamentCommand.safeParse(asked).success).toBe(false);
});

test('[purse-definition] 24 entries and 6 rebuys at 25 are a purse of 750', () => {
  const engine = home(24);
  for (let at = 1; at <= 6; at++)
    engine.hand('1', engine.at('1')[at]!).do({ type: 'rebuy', player: engine.rebuyers()[0]! });
  expect(purseOf(engine.tournament)).toBe(75_000);
});

test('[rebuy-only-when-broke] 40 chips left in level 2: refused; 900 left in round 2 at the congregation: accepted', () => {
  const engine = toLevel(home(), 2).do({ type: 'tell-chips', player: 'p1', stack: 40 });
  expect(engine.try({ type: 'rebuy', player: 'p1' })).toMatchObject({
    code: 'not-broke',
    rule: 'rebuy-only-when-broke',
  });
  const other = toLevel(congregation(), 2, 30).do({ type: 'tell-chips', player: 'p1', stack: 900 });
  expect(other.do({ type: 'rebuy', player: 'p1' }).tournament.players.get('p1')!.stack).toBe(2900);
});

test('[rebuy-price-chips] 1000 chips for 25 like the buy-in, or 2000 for 20', () => {
  const engine = home().hand('1', 'p3').do({ type: 'rebuy', player: 'p3' });
  expect(engine.tournament.players.get('p3')).toMatchObject({
    owes: 2500 + 2500,
    rebuys: 1,
    stack: 1000,
    standing: { is: 'in' },
  });
  const other = congregation().hand('1', 'p3').do({ type: 'rebuy', player: 'p3' });
  expect(other.tournament.players.get('p3')).toMatchObject({ owes: 5000 + 2000, stack: 2000 });
});

test('[rebuy-window] a hand begun in level 3 that ends in level 4 still allows it; one of level 4 does not', () => {
  const engine = toLevel(home(), 3);
  engine.now += 15 * MINUTE;
  engine.do({ type: 'start-hand', table: '1' });
  engine.now += 8 * MINUTE;
  engine.do({ type: 'end-hand', table: '1', busts: ['p4'] });
  engine.do({ type: 'rebuy', player: 'p4' }).hand('1', 'p5');
  expect(engine.try({ type: 'rebuy', player: 'p5' })).toMatchObject({
    code: 'window-closed',
    rule: 'rebuy-window',
    level: 4,
    throughLevel: 3,
  });
});

test('[rebuy-window] the congregation sells them in rounds 1 and 2 only', () => {
  const engine = congregation();
  engine.now = 80 * MINUTE;
  expect(engine.hand('1', 'p2').try({ type: 'rebuy', player: 'p2' })).toMatchObject({
    code: 'window-closed',
    level: 3,
  });
});

test('[rebuy-count-limit] a second bust in level 3 is the end; at the congregation a fourth in round 2 is not', () => {
  const engine = toLevel(home(), 3).hand('1', 'p3').do({ type: 'rebuy', player: 'p3' }).hand('1', 'p3');
  expect(engine.try({ type: 'rebuy', player: 'p3' })).toMatchObject({
    code: 'rebuys-used',
    rebuys: 1,
    atMost: 1,
  });
  expect(engine.tournament.players.get('p3')!.standing.is).toBe('busted');
  const other = toLevel(congregation(), 2, 30);
  for (let time = 0; time < 4; time++) other.hand('1', 'p3').do({ type: 'rebuy', player: 'p3' });
  expect(other.tournament.players.get('p3')).toMatchObject({ rebuys: 4, standing: { is: 'in' } });
});

test('[rebuy-window] under the guidelines an allowed rebuy does not cite the ban on rebuys during a hand', () => {
  const engine = new EngineTournament('home-guidelines').started(4);
  const [first] = engine.at('1') as [string];
  engine.hand('1', first).do({ type: 'rebuy', player: first });
  expect([...logEntries(engine.events)].find(({ what }) => what === 'rebought')!.rule).toBe('rebuy-window');
});

test('[rebuy-not-during-hand] a player with 300 who asks for chips on the turn waits for the next hand, and plays this one for 300', () => {
  const engine = new EngineTournament('home-guidelines').started(3, 'dealt');
  const { stack } = engine.tournament.players.get('p1')!;
  engine.do({ type: 'take-chips', player: 'p1', chips: stack! - 300, reason: 'in a pocket' });
  const hand = engine.deal('1');
  const first = engine.at('1').indexOf('p1') + 1;
  const everybody = (move: (legal: LegalActions) => { action: Action; to?: number }) => {
    for (let legal = legalActions(hand.hand); legal !== null; legal = legalActions(hand.hand))
      expect(hand.do({ type: 'act', seat: legal.seat, ...move(legal) })).toBeNull();
    while (hand.hand.phase !== OVER && legalActions(hand.hand) === null) hand.do({ type: 'proceed' });
  };
  const passively = ({ canCheck }: LegalActions) => ({ action: canCheck ? 'check' : 'call' }) as const;
  everybody(passively);
  everybody(passively);
  expect(hand.hand.boarded).toBe(4);
  expect(engine.try({ type: 'rebuy', player: 'p1' })).toMatchObject({
    code: 'hand-in-play',
    rule: 'rebuy-not-during-hand',
  });
  everybody(({ raise, canCheck }) =>
    raise === null ? { action: canCheck ? 'check' : 'call' } : { action: 'raise', to: raise.maximum },
  );
  const put = hand.events.flatMap((event) => (event.type === 'awarded' ? [event.pot] : []));
  const main = put.filter(({ eligible }) => eligible.includes(first));
  expect(main.reduce((sum, { amount }) => sum + amount, 0)).toBe(3 * 300);
});

test('[rr-rebuy-announced] [tda-27-rebuys] a rebuy announced before the deal is in play and owed, even if the player wins', () => {
  const book = findRulebook('tda')!;
  const rebuys = {
    atMost: null,
    onlyWhenBroke: false,
    throughLevel: 3,
    deadline: 'lost' as const,
    price: null,
    chips: null,
  };
  const engine = new EngineTournament({
    ...book,
    tournament: { ...book.tournament, rebuys: { use: rebuys, cite: 'tda-27-rebuys' } },
  }).started(2, 'dealt');
  const [a, b] = engine.at('1') as [string, string];
  engine.do({ type: 'start-hand', table: '1', dealer: true });
  engine.do({ type: 'end-hand', table: '1', stacks: { [a]: 100, [b]: 1900 }, dealer: true });
  engine.do({ type: 'rebuy', player: a });
  engine.do({ type: 'start-hand', table: '1', dealer: true });
  expect(
    handSetup(engine.tournament, '1')
      .players.map(({ stack }) => stack)
      .sort(),
  ).toEqual([1100, 1900]);
  engine.do({ type: 'end-hand', table: '1', stacks: { [a]: 1300, [b]: 1700 }, dealer: true });
  expect(engine.tournament.players.get(a)).toMatchObject({ stack: 1300, owes: 2 * 2500 });
  expect(purseOf(engine.tournament)).toBe(3 * 2500);
});

test('[tda-27-rebuys] a broke player who rebuys misses no hand', () => {
  const engine = home(6).hand('1', 'p3').do({ type: 'rebuy', player: 'p3' });
  const seat = engine.at('1').indexOf('p3') + 1;
  engine.do({ type: 'start-hand', table: '1' });
  const { seats, sitting } = engine.tournament.tables.get('1')!.hand!;
  expect(seats).toContain(seat);
  expect(sitting).toEqual([]);
});

test('[home-freezeout] a rulebook without rebuys sells none', () => {
  expect(
    new EngineTournament('tda').started(9).hand('1', 'p2').try({ type: 'rebuy', player: 'p2' }),
  ).toMatchObject({
    code: 'no-rebuys',
  });
});

test('[addon-availability] [addon-cap-and-price] only in the break after round 2, up to 4000', () => {
  const engine = congregation();
  expect(engine.try({ type: 'add-on', player: 'p1', stack: 3925 })).toMatchObject({
    code: 'no-add-on-now',
    afterLevel: 2,
  });
  engine.now = 61 * MINUTE;
  engine.do({ type: 'add-on', player: 'p1', stack: 3925 });
  expect(engine.tournament.players.get('p1')).toMatchObject({ stack: 4000, owes: 5500 });
  expect(engine.try({ type: 'add-on', player: 'p1' })).toMatchObject({ code: 'nothing-to-buy' });
  for (let level = 1; level <= 15; level++)
    expect(toLevel(home(), level).try({ type: 'add-on', player: 'p1' })).toMatchObject({
      code: 'no-add-ons',
      rule: 'addon-availability',
    });
});

test('[late-window-round-one] late players are let in during round 1', () => {
  const engine = congregation(8);
  engine
    .do({ type: 'enter', player: 'zoe', name: 'Zoe', adult: true })
    .do({ type: 'seat-late', player: 'zoe' });
  engine.now = 31 * MINUTE;
  expect(engine.try({ type: 'enter', player: 'yan', name: 'Yan', adult: true })).toMatchObject({
    code: 'registration-closed',
    message: 'late registration closed when level 2 began',
    level: 2,
  });
});

test('[late-unpaid-missed-blinds] [late-unpaid-posts-big-blind] three orbits at 25/50: 3775, and a big blind on their first hand, wherever they sit', () => {
  const engine = new EngineTournament('bnai-jeshurun')
    .started(6, 'dealt')
    .do({ type: 'enter', player: 'zoe', name: 'Zoe', adult: true });
  engine.do({ type: 'seat-late', player: 'zoe', missed: [{ small: 25, big: 50, circuits: 3 }] });
  expect(engine.tournament.players.get('zoe')).toMatchObject({ stack: 3775, owesBigBlind: true });
  expect(engine.tournament.bank).toBe(225);
  const { hand } = engine.deal('1');
  expect(engine.tournament.tables.get('1')!.hand!.plan.posts).toEqual([
    { seat: 2, blind: 'small' },
    { seat: 3, blind: 'big' },
    { seat: 7, blind: 'big' },
  ]);
  expect([hand.bets[hand.placeOf(7)], hand.stacks[hand.placeOf(7)]]).toEqual([50, 3725]);
  expect(engine.tournament.players.get('zoe')!.owesBigBlind).toBe(false);
});

test('[late-prepaid-no-penalty] a player who had paid beforehand gets the whole stack', () => {
  const engine = congregation(6).do({
    type: 'enter',
    player: 'zoe',
    name: 'Zoe',
    adult: true,
    prepaid: true,
  });
  engine.do({ type: 'seat-late', player: 'zoe', missed: [{ small: 25, big: 50, circuits: 3 }] });
  expect(engine.tournament.players.get('zoe')).toMatchObject({ stack: 4000, owesBigBlind: false });
});

test('[late-table-choice] a late player goes to the table with the fewest', () => {
  const engine = congregation(19)
    .do({ type: 'enter', player: 'zoe', name: 'Zoe', adult: true })
    .do({ type: 'seat-late', player: 'zoe' });
  expect([...engine.tournament.tables.values()].map(({ seats }) => seats.size)).toEqual([10, 10]);
});

test('[chips-have-no-cash-value] [no-refunds-after-first-hand] a player who leaves with 700 chips gets no cash for them', () => {
  const engine = home().hand('1').do({ type: 'pay', player: 'p1', amount: 2500 });
  engine.do({ type: 'leave', player: 'p1' });
  engine.now += 21 * MINUTE;
  engine.do({ type: 'remove', player: 'p1', why: 'stayed-away', stack: 700 });
  expect(engine.try({ type: 'pay-out', player: 'p1', amount: 1 })).toMatchObject({ due: 0 });
  expect(engine.tournament.players.get('p1')).toMatchObject({ owes: 2500, paid: 2500, paidOut: 0 });
  expect(purseOf(engine.tournament)).toBe(10 * 2500);
});

test('[no-refunds-after-first-hand] at the congregation a player who has paid and never comes gets nothing back', () => {
  const engine = new EngineTournament('bnai-jeshurun').enter('Ann', 'Bob', 'Cy', 'Eve');
  engine
    .do({ type: 'enter', player: 'dee', name: 'Dee', adult: true, prepaid: true, here: false })
    .do({ type: 'draw-seats' })
    .do({ type: 'start' })
    .hand('1');
  engine.now = 31 * MINUTE;
  engine.do({ type: 'remove', player: 'dee', why: 'never-came', stack: 3925 });
  expect(engine.try({ type: 'pay-out', player: 'dee', amount: 1 })).toMatchObject({ due: 0 });
  expect(engine.tournament.players.get('dee')).toMatchObject({ paid: 5000, paidOut: 0 });
  expect(purseOf(engine.tournament)).toBe(5 * 5000);
});

test('each player has an account of what they owe, have paid and were paid out', () => {
  const engine = home();
  engine.do({ type: 'pay', player: 'p1', amount: 2500 });
  expect(engine.try({ type: 'pay', player: 'p1', amount: 1 })).toMatchObject({
    code: 'pays-too-much',
    owes: 0,
  });
  expect(engine.try({ type: 'pay', player: 'p2', amount: -5 })).toMatchObject({ code: 'bad-payment' });
});
