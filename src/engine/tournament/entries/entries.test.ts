import { expect, test } from 'vitest';
import { tournamentCommand } from '../../../protocol/commands.ts';
import { findRulebook } from '../../../rulebooks/index.ts';
import { EngineTournament, MINUTE } from '../../../testing/engine-tournament.ts';
import { type LegalActions, legalActions } from '../../betting/legal.ts';
import type { Action } from '../../hand/play.ts';
import { OVER } from '../../record/hand.ts';
import { handSetup } from '../hands/setup.ts';
import { purseOf } from '../state/state.ts';

const home = (players = 10) => new EngineTournament('homepokertourney').started(players);
const congregation = (players = 10) => new EngineTournament('bnai-jeshurun').started(players);
const toLevel = (evening: EngineTournament, level: number, minutes = 20): EngineTournament => {
  evening.now = (level - 1) * minutes * MINUTE + 1000;
  return evening;
};

test('[buyin-starting-stack] an entry is worth 1000 chips, 4000 at the congregation', () => {
  expect(home().tournament.players.get('p1')!.stack).toBe(1000);
  expect(congregation().tournament.players.get('p1')).toMatchObject({ stack: 4000, owes: 5000 });
});

test('players who cannot come after all leave the list and may return to it; players who have bought in stay', () => {
  const evening = new EngineTournament('homepokertourney').do({ type: 'expect', player: 'ann', name: 'Ann' });
  evening.do({ type: 'excuse', player: 'ann' });
  expect(evening.tournament.players.has('ann')).toBe(false);
  evening.do({ type: 'undo' });
  expect(evening.tournament.players.get('ann')?.standing).toEqual({ is: 'expected' });
  evening.do({ type: 'enter', player: 'ann', name: 'Ann' });
  expect(evening.try({ type: 'excuse', player: 'ann' })).toMatchObject({ code: 'already-entered' });
});

test('[age-minimum] the congregation asks whether everybody is 21 or older', () => {
  const evening = new EngineTournament('bnai-jeshurun');
  expect(evening.try({ type: 'enter', player: 'ann', name: 'Ann' })).toMatchObject({
    code: 'age-not-confirmed',
    age: 21,
  });
  evening.do({ type: 'enter', player: 'ann', name: 'Ann', adult: true });
  expect(evening.try({ type: 'enter', player: 'ann', name: 'Ann', adult: true })).toMatchObject({
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
  const evening = new EngineTournament('bnai-jeshurun').do({
    type: 'enter',
    player: 'ann',
    name: 'Ann',
    adult: true,
  });
  expect(evening.events.find(({ type }) => type === 'began')).toMatchObject({
    command: { type: 'enter', player: 'ann', name: 'Ann', adult: true },
  });
  const asked = { type: 'enter', player: 'ben', name: 'Ben', age: 37 };
  expect(tournamentCommand.safeParse(asked).success).toBe(false);
});

test('[purse-definition] 24 entries and 6 rebuys at 25 are a purse of 750', () => {
  const evening = home(24);
  for (let at = 1; at <= 6; at++)
    evening.hand('1', evening.at('1')[at]!).do({ type: 'rebuy', player: evening.rebuyers()[0]! });
  expect(purseOf(evening.tournament)).toBe(75_000);
});

test('[rebuy-only-when-broke] 40 chips left in level 2: refused; 900 left in round 2 at the congregation: accepted', () => {
  const evening = toLevel(home(), 2).do({ type: 'tell-chips', player: 'p1', stack: 40 });
  expect(evening.try({ type: 'rebuy', player: 'p1' })).toMatchObject({
    code: 'not-broke',
    rule: 'rebuy-only-when-broke',
  });
  const other = toLevel(congregation(), 2, 30).do({ type: 'tell-chips', player: 'p1', stack: 900 });
  expect(other.do({ type: 'rebuy', player: 'p1' }).tournament.players.get('p1')!.stack).toBe(2900);
});

test('[rebuy-price-chips] 1000 chips for 25 like the buy-in, or 2000 for 20', () => {
  const evening = home().hand('1', 'p3').do({ type: 'rebuy', player: 'p3' });
  expect(evening.tournament.players.get('p3')).toMatchObject({
    owes: 2500 + 2500,
    rebuys: 1,
    stack: 1000,
    standing: { is: 'in' },
  });
  const other = congregation().hand('1', 'p3').do({ type: 'rebuy', player: 'p3' });
  expect(other.tournament.players.get('p3')).toMatchObject({ owes: 5000 + 2000, stack: 2000 });
});

test('[rebuy-window] a hand begun in level 3 that ends in level 4 still allows it; one of level 4 does not', () => {
  const evening = toLevel(home(), 3).do({ type: 'start-hand', table: '1' });
  evening.now += 20 * MINUTE;
  evening.do({ type: 'end-hand', table: '1', busts: ['p4'] });
  evening.do({ type: 'rebuy', player: 'p4' }).hand('1', 'p5');
  expect(evening.try({ type: 'rebuy', player: 'p5' })).toMatchObject({
    code: 'window-closed',
    rule: 'rebuy-window',
    level: 4,
    throughLevel: 3,
  });
});

test('[rebuy-window] the congregation sells them in rounds 1 and 2 only', () => {
  const evening = congregation();
  evening.now = 80 * MINUTE;
  expect(evening.hand('1', 'p2').try({ type: 'rebuy', player: 'p2' })).toMatchObject({
    code: 'window-closed',
    level: 3,
  });
});

test('[rebuy-count-limit] a second bust in level 3 is the end; at the congregation a fourth in round 2 is not', () => {
  const evening = toLevel(home(), 3).hand('1', 'p3').do({ type: 'rebuy', player: 'p3' }).hand('1', 'p3');
  expect(evening.try({ type: 'rebuy', player: 'p3' })).toMatchObject({
    code: 'rebuys-used',
    rebuys: 1,
    atMost: 1,
  });
  expect(evening.tournament.players.get('p3')!.standing.is).toBe('busted');
  const other = toLevel(congregation(), 2, 30);
  for (let time = 0; time < 4; time++) other.hand('1', 'p3').do({ type: 'rebuy', player: 'p3' });
  expect(other.tournament.players.get('p3')).toMatchObject({ rebuys: 4, standing: { is: 'in' } });
});

test('[rebuy-not-during-hand] a player with 300 who asks for chips on the turn waits for the next hand, and plays this one for 300', () => {
  const evening = new EngineTournament('home-guidelines').started(3, 'dealt');
  const { stack } = evening.tournament.players.get('p1')!;
  evening.do({ type: 'take-chips', player: 'p1', chips: stack! - 300, reason: 'in a pocket' });
  const hand = evening.deal('1');
  const first = evening.at('1').indexOf('p1') + 1;
  const everybody = (move: (legal: LegalActions) => { action: Action; to?: number }) => {
    for (let legal = legalActions(hand.hand); legal !== null; legal = legalActions(hand.hand))
      expect(hand.do({ type: 'act', seat: legal.seat, ...move(legal) })).toBeNull();
    while (hand.hand.phase !== OVER && legalActions(hand.hand) === null) hand.do({ type: 'proceed' });
  };
  const passively = ({ canCheck }: LegalActions) => ({ action: canCheck ? 'check' : 'call' }) as const;
  everybody(passively);
  everybody(passively);
  expect(hand.hand.boarded).toBe(4);
  expect(evening.try({ type: 'rebuy', player: 'p1' })).toMatchObject({
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
  const rebuys = { atMost: null, onlyWhenBroke: false, throughLevel: 3, price: null, chips: null };
  const evening = new EngineTournament({
    ...book,
    tournament: { ...book.tournament, rebuys: { use: rebuys, cite: 'tda-27-rebuys' } },
  }).started(2, 'dealt');
  const [a, b] = evening.at('1') as [string, string];
  evening.do({ type: 'start-hand', table: '1', dealer: true });
  evening.do({ type: 'end-hand', table: '1', stacks: { [a]: 100, [b]: 1900 }, dealer: true });
  evening.do({ type: 'rebuy', player: a });
  evening.do({ type: 'start-hand', table: '1', dealer: true });
  expect(
    handSetup(evening.tournament, '1')
      .players.map(({ stack }) => stack)
      .sort(),
  ).toEqual([1100, 1900]);
  evening.do({ type: 'end-hand', table: '1', stacks: { [a]: 1300, [b]: 1700 }, dealer: true });
  expect(evening.tournament.players.get(a)).toMatchObject({ stack: 1300, owes: 2 * 2500 });
  expect(purseOf(evening.tournament)).toBe(3 * 2500);
});

test('[tda-27-rebuys] a broke player who rebuys misses no hand', () => {
  const evening = home(6).hand('1', 'p3').do({ type: 'rebuy', player: 'p3' });
  const seat = evening.at('1').indexOf('p3') + 1;
  evening.do({ type: 'start-hand', table: '1' });
  const { seats, sitting } = evening.tournament.tables.get('1')!.hand!;
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
  const evening = congregation();
  expect(evening.try({ type: 'add-on', player: 'p1', stack: 3925 })).toMatchObject({
    code: 'no-add-on-now',
    afterLevel: 2,
  });
  evening.now = 61 * MINUTE;
  evening.do({ type: 'add-on', player: 'p1', stack: 3925 });
  expect(evening.tournament.players.get('p1')).toMatchObject({ stack: 4000, owes: 5500 });
  expect(evening.try({ type: 'add-on', player: 'p1' })).toMatchObject({ code: 'nothing-to-buy' });
  for (let level = 1; level <= 15; level++)
    expect(toLevel(home(), level).try({ type: 'add-on', player: 'p1' })).toMatchObject({
      code: 'no-add-ons',
      rule: 'addon-availability',
    });
});

test('[late-window-round-one] late players are let in during round 1', () => {
  const evening = congregation(8);
  evening
    .do({ type: 'enter', player: 'zoe', name: 'Zoe', adult: true })
    .do({ type: 'seat-late', player: 'zoe' });
  evening.now = 31 * MINUTE;
  expect(evening.try({ type: 'enter', player: 'yan', name: 'Yan', adult: true })).toMatchObject({
    code: 'registration-closed',
    message: 'late registration closed when level 2 began',
    level: 2,
  });
});

test('[late-unpaid-missed-blinds] [late-unpaid-posts-big-blind] three orbits at 25/50: 3775, and a big blind on their first hand, wherever they sit', () => {
  const evening = new EngineTournament('bnai-jeshurun')
    .started(6, 'dealt')
    .do({ type: 'enter', player: 'zoe', name: 'Zoe', adult: true });
  evening.do({ type: 'seat-late', player: 'zoe', missed: [{ small: 25, big: 50, circuits: 3 }] });
  expect(evening.tournament.players.get('zoe')).toMatchObject({ stack: 3775, owesBigBlind: true });
  expect(evening.tournament.bank).toBe(225);
  const { hand } = evening.deal('1');
  expect(evening.tournament.tables.get('1')!.hand!.plan.posts).toEqual([
    { seat: 2, blind: 'small' },
    { seat: 3, blind: 'big' },
    { seat: 7, blind: 'big' },
  ]);
  expect([hand.bets[hand.placeOf(7)], hand.stacks[hand.placeOf(7)]]).toEqual([50, 3725]);
  expect(evening.tournament.players.get('zoe')!.owesBigBlind).toBe(false);
});

test('[late-prepaid-no-penalty] a player who had paid beforehand gets the whole stack', () => {
  const evening = congregation(6).do({
    type: 'enter',
    player: 'zoe',
    name: 'Zoe',
    adult: true,
    prepaid: true,
  });
  evening.do({ type: 'seat-late', player: 'zoe', missed: [{ small: 25, big: 50, circuits: 3 }] });
  expect(evening.tournament.players.get('zoe')).toMatchObject({ stack: 4000, owesBigBlind: false });
});

test('[late-table-choice] a late player goes to the table with the fewest', () => {
  const evening = congregation(19)
    .do({ type: 'enter', player: 'zoe', name: 'Zoe', adult: true })
    .do({ type: 'seat-late', player: 'zoe' });
  expect([...evening.tournament.tables.values()].map(({ seats }) => seats.size)).toEqual([10, 10]);
});

test('[chips-have-no-cash-value] [no-refunds-after-first-hand] a player who leaves with 700 chips gets no cash for them', () => {
  const evening = home().hand('1').do({ type: 'pay', player: 'p1', amount: 2500 });
  evening.do({ type: 'leave', player: 'p1' });
  evening.now += 21 * MINUTE;
  evening.do({ type: 'remove', player: 'p1', why: 'stayed-away', stack: 700 });
  expect(evening.try({ type: 'pay-out', player: 'p1', amount: 1 })).toMatchObject({ due: 0 });
  expect(evening.tournament.players.get('p1')).toMatchObject({ owes: 2500, paid: 2500, paidOut: 0 });
  expect(purseOf(evening.tournament)).toBe(10 * 2500);
});

test('[no-refunds-after-first-hand] at the congregation a player who has paid and never comes gets nothing back', () => {
  const evening = new EngineTournament('bnai-jeshurun').enter('Ann', 'Bob', 'Cy', 'Eve');
  evening
    .do({ type: 'enter', player: 'dee', name: 'Dee', adult: true, prepaid: true, here: false })
    .do({ type: 'draw-seats' })
    .do({ type: 'start' })
    .hand('1');
  evening.now = 31 * MINUTE;
  evening.do({ type: 'remove', player: 'dee', why: 'never-came', stack: 3925 });
  expect(evening.try({ type: 'pay-out', player: 'dee', amount: 1 })).toMatchObject({ due: 0 });
  expect(evening.tournament.players.get('dee')).toMatchObject({ paid: 5000, paidOut: 0 });
  expect(purseOf(evening.tournament)).toBe(5 * 5000);
});

test('each player has an account of what they owe, have paid and were paid out', () => {
  const evening = home();
  evening.do({ type: 'pay', player: 'p1', amount: 2500 });
  expect(evening.try({ type: 'pay', player: 'p1', amount: 1 })).toMatchObject({
    code: 'pays-too-much',
    owes: 0,
  });
  expect(evening.try({ type: 'pay', player: 'p2', amount: -5 })).toMatchObject({ code: 'bad-payment' });
});
