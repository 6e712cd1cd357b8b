import { UNKNOWN } from '../cards/card.ts';
import { evaluate7 } from '../ranking/evaluate.ts';
import type { AwardedPot } from '../record/events.ts';
import { bit, count, type Hand, has, isOne, lowest, NOBODY, nextFrom, placesOf } from '../record/hand.ts';
import type { Chips, Place } from '../units.ts';
import { applyEnded, applyMucked, applyShown, applyWon, RANKED } from './apply.ts';
import { layPots, type Pot } from './pots.ts';

/**
 * The order of showing: players in the last side pot first; within a pot the last to bet or raise on the river
 * [show-order-last-aggressor], otherwise the first to act on it, then clockwise [show-order-side-pots].
 */
export function orderShowdown(hand: Hand): void {
  const start = firstToShow(hand);
  let showing = 0;
  for (let left = hand.live, place = start; left !== 0; left &= ~bit(place)) {
    place = nextFrom(left, place);
    let at = showing++;
    while (at > 0 && hand.paid[hand.showOrder[at - 1]!]! < hand.paid[place]!) {
      hand.showOrder[at] = hand.showOrder[at - 1]!;
      at--;
    }
    hand.showOrder[at] = place;
  }
  hand.showing = showing;
}

/** Without a bet on the river the first who could act on it, or in some rulebooks the first left of the button [show-order-no-bet]. */
function firstToShow(hand: Hand): Place {
  if (hand.aggressor !== NOBODY && has(hand.live, hand.aggressor)) return hand.aggressor;
  if (!hand.actorsShowFirst) return 0;
  let acting = 0;
  for (let left = hand.live; left !== 0; left &= left - 1)
    if (hand.stacks[lowest(left)]! > 0) acting |= left & -left;
  // A player alone with chips had nobody to bet against, so nobody acted.
  return count(acting) < 2 ? 0 : lowest(acting);
}

export const isKnown = (hand: Hand, place: Place): boolean => hand.values[place]! >= 0;

/** Whether the table has ranked this hand, because nobody entered its cards. */
export const isRanked = (hand: Hand, place: Place): boolean => hand.values[place]! >= RANKED;

/** A followed hand may have a board that is not over yet, or that nobody entered. */
function isBoardKnown({ board, boarded }: Hand): boolean {
  for (let at = 0; at < 5; at++) if (at >= boarded || board[at] === UNKNOWN) return false;
  return true;
}

function valueAt(hand: Hand, place: Place): number {
  const { board, holes } = hand;
  const first = holes[place * 2]!;
  const second = holes[place * 2 + 1]!;
  if (first === UNKNOWN || second === UNKNOWN || !isBoardKnown(hand)) return -1;
  return evaluate7(board[0]!, board[1]!, board[2]!, board[3]!, board[4]!, first, second);
}

/** One hand, as soon as its cards are entered. */
export function readHand(hand: Hand, place: Place): void {
  hand.values[place] = valueAt(hand, place);
}

/** Reads every contesting hand once: the cards speak [cards-speak]. */
export function readHands(hand: Hand): void {
  for (let left = hand.live; left !== 0; left &= left - 1) {
    const place = lowest(left);
    hand.values[place] = valueAt(hand, place);
  }
}

/** Shown, or tabled with cards that everybody can read. */
export function faceUp(hand: Hand): number {
  let up = hand.shown & hand.live;
  for (let left = hand.tabled & hand.live; left !== 0; left &= left - 1)
    if (isKnown(hand, lowest(left))) up |= left & -left;
  return up;
}

/** Beaten by a hand already face up that contests all the same pots. */
export function isBeaten(hand: Hand, place: Place): boolean {
  const value = hand.values[place]!;
  for (let up = (hand.shown | hand.tabled) & hand.live & ~hand.gaveUp; up !== 0; up &= up - 1) {
    const other = lowest(up);
    if (hand.paid[other]! >= hand.paid[place]! && hand.values[other]! > value) return true;
  }
  return false;
}

/** Whether nobody would be left to win some pot if this hand were mucked. */
export function isLastFor(hand: Hand, place: Place): boolean {
  for (let others = hand.live & ~hand.gaveUp & ~bit(place); others !== 0; others &= others - 1)
    if (hand.paid[lowest(others)]! >= hand.paid[place]!) return false;
  return true;
}

/** Players who have neither shown nor mucked do what costs them nothing: beaten hands are mucked, the others shown. */
function finishShowing(hand: Hand): void {
  for (let at = 0; at < hand.showing; at++) {
    const place = hand.showOrder[at]!;
    if (has(hand.shown | hand.gaveUp, place) || !has(hand.live, place) || isRanked(hand, place)) continue;
    if (!isKnown(hand, place)) {
      if (!isLastFor(hand, place)) applyMucked(hand, place);
    } else if (!has(hand.tabled, place)) {
      if (isBeaten(hand, place)) applyMucked(hand, place);
      // The last hand left wins unshown [tda-17-show-order].
      else if (!isOne(hand.live & ~hand.gaveUp)) applyShown(hand, place);
    }
  }
}

const pots: Pot[] = [];
const shares = new Int32Array(16);

/** The best hands among those who still claim a pot [cards-speak]; one claimant needs no cards. */
function winnersOf(hand: Hand, eligible: number): number {
  const claims = eligible & ~hand.gaveUp;
  if (isOne(claims)) return claims;
  let best = 0;
  let winners = 0;
  for (let left = claims; left !== 0; left &= left - 1) {
    const place = lowest(left);
    const value = hand.values[place]!;
    if (value > best) {
      best = value;
      winners = bit(place);
    } else if (value === best) winners |= bit(place);
  }
  return winners;
}

/**
 * Splits a pot in the smallest chip in play: equal shares, then odd chips one each clockwise from the button's left
 * [odd-chip, rr-odd-chip-one-each]; what is left below that chip goes to the first.
 */
function divide(hand: Hand, amount: Chips, winners: number): void {
  if (isOne(winners)) return give(hand, lowest(winners), amount);
  const ways = count(winners);
  const unit = hand.oddChip;
  const share = Math.floor(amount / ways / unit) * unit;
  let odd = amount - share * ways;
  let crumbs = odd % unit;
  odd -= crumbs;
  for (let left = winners; left !== 0; left &= left - 1) {
    const chip = odd > 0 ? unit : 0;
    give(hand, lowest(left), share + crumbs + chip);
    odd -= chip;
    crumbs = 0;
  }
}

function give(hand: Hand, place: Place, amount: Chips): void {
  shares[place] = amount;
  applyWon(hand, place, amount);
}

const seatsIn = (hand: Hand, set: number): number[] => placesOf(set).map((place) => hand.seats[place]!);

function awarded(hand: Hand, pot: Pot, winners: number): AwardedPot {
  return {
    amount: pot.amount,
    eligible: seatsIn(hand, pot.eligible).sort((a, b) => a - b),
    winners: placesOf(winners).map((place) => ({ seat: hand.seats[place]!, amount: shares[place]! })),
  };
}

/** Every pot to its winners, the last side pot first, each divided on its own [rr-pots-split-separately]. */
export function pushPots(hand: Hand): void {
  for (let at = layPots(hand, pots) - 1; at >= 0; at--) {
    const pot = pots[at]!;
    const winners = winnersOf(hand, pot.eligible);
    divide(hand, pot.amount, winners);
    if (hand.tape !== null) hand.tape.push({ type: 'awarded', pot: awarded(hand, pot, winners) });
  }
  applyEnded(hand);
}

/** The first pot, main pot first, that neither cards nor what the table said decide; null when every pot is decided. */
export function openPot(hand: Hand): { readonly at: number; readonly pot: Pot } | null {
  const laid: Pot[] = [];
  const made = layPots(hand, laid);
  for (let at = 0; at < made; at++) {
    const claims = placesOf(laid[at]!.eligible & ~hand.gaveUp);
    const decided = claims.length < 2 || claims.every((place) => isKnown(hand, place));
    if (!decided && !claims.some((place) => isRanked(hand, place))) return { at, pot: laid[at]! };
  }
  return null;
}

export function settleShowdown(hand: Hand): void {
  finishShowing(hand);
  pushPots(hand);
}
