import { type Card, rankOf, suitOf } from '../engine/cards/card.ts';
import { RANK_KEYS, valueOfFlush, valueOfRanks } from '../engine/ranking/evaluate.ts';
import { count } from '../engine/record/hand.ts';

/** How one hand does over all the boards that can still come. */
export type HandOdds = {
  /** Boards it wins alone, and boards on which it shares the best hand. */
  readonly wins: number;
  readonly ties: number;
  /** Its part of the pot, from 0 to 1: a shared board counts as its share. */
  readonly equity: number;
};

export type Equity = {
  readonly hands: readonly HandOdds[];
  readonly boards: number;
  readonly exact: boolean;
};

export const BOARD = 5;
const SUITS = 4;
const RANKS = 13;

/**
 * Counts every board that can come, without dealing each one: what hands are worth but for flushes depends on ranks
 * alone, so 6,175 sets of ranks stand for all boards, each weighed by the ways of its suits. Boards that make somebody
 * a flush are then counted again as they are. No board has three cards of two suits, so none is corrected twice.
 */
export function exactEquity(hands: readonly (readonly Card[])[], board: readonly Card[] = []): Equity {
  return new Count(hands, board).all();
}

/** Ways to choose k of n, for the suits of one rank. */
const CHOOSE = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
];

/** Sets of cards that may come, as the sum of their keys, with either the ways of their suits or the bits of their ranks. */
class Sets {
  readonly keys = new Int32Array(6175);
  readonly marks = new Int32Array(6175);
  size = 0;

  /** Every set of so many ranks, when so many cards are left of each; the mark is the ways of its suits. */
  ofRanks(left: Uint8Array, cards: number): this {
    this.size = 0;
    this.addRanks(left, 0, cards, 0, 1);
    return this;
  }

  private addRanks(left: Uint8Array, from: number, cards: number, key: number, ways: number): void {
    if (cards === 0) return this.add(key, ways);
    for (let rank = from; rank < RANKS; rank++) {
      const there = left[rank]!;
      const most = there < cards ? there : cards;
      for (let count = 1, sum = key; count <= most; count++) {
        sum += RANK_KEYS[rank]!;
        this.addRanks(left, rank + 1, cards - count, sum, ways * CHOOSE[there]![count]!);
      }
    }
  }

  /** Every set of so many cards of one suit, out of those whose bits are given; the mark is its ranks' bits. */
  ofSuit(unseen: number, cards: number): this {
    this.size = 0;
    this.addSuited(unseen, cards, 0, 0);
    return this;
  }

  private addSuited(unseen: number, cards: number, key: number, ranks: number): void {
    if (cards === 0) return this.add(key, ranks);
    for (let rest = unseen; rest !== 0; ) {
      const rank = 31 - Math.clz32(rest);
      rest &= ~(1 << rank);
      this.addSuited(rest, cards - 1, key + RANK_KEYS[rank]!, ranks | (1 << rank));
    }
  }

  private add(key: number, mark: number): void {
    this.keys[this.size] = key;
    this.marks[this.size++] = mark;
  }
}

const rankSets = new Sets();
const suitSets = new Sets();

class Count {
  private readonly players: number;
  private readonly toCome: number;
  /** Each hand's key with the board there is. */
  private readonly keys: Int32Array;
  /** By suit: the ranks not seen, and each hand's with the board. */
  private readonly unseen = new Int32Array(SUITS).fill((1 << RANKS) - 1);
  private readonly suited: Int32Array;
  /** By rank: how many are not seen. */
  private readonly left = new Uint8Array(RANKS).fill(SUITS);

  /** Boards won alone, and by the number of hands that share, boards shared. */
  private readonly won: Float64Array;
  private readonly shared: Float64Array;
  private readonly values: Int32Array;
  private readonly flushes: Int32Array;

  constructor(hands: readonly (readonly Card[])[], board: readonly Card[]) {
    const players = hands.length;
    this.players = players;
    this.toCome = BOARD - board.length;
    this.keys = new Int32Array(players);
    this.suited = new Int32Array(players * SUITS);
    this.won = new Float64Array(players);
    this.shared = new Float64Array((players + 1) * players);
    this.values = new Int32Array(players);
    this.flushes = new Int32Array(players);
    for (const card of board) this.see(card);
    for (const [at, hand] of hands.entries()) {
      for (const card of hand) this.see(card);
      for (const card of [...hand, ...board]) {
        this.keys[at]! += RANK_KEYS[rankOf(card)]!;
        this.suited[suitOf(card) * players + at]! |= 1 << rankOf(card);
      }
    }
  }

  private see(card: Card): void {
    this.unseen[suitOf(card)]! &= ~(1 << rankOf(card));
    this.left[rankOf(card)]!--;
  }

  all(): Equity {
    this.flushes.fill(0);
    this.showDown(rankSets.ofRanks(this.left, this.toCome), 0, 1);
    for (let suit = 0; suit < SUITS; suit++) this.putRight(suit);
    const unseen = 52 - this.players * 2 - (BOARD - this.toCome);
    let boards = 1;
    for (let i = 0; i < this.toCome; i++) boards = (boards * (unseen - i)) / (i + 1);
    return tally(this.won, this.shared, boards, true);
  }

  /** Where a suit makes a flush, takes out the count without flushes and counts the board as it is. */
  private putRight(suit: number): void {
    const { players, suited, flushes, toCome } = this;
    let longest = 0;
    for (let at = 0; at < players; at++) longest = Math.max(longest, count(suited[suit * players + at]!));
    const unseen = this.unseen[suit]!;
    const left = this.left.slice();
    for (let rank = 0; rank < RANKS; rank++) if (unseen & (1 << rank)) left[rank]!--;
    for (let cards = Math.max(0, BOARD - longest); cards <= toCome; cards++) {
      const others = rankSets.ofRanks(left, toCome - cards);
      const { keys, marks, size } = suitSets.ofSuit(unseen, cards);
      for (let set = 0; set < size; set++) {
        flushes.fill(0);
        this.showDown(others, keys[set]!, -1);
        for (let at = 0; at < players; at++)
          flushes[at] = valueOfFlush(suited[suit * players + at]! | marks[set]!);
        this.showDown(others, keys[set]!, 1);
      }
    }
  }

  /** Compares the hands on every board of a list, all with the same cards besides, and adds or takes away the counts. */
  private showDown({ keys: sets, marks, size }: Sets, more: number, sign: number): void {
    const { players, keys, values, flushes, won, shared } = this;
    for (let set = 0; set < size; set++) {
      const key = sets[set]! + more;
      let best = -1;
      let among = 0;
      let who = 0;
      for (let at = 0; at < players; at++) {
        const value = flushes[at]! || valueOfRanks(keys[at]! + key);
        values[at] = value;
        if (value > best) {
          best = value;
          among = 1;
          who = at;
        } else if (value === best) among++;
      }
      const boards = sign * marks[set]!;
      if (among === 1) won[who]! += boards;
      else
        for (let at = 0; at < players; at++) if (values[at] === best) shared[among * players + at]! += boards;
    }
  }
}

/** Counts of boards as each hand's odds. */
export function tally(won: Float64Array, shared: Float64Array, boards: number, exact: boolean): Equity {
  const players = won.length;
  const hands = Array.from(won, (wins, at): HandOdds => {
    let ties = 0;
    let share = wins;
    for (let among = 2; among <= players; among++) {
      const tied = shared[among * players + at]!;
      ties += tied;
      share += tied / among;
    }
    return { wins, ties, equity: share / boards };
  });
  return { hands, boards, exact };
}
