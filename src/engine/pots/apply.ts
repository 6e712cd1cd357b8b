import { bit, type Hand, NOBODY, OVER, placesOf, SHOWDOWN } from '../record/hand.ts';
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
