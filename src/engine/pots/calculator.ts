import { returnUncalled } from '../betting/apply.ts';
import type { AwardedPot, HandEvent } from '../record/events.ts';
import { Hand } from '../record/hand.ts';
import type { Chips, Seat } from '../units.ts';
import { pushPots } from './showdown.ts';

type LivePots = {
  /** Names clockwise from the button's left, and what each has put in. */
  readonly seats: readonly string[];
  readonly in: ReadonlyMap<string, number>;
  readonly folded: ReadonlySet<string>;
  /** Hands from best to worst, ties together. */
  readonly best: readonly (readonly string[])[];
  readonly oddChip: Chips;
};

export type CalculatedPots = {
  readonly pots: readonly { amount: Chips; eligible: string[]; winners: Record<string, number> }[];
  readonly returned: Readonly<Record<string, number>>;
};

/** The side-pot calculator for a live table: the rules of a dealt hand, given each player's chips and the best hands. */
export function calculatePots(given: LivePots): CalculatedPots {
  const hand = new Hand();
  const tape: HandEvent[] = [];
  hand.tape = tape;
  hand.players = given.seats.length;
  hand.oddChip = given.oddChip;
  for (const [place, name] of given.seats.entries()) {
    const paid = given.in.get(name) ?? 0;
    hand.seats[place] = place + 1;
    hand.bets[place] = paid;
    hand.paid[place] = paid;
    hand.pot += paid;
    hand.price = Math.max(hand.price, paid);
    const rank = given.best.findIndex((tied) => tied.includes(name));
    hand.values[place] = rank < 0 ? 0 : given.best.length - rank;
    if (!given.folded.has(name)) hand.live |= 1 << place;
  }
  returnUncalled(hand);
  pushPots(hand);
  const name = (seat: Seat): string => given.seats[seat - 1]!;
  return {
    pots: tape.flatMap((event) => (event.type === 'awarded' ? [named(event.pot, name)] : [])).reverse(),
    returned: Object.fromEntries(
      tape.flatMap((event) => (event.type === 'returned' ? [[name(event.seat), event.amount]] : [])),
    ),
  };
}

const named = ({ amount, eligible, winners }: AwardedPot, name: (seat: Seat) => string) => ({
  amount,
  eligible: eligible.map(name),
  winners: Object.fromEntries(winners.map((won) => [name(won.seat), won.amount])),
});
