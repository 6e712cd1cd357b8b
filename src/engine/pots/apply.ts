import { bit, type Hand, lowest, NOBODY, OVER, placesOf, SHOWDOWN } from '../record/hand.ts';
import type { Chips, Place } from '../units.ts';

export function applyTabled(hand: Hand, places: number): void {
  hand.tabled |= places;
  if (hand.tape !== null)
    hand.tape.push({ type: 'tabled', seats: placesOf(places).map((p) => hand.seats[p]!) });
}

export function applyShowdown(hand: Hand): void {
  hand.phase = SHOWDOWN;
  if (hand.tape === null) return;
  const order = Array.from(hand.showOrder.subarray(0, hand.showing), (place) => hand.seats[place]!);
  hand.tape.push({ type: 'showdown', order });
}

export function applyShown(hand: Hand, place: Place): void {
  hand.shown |= bit(place);
  if (hand.tape === null) return;
  const cards = [hand.holes[place * 2]!, hand.holes[place * 2 + 1]!];
  hand.tape.push({ type: 'shown', seat: hand.seats[place]!, cards });
}

export function applyMucked(hand: Hand, place: Place): void {
  hand.gaveUp |= bit(place);
  hand.muck[hand.mucked++] = hand.holes[place * 2]!;
  hand.muck[hand.mucked++] = hand.holes[place * 2 + 1]!;
  if (hand.tape !== null) hand.tape.push({ type: 'mucked', seat: hand.seats[place]! });
}

/** The value of the first hand that people rank, above every value that cards can have; the next ones lie below it. */
const BEST = 1 << 30;
/** Values from here up are ranks. */
export const RANKED = BEST - 64;

/** The table ranks hands whose cards are not known: these are the best of those not ranked yet. */
export function applyRanked(hand: Hand, places: number): void {
  let value = BEST;
  for (let left = hand.live; left !== 0; left &= left - 1) {
    const known = hand.values[lowest(left)]!;
    if (known >= RANKED && known <= value) value = known - 1;
  }
  for (const place of placesOf(places)) hand.values[place] = value;
  if (hand.tape !== null)
    hand.tape.push({ type: 'ranked', seats: placesOf(places).map((place) => hand.seats[place]!) });
}

/** One winner's share of a pot; `pushPots` puts the whole pot on the tape. */
export function applyWon(hand: Hand, place: Place, amount: Chips): void {
  hand.stacks[place]! += amount;
  hand.pot -= amount;
}

export function applyEnded(hand: Hand): void {
  hand.phase = OVER;
  hand.actor = NOBODY;
  if (hand.tape !== null) hand.tape.push({ type: 'ended' });
}
