import { describe, expect, test } from 'vitest';
import type { LegalActions } from '../../../engine/betting/legal.ts';
import type { AwardedPot } from '../../../engine/record/events.ts';
import type { PublicEvent } from '../../../engine/views/public-events.ts';
import type { MoveView, TableView, TournamentView } from '../../../engine/views/tournament-view.ts';
import { type HandView, type PlayerView, View } from '../../../engine/views/view.ts';
import { table } from '../../../testing/table.ts';
import { isBot, plainName } from '../../shared/bots.ts';
import { initial } from '../../shared/format.ts';
import { chairOf, movedFrom, rankOf } from '../../shared/live/my-seat.ts';
import { USUAL } from '../../shared/live/settings.ts';
import { amountFor, chipsOf, presetsFor, stepped, typed } from './amounts.ts';
import { bestFive, draws, made } from './cards.ts';
import { costFor, doneFor, type Early, earlyChoices, stands } from './early.ts';
import { owedTo, pushed, unshownYet } from './ending.ts';
import { earlierBlinds, nextHandText } from './next-hand.ts';
import { inPercent } from './percent.ts';
import { noRebuyText } from './rebuy-text.ts';
import { gathered, lastActs, sittings } from './seats.ts';
import { aroundFrom, betSpot, seatSpot } from './spots.ts';
import { inTheOpen } from './useOdds.ts';
import { heard, oddChips, oddSaid, saying, spoken } from './voice.ts';
import { de } from './words.de.ts';
import { tableWords } from './words.ts';

const sits = (seat: number, stack: number, bet = 0, status: PlayerView['status'] = 'in'): PlayerView => ({
  seat,
  stack,
  bet,
  status,
  cards: null,
});

function hand(changes: Partial<HandView>): HandView {
  const players = changes.players ?? [];
  const price = Math.max(0, ...players.map(({ bet }) => bet));
  return {
    phase: 'betting',
    street: 'flop',
    button: 1,
    blinds: [10, 20],
    board: [],
    burned: 0,
    pots: [],
    pot: 0,
    price,
    live: 3,
    toAct: null,
    legal: null,
    ...changes,
    players: players.map((each) => ({
      ...each,
      toCall: Math.min(each.stack, price - each.bet) || undefined,
    })),
  };
}

const legal = (changes: Partial<LegalActions>): LegalActions => ({
  seat: 1,
  canCheck: false,
  toCall: 0,
  opening: false,
  raise: null,
  ...changes,
});

describe('seats', () => {
  test('go around in true order from mine, or from the first one for spectators', () => {
    expect(aroundFrom([8, 3, 1, 5], 5)).toEqual([5, 8, 1, 3]);
    expect(aroundFrom([8, 3, 1, 5], null)).toEqual([1, 3, 5, 8]);
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('%i of them never overlap, whatever the felt’s shape', (of) => {
    for (const [shape, width, height, plate, tall] of [
      ['upright', 360, 352, 81, 40],
      ['lying', 524, 290, 86, 40],
      ['wide', 1280, 507, 124, 50],
    ] as const) {
      const spots = Array.from({ length: of }, (_, at) => seatSpot(at, of, shape));
      const bets = Array.from({ length: of }, (_, at) => betSpot(at, of, shape));
      for (const [at, a] of spots.entries()) {
        expect(a.x).toBeGreaterThan(4);
        expect(a.x).toBeLessThan(96);
        for (const b of spots.slice(at + 1)) {
          const apart =
            Math.abs(a.x - b.x) * width > plate * 100 || Math.abs(a.y - b.y) * height > tall * 100;
          expect(apart, `${of} seats, ${JSON.stringify([a, b])}`).toBe(true);
        }
      }
      for (const [at, a] of bets.entries())
        for (const b of bets.slice(at + 1))
          expect(
            Math.hypot(((a.x - b.x) * width) / 100, ((a.y - b.y) * height) / 100),
            `${of} bets, ${JSON.stringify([a, b])}`,
          ).toBeGreaterThan(22);
      // The player to my left is on the left of the screen, the last one on the right.
      if (of > 2) expect(spots[1]!.x).toBeLessThan(spots[of - 1]!.x);
    }
  });

  test('players who bust keep their names until the next hand, and only Riffle’s own bots are marked', () => {
    const table = { id: '1', seats: [{ seat: 1, player: 'p1', name: 'Ana', stack: 500, away: false }] };
    const names = new Map([
      [1, { player: 'p1', name: 'Ana' }],
      [4, { player: 'bot3', name: 'Cleo (bot)' }],
    ]);
    const view = hand({ players: [sits(1, 500), sits(4, 0, 0, 'folded')] });
    const [ana, cleo] = sittings(table as never as TableView, view, [], names, 1);
    expect([ana!.name, ana!.bot, cleo!.name, cleo!.bot]).toEqual(['Ana', false, 'Cleo', true]);
    expect([isBot('p12'), plainName('Max (robot)')]).toEqual([false, 'Max (robot)']);
  });

  test('show what each player did on this street, and a fold for the whole hand', () => {
    const told: PublicEvent[] = [
      { is: 'dealt' },
      { is: 'raised', seat: 2, to: 60 },
      { is: 'folded', seat: 3 },
      { is: 'opened', street: 'flop' },
      { is: 'checked', seat: 4 },
    ];
    expect([...lastActs(told)].map(([seat, { is }]) => `${seat} ${is}`)).toEqual(['3 folded', '4 checked']);
  });
});

describe('pots', () => {
  test('[dealer-collects-bets] bets stay in front of the players until the street ends', () => {
    const bet = hand({
      pot: 140,
      pots: [{ amount: 140, seats: [1, 2] }],
      players: [sits(1, 900, 40), sits(2, 900)],
    });
    expect(gathered(bet)).toEqual([100]);
    expect(gathered({ ...bet, players: [sits(1, 900), sits(2, 900)] })).toEqual([140]);
  });

  test('a side pot from an earlier street stays apart from the bets of this one', () => {
    const view = hand({
      pot: 900,
      pots: [
        { amount: 300, seats: [1, 2, 3] },
        { amount: 600, seats: [1, 2] },
      ],
      players: [sits(1, 400, 200), sits(2, 400, 200), sits(3, 0, 0, 'all-in')],
    });
    expect(gathered(view)).toEqual([300, 200]);
  });

  test('an amount is shown as its largest chips', () => {
    expect(chipsOf(625)).toEqual(['violet', 'black', 'green']);
    expect(chipsOf(0)).toEqual([]);
  });
});

describe('amounts', () => {
  const view = hand({ pot: 540, players: [sits(1, 1825), sits(2, 1655, 300), sits(3, 2940, 100)] });

  const amounts = (may: LegalActions, of = view, settings = USUAL): number[] =>
    presetsFor(of, settings).map((name) => amountFor(name, of, may));

  test('players choose their buttons: big blinds before the flop, parts of the pot after it', () => {
    const may = legal({ toCall: 20, raise: { minimum: 40, maximum: 2000 } });
    const mine = {
      ...USUAL,
      preflop: ['two-and-half', 'three', 'pot'],
      postflop: ['third', 'two-thirds', 'three-quarters'],
    } as const;
    const first = hand({ street: 'preflop', pot: 30, players: [sits(1, 900, 10), sits(2, 900, 20)] });
    expect(amounts(may, first, mine)).toEqual([50, 60, 70, 2000]);
    // Once somebody has raised, so many times the raise.
    const raised = hand({ street: 'preflop', pot: 90, players: [sits(1, 900, 10), sits(2, 900, 60)] });
    const facing = legal({ toCall: 60, raise: { minimum: 100, maximum: 2000 } });
    expect(amounts(facing, raised, mine).slice(0, 2)).toEqual([150, 180]);
    const flop = hand({ street: 'flop', pot: 300, players: [sits(1, 900), sits(2, 900)] });
    const open = legal({ toCall: 0, raise: { minimum: 20, maximum: 2000 } });
    expect(amounts(open, flop, mine)).toEqual([100, 200, 225, 2000]);
  });

  test('the buttons raise to the minimum, half the pot or the pot after the call, and all in', () => {
    const may = legal({ toCall: 300, raise: { minimum: 500, maximum: 1825 } });
    expect(amounts(may)).toEqual([500, 720, 1140, 1825]);
    const short = legal({ toCall: 300, raise: { minimum: 500, maximum: 600 } });
    expect(amounts(short)).toEqual([500, 600, 600, 600]);
  });

  test('arrows step by big blinds and stop at what is allowed', () => {
    const raise = { minimum: 45, maximum: 90 };
    expect(stepped(raise, 45, 1, 20)).toBe(60);
    expect(stepped(raise, 60, -1, 20)).toBe(45);
    expect(stepped(raise, 80, 1, 20)).toBe(90);
  });

  test('a typed amount may have any thousands separator, and nothing else', () => {
    expect(['1,500', '1.500', ' 700 ', '', 'all', '-5'].map(typed)).toEqual([
      1500,
      1500,
      700,
      null,
      null,
      null,
    ]);
  });

  test('[short-stack-may-enter] a big blind that is all-in for less does not lower the price, on any button', () => {
    const { hand } = table({ stacks: { 1: 900, 2: 900, 3: 30, 4: 25 }, button: 1, blinds: [20, 40] });
    const view = new View(hand, { role: 'spectator' }).toJSON();
    const legal = view.legal!;
    expect([view.price, legal.toCall, view.toAct]).toEqual([40, 25, 4]);
    expect([1, 2, 3, 4].map((seat) => costFor(view, seat))).toEqual([40, 20, 0, 25]);
    const after = table({ stacks: { 1: 900, 2: 900, 3: 30, 4: 25 }, button: 1, blinds: [20, 40] }).play(
      '4 fold',
    );
    const mine = new View(after.hand, { role: 'player', seat: 1 }).toJSON();
    expect(amountFor('pot', mine, mine.legal!)).toBe(40 + 50 + 40);
  });
});

describe('[out-of-turn-binding] an action chosen early', () => {
  const players = [sits(1, 900), sits(2, 900, 40), sits(3, 900)];
  const facing = hand({ toAct: 3, players });
  const raised = hand({ toAct: 3, players: [sits(1, 900), sits(2, 900, 40), sits(3, 700, 120)] });
  const early = (is: Early['is'], cost: number): Early => ({ is, hand: 7, street: 'flop', cost });

  test('can be chosen while others act, and fits what it costs', () => {
    const free = hand({ toAct: 3, players: [sits(1, 900), sits(3, 900)] });
    expect(earlyChoices(facing, 1, false)).toEqual(['fold', 'call']);
    expect(earlyChoices(free, 1, false)).toEqual(['check-fold', 'check']);
    // A player who has acted: somebody has raised, or nothing is left to do.
    expect(earlyChoices(facing, 1, true)).toEqual(['fold', 'call']);
    expect(earlyChoices(free, 1, true)).toEqual([]);
    expect(earlyChoices(hand({ toAct: 1, players }), 1, false)).toEqual([]);
    expect(earlyChoices(hand({ toAct: 3, players: [sits(1, 0, 0, 'all-in')] }), 1, false)).toEqual([]);
  });

  test('a raise in between cancels a call but not a fold', () => {
    expect(stands(early('call', 40), 7, facing, 1)).toBe(true);
    expect(stands(early('call', 40), 7, raised, 1)).toBe(false);
    expect(stands(early('check', 0), 7, raised, 1)).toBe(false);
    expect(stands(early('check-fold', 0), 7, raised, 1)).toBe(true);
    expect(stands(early('fold', 40), 7, raised, 1)).toBe(true);
  });

  test('a new street cancels everything but a fold, a new hand everything', () => {
    const turn = { ...facing, street: 'turn' as const };
    expect(stands(early('check-fold', 40), 7, turn, 1)).toBe(false);
    expect(stands(early('fold', 40), 7, turn, 1)).toBe(true);
    expect(stands(early('fold', 40), 8, facing, 1)).toBe(false);
  });

  test('is carried out when the turn comes', () => {
    const free = hand({ legal: legal({ canCheck: true }) });
    const bet = hand({ legal: legal({ toCall: 40 }) });
    expect([doneFor(early('check-fold', 0), free), doneFor(early('check-fold', 0), bet)]).toEqual([
      'check',
      'fold',
    ]);
    expect([doneFor(early('call', 40), bet), doneFor(early('check', 0), free)]).toEqual(['call', 'check']);
    expect(doneFor(early('check', 0), bet)).toBe(null);
  });
});

describe('cards', () => {
  const board = 'Qh 9s 4d Qs 9h'.split(' ');

  test('are named in both languages, and the five that count are found', () => {
    const two = made(['Kh', 'Jh'], board)!;
    expect(tableWords.en.made(two)).toBe('two pair, queens and nines, king kicker');
    expect(tableWords.en.madeShort(two)).toBe('two pair, queens and nines');
    expect(de.made(two)).toBe('zwei Paare, Damen und Neunen');
    expect(bestFive(['Kh', 'Jh'], board).sort()).toEqual(['9h', '9s', 'Kh', 'Qh', 'Qs']);
    expect(tableWords.en.made(made(['Ah', 'Jc'], 'Kh 9s 4d'.split(' '))!)).toBe('ace high, king kicker');
    expect(made(['Kh', 'Jh'], [])).toBe(null);
  });

  test('one short of a straight or flush are a draw, if one of mine is in it', () => {
    expect(draws(['Kh', 'Jh'], ['Qh', '9s', '4d'])).toEqual(['inside']);
    expect(draws(['Kh', 'Jh'], ['Qh', 'Th', '4d'])).toEqual(['flush', 'open']);
    expect(draws(['2c', '2d'], ['Qh', 'Jh', 'Th', '9h'])).toEqual([]);
    expect(draws(['Kh', 'Jh'], board)).toEqual([]);
  });

  test('that are face up with more to come have odds', () => {
    const players = [
      { ...sits(1, 0, 0, 'all-in'), cards: ['As', 'Ah'] },
      { ...sits(2, 50), cards: ['Kd', 'Kc'] },
      sits(3, 10, 0, 'folded'),
    ];
    expect(inTheOpen(hand({ phase: 'dealer', players }))?.seats).toEqual([1, 2]);
    expect(inTheOpen(hand({ players: [players[0]!, sits(2, 50)] }))).toBe(null);
    expect(inTheOpen(hand({ players, board }))).toBe(null);
  });
});

const POTS: readonly AwardedPot[] = [
  { amount: 200, eligible: [1, 2], winners: [{ seat: 1, amount: 200 }] },
  {
    amount: 305,
    eligible: [1, 2, 3],
    winners: [
      { seat: 2, amount: 155 },
      { seat: 3, amount: 150 },
    ],
  },
];
const ENDING: readonly PublicEvent[] = [
  { is: 'showdown', order: [1, 2, 3] },
  { is: 'shown', seat: 1, cards: ['As', 'Ad'] },
  { is: 'mucked', seat: 2 },
  ...POTS.map((pot): PublicEvent => ({ is: 'awarded', pot })),
  { is: 'ended' },
];

describe('the end of a hand', () => {
  test('names the card that decides between two hands of the same name', () => {
    const players = [
      { ...sits(1, 1), cards: ['Ah', 'Qc'] },
      { ...sits(2, 1), cards: ['Ad', 'Jc'] },
    ];
    const view = hand({ phase: 'over', players, board: 'As Kd 8c 4h 2s'.split(' ') });
    const pot = { amount: 300, eligible: [1, 2], winners: [{ seat: 1, amount: 300 }] };
    const wins: PublicEvent = { is: 'awarded', pot };
    const told: PublicEvent[] = [{ is: 'tabled', seats: [1, 2] }, wins];
    const says = (t: typeof tableWords.en) =>
      saying(wins, told, { hand: 3, view, name: (seat) => `P${seat}`, mine: null, t });
    expect(says(tableWords.en)).toBe('P1 wins 300 with a pair of aces, king kicker (queen plays).');
    expect(says(de)).toContain('Paar Asse (Kicker Dame)');
  });

  test('[rr-pots-split-separately] is shown hand by hand and pot by pot, the main pot last', () => {
    expect([...unshownYet(ENDING, 1)]).toEqual([1]);
    expect([...unshownYet(ENDING, 2)]).toEqual([]);
    const { done, left } = pushed(ENDING, 4);
    expect([done, left]).toEqual([[POTS[0]], [POTS[1]]]);
    expect([owedTo(left, 2), owedTo(left, 1)]).toEqual([155, 0]);
    expect(pushed(ENDING, 3).left).toEqual([POTS[1], POTS[0]]);
  });

  test('[odd-chip] says who gets the odd chip', () => {
    expect(POTS.map(oddChips)).toEqual([[], [2]]);
    const hearing = {
      hand: 3,
      view: hand({ phase: 'over', players: [sits(1, 1), sits(2, 1), sits(3, 1)] }),
      name: (seat: number) => ['', 'Ana', 'Ben', 'Cy'][seat]!,
      mine: null,
      t: tableWords.en,
    };
    expect(spoken(ENDING, 4, hearing)).toBe('Ana wins the side pot (200).');
    expect(oddSaid(ENDING.slice(0, 4), hearing)).toBe('');
    expect(spoken(ENDING, 5, hearing)).toBe('Ben and Cy split the main pot (305).');
    const odd = 'Odd chip to Ben (first left of the button).';
    expect(oddSaid(ENDING, hearing)).toBe(odd);
    expect(heard(ENDING, 2, hearing, String)).toBe(`Ben and Cy split the main pot (305). ${odd}`);
    const ben = { ...hearing, mine: 2 };
    expect(spoken(ENDING, 5, ben)).toBe('You and Cy split the main pot (305).');
    expect(oddSaid(ENDING, ben)).toBe('Odd chip to you (first left of the button).');
    expect(spoken(ENDING, 5, { ...ben, t: de })).toBe('Du und Cy teilt den Hauptpot (305).');
  });

  test('[rr-odd-chip-one-each] says who gets each odd chip when three split and two are left over', () => {
    const winners = [1, 2, 3].map((seat) => ({ seat, amount: seat < 3 ? 101 : 100 }));
    const told: PublicEvent[] = [{ is: 'awarded', pot: { amount: 302, eligible: [1, 2, 3], winners } }];
    const name = (seat: number) => ['', 'Ana', 'Ben', 'Cy'][seat]!;
    const view = hand({ phase: 'over', players: [] });
    const hearing = { hand: 3, view, name, mine: null, t: tableWords.en };
    expect(oddSaid(told, hearing)).toBe('Odd chips to Ana and Ben (first left of the button).');
    expect(oddSaid(told, { ...hearing, t: de })).toContain('gehen an Ana und Ben');
  });

  test('names a winner’s hand only if it was shown, even to the winner', () => {
    const board = 'Qh 9s 4d Qs 2c'.split(' ');
    const players = [{ ...sits(1, 60), cards: ['Kh', 'Jh'] }, sits(2, 1, 0, 'folded')];
    const view = hand({ phase: 'over', board, players });
    // A couple plays as one, and wins as one.
    const hearing = { hand: 3, view, name: () => 'Tom and Ana', mine: null, t: tableWords.en };
    const pot = { amount: 60, eligible: [1], winners: [{ seat: 1, amount: 60 }] };
    const wins: PublicEvent = { is: 'awarded', pot };
    expect(spoken([{ is: 'folded', seat: 2 }, wins], 2, hearing)).toBe('Tom and Ana wins 60.');
    for (const open of [
      { is: 'shown', seat: 1, cards: ['Kh', 'Jh'] },
      { is: 'tabled', seats: [1, 2] },
    ] satisfies PublicEvent[]) {
      expect(spoken([open, wins], 2, hearing)).toBe(
        'Tom and Ana wins 60 with a pair of queens, king kicker.',
      );
      expect(spoken([open, wins], 2, { ...hearing, mine: 1 })).toMatch(/^You win 60 with a pair of queens/);
      expect(spoken([open, wins], 2, { ...hearing, t: de })).toMatch(/^Tom and Ana gewinnt 60: Paar Damen/);
    }
  });
});

describe('the dealer’s voice', () => {
  const view = hand({
    street: 'preflop',
    pot: 60,
    toAct: 2,
    live: 2,
    legal: legal({ seat: 2, canCheck: true, raise: { minimum: 40, maximum: 900 } }),
    players: [{ ...sits(1, 900, 20), cards: ['Kh', 'Jh'] }, sits(2, 900, 20)],
  });
  const name = (seat: number) => ['', 'Ana', 'Ben'][seat]!;
  const hearing = { hand: 9, view, name, mine: null, t: tableWords.en };
  const card = (text: string): string => text;

  test('[dealer-asks-option] gives the big blind the option once everybody has called', () => {
    const called: PublicEvent[] = [{ is: 'called', seat: 1, to: 20 }];
    expect(spoken(called, 1, hearing)).toBe('Ana calls 20. Ben has the option.');
    expect(heard(called, 1, { ...hearing, mine: 1 }, card)).toBe('You call 20. Ben has the option.');
    expect(spoken(called, 1, { ...hearing, mine: 2 })).toBe('Ana calls 20. Your option.');
  });

  test('[dealer-announces-count] says at each street how many are in and what the pot is', () => {
    const flop = { ...hearing, view: { ...view, street: 'flop' as const, legal: null, toAct: null } };
    expect(spoken([{ is: 'opened', street: 'flop' }], 1, flop)).toBe('Flop: 2 players, pot 60.');
    expect(spoken([{ is: 'opened', street: 'flop' }], 1, { ...flop, t: de })).toBe(
      'Flop: 2 Spieler, 60 im Pot.',
    );
  });

  test('tells a player who cannot see the screen their cards, the board, whose turn it is and what it costs', () => {
    const dealt: PublicEvent[] = [{ is: 'dealt' }, { is: 'posted', seat: 1, kind: 'small', amount: 10 }];
    expect(heard(dealt, 2, { ...hearing, mine: 1 }, card)).toBe(
      'Hand 9, blinds 10 / 20. Your cards: Kh, Jh. Ben has the option.',
    );
    const facing = { ...hearing, view: { ...view, legal: legal({ seat: 2, toCall: 20 }) } };
    expect(heard(dealt, 2, facing, card)).toBe('Hand 9, blinds 10 / 20. Ben to act.');
    const turn = {
      ...hearing,
      view: { ...view, legal: legal({ seat: 1, toCall: 40 }), toAct: 1, board: ['Qh'] },
    };
    const told: PublicEvent[] = [
      { is: 'turned', cards: ['Qh'] },
      { is: 'bet', seat: 2, to: 40 },
    ];
    expect(heard(told, 2, { ...turn, mine: 1 }, card)).toBe(
      'Board: Qh. Ben bets 40. Your turn. 40 to call, pot 60.',
    );
  });
});

test('odds are whole percents that add up to a hundred, the largest share first', () => {
  const shown = (...parts: number[]) => [...inPercent(new Map(parts.map((part, at) => [at, part]))).values()];
  expect(shown(0.555, 0.445)).toEqual([56, 44]);
  expect(shown(1 / 3, 1 / 3, 1 / 3)).toEqual([34, 33, 33]);
  expect(shown(0.996, 0.004)).toEqual([100, 0]);
  expect(shown()).toEqual([]);
});

describe('the tournament around the hand', () => {
  const table = (id: string, ...seats: [seat: number, player: string, stack: number][]): TableView =>
    ({
      id,
      seats: seats.map(([seat, player, stack]) => ({ seat, player, stack, name: player, away: false })),
    }) as never;
  const tournament = (tables: TableView[]): TournamentView => ({ tables, moves: [] }) as never;

  test('my seat is found at any table, and my rank goes by chips', () => {
    const view = tournament([table('1', [1, 'ana', 500]), table('2', [4, 'ben', 900], [5, 'cy', 500])]);
    expect(chairOf(view, 'cy')).toMatchObject({ seat: 5, table: { id: '2' } });
    expect([rankOf(view, 'ben'), rankOf(view, 'cy'), rankOf(view, null)]).toEqual([1, 2, null]);
  });

  test('[balance-donor-tie] a move comes with its reason and the cards drawn for it', () => {
    const [from, to] = [
      { table: '1', seat: 3 },
      { table: '2', seat: 7 },
    ];
    const two = [table('1'), table('2')];
    const move = (given: object) => ({ player: 'ana', name: 'Ana', from, to, ...given }) as never as MoveView;
    const why = (tables: TableView[], ...moves: MoveView[]) => movedFrom(from, to, 'ana', { tables, moves });
    expect(movedFrom(from, from, 'ana', tournament(two))).toBe(null);
    const figures = { sizes: { 1: 6, 2: 4, 3: 6 }, position: 2, drawn: { 1: '4c', 3: '9h' } };
    expect(why(two, move({ why: 'tables differ', rule: 'balance-threshold', figures }))).toMatchObject({
      why: 'balance',
      sizes: [
        ['1', 6],
        ['2', 4],
        ['3', 6],
      ],
      low: [
        ['1', '4c'],
        ['3', '9h'],
      ],
    });
    expect(why(two, move({ why: 'few are left', rule: 'rr-broken-table-order' }))?.why).toBe('broke');
    expect(why(two, move({ why: 'smoke', rule: 'director-scope' }))).toMatchObject({
      why: 'director',
      says: 'smoke',
    });
    expect(why(two)?.why).toBe('unknown');
    const other = move({ player: 'ben', name: 'Ben', to: { table: '2', seat: 1 }, byCard: true });
    expect(why(two, other, move({ byCard: true }))).toMatchObject({
      why: 'redraw',
      drawn: [
        { name: 'Ben', seat: 1, card: 'Ah' },
        { name: 'Ana', seat: 7, card: '7h' },
      ],
    });
    expect(why([table('2')], move({ byCard: true }))?.why).toBe('final');
  });
});

describe('between two hands', () => {
  const tables = (...stacks: (number | null)[]) =>
    [
      {
        id: '1',
        seats: stacks.map((stack, at) => ({ seat: at + 1, player: `p${at}`, name: `P${at}`, stack })),
      },
    ] as never;
  const clock = { onBreak: false, resumesIn: null } as never as TournamentView['clock'];
  const open = (...still: string[]) => ({ untilLevel: 5, closes: 'first-hand' as const, open: true, still });

  test('with chips in front of one player only, the table says who has to rebuy or is out', () => {
    const says = (stacks: readonly (number | null)[], still: readonly string[], t = tableWords.en) =>
      nextHandText(
        { tables: tables(...stacks), rebuyWindow: open(...still), clock },
        undefined,
        t as typeof tableWords.en,
      );
    expect(says([2000, 0], ['Ann'])).toBe('Waiting for Ann: rebuy or out?');
    expect(says([2000], ['Ann', 'Cy'])).toBe('Waiting for Ann and Cy: rebuy or out?');
    expect(says([2000], ['Ann'], de as never)).toBe('Warten auf Ann: Rebuy oder raus?');
    expect(says([2000, 500, 0], ['Ann'])).toBe('Next hand coming up…');
    expect(says([null, null], ['Ann'])).toBe('Next hand coming up…');
    const late = { tables: tables(2000), rebuyWindow: null, clock };
    expect(nextHandText(late, undefined, tableWords.en as never)).toBe('Next hand coming up…');
    const pause = { ...late, clock: { ...clock, onBreak: true } };
    expect(nextHandText(pause, undefined, tableWords.en as never)).toBe('Break');
  });

  test('a hand keeps its blinds when the level goes up in the middle of it', () => {
    const stakes = { small: 15, big: 30 };
    expect(earlierBlinds(hand({}), stakes)).toEqual({ small: 10, big: 20 });
    expect(earlierBlinds(hand({ phase: 'over' }), stakes)).toBe(null);
    expect(earlierBlinds(hand({}), { small: 10, big: 20 })).toBe(null);
  });

  test('my own rebuys are mine, not those of a player called as I am', () => {
    const used = (atMost: number) =>
      ({
        code: 'rebuys-used',
        rule: null,
        message: 'Zed has used all 1 rebuys',
        name: 'Zed',
        rebuys: atMost,
        atMost,
      }) as never;
    expect(noRebuyText(used(1), tableWords.en as never, null)).toBe('You have used your rebuy.');
    expect(noRebuyText(used(2), tableWords.en as never, null)).toBe('You have used all 2 rebuys.');
    expect(noRebuyText(used(1), de, null)).toBe('Du hattest deinen Rebuy schon.');
    const other = { code: 'no-rebuys', rule: null, message: 'this house has no rebuys' } as never;
    expect(noRebuyText(other, tableWords.en as never, null)).toBe('This house has no rebuys.');
  });

  test('a name that begins with an emoji is shown by the whole of it', () => {
    expect(['😀 Ann', '👩‍👩‍👧 Bo', '🇩🇪 Cy', 'élan', ' dee', ''].map(initial)).toEqual([
      '😀',
      '👩‍👩‍👧',
      '🇩🇪',
      'É',
      'D',
      '',
    ]);
  });
});
