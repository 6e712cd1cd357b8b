import { cardText, UNKNOWN } from '../cards/card.ts';
import { evolve } from '../hand/evolve.ts';
import type { HandEvent } from '../record/events.ts';
import { Hand, has, OVER } from '../record/hand.ts';
import type { Stakes } from '../record/setup.ts';
import type { Street } from '../record/street.ts';
import type { Chips, Seat } from '../units.ts';
import { type PublicEvent, publicEvents } from './public-events.ts';
import { type Audience, type HandView, type PlayerView, View } from './view.ts';

/** How the table stood when something had just been told. */
export type Step = Pick<HandView, 'board' | 'pots' | 'pot' | 'live'> & {
  readonly told: PublicEvent;
  readonly street: Street;
  /** In the order of places; cards are those of the whole replay. */
  readonly players: readonly Omit<PlayerView, 'cards'>[];
};

/** A finished hand, step by step, for one audience. */
export type Replay = {
  readonly button: Seat;
  readonly stakes: Stakes;
  /** Pots are split down to this chip. */
  readonly oddChip: Chips;
  readonly players: readonly { readonly seat: Seat; readonly stack: Chips }[];
  /** A followed hand: seats whose stack nobody counted. */
  readonly uncounted: readonly Seat[];
  /** The cards this audience has seen when the hand was over, by seat: shown from the beginning. */
  readonly holes: Readonly<Record<number, readonly string[]>>;
  readonly steps: readonly Step[];
};

/** What anybody may know of a finished hand at a glance. */
export type HandSummary = {
  /** Seats that were dealt in. */
  readonly dealt: readonly number[];
  /** What went to the winners, and to whom; nothing where the hand was void. */
  readonly pot: Chips;
  readonly winners: readonly { readonly seat: Seat; readonly amount: number }[];
  /** Seats that had every chip in at some time. */
  readonly allIn: readonly number[];
  readonly board: readonly string[];
  readonly showdown: boolean;
};

function stepOf(view: View, told: PublicEvent): Step {
  const { board, pots, pot, live, street } = view;
  const players = view.players.map(({ cards: _, ...each }) => each);
  return { told, street, board, pots, pot, live, players };
}

export function replayFor(events: readonly HandEvent[], audience: Audience): Replay {
  const hand = new Hand();
  const steps: Step[] = [];
  for (const event of events) {
    evolve(hand, event);
    for (const told of publicEvents([event])) steps.push(stepOf(new View(hand, audience), told));
  }
  const started = events.find((event) => event.type === 'started')!;
  const { button, stakes, oddChip, players, uncounted = [] } = started.setup;
  const seen = new View(hand, audience).players.filter(({ cards }) => cards?.length === 2);
  const holes = Object.fromEntries(seen.map(({ seat, cards }) => [seat, cards!]));
  return { button, stakes, oddChip, players, uncounted, holes, steps };
}

/** Null while the hand is being played. */
export function summarise(events: readonly HandEvent[]): HandSummary | null {
  const hand = new Hand();
  let allIn = 0;
  const won = new Map<number, number>();
  for (const event of events) {
    evolve(hand, event);
    for (let place = 0; place < hand.players; place++)
      if (has(hand.live, place) && hand.stacks[place] === 0 && hand.phase !== OVER) allIn |= 1 << place;
    if (event.type === 'awarded')
      for (const { seat, amount } of event.pot.winners) won.set(seat, (won.get(seat) ?? 0) + amount);
  }
  if (hand.phase !== OVER) return null;
  const dealt = Array.from(hand.seats.subarray(0, hand.players)).sort((a, b) => a - b);
  const winners = [...won].map(([seat, amount]) => ({ seat, amount }));
  return {
    dealt,
    pot: winners.reduce((sum, { amount }) => sum + amount, 0),
    winners,
    allIn: dealt.filter((seat) => has(allIn, hand.placeOf(seat))),
    // Cards of a followed hand that nobody entered are not there.
    board: Array.from(hand.board.subarray(0, hand.boarded))
      .filter((card) => card !== UNKNOWN)
      .map(cardText),
    showdown: events.some(({ type }) => type === 'showdown' || type === 'tabled'),
  };
}
