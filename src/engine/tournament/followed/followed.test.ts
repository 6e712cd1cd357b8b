import { describe, expect, test } from 'vitest';
import { auditTournament } from '../../../history/audit.ts';
import { auditHand } from '../../../history/audit-hand.ts';
import { findRulebook } from '../../../rulebooks/index.ts';
import { EngineTournament, MINUTE } from '../../../testing/engine-tournament.ts';
import { cards } from '../../../testing/table.ts';
import { type FollowedView, viewFollowed } from '../../views/followed-view.ts';
import { packTournament, unpackTournament } from '../pack.ts';
import { followedEvents, type Told } from './followed.ts';

const home = findRulebook('homepokertourney')!;
const levels = [{ small: 50, big: 100, ante: 0, minutes: 600 }];
const rules = {
  ...home,
  tournament: {
    ...home.tournament,
    levels: { ...home.tournament.levels, use: levels },
    breaks: { ...home.tournament.breaks, use: [] },
  },
};

/** Four at a table nobody taps hands in for, an hour into the night: button in seat 1, blinds in seats 2 and 3. */
class Table {
  readonly engine: EngineTournament;

  constructor(withCards: boolean) {
    this.engine = new EngineTournament(rules).startedUntracked(4);
    this.engine.now = 60 * MINUTE;
    this.tell({ do: 'begin', cards: withCards, button: 1 });
  }

  tell(...told: Told[]): this {
    for (const each of told) this.engine.do({ type: 'follow', table: '1', ...each });
    return this;
  }

  try = (told: Told) => this.engine.try({ type: 'follow', table: '1', ...told });

  get view(): FollowedView {
    return viewFollowed(this.engine.tournament, '1')!;
  }

  /** Who sits in a seat. */
  at = (seat: number): string => this.engine.tournament.tables.get('1')!.seats.get(seat)!;

  get stacks(): Record<number, number> {
    return Object.fromEntries(this.view.hand.players.map(({ seat, stack }) => [seat, stack]));
  }
}

const fold = (seat: number): Told => ({ do: 'act', seat, action: 'fold' });
const call = (seat: number): Told => ({ do: 'act', seat, action: 'call' });
const check = (seat: number): Told => ({ do: 'act', seat, action: 'check' });
const allIn = (seat: number, to?: number): Told => ({
  do: 'act',
  seat,
  action: 'all-in',
  ...(to !== undefined && { to }),
});
const raise = (seat: number, to: number): Told => ({ do: 'act', seat, action: 'raise', to });

describe('just the bets', () => {
  test('streets come by themselves, and the one player left gets the pot', () => {
    const table = new Table(false).tell(call(4), fold(1), call(2), check(3));
    expect(table.view).toMatchObject({ hand: { street: 'flop', pot: 300 }, next: { is: 'act', seat: 2 } });
    table.tell(check(2), raise(3, 200), fold(4), fold(2));
    expect(table.view.next).toMatchObject({
      is: 'over',
      pots: [{ amount: 300, winners: [{ seat: 3, amount: 300 }] }],
      returned: [{ seat: 3, amount: 200 }],
      settle: null,
    });
  });

  test('[minimum-raise] [act-in-turn] the rules of a dealt hand hold', () => {
    const table = new Table(false);
    expect(table.try(call(1))).toMatchObject({ code: 'out-of-turn', toAct: 4 });
    table.tell(raise(4, 300));
    expect(table.try(raise(1, 400))).toMatchObject({ code: 'below-minimum-raise', minimum: 500 });
  });

  test('[rr-pots-split-separately] two all-in for different amounts and a caller: a main and a side pot, each won by whom the table says', () => {
    const table = new Table(false).tell(allIn(4, 500), allIn(1, 1200), fold(2), call(3));
    expect(table.view.uncounted).toEqual([2, 3]);
    expect(table.view.next).toEqual({ is: 'best', pot: 0, amount: 1550, seats: [3, 4, 1] });
    table.tell({ do: 'best', seats: [4] });
    expect(table.view.next).toEqual({ is: 'best', pot: 1, amount: 1400, seats: [3, 1] });
    table.tell({ do: 'best', seats: [3] });
    expect(table.view.next).toMatchObject({
      is: 'over',
      pots: [
        { amount: 1550, winners: [{ seat: 4, amount: 1550 }] },
        { amount: 1400, winners: [{ seat: 3, amount: 1400 }] },
      ],
      out: [table.at(1)],
      settle: {
        busts: [table.at(1)],
        startedWith: { [table.at(1)]: 1200 },
        knockedOutBy: { [table.at(1)]: [table.at(3)] },
        stacks: { [table.at(4)]: 1550 },
      },
    });
  });

  test('[short-all-in-no-reopen] whether a short all-in reopens the betting comes from the hand', () => {
    const table = new Table(false).tell(raise(4, 400), call(1), allIn(2, 550), fold(3));
    expect(table.view.hand.legal).toMatchObject({ seat: 4, toCall: 150, raise: null });
  });

  test('[odd-chip] a split pot, its odd chip to the first left of the button', () => {
    const table = new Table(false).tell(call(4), fold(1), fold(2), check(3));
    table.tell(check(3), check(4), check(3), check(4), check(3), check(4), { do: 'best', seats: [3, 4] });
    expect(table.view.next).toMatchObject({
      pots: [
        {
          amount: 250,
          winners: [
            { seat: 3, amount: 125 },
            { seat: 4, amount: 125 },
          ],
        },
      ],
    });
  });

  test('a tap on a player further on: those in between check, or fold to a bet', () => {
    const table = new Table(false).tell({ do: 'pass-to', seat: 3 });
    expect(table.view.hand).toMatchObject({ toAct: null, phase: 'over' });
    const raised = new Table(false).tell(raise(4, 300), { do: 'pass-to', seat: 3 });
    expect(raised.view).toMatchObject({ hand: { toAct: 3, live: 2 }, next: { is: 'act', later: [] } });
    expect(raised.try({ do: 'pass-to', seat: 1 })).toMatchObject({ code: 'not-in-the-hand' });
  });
});

describe('with the cards', () => {
  const toShowdown = (): Table =>
    new Table(true)
      .tell(call(4), fold(1), fold(2), check(3), { do: 'deal', cards: cards('AhKs9h') })
      .tell(check(3), check(4), { do: 'deal', cards: cards('8s') })
      .tell(check(3), raise(4, 200), call(3), { do: 'deal', cards: cards('3c') })
      .tell(check(3), check(4), { do: 'deal' });

  test('[cards-speak] [show-order-no-bet] the board and the hands shown decide, in their order', () => {
    const table = toShowdown();
    expect(table.view.next).toEqual({ is: 'show', seat: 3, order: [3, 4] });
    table.tell({ do: 'show', seat: 3, cards: cards('KdQd') });
    expect(table.view.seen).toEqual(['Ah', 'Ks', '9h', '8s', '3c', 'Kd', 'Qd']);
    expect(table.try({ do: 'show', seat: 4, cards: cards('KdQc') })).toMatchObject({ code: 'bad-cards' });
    table.tell({ do: 'show', seat: 4, cards: cards('AcJc') });
    expect(table.view.next).toMatchObject({ pots: [{ amount: 650, winners: [{ seat: 4, amount: 650 }] }] });
    expect(auditHand(followedEvents(table.engine.tournament.followed.hands.get('1')!))).toBeNull();
  });

  test('cards that nobody wants to enter are skipped, and the table says who won', () => {
    const table = toShowdown().tell({ do: 'best', seats: [3] });
    expect(table.view.next).toMatchObject({ is: 'over', pots: [{ winners: [{ seat: 3, amount: 650 }] }] });
    const skipped = new Table(true).tell(allIn(4, 800), { do: 'pass-to', seat: 3 }, call(3), { do: 'deal' });
    expect(skipped.view.hand.board).toEqual(['??', '??', '??']);
    skipped.tell({ do: 'best', seats: [4] });
    expect(skipped.view.next).toMatchObject({ is: 'over', pots: [{ amount: 1650 }] });
    for (const { engine } of [table, skipped])
      expect(auditHand(followedEvents(engine.tournament.followed.hands.get('1')!))).toBeNull();
  });

  test('[all-in-show-hands] hands that lie face up are entered before the board is complete', () => {
    const table = new Table(true).tell(allIn(4, 800), { do: 'pass-to', seat: 3 }, call(3));
    table.tell({ do: 'deal', cards: cards('AhKs9h') });
    expect(table.view.next).toEqual({ is: 'deal', street: 'turn', cards: 1, faceUp: [3, 4] });
    table.tell({ do: 'show', seat: 4, cards: cards('AcAd') }, { do: 'show', seat: 3, cards: cards('KcKd') });
    expect(table.view.hand.players.find(({ seat }) => seat === 4)!.cards).toEqual(['Ac', 'Ad']);
    table.tell({ do: 'deal', cards: cards('8s') }, { do: 'deal', cards: cards('3c') }, { do: 'deal' });
    expect(table.view.next).toMatchObject({ is: 'over', pots: [{ winners: [{ seat: 4, amount: 1650 }] }] });
    expect(auditHand(followedEvents(table.engine.tournament.followed.hands.get('1')!))).toBeNull();
  });
});

describe('rulings', () => {
  const rule = (table: Table, irregularity: string, facts: object, about: object = {}) =>
    table.engine.try({
      type: 'rule-followed',
      table: '1',
      hand: table.view.number,
      report: { irregularity, facts: { ...facts }, ...about },
    });

  test('[string-bet-tournament] a string bet of a followed hand is corrected to a call', () => {
    const table = new Table(false).tell(raise(4, 300));
    const facts = { saidRaise: false, bet: 100, put: 100, lastRaise: 100 };
    expect(rule(table, 'string-bet', facts, { seat: 4 })).toBeNull();
    expect(table.view.hand.players.find(({ seat }) => seat === 4)).toMatchObject({ bet: 100 });
    expect(table.view.hand.toAct).toBe(1);
    table.tell({ do: 'back' });
    expect(table.view.hand.players.find(({ seat }) => seat === 4)).toMatchObject({ bet: 300 });
  });

  test('[exposed-later-card-replaced] an exposed card is exchanged and becomes the burn: nobody can have it', () => {
    const table = new Table(true);
    const exposed = { seat: 4, card: cards('Ah')[0]! };
    expect(rule(table, 'card-exposed-after-deal', { onPurpose: false }, exposed)).toBeNull();
    table.tell(call(4), fold(1), fold(2), check(3));
    expect(table.try({ do: 'deal', cards: cards('AhKs9h') })).toMatchObject({ code: 'bad-cards' });
    table.tell({ do: 'deal', cards: cards('QhKs9h') });
    expect(auditHand(followedEvents(table.engine.tournament.followed.hands.get('1')!))).toBeNull();
  });

  test('[flop-premature-or-too-many] the street that comes again has no burn, and its cards are named like any other', () => {
    const table = new Table(true);
    expect(rule(table, 'flop-premature', {})).toBeNull();
    table.tell(call(4), fold(1), fold(2), check(3), { do: 'deal', cards: cards('QhKs9h') });
    expect(table.view.hand).toMatchObject({ board: ['Qh', 'Ks', '9h'], burned: 1 });
    expect(auditHand(followedEvents(table.engine.tournament.followed.hands.get('1')!))).toBeNull();
  });
});

describe('beside the steps of the tournament', () => {
  test('what was told last is taken back, with what it told of a stack; undo leaves the hand alone', () => {
    const table = new Table(false).tell(allIn(4, 500));
    table.engine.do({ type: 'leave', player: table.at(1) }).do({ type: 'undo' });
    expect(table.view.hand.players.find(({ seat }) => seat === 4)).toMatchObject({ status: 'all-in' });
    expect(table.view.uncounted).toEqual([1, 2, 3]);
    table.tell({ do: 'back' });
    expect(table.view.uncounted).toEqual([1, 2, 3, 4]);
    expect(table.try({ do: 'back' })).toMatchObject({ code: 'nothing-to-undo' });
  });

  test('a snapshot has the hand', () => {
    const { engine } = new Table(false).tell(allIn(4, 500));
    const { tournament } = unpackTournament(JSON.parse(JSON.stringify(packTournament(engine.history))));
    expect(tournament).toEqual(engine.tournament);
  });

  test('a stack that was never counted is asked for at an all-in, and nowhere else', () => {
    const table = new Table(false);
    expect(table.try(allIn(4))).toMatchObject({ code: 'stack-needed', player: table.at(4) });
    table.tell({ do: 'count', seat: 4, behind: 700 }, allIn(4));
    expect(table.view.hand.price).toBe(700);
  });

  test('[simultaneous-elimination] the outcome is one step: players out by their stacks, winners counted', () => {
    const table = new Table(false).tell(allIn(4, 500), allIn(1, 700), fold(2), call(3));
    table.tell({ do: 'best', seats: [3] });
    const { next } = table.view;
    const settle = next.is === 'over' ? next.settle! : null;
    const [short, long] = [table.at(4), table.at(1)];
    table.engine.do(settle!);
    expect(table.engine.tournament.busts.at(-1)).toMatchObject([
      { player: long, stack: 700, by: [table.at(3)] },
      { player: short, stack: 500, by: [table.at(3)] },
    ]);
    table.engine.do({ type: 'undo' });
    expect(table.engine.tournament.busts).toEqual([]);
    expect(table.engine.try({ type: 'settle-hand', table: '1' })).toMatchObject({ code: 'nobody-named' });
  });

  test('at a tracked table the hand has its number, its button and its stacks, and the outcome ends it', () => {
    const engine = new EngineTournament('homepokertourney').started(4);
    engine.do({ type: 'start-hand', table: '1' });
    const follow = { type: 'follow', table: '1' } as const;
    engine.do({ ...follow, do: 'begin', cards: false });
    const { hand, uncounted, number } = viewFollowed(engine.tournament, '1')!;
    expect([uncounted, number]).toEqual([[], 1]);
    engine.do({ ...follow, do: 'act', seat: hand.toAct!, action: 'all-in' });
    const loser = hand.toAct!;
    const caller = viewFollowed(engine.tournament, '1')!.hand.toAct!;
    engine.do({ ...follow, do: 'act', seat: caller, action: 'call' });
    engine.do({
      ...follow,
      do: 'act',
      seat: viewFollowed(engine.tournament, '1')!.hand.toAct!,
      action: 'fold',
    });
    engine.do({
      ...follow,
      do: 'act',
      seat: viewFollowed(engine.tournament, '1')!.hand.toAct!,
      action: 'fold',
    });
    engine.do({ ...follow, do: 'best', seats: [caller] });
    const { next } = viewFollowed(engine.tournament, '1')!;
    if (next.is !== 'over') throw new Error('the hand goes on');
    expect(next.out).toEqual([engine.tournament.tables.get('1')!.seats.get(loser)]);
    engine.do(next.settle!);
    expect(engine.tournament.tables.get('1')).toMatchObject({ hand: null, handsPlayed: 1 });
    engine.do({ ...follow, do: 'close', keep: true });
    expect(engine.tournament.followed).toMatchObject({ kept: [{ table: '1', number: 1 }] });
  });

  test('a hand is kept only when it is over, under a number of its own, and the audit finds it as it was told', () => {
    const table = new Table(false);
    expect(table.try({ do: 'close', keep: true })).toMatchObject({ code: 'hand-not-over' });
    table.tell({ do: 'pass-to', seat: 3 });
    const events = followedEvents(table.engine.tournament.followed.hands.get('1')!);
    table.tell({ do: 'close', keep: true }, { do: 'begin', cards: false, button: 2 });
    expect(table.view.number).toBe(2);
    table.tell({ do: 'close', keep: false });
    expect(auditTournament(table.engine.events, new Map([['1/1', events]]))).toEqual([]);
    expect(auditTournament(table.engine.events, new Map([['1/1', events.slice(0, -1)]]))).not.toEqual([]);
    expect(auditTournament(table.engine.events, new Map())).not.toEqual([]);
  });

  test('where nobody can know the button it is asked for; where Riffle deals nothing is followed', () => {
    const table = new Table(false).tell({ do: 'close', keep: false });
    expect(table.try({ do: 'begin', cards: true })).toMatchObject({ code: 'button-needed', table: '1' });
    const dealt = new EngineTournament('homepokertourney').started(4, 'dealt');
    expect(dealt.try({ type: 'follow', table: '1', do: 'begin', cards: true })).toMatchObject({
      code: 'dealt-here',
    });
  });
});
