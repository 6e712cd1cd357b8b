import type { Card } from '../../cards/card.ts';
import { evolve } from '../../hand/evolve.ts';
import type { Action } from '../../hand/play.ts';
import type { HandEvent } from '../../record/events.ts';
import { Hand } from '../../record/hand.ts';
import { assertNever } from '../../refusal.ts';
import type { Report } from '../../rulings/apply.ts';
import type { Chips, Seat } from '../../units.ts';
import type { FollowedHand, FollowedHands } from '../state/followed-hand.ts';
import type { PlayerId, TableId, Tournament } from '../state/state.ts';

/**
 * A hand that people deal, told as it is played. It is no step of the tournament: `back` takes back what was told last, and
 * undoing a step leaves it as it is.
 */
export type FollowCommand = { readonly type: 'follow'; readonly table: TableId } & Told;

export type Told =
  /** The button's chair where nobody can know it; `cards` if the board and the hands shown are entered too. */
  | { readonly do: 'begin'; readonly cards: boolean; readonly button?: Seat }
  /** What a player does in turn. `all` is everything they have: in total on this street, where nobody has counted it. */
  | {
      readonly do: 'act';
      readonly seat: Seat;
      readonly action: Action | 'all-in';
      readonly to?: Chips;
    }
  /** Everybody before this seat checks, or folds to a bet. */
  | { readonly do: 'pass-to'; readonly seat: Seat }
  /** The next street, with its cards if they are entered. */
  | { readonly do: 'deal'; readonly cards?: readonly Card[] }
  | { readonly do: 'show'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly do: 'muck'; readonly seat: Seat }
  /** Who has the best hand of those not named yet, where the cards are not entered. */
  | { readonly do: 'best'; readonly seats: readonly Seat[] }
  /** What somebody has behind now. */
  | { readonly do: 'count'; readonly seat: Seat; readonly behind: Chips }
  | { readonly do: 'back' }
  | { readonly do: 'tv'; readonly on: boolean }
  /** It is over, or nobody follows it any more: it is kept among the hands of the tournament, or forgotten. */
  | { readonly do: 'close'; readonly keep: boolean };

/** The director's ruling on a followed hand; it comes as a frame, like one on a hand that Riffle deals. */
export type RuleFollowed = {
  readonly type: 'rule-followed';
  readonly table: TableId;
  readonly hand: number;
  readonly report: Report;
};

export type FollowedEvent =
  | {
      readonly type: 'hand-followed';
      readonly table: TableId;
      readonly number: number;
      readonly at: number;
      readonly cards: boolean;
      readonly seats: readonly (readonly [Seat, PlayerId])[];
      readonly events: readonly HandEvent[];
    }
  /** What happened next; with it, if it told what a player began the hand with. */
  | {
      readonly type: 'hand-told';
      readonly table: TableId;
      readonly counted: readonly (readonly [Seat, Chips])[];
      readonly events: readonly HandEvent[];
    }
  | { readonly type: 'hand-untold'; readonly table: TableId }
  | { readonly type: 'hand-on-tv'; readonly table: TableId; readonly on: boolean }
  | {
      readonly type: 'hand-closed';
      readonly table: TableId;
      readonly number: number;
      readonly kept: boolean;
    };

export function applyFollowed(tournament: Tournament, event: FollowedEvent): Tournament {
  const { table } = event;
  switch (event.type) {
    case 'hand-followed': {
      const { number, at, cards, seats, events } = event;
      return withHand(tournament, {
        table,
        number,
        at,
        cards,
        seats: new Map(seats),
        steps: [{ counted: [], events }],
        onTv: false,
      });
    }
    case 'hand-told': {
      const { counted, events } = event;
      return change(tournament, table, ({ steps }) => ({ steps: [...steps, { counted, events }] }));
    }
    case 'hand-untold':
      return change(tournament, table, ({ steps }) => ({ steps: steps.slice(0, -1) }));
    case 'hand-on-tv':
      return change(tournament, table, () => ({ onTv: event.on }));
    case 'hand-closed': {
      const hands = new Map(tournament.followed.hands);
      hands.delete(table);
      const kept = event.kept ? [{ table, number: event.number }] : [];
      return { ...tournament, followed: { hands, kept: [...tournament.followed.kept, ...kept] } };
    }
    default:
      return assertNever(event);
  }
}

export const NOTHING_FOLLOWED: FollowedHands = { hands: new Map(), kept: [] };

function withHand(tournament: Tournament, hand: FollowedHand): Tournament {
  const hands = new Map(tournament.followed.hands).set(hand.table, hand);
  return { ...tournament, followed: { ...tournament.followed, hands } };
}

function change(
  tournament: Tournament,
  table: TableId,
  changes: (hand: FollowedHand) => Partial<FollowedHand>,
): Tournament {
  const hand = tournament.followed.hands.get(table);
  return hand === undefined ? tournament : withHand(tournament, { ...hand, ...changes(hand) });
}

/** Everything told, as one hand's events: the stacks are those that turned out. */
export function followedEvents({ steps }: Pick<FollowedHand, 'steps'>): readonly HandEvent[] {
  const counted = new Map(steps.flatMap((step) => step.counted));
  return steps.flatMap(({ events }) => events).map((event) => withStacks(event, counted));
}

function withStacks(event: HandEvent, counted: ReadonlyMap<Seat, Chips>): HandEvent {
  if (event.type !== 'started' || counted.size === 0) return event;
  const { players, uncounted = [] } = event.setup;
  return {
    ...event,
    setup: {
      ...event.setup,
      players: players.map(({ seat, stack }) => ({ seat, stack: counted.get(seat) ?? stack })),
      uncounted: uncounted.filter((seat) => !counted.has(seat)),
    },
  };
}

const hands = new WeakMap<FollowedHand['steps'], Hand>();

/** The hand as it stands: to look at and to copy, not to change. */
export function followedHand(followed: Pick<FollowedHand, 'steps'>): Hand {
  const known = hands.get(followed.steps);
  if (known !== undefined) return known;
  const hand = new Hand();
  for (const event of followedEvents(followed)) evolve(hand, event);
  hands.set(followed.steps, hand);
  return hand;
}

/** The seats whose stack nobody has counted. */
export function uncountedIn(followed: Pick<FollowedHand, 'steps'>): readonly Seat[] {
  const [started] = followedEvents(followed);
  return started?.type === 'started' ? (started.setup.uncounted ?? []) : [];
}
