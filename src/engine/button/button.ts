import type { RuleId } from '../../rules/index.ts';
import { assertNever } from '../refusal.ts';
import type { Seat } from '../units.ts';
import { deadButton } from './dead-button.ts';
import { chairsAfter, type Markers, seatAfter, seatBefore } from './markers.ts';
import { bigBlinds, type Circuit, movingButton, smallBlinds } from './moving-button.ts';

/** How the button moves when a player is gone. */
export type ButtonRule = 'dead' | 'moving' | 'simple';

type BlindDue = { readonly seat: Seat; readonly blind: 'small' | 'big' };

/** One hand's positions: the blinds, the first and last to act, and what the next hand needs to know. */
export type ButtonPlan = {
  readonly circuit: Circuit;
  readonly posts: readonly BlindDue[];
  readonly lastToAct: Seat;
  readonly firstToAct: { readonly preflop: Seat; readonly postflop: Seat };
  readonly rule: RuleId;
  /** The button moves to a chair whose small blind was dead last hand: it lies there in every rulebook. */
  readonly toEmptyChair?: true;
};

/** A table's first hand: the markers as they lie, everybody posting in order. */
export function firstCircuit(markers: Markers): Circuit {
  const { button, small, big } = markers;
  return { button, small, big, owesSmall: [big] };
}

/** The positions of a first hand with the button in a given chair. */
export function openingPlan(button: Seat, seats: readonly Seat[], away: readonly Seat[] = []): ButtonPlan {
  const left = seatAfter(button, seats);
  const small = seats.length === 2 ? button : left;
  const big = seatAfter(small, seats);
  const circuit = firstCircuit({ button, small, big });
  return plan(
    circuit,
    [
      { seat: small, blind: 'small' },
      { seat: big, blind: 'big' },
    ],
    seats,
    acting(seats, away),
    'blinds-two-posted',
  );
}

/** The seats that act: whoever is there at the deal, or everybody where fewer than two are. */
function acting(seats: readonly Seat[], away: readonly Seat[]): readonly Seat[] {
  const there = away.length === 0 ? seats : seats.filter((seat) => !away.includes(seat));
  return there.length < 2 ? seats : there;
}

/**
 * Markers after which the next hand has the button in a chair: the button was misplaced, and "it is here"
 * [button-misplaced-last-hand]. Null where it cannot lie there: only a dead button lies on an empty chair, and never
 * heads-up.
 */
export function circuitBefore(how: ButtonRule, chair: Seat, seats: readonly Seat[]): Circuit | null {
  const isEmpty = !seats.includes(chair);
  if (isEmpty && (how !== 'dead' || seats.length < 3)) return null;
  const before = seatBefore(chair, seats);
  // Heads-up the big blind changes hands, so the next button is this hand's big blind [heads-up-order].
  if (seats.length === 2) return firstCircuit({ button: before, small: before, big: chair });
  const circuit = firstCircuit({ button: before, small: chair, big: seatAfter(chair, seats) });
  return isEmpty ? { ...circuit, deadSmall: true } : circuit;
}

/** The next hand's positions. `seats` play on, lowest first; `away` are not there at the deal, but their blinds are posted. */
export function nextButton(
  how: ButtonRule,
  last: Circuit,
  seats: readonly Seat[],
  away: readonly Seat[] = [],
): ButtonPlan {
  const actors = acting(seats, away);
  switch (how) {
    case 'dead':
      return nextDead(last, seats, actors);
    case 'moving': {
      const circuit = movingButton(last, seats, away);
      const present = seats.filter((seat) => !away.includes(seat));
      const small = smallBlinds(last, circuit, seats).map((seat): BlindDue => ({ seat, blind: 'small' }));
      const big = bigBlinds(last, circuit, seats).map((seat): BlindDue => ({ seat, blind: 'big' }));
      return plan(circuit, [...small, ...big], seats, actors, movingRule(last, circuit, seats, present));
    }
    case 'simple': {
      const { circuit, posts } = openingPlan(seatAfter(last.button, seats), seats);
      return plan(circuit, posts, seats, actors, 'home-online-moving-simple');
    }
    default:
      return assertNever(how);
  }
}

function nextDead(last: Circuit, seats: readonly Seat[], actors: readonly number[]): ButtonPlan {
  const markers = deadButton(last, seats);
  const { button, small, big } = markers;
  const bigPost: BlindDue = { seat: big, blind: 'big' };
  // Nearly every hand: every chair with a marker has its player.
  if (seats.length > 2 && seats.includes(small) && seats.includes(button))
    return plan(
      firstCircuit(markers),
      [{ seat: small, blind: 'small' }, bigPost],
      seats,
      actors,
      'button-advances-one',
    );
  const isPosted = seats.includes(small);
  const deadSmall: true | 'moved' = last.bigMoved === true ? 'moved' : true;
  // After a moved small blind the button stays with its player for a second hand [moved-small-blind-bj].
  const toEmptyChair = last.deadSmall === true && !seats.includes(button);
  const circuit: Circuit = {
    ...firstCircuit(markers),
    ...(!isPosted && { deadSmall }),
    ...(!seats.includes(button) && {
      stays: toEmptyChair ? seatBefore(button, actors) : (last.stays ?? last.button),
    }),
  };
  const posts: BlindDue[] = isPosted ? [{ seat: small, blind: 'small' }, bigPost] : [bigPost];
  const next = plan(circuit, posts, seats, actors, deadRule(last, circuit, seats));
  return toEmptyChair ? { ...next, toEmptyChair } : next;
}

function deadRule(last: Circuit, next: Circuit, seats: readonly Seat[]): RuleId {
  if (seats.length === 2) return 'heads-up-transition';
  const onEmptyChair = !seats.includes(next.button);
  if (next.deadSmall === 'moved' || (onEmptyChair && last.deadSmall === 'moved'))
    return 'moved-small-blind-bj';
  if (next.deadSmall || (onEmptyChair && last.deadSmall)) return 'dead-button-bb-bust';
  return 'dead-button-sb-bust';
}

function movingRule(
  last: Circuit,
  next: Circuit,
  seats: readonly Seat[],
  present: readonly number[],
): RuleId {
  if (seats.length === 2) return 'heads-up-transition';
  if (!seats.includes(last.small)) return 'no-dead-button-left-on-button';
  if (!present.includes(last.small)) return 'no-dead-button-absent-at-deal';
  return seats.includes(next.small) ? 'button-advances-one' : 'no-dead-button-left-on-small-blind';
}

function plan(
  circuit: Circuit,
  posts: readonly BlindDue[],
  seats: readonly Seat[],
  actors: readonly number[],
  rule: RuleId,
): ButtonPlan {
  const { button, big } = circuit;
  const fromButton = (seat: Seat): number => chairsAfter(button, seat);
  return {
    circuit,
    posts: posts.some((post, at) => at > 0 && fromButton(post.seat) < fromButton(posts[at - 1]!.seat))
      ? [...posts].sort((a, b) => fromButton(a.seat) - fromButton(b.seat))
      : posts,
    lastToAct: actors.includes(button) ? button : seatBefore(button, actors),
    firstToAct: {
      preflop: seats.length === 2 ? button : seatAfter(big, actors),
      postflop: seatAfter(button, actors),
    },
    rule,
  };
}

/**
 * A table's first hand with the button drawn for a chair. Without a dead button it passes a player who is away at the
 * deal, as it does later on [no-dead-button-absent-at-deal].
 */
export function firstPlan(
  how: ButtonRule,
  button: Seat,
  seats: readonly Seat[],
  away: readonly Seat[],
): ButtonPlan {
  const before = how === 'moving' && away.includes(button) ? circuitBefore(how, button, seats) : null;
  return before === null ? openingPlan(button, seats, away) : nextButton(how, before, seats, away);
}

/**
 * Where the button lies on the table. After the small blind busts, some rulebooks leave it where it was
 * [dead-button-sb-bust]; two hands after the big blind busts, all of them move it to the empty chair
 * [dead-button-bb-bust].
 */
export function displayedButton(
  { circuit, lastToAct, toEmptyChair }: ButtonPlan,
  seats: readonly Seat[],
  how: 'stay' | 'empty-chair',
): number {
  const stays = how === 'stay' && toEmptyChair !== true && !seats.includes(circuit.button);
  // Hands recorded before say only who acts last.
  return stays ? (circuit.stays ?? lastToAct) : circuit.button;
}

/** Button and blinds of a table's next hand. */
export function nextPlan(
  how: ButtonRule,
  { circuit, firstButton }: { readonly circuit: Circuit | null; readonly firstButton: Seat },
  seats: readonly Seat[],
  away: readonly Seat[] = [],
): ButtonPlan {
  if (circuit !== null) return nextButton(how, circuit, seats, away);
  const button = seats.includes(firstButton) ? firstButton : seatAfter(firstButton, seats);
  return firstPlan(how, button, seats, away);
}
