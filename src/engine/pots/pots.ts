import { bit, type Hand, lowest, placesOf } from '../record/hand.ts';
import type { Chips } from '../units.ts';

/** A pot, and the places that may win it. */
export type Pot = { amount: Chips; eligible: number };

/**
 * Main pot first, then the side pots, one for each different amount that players still in have paid. What folded
 * players left above the last one joins it; dead money lies in the main pot. Writes into `pots` and
 * returns how many, so that a simulation allocates nothing.
 */
export function layPots(hand: Hand, pots: Pot[]): number {
  let made = 0;
  let below = 0;
  let left = hand.pot;
  for (let eligible = hand.live; eligible !== 0; ) {
    let level = hand.paid[lowest(eligible)]!;
    let deeper = 0;
    for (let each = eligible; each !== 0; each &= each - 1) {
      const place = lowest(each);
      const paid = hand.paid[place]!;
      if (paid < level) {
        level = paid;
        deeper = eligible & (bit(place) - 1);
      } else if (paid > level) deeper |= bit(place);
    }
    const amount = deeper === 0 ? left : between(hand, below, level) + (made === 0 ? hand.dead : 0);
    left -= amount;
    below = level;
    if (amount > 0) {
      put(pots, made++, amount, eligible);
    }
    eligible = deeper;
  }
  return made;
}

/** What everybody, folded or not, has paid between two levels. */
function between(hand: Hand, below: number, level: number): number {
  let amount = 0;
  for (let place = 0; place < hand.players; place++) {
    const paid = hand.paid[place]!;
    if (paid > below) amount += (paid < level ? paid : level) - below;
  }
  return amount;
}

function put(pots: Pot[], at: number, amount: Chips, eligible: number): void {
  const pot = pots[at];
  if (pot === undefined) pots[at] = { amount, eligible };
  else {
    pot.amount = amount;
    pot.eligible = eligible;
  }
}

/** The pots as a table shows them while the hand goes on. */
export function potsInView(hand: Hand): { amount: Chips; seats: number[] }[] {
  const pots: Pot[] = [];
  const made = layPots(hand, pots);
  return pots.slice(0, made).map(({ amount, eligible }) => ({
    amount,
    seats: placesOf(eligible)
      .map((place) => hand.seats[place]!)
      .sort((a, b) => a - b),
  }));
}
