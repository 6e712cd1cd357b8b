import { UNKNOWN } from '../cards/card.ts';
import { wonLastChipsOf } from '../pots/last-chips.ts';
import { openPot } from '../pots/showdown.ts';
import type { AwardedPot, HandEvent } from '../record/events.ts';
import { BETTING, DEALER, type Hand, has, OVER, placesOf, SHOWDOWN } from '../record/hand.ts';
import { STREETS, type Street } from '../record/street.ts';
import { followedEvents, followedHand, uncountedIn } from '../tournament/followed/followed.ts';
import type { SettleHand } from '../tournament/hands/hands.ts';
import type { FollowedHand } from '../tournament/state/followed-hand.ts';
import type { PlayerId, Tournament } from '../tournament/state/state.ts';
import type { Chips, Seat } from '../units.ts';
import { type PublicEvent, publicEvents } from './public-events.ts';
import { type HandView, View } from './view.ts';

/** A hand that people deal, as far as it was told: nothing in it is hidden from anybody at the table. */
export type FollowedView = {
  readonly number: number;
  readonly at: number;
  /** Whether cards are entered; otherwise bets alone. */
  readonly cards: boolean;
  readonly onTv: boolean;
  readonly players: readonly { readonly seat: Seat; readonly player: PlayerId; readonly name: string }[];
  /** Seats whose stack nobody has counted: the one in `hand` says nothing. */
  readonly uncounted: readonly Seat[];
  readonly hand: HandView;
  readonly next: FollowedNext;
  /** The last things that were told, the newest last. */
  readonly told: readonly PublicEvent[];
  /** Whether there is something to take back. */
  readonly canUndo: boolean;
  /** Cards that cannot be named any more. */
  readonly seen: readonly string[];
};

/** What the hand waits for. */
export type FollowedNext =
  /** The player to act; what they may do is in the hand's view. */
  | { readonly is: 'act'; readonly seat: Seat; readonly later: readonly Seat[] }
  /** The cards of the next street; hands that lie face up may be entered too. */
  | { readonly is: 'deal'; readonly street: Street; readonly cards: number; readonly faceUp: readonly Seat[] }
  /** Who shows next; `mayMuck` unless they hold the last hand of a pot. */
  | { readonly is: 'show'; readonly seat: Seat; readonly order: readonly Seat[] }
  /** Who has the best hand in a pot, main pot first. */
  | { readonly is: 'best'; readonly pot: number; readonly amount: Chips; readonly seats: readonly Seat[] }
  | Over;

type Over = {
  readonly is: 'over';
  /** Every chip went back. */
  readonly void: boolean;
  readonly pots: readonly AwardedPot[];
  readonly returned: readonly { readonly seat: Seat; readonly amount: Chips }[];
  /** Players who are out, and what the tournament can be told in one tap; null where it would learn nothing. */
  readonly out: readonly PlayerId[];
  readonly settle: SettleHand | null;
};

/** How much of the story a screen needs at a glance. */
const TOLD_COUNT = 12;

export function viewFollowed(tournament: Tournament, table: string): FollowedView | null {
  const followed = tournament.followed.hands.get(table);
  if (followed === undefined) return null;
  const hand = followedHand(followed);
  const events = followedEvents(followed);
  const view = new View(hand, { role: 'spectator' });
  return {
    number: followed.number,
    at: followed.at,
    cards: followed.cards,
    onTv: followed.onTv,
    players: [...followed.seats]
      .filter(([seat]) => hand.placeOf(seat) >= 0)
      .sort(([a], [b]) => a - b)
      .map(([seat, player]) => ({ seat, player, name: tournament.players.get(player)?.name ?? player })),
    uncounted: uncountedIn(followed),
    hand: view.toJSON(),
    next: nextIn(followed, hand, events),
    told: publicEvents(events).slice(-TOLD_COUNT),
    canUndo: followed.steps.length > 1,
    seen: view.toJSON().board.concat(view.players.flatMap(({ cards }) => cards ?? [])),
  };
}

function nextIn(followed: FollowedHand, hand: Hand, events: readonly HandEvent[]): FollowedNext {
  const seatAt = (place: number): Seat => hand.seats[place]!;
  switch (hand.phase) {
    case BETTING: {
      const pending = hand.pending & ~(1 << hand.actor);
      const after = placesOf(pending).map((place) => (place - hand.actor + hand.players) % hand.players);
      const later = after.sort((a, b) => a - b).map((step) => seatAt((hand.actor + step) % hand.players));
      return { is: 'act', seat: seatAt(hand.actor), later };
    }
    case DEALER:
      return {
        is: 'deal',
        street: STREETS[Math.min(hand.street + 1, STREETS.length - 1)]!,
        cards: hand.street === STREETS.length - 1 ? 0 : hand.street === 0 ? 3 : 1,
        faceUp: placesOf(hand.tabled & hand.live & ~hand.shown).map(seatAt),
      };
    case SHOWDOWN:
      return atShowdown(followed, hand);
    default:
      return over(followed, hand, events);
  }
}

/** Hands are shown in order where their cards and the board are entered; otherwise the table says who has the best one. */
function atShowdown({ cards }: FollowedHand, hand: Hand): FollowedNext {
  const order = Array.from(hand.showOrder.subarray(0, hand.showing));
  const next = order.find((place) => has(hand.live, place) && !has(hand.shown | hand.gaveUp, place));
  const boardKnown = !hand.board.subarray(0, hand.boarded).includes(UNKNOWN);
  const open = openPot(hand);
  if (cards && boardKnown && next !== undefined)
    return { is: 'show', seat: hand.seats[next]!, order: order.map((place) => hand.seats[place]!) };
  const eligible = open === null ? hand.live & ~hand.gaveUp : open.pot.eligible & ~hand.gaveUp;
  return {
    is: 'best',
    pot: open?.at ?? 0,
    amount: open?.pot.amount ?? hand.pot,
    seats: placesOf(eligible).map((place) => hand.seats[place]!),
  };
}

function over(followed: FollowedHand, hand: Hand, events: readonly HandEvent[]): Over {
  const isVoid = events.some(({ type }) => type === 'voided');
  const pots = events.flatMap((event) => (event.type === 'awarded' ? [event.pot] : [])).reverse();
  const returned = events.flatMap((event) =>
    event.type === 'returned' ? [{ seat: event.seat, amount: event.amount }] : [],
  );
  const uncounted = uncountedIn(followed);
  const counted = [...followed.seats].flatMap(([seat, player]) => {
    const place = hand.placeOf(seat);
    return place < 0 || uncounted.includes(seat) ? [] : [{ seat, player, stack: hand.stacks[place]! }];
  });
  const broke = counted.filter(({ stack }) => stack === 0);
  const out = broke.map(({ player }) => player);
  const stacks = counted.filter(({ stack }) => stack > 0);
  const settles = hand.phase === OVER && !isVoid && counted.length > 0;
  const began = startingStacks(events);
  return {
    is: 'over',
    void: isVoid,
    pots,
    returned,
    out,
    settle: settles
      ? {
          type: 'settle-hand',
          table: followed.table,
          ...(out.length > 0 && {
            busts: out,
            startedWith: Object.fromEntries(broke.map(({ seat, player }) => [player, began.get(seat) ?? 0])),
            knockedOutBy: Object.fromEntries(
              broke.map(({ seat, player }) => [
                player,
                wonLastChipsOf(seat, hand, events).flatMap((winner) => followed.seats.get(winner) ?? []),
              ]),
            ),
          }),
          ...(stacks.length > 0 && {
            stacks: Object.fromEntries(stacks.map(({ player, stack }) => [player, stack])),
          }),
        }
      : null,
  };
}

function startingStacks([started]: readonly HandEvent[]): ReadonlyMap<Seat, Chips> {
  return new Map(
    started?.type === 'started' ? started.setup.players.map(({ seat, stack }) => [seat, stack]) : [],
  );
}
