import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRulebook } from '../../rulebooks/index.ts';
import { cards } from '../../testing/table.ts';
import { firstCircuit, nextButton, openingPlan } from '../button/button.ts';
import { cardText } from '../cards/card.ts';
import { entropyFrom } from '../cards/chacha.ts';
import { type BalanceRule, balance, type Chair, dealtBefore, movesFrom, type TableNow } from './balance.ts';
import {
  type DrawnTable,
  drawForButton,
  drawSeats,
  highCard,
  leftOfDealer,
  randomSeats,
  tableSizes,
} from './draw.ts';
import { lateStack, splitForfeit, tableForLate } from './late.ts';

const chance = () => entropyFrom('3c'.repeat(32))!;
const names = (count: number) => Array.from({ length: count }, (_, at) => `p${at + 1}`);

test('[table-maximum] [seating-even] 21 players sit at three tables, 25 as 9, 8 and 8, 11 as 6 and 5', () => {
  expect(tableSizes(21, 10)).toEqual([7, 7, 7]);
  expect(tableSizes(25, 10)).toEqual([9, 8, 8]);
  expect(tableSizes(11, 10)).toEqual([6, 5]);
});

/** The cards of each table's chairs, as "As 2s 3s". */
const deckOf = (drawn: DrawnTable[]) =>
  drawn.map(({ seats }) => seats.map(({ card }) => cardText(card!)).join(' '));

test('[seating-deck] tables of 8, 8 and 9 draw from ace to eight of spades and hearts and ace to nine of clubs, 25 cards', () => {
  expect(deckOf(drawSeats(names(25), [], [8, 8, 9], chance()))).toEqual([
    'As 2s 3s 4s 5s 6s 7s 8s',
    'Ah 2h 3h 4h 5h 6h 7h 8h',
    'Ac 2c 3c 4c 5c 6c 7c 8c 9c',
  ]);
});

test('[seating-draw-positions] the ace has the button, and everybody is seated once', () => {
  const drawn = drawSeats(names(16), [], [8, 8], chance());
  expect(drawn[1]!.button).toBe(1);
  expect(drawn.flatMap(({ seats }) => seats.map(({ player }) => player)).sort()).toEqual(names(16).sort());
});

/** Which table and chair a card means, and what its first hand looks like. */
function drawing(card: string) {
  const drawn = drawSeats(names(25), [], tableSizes(25, 10), chance());
  const table = drawn.findIndex(({ seats }) => seats.some((each) => cardText(each.card!) === card));
  const { seats, button } = drawn[table]!;
  const chairs = seats.map(({ seat }) => seat);
  const { seat } = seats.find((each) => cardText(each.card!) === card)!;
  return { table: table + 1, seat, leftOfButton: chairs.indexOf(seat), plan: openingPlan(button, chairs) };
}

test('[seating-draw-positions] the three of hearts is the big blind at table 2 in the first hand', () => {
  const { table, seat, plan } = drawing('3h');
  expect(table).toBe(2);
  expect(plan.posts).toContainEqual({ seat, blind: 'big' });
});

test('[seating-suit-is-table] the seven of clubs sits at table 3, six places left of the button', () => {
  expect(drawing('7c')).toMatchObject({
    table: 3,
    seat: 7,
    leftOfButton: 6,
    plan: { circuit: { button: 1 } },
  });
});

test('[seating-dealers-one-per-table] dealers draw the 5 of spades, 2 of hearts and 9 of clubs: 22 cards are left, 7, 7 and 8', () => {
  const drawn = drawSeats(names(22), ['x', 'y', 'z'], [8, 8, 9], entropyFrom('047f'.repeat(16))!);
  const byDealer = (yes: boolean) =>
    drawn.map(({ seats, dealer }) => seats.filter(({ player }) => (player === dealer) === yes));
  expect(byDealer(true).map((seats) => seats.map(({ card }) => cardText(card!)))).toEqual([
    ['5s'],
    ['2h'],
    ['9c'],
  ]);
  expect(byDealer(false).map(({ length }) => length)).toEqual([7, 7, 8]);
});

test('[seating-dealer-in-middle] eight-handed, the dealer drew the five: the ace sits four places to the dealer’s left', () => {
  expect(leftOfDealer(1, 5, 8)).toBe(4);
});

test('[seating-random-bj] [rr-seating-random] random seats hold everybody once', () => {
  const drawn = randomSeats(names(20), [10, 10], chance());
  expect(drawn.flatMap(({ seats }) => seats.map(({ player }) => player)).sort()).toEqual(names(20).sort());
});

test('[initial-button-draw] [rr-initial-button-high-card] the high card by suit gets the button', () => {
  const { button, cards: drawn } = drawForButton([2, 4, 5, 9], chance());
  expect(drawn.get(button)).toBe(Math.max(...drawn.values()));
});

test('[initial-button-draw] king of diamonds, king of spades and nine of clubs: the king of spades has the button', () => {
  expect(highCard(new Map([2, 5, 8].map((seat, at) => [seat, cards('KdKs9c')[at]!])))).toBe(5);
});

const balancing = (id: string): BalanceRule => {
  const { balanceWhenTablesDifferBy, whichTableGives, whoMoves } = findRulebook(id)!.tournament;
  return { differBy: balanceWhenTablesDifferBy.use, donor: whichTableGives.use, who: whoMoves.use };
};
const home = balancing('homepokertourney');
const congregation = balancing('bnai-jeshurun');
const guidelines = balancing('home-guidelines');
const seats = (count: number, ...gone: number[]) =>
  Array.from({ length: count + gone.length }, (_, at) => at + 1).filter((seat) => !gone.includes(seat));

function moves(
  tables: Record<string, TableNow>,
  busts: Chair[],
  drawn: Record<string, string>,
  rule: BalanceRule,
) {
  const found = balance(
    new Map(Object.entries(tables)),
    busts,
    dealtBefore(new Map(Object.entries(drawn).map(([name, text]) => [name, cards(text)]))),
    rule,
  );
  if (!found.ok) return found.refusal.code;
  return found.value.map(({ from, to }) => `${from.table}${from.seat}>${to.table}${to.seat}`);
}

const three = {
  A: { button: 2, players: seats(8) },
  B: { button: 4, players: seats(8) },
  C: { button: 2, players: seats(6, 5) },
};

test('[balance-three-table-example] [balance-donor-tie] third left of the button busts at C; A is dealt Jd, B 4s: B’s third left moves, and it is 8, 7 and 7', () => {
  const found = moves(three, [{ table: 'C', seat: 5 }], { A: 'Jd', B: '4s' }, home);
  expect(found).toEqual(['B7>C5']);
  const sizes: Record<string, number> = { A: 8, B: 8, C: 6 };
  for (const [from, , , to] of found) {
    sizes[from!]! -= 1;
    sizes[to!]! += 1;
  }
  expect(sizes).toEqual({ A: 8, B: 7, C: 7 });
});

test('[balance-same-position] A is dealt the low card: its third left of the button takes the chair', () => {
  expect(moves(three, [{ table: 'C', seat: 5 }], { A: '4s', B: 'Jd' }, home)).toEqual(['A5>C5']);
});

test('[balance-same-position] [balance-three-table-example] the chair third left of the button is the next big blind, and the moved player posts it', () => {
  const next = nextButton('dead', firstCircuit({ button: 2, small: 3, big: 4 }), seats(7));
  expect(next.posts).toContainEqual({ seat: 5, blind: 'big' });
});

test('[balance-threshold] 8, 8 and 6 move one at HomePokerTourney and nobody at the congregation, where 9 and 6 move one', () => {
  const busts = [{ table: 'C', seat: 5 }];
  expect(moves(three, busts, { A: 'Jd', B: '4s' }, home)).toHaveLength(1);
  expect(moves(three, busts, { A: 'Jd', B: '4s' }, congregation)).toEqual([]);
  const two = { A: { button: 1, players: seats(9) }, B: { button: 1, players: seats(6, 7) } };
  expect(moves(two, [{ table: 'B', seat: 7 }], {}, congregation)).toEqual(['A7>B7']);
  expect(
    moves({ A: { button: 1, players: seats(8) }, B: { button: 1, players: seats(7) } }, [], {}, home),
  ).toEqual([]);
});

test('[rr-balance-numbers] Robert’s keeps up to six tables within one player, more within two', () => {
  const roberts = { ...balancing('roberts-rules'), donor: 'first' as const };
  const moved = (...sizes: number[]) => {
    const tables = sizes.map((size, at) => [`T${at}`, { button: 1, players: seats(size) }]);
    return moves(Object.fromEntries(tables), [], {}, roberts).length;
  };
  expect(moved(9, 9, 9, 9, 9, 8)).toBe(0);
  expect(moved(9, 9, 9, 9, 9, 7)).toBe(1);
  expect(moved(9, 9, 9, 9, 9, 9, 7)).toBe(0);
  expect(moved(9, 9, 9, 9, 9, 9, 6)).toBe(1);
});

test('[tda-11-balance] the next big blind moves to the chair that is big blind soonest, never to the small blind’s while there is another', () => {
  const directors = balancing('tda');
  const eight = { button: 1, players: seats(8) };
  const five = { button: 2, chairs: 9 };
  expect(moves({ A: eight, B: { ...five, players: [1, 2, 3, 4, 6] } }, [], {}, directors)).toEqual(['A4>B5']);
  // Seat 4 was big blind and is the small blind next: the one after the players is worse than any other but that.
  const bust = { ...five, big: 4, players: [2, 3, 5, 6, 7] };
  expect(moves({ A: eight, B: bust }, [{ table: 'B', seat: 4 }], {}, directors)).toEqual(['A4>B8']);
});

test('[home-hpt-seating-table] 13 players sit as 7 and 6, 17 as 9 and 8, 20 as two tens', () => {
  expect([13, 17, 20].map((players) => tableSizes(players, 10))).toEqual([
    [7, 6],
    [9, 8],
    [10, 10],
  ]);
});

test('[balance-donor-tie] 7h against 7c: clubs are lower; the congregation draws again', () => {
  const busts = [{ table: 'C', seat: 5 }];
  expect(moves(three, busts, { A: '7h', B: '7c' }, home)).toEqual(['B7>C5']);
  const wide = {
    A: { button: 2, players: seats(9) },
    B: { button: 2, players: seats(9) },
    C: { button: 2, players: seats(6, 5) },
  };
  expect(moves(wide, busts, { A: '7h 2c', B: '7c 3c' }, congregation)).toEqual(['A5>C5']);
  expect(moves(wide, busts, { A: '7h', B: '7c' }, congregation)).toBe('tie-card-needed');
});

test('[balance-several-moves] a table that lost positions 2 and 5 fills position 2 first', () => {
  const tables = { A: { button: 1, players: seats(9) }, B: { button: 1, players: [1, 2, 4, 5, 7] } };
  expect(
    moves(
      tables,
      [
        { table: 'B', seat: 6 },
        { table: 'B', seat: 3 },
      ],
      {},
      home,
    )[0],
  ).toBe('A3>B3');
});

test('[balance-example-right-of-button] by the guidelines, the player just right of the button is replaced by the one just right of the other button', () => {
  const tables = { A: { button: 5, players: seats(8) }, B: { button: 3, players: [1, 3, 4, 5, 6, 7] } };
  expect(moves(tables, [{ table: 'B', seat: 2 }], {}, guidelines)).toEqual(['A4>B2']);
  expect(
    moves(
      { ...tables, B: { button: 3, players: [1, 2, 3, 5, 6, 7] } },
      [{ table: 'B', seat: 4 }],
      {},
      guidelines,
    ),
    'and left of it from the left',
  ).toEqual(['A6>B4']);
});

test('[balance-before-next-hand] after the moves no two tables differ by the threshold', () => {
  const sizes = fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(sizes, fc.constantFrom(home, congregation), (counts, rule) => {
      const tables = new Map(counts.map((count, at) => [`T${at}`, { button: 1, players: seats(count) }]));
      const found = balance(tables, [], () => undefined, { ...rule, donor: 'first' });
      if (!found.ok) throw new Error(found.refusal.message);
      const left = new Map(counts.map((count, at) => [`T${at}`, count]));
      for (const { from, to } of found.value) {
        left.set(from.table, left.get(from.table)! - 1);
        left.set(to.table, left.get(to.table)! + 1);
      }
      expect(Math.max(...left.values()) - Math.min(...left.values())).toBeLessThan(
        movesFrom(rule.differBy, counts.length),
      );
    }),
  );
});

test('[late-unpaid-missed-blinds] [late-unpaid-posts-big-blind] three circuits at 25/50 cost 225, and the big blind is posted', () => {
  expect(
    lateStack('missed-circuits-unless-prepaid', 4000, false, [{ small: 25, big: 50, circuits: 3 }]),
  ).toEqual({ stack: 3775, postsBigBlind: true });
  expect(
    lateStack('missed-circuits-unless-prepaid', 4000, false, [{ small: 25, big: 50, circuits: 1 }]).stack,
  ).toBe(3925);
});

test('[late-prepaid-no-penalty] [tda-8-late-full-stack] a player who has paid beforehand starts with the whole stack', () => {
  expect(
    lateStack('missed-circuits-unless-prepaid', 4000, true, [{ small: 25, big: 50, circuits: 3 }]),
  ).toEqual({ stack: 4000, postsBigBlind: false });
});

test('[late-table-choice] tables of 7, 6 and 6, the second dealt 9h and the third 4c: the player sits at the third; equal ranks are dealt again', () => {
  const sizes = new Map([
    ['1', 7],
    ['2', 6],
    ['3', 6],
  ]);
  const at = (second: string, third: string) =>
    tableForLate(
      sizes,
      dealtBefore(
        new Map([
          ['2', cards(second)],
          ['3', cards(third)],
        ]),
      ),
    );
  expect(at('9h', '4c')).toEqual({ ok: true, value: { table: '3', seen: { 2: '9h', 3: '4c' } } });
  expect(at('4h2c', '4c3c')).toMatchObject({ ok: true, value: { table: '2' } });
});

test('[late-missed-blinds-all] two circuits at 10/20 and one at 15/30 cost 105', () => {
  const missed = [
    { small: 10, big: 20, circuits: 2 },
    { small: 15, big: 30, circuits: 1 },
  ];
  expect(lateStack('missed-blinds', 1000, false, missed)).toEqual({ stack: 895, postsBigBlind: false });
});

test('[absence-over-20-minutes] 925 over six in fives: 150 each, 25 to the bank; in single units 154 and 1', () => {
  expect(splitForfeit(925, 6, 5)).toEqual({ each: 150, bank: 25 });
  expect(splitForfeit(925, 6, 1)).toEqual({ each: 154, bank: 1 });
});
