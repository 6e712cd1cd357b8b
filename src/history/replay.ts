import {
  clockwiseFrom,
  type ForcedBets,
  ordinaryBlinds,
  ordinaryForcedBets,
} from '../engine/betting/forced.ts';
import type { HandChoices } from '../engine/choices/hand-choices.ts';
import type { HandCommand } from '../engine/hand/decide.ts';
import { decide } from '../engine/hand/decide.ts';
import { evolve } from '../engine/hand/evolve.ts';
import type { AwardedPot, HandEvent } from '../engine/record/events.ts';
import { BETTING, DEALER, Hand, has, isOne, OVER, SHOWDOWN } from '../engine/record/hand.ts';
import type { Post, Setup } from '../engine/record/setup.ts';
import { RIVER, STREETS } from '../engine/record/street.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { RefusalCode } from '../engine/refusal-codes.ts';
import type { RuleId } from '../rules/index.ts';
import { BadRecord, type HandRecord, type RecordedAction, stackedDeck } from './record.ts';

export type Replayed = {
  readonly id: string;
  readonly finalStacks: Readonly<Record<string, number>>;
  readonly pots: readonly {
    amount: number;
    eligible: readonly number[];
    winners: Readonly<Record<string, number>>;
  }[];
  readonly showdownOrder: readonly number[];
  readonly ok: boolean | null;
  readonly refused: {
    readonly action: number;
    readonly code: RefusalCode;
    readonly rule: RuleId | null;
    readonly message: string;
  } | null;
  readonly events: readonly HandEvent[];
};

/** A hand that commands go into and events come out of, as the server keeps one. */
export class PlayedHand {
  readonly hand = new Hand();
  readonly events: HandEvent[] = [];

  do(command: HandCommand): Refusal | null {
    const decided = decide(this.hand, command);
    if (!decided.ok) return decided.refusal;
    for (const event of decided.value) {
      evolve(this.hand, event);
      this.events.push(event);
    }
    return null;
  }
}

/** Chips that pots may have been split down to. */
const CHIPS = [1, 5, 25, 100, 500, 1000, 5000];

/**
 * Plays a record through the engine. Throws BadRecord when its table makes no hand. No record says what the smallest chip
 * was: it is the one with which the pots come out as recorded.
 */
export function replay(record: HandRecord, choices: HandChoices): Replayed {
  const played = playThrough(record, choices, 1);
  if (played.ok !== false || played.refused !== null) return played;
  for (const chip of CHIPS) {
    const other = playThrough(record, choices, chip * (record.scale ?? 1));
    if (other.ok) return other;
  }
  return played;
}

function playThrough(record: HandRecord, choices: HandChoices, oddChip: number): Replayed {
  const follower = new Follower(record, choices, oddChip);
  let done = 0;
  let refusal: Refusal | null = null;
  for (const action of record.actions) {
    refusal = follower.follow(action);
    if (refusal !== null) break;
    done++;
  }
  if (refusal === null) refusal = follower.finish();
  const refused = refusal && {
    action: done + 1,
    code: refusal.code,
    rule: refusal.rule,
    message: refusal.message,
  };
  return result(record, follower.played, refused);
}

function setupOf(record: HandRecord, given: HandChoices, oddChip: number): Setup {
  const seats = record.players.map(({ seat }) => seat);
  const { structure, showdown = [] } = record;
  const choices: HandChoices = {
    ...given,
    ...(structure && { structure: { use: structure, cite: 'limit-fixed-bets' } }),
    // Somebody mucked, so the hands were not all turned up when the betting was over.
    ...(showdown.some(({ shows }) => !shows) && {
      allInHands: { use: 'in-turn', cite: 'all-in-show-hands' },
    }),
  };
  if (seats.length < 2) throw new BadRecord(`a hand needs two players, not ${seats.length}`);
  const forced: ForcedBets = record.posts
    ? { posts: record.posts, firstToAct: firstToAct(record, record.posts, seats) }
    : ordinaryForcedBets(record.stakes, record.button, seats, choices);
  return {
    players: record.players.map(({ seat, stack }) => ({ seat, stack })),
    button: record.button,
    stakes: record.stakes,
    ...forced,
    oddChip,
    choices,
  };
}

/**
 * Left of the big blind. A record with its posts may have no big blind (the player had chips for the ante only) or
 * several (somebody came late); then its own first action says where betting began.
 */
function firstToAct(record: HandRecord, posts: readonly Post[], seats: readonly number[]): number {
  const bigs = posts.filter((post) => post.kind === 'big').map((post) => post.seat);
  const paid = (seat: number): number =>
    posts.reduce((sum, post) => sum + (post.seat === seat ? post.amount : 0), 0);
  // An absent player who is all-in may have been folded before anybody acts.
  const opener = record.actions.find(({ seat }) =>
    record.players.some((player) => player.seat === seat && player.stack > paid(seat)),
  );
  if (bigs.length !== 1 && opener !== undefined) return opener.seat;
  const big = bigs[0] ?? ordinaryBlinds(record.button, seats).big;
  return clockwiseFrom(big, seats)[0]!;
}

const noBoard = (): Refusal => ({
  code: 'board-missing',
  rule: null,
  message: 'the hand goes on and the record has no more board cards',
});

/** Follows a record action by action, dealing when the record has moved on. */
export class Follower {
  readonly played = new PlayedHand();
  private readonly record: HandRecord;

  constructor(record: HandRecord, choices: HandChoices, oddChip = 1) {
    this.record = record;
    const setup = setupOf(record, choices, oddChip);
    const order = clockwiseFrom(
      record.button,
      record.players.map(({ seat }) => seat),
    );
    const refusal = this.played.do({ type: 'start', setup, deck: stackedDeck(record, order) });
    if (refusal !== null) throw new BadRecord(refusal.message);
  }

  get hand(): Hand {
    return this.played.hand;
  }

  follow(action: RecordedAction): Refusal | null {
    const { hand } = this;
    const place = hand.placeOf(action.seat);
    const street = STREETS.indexOf(action.street);
    // A fold out of turn binds; real sites fold absent players even when they are all-in, and the chips stay in.
    if (action.action === 'fold' && place !== hand.actor && has(hand.live, place)) {
      this.dealToNextTurn(street);
      if (place !== hand.actor)
        return this.played.do({ type: 'kill', seat: action.seat, rule: 'dead-hand-fold' });
    }
    const refusal = this.dealToNextTurn(street);
    if (refusal !== null) return refusal;
    if (hand.phase === BETTING && hand.street !== street)
      return {
        code: 'wrong-street',
        rule: 'act-in-turn',
        message: `seat ${hand.seats[hand.actor]} is to act on the ${STREETS[hand.street]}, not the ${action.street}`,
      };
    return this.take(action);
  }

  /** Deals until somebody must act, but not beyond a street. */
  dealToNextTurn(street = RIVER): Refusal | null {
    while (this.hand.phase === DEALER && this.hand.street < street) {
      const refusal = this.deal();
      if (refusal !== null) return refusal;
    }
    return null;
  }

  finish(): Refusal | null {
    const { hand } = this;
    while (hand.phase !== OVER) {
      if (hand.phase === BETTING)
        return {
          code: 'unfinished',
          rule: null,
          message: `the record ends while seat ${hand.seats[hand.actor]} is to act on the ${STREETS[hand.street]}`,
        };
      if (hand.phase === SHOWDOWN) this.show();
      const refusal = hand.phase === OVER ? null : this.deal();
      if (refusal !== null) return refusal;
    }
    return null;
  }

  /** Hands are shown and mucked as recorded; the rules refuse what is already done, and show for whoever is left. */
  private show(): void {
    for (const { seat, shows } of this.record.showdown ?? [])
      this.played.do({ type: shows ? 'show' : 'muck', seat });
  }

  /** The dealer's next move, if the record has the cards for it. */
  private deal(): Refusal | null {
    const { hand } = this;
    const moreBoard = hand.phase === DEALER && !isOne(hand.live) && hand.street < RIVER;
    const needed = moreBoard ? Math.max(3, hand.boarded + 1) : 0;
    return this.record.board.length < needed ? noBoard() : this.played.do({ type: 'proceed' });
  }

  private take({ seat, action, to }: RecordedAction): Refusal | null {
    const { hand } = this;
    const kind = action === 'passive' ? (hand.toCall === 0 ? 'check' : 'call') : action;
    if (kind === 'call' && to !== undefined && hand.phase === BETTING && hand.seats[hand.actor] === seat) {
      const due = hand.bets[hand.actor]! + hand.toCall;
      // A record may call the full price although nobody can win more than the others are all-in for.
      if (to < due || to > Math.max(due, hand.price))
        return {
          code: 'wrong-call',
          rule: 'verbal-in-turn-binding',
          message: `a call is to ${due}, not ${to}`,
          due,
        };
    }
    return this.played.do({ type: 'act', seat, action: kind, ...(to !== undefined && { to }) });
  }
}

function result(record: HandRecord, { hand, events }: PlayedHand, refused: Replayed['refused']): Replayed {
  const finalStacks: Record<string, number> = {};
  for (const { seat } of record.players) finalStacks[seat] = hand.stacks[hand.placeOf(seat)]!;
  const pots = events.flatMap((event) => (event.type === 'awarded' ? [potOf(event.pot)] : [])).reverse();
  const showdown = events.find((event) => event.type === 'showdown');
  const { expected } = record;
  const matches = (): boolean =>
    refused === null &&
    [...expected!.stacks].every(
      ([seat, stack]) => Math.abs(finalStacks[seat]! - stack) <= expected!.tolerance,
    );
  return {
    id: record.id,
    finalStacks,
    pots,
    showdownOrder: showdown?.order ?? [],
    ok: expected === undefined ? null : matches(),
    refused,
    events,
  };
}

const potOf = ({ amount, eligible, winners }: AwardedPot) => ({
  amount,
  eligible,
  winners: Object.fromEntries(winners.map((winner) => [winner.seat, winner.amount])),
});
