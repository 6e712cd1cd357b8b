import type { RuleId } from '../../rules/index.ts';
import { returnUncalled } from '../betting/apply.ts';
import { applyCorrected, applyKilled, applyRetrieved, applyVoided } from '../betting/corrections.ts';
import { type Card, UNKNOWN } from '../cards/card.ts';
import { entropyFrom } from '../cards/chacha.ts';
import { shuffle } from '../cards/shuffle.ts';
import type { Rulebook } from '../choices/rulebook.ts';
import { applyBurned, applyOverridden, applyReplaced, applyRuled, applyStubSet } from '../hand/apply.ts';
import { act } from '../hand/play.ts';
import type { HandEvent } from '../record/events.ts';
import {
  BETTING,
  count,
  DEALER,
  type Hand,
  has,
  isOne,
  NOBODY,
  OVER,
  POSTING,
  SHOWDOWN,
} from '../record/hand.ts';
import { FLOP, NO_STREET, RIVER, STREETS, TURN } from '../record/street.ts';
import { accept, assertNever, type Refusal, type Result, refuse } from '../refusal.ts';
import type { Seat } from '../units.ts';
import { missingFacts, settle } from './asking.ts';
import { citeFor } from './cite.ts';
import { type Gesture, interpretGesture } from './gesture.ts';
import { type Effect, type Facts, factNeeded, type Ruling } from './ruling.ts';
import { irregularities } from './rulings.ts';

/** What went wrong in a hand dealt by the engine: whose, which card, and a seed where the stub is shuffled. */
export type Report = {
  readonly irregularity: string;
  readonly facts: Facts;
  readonly seat?: Seat;
  readonly card?: Card;
  readonly entropy?: string;
  /** Shuffles in place of the seed. */
  readonly mix?: (pile: readonly Card[]) => readonly Card[];
  /** The director overrules the book, with their reason. */
  readonly override?: { readonly ruling: string; readonly reason: string; readonly effect?: Effect };
};

type About = Pick<Report, 'seat' | 'card' | 'entropy' | 'mix'>;

export type AppliedRuling = { readonly ruling: Ruling; readonly events: readonly HandEvent[] };

/** Rules on a report and applies the ruling: pure, the events are the record, and the hand is as it was. */
export function ruleOnHand(hand: Hand, report: Report, rulebook: Rulebook): Result<AppliedRuling> {
  const found = irregularities.find(({ id }) => id === report.irregularity);
  if (found === undefined)
    return refuse({
      code: 'unknown-irregularity',
      rule: 'director-scope',
      message: `there is no irregularity called "${report.irregularity}"`,
    });
  const [missing] = missingFacts(found, report.facts, rulebook);
  if (missing !== undefined)
    return refuse({
      code: 'fact-needed',
      rule: 'director-scope',
      message: factNeeded(missing, report.facts[missing.name]),
      fact: missing.name,
    });
  const ruling = settle(found, report.facts, rulebook);
  const { override } = report;
  const authority = citeFor(rulebook, 'director-final-authority', 'rr-fairness');
  if (override !== undefined && override.reason.trim() === '')
    return refuse({ code: 'reason-needed', rule: authority, message: 'give a reason for overruling' });
  return recorded(
    hand,
    (trial) => {
      applyRuled(trial, found.id, ruling.ruling, ruling.rule);
      if (override !== undefined)
        applyOverridden(trial, found.id, ruling.rule, override.ruling, override.reason, authority);
      const decided =
        override === undefined ? ruling : { ...ruling, effect: override.effect, rule: authority };
      return decided.effect === undefined ? null : take(trial, decided.effect, decided.rule, report);
    },
    ruling,
  );
}

/** The irregularity of a hand that cannot be finished. */
export const CANNOT_END = 'cannot-end';

/** The director voids a hand that cannot be finished: every chip goes back. */
export function voidedHand(hand: Hand): Result<AppliedRuling> {
  const ruling: Ruling = {
    ruling: 'The hand cannot be finished: every chip goes back, and it is dealt again.',
    steps: [],
    rule: 'director-final-authority',
  };
  return recorded(
    hand,
    (trial) => {
      applyRuled(trial, CANNOT_END, ruling.ruling, ruling.rule);
      return take(trial, 'void', ruling.rule, {});
    },
    ruling,
  );
}

/** What people saw and heard a player do; the hand knows the bet, their stack and the chips in front of them. */
export type Seen = Omit<Gesture, 'bet' | 'lastRaise' | 'committed' | 'stack'>;

/** Says what a player's chips and words count as in this hand, and corrects their action. */
export function ruleOnGesture(hand: Hand, seat: Seat, seen: Seen, rulebook: Rulebook): Result<AppliedRuling> {
  const place = hand.placeOf(seat);
  const refusal = mayBeCorrected(hand, place, 'act-in-turn');
  if (refusal !== null) return refuse(refusal);
  const before = hand.copy();
  if (place !== before.actor) applyCorrected(before, place, 0, 'act-in-turn');
  const gesture: Gesture = {
    pot: before.pot,
    players: count(before.live),
    ...seen,
    bet: before.price,
    lastRaise: before.lastRaise,
    committed: before.bets[place]!,
    stack: before.stacks[place]!,
  };
  const { action, to, rule } = interpretGesture(gesture, rulebook);
  const ruling: Ruling = {
    ruling: `It counts as: ${action.replaceAll('-', ' ')}${to === null ? '' : ` ${to}`}.`,
    steps: ['Action continues'],
    rule,
  };
  return recorded(
    hand,
    (trial) => {
      applyRuled(trial, 'gesture', ruling.ruling, rule);
      switch (action) {
        case 'fold':
        case 'check':
        case 'call':
        case 'bet':
        case 'raise':
          return putRight(trial, place, action === 'fold' ? null : (to ?? trial.bets[place]!), rule);
        default:
          // The player may choose between two actions.
          return null;
      }
    },
    ruling,
  );
}

/** One effect by itself, whatever led to it: how a record is checked. An action may also be put right as a fold. */
export function effectOn(
  hand: Hand,
  effect: Effect | 'fold',
  rule: RuleId,
  about: About,
): Result<readonly HandEvent[]> {
  return taped(hand, (trial) =>
    effect === 'fold' ? correct(trial, rule, about, null) : take(trial, effect, rule, about),
  );
}

/** Runs on a copy with the tape on: the events, or why not. */
function taped(hand: Hand, run: (trial: Hand) => Refusal | null): Result<readonly HandEvent[]> {
  const trial = hand.copy();
  const tape: HandEvent[] = [];
  trial.tape = tape;
  const refusal = run(trial);
  return refusal === null ? accept(tape) : refuse(refusal);
}

function recorded(hand: Hand, run: (trial: Hand) => Refusal | null, ruling: Ruling): Result<AppliedRuling> {
  const done = taped(hand, run);
  return done.ok ? accept({ ruling, events: done.value }) : done;
}

function take(hand: Hand, effect: Effect, rule: RuleId, report: About): Refusal | null {
  if (hand.phase === POSTING || hand.phase === OVER)
    return { code: 'no-hand-in-play', rule, message: 'no hand is in progress' };
  if (typeof effect === 'object') return correct(hand, rule, report, effect.correctTo);
  switch (effect) {
    case 'void':
      applyVoided(hand, rule);
      return null;
    case 'kill':
    case 'kill-uncalled-back':
      return kill(hand, effect, rule, report);
    case 'give-back':
      return giveBack(hand, rule, report);
    case 'replace-by-top-card':
    case 'replace-by-last-burn':
      return replace(hand, effect, rule, report);
    default:
      return mixStub(hand, effect, rule, report);
  }
}

function correct(hand: Hand, rule: RuleId, { seat = 0 }: About, to: number | null): Refusal | null {
  const place = hand.placeOf(seat);
  return mayBeCorrected(hand, place, rule) ?? putRight(hand, place, to, rule);
}

/** A player's action can be corrected in their turn, and after it until another player has acted. */
function mayBeCorrected(hand: Hand, place: number, rule: RuleId): Refusal | null {
  if (place === NOBODY || !has(hand.live, place))
    return { code: 'seat-needed', rule, message: 'whose bet is it? Name a seat with a live hand' };
  const open = hand.phase === BETTING || hand.phase === DEALER;
  if (open && !isOne(hand.live) && (place === hand.actor || place === hand.lastActor)) return null;
  return { code: 'too-late', rule, message: 'too late: another player has acted since, so the bet stands' };
}

/** The action counts as this much in total (null for a fold), and is legal or refused like any other. */
function putRight(hand: Hand, place: number, wanted: number | null, rule: RuleId): Refusal | null {
  const all = hand.bets[place]! + hand.stacks[place]!;
  const to = Math.min(wanted ?? 0, all);
  applyCorrected(hand, place, to, rule);
  if (wanted === null) return act(hand, place, 'fold');
  if (to > hand.bets[place]! + hand.toCall) return act(hand, place, 'raise', to);
  return act(hand, place, hand.toCall === 0 ? 'check' : 'call');
}

function kill(
  hand: Hand,
  effect: 'kill' | 'kill-uncalled-back',
  rule: RuleId,
  { seat = 0 }: About,
): Refusal | null {
  const place = hand.placeOf(seat);
  if (place === NOBODY || !has(hand.live, place))
    return {
      code: 'seat-needed',
      rule,
      message: 'whose hand is it? Name a seat with a live hand',
      seat,
    };
  if (isOne(hand.live)) return { code: 'last-hand', rule, message: 'this is the only live hand left', seat };
  if (effect === 'kill-uncalled-back') {
    if (hand.phase === BETTING)
      return {
        code: 'not-now',
        rule,
        message: 'wait until the betting is over: only then is it clear what is uncalled',
        seat,
      };
    // The bet goes back while the hand still lives; then it is dead [tda-15-mucked-uncalled-returned].
    if (hand.phase === DEALER) returnUncalled(hand);
  }
  applyKilled(hand, place, rule);
  return null;
}

/** Only a hand folded on this street or at the showdown: later, nobody knows what the player would have paid. */
function giveBack(hand: Hand, rule: RuleId, { seat = 0 }: About): Refusal | null {
  const place = hand.placeOf(seat);
  const atShowdown = hand.phase === SHOWDOWN && has(hand.gaveUp, place);
  const onStreet = (hand.phase === BETTING || hand.phase === DEALER) && has(hand.thrownIn, place);
  if (place === NOBODY || !(atShowdown || onStreet))
    return {
      code: 'seat-needed',
      rule,
      message: 'whose hand is it? Name a seat that folded on this street',
      seat,
    };
  applyRetrieved(hand, place, rule);
  return null;
}

function replace(hand: Hand, effect: Effect, rule: RuleId, { seat = 0, card }: About): Refusal | null {
  const place = hand.placeOf(seat);
  const own = place === NOBODY ? [] : Array.from(hand.holes.subarray(place * 2, place * 2 + 2));
  if (card === undefined || !(own.includes(card) || (own.includes(UNKNOWN) && isUnseen(hand, card))))
    return {
      code: 'card-needed',
      rule,
      message: 'which card was it? Name one of the two cards of that seat',
      seat,
    };
  // Before the first burn there is none to take; the top card serves.
  applyReplaced(
    hand,
    place,
    card,
    effect === 'replace-by-last-burn' && hand.burned > 0 ? 'last-burn' : 'top-card',
  );
  return null;
}

/** In a followed hand a card may be anybody's as long as it lies nowhere else. */
const isUnseen = (hand: Hand, card: Card): boolean =>
  ![
    hand.holes.subarray(0, hand.players * 2),
    hand.board.subarray(0, hand.boarded),
    hand.burns.subarray(0, hand.burned),
    hand.stub.subarray(hand.stubTop),
  ].some((pile) => pile.includes(card));

type OnStub = Extract<
  Effect,
  | 'flop-again'
  | 'turn-again'
  | 'river-again'
  | 'set-turn-aside'
  | 'one-of-four-out'
  | 'one-of-three-burnt'
  | 'shuffle-stub'
>;

/** The street each is about, the one that comes next. */
const STREET_OF: Readonly<Record<OnStub, number | null>> = {
  'flop-again': FLOP,
  'turn-again': TURN,
  'river-again': RIVER,
  'set-turn-aside': TURN,
  'one-of-four-out': FLOP,
  'one-of-three-burnt': FLOP,
  'shuffle-stub': null,
};

function mixing(seed: string): NonNullable<Report['mix']> | null {
  const entropy = entropyFrom(seed);
  if (entropy === undefined) return null;
  return (cards) => {
    const pile = Uint8Array.from(cards);
    shuffle(pile, entropy);
    return Array.from(pile);
  };
}

/** Cards that came wrongly, or in no order: the stub is shuffled, as a whole or in part. */
function mixStub(hand: Hand, effect: OnStub, rule: RuleId, report: About): Refusal | null {
  const next = hand.street + 1;
  if ((hand.phase !== BETTING && hand.phase !== DEALER) || hand.street === RIVER)
    return { code: 'not-now', rule, message: 'no more streets come in this hand' };
  if (STREET_OF[effect] !== null && STREET_OF[effect] !== next)
    return { code: 'not-now', rule, message: `the ${STREETS[next]} comes next` };
  const mix = report.mix ?? mixing(report.entropy ?? '');
  if (mix === null)
    return {
      code: 'entropy-needed',
      rule,
      message: 'this reshuffles the stub: give a seed of 64 hexadecimal digits',
    };
  const burnComes = hand.noBurnOn !== next;
  const isAgain = effect === 'flop-again' || effect === 'turn-again' || effect === 'river-again';
  // The burn of a street that comes again stays where it is.
  if (burnComes && (isAgain || effect === 'set-turn-aside')) applyBurned(hand);
  const stub = Array.from(hand.stub.subarray(hand.stubTop));
  const first = burnComes ? 1 : 0;
  switch (effect) {
    case 'flop-again':
    case 'turn-again':
    case 'river-again':
      applyStubSet(hand, mix(stub), next);
      return null;
    case 'set-turn-aside': {
      // The card turned too early goes to the bottom; the next two are the burn and the turn, the rest is shuffled now.
      applyStubSet(hand, [...stub.slice(1, 3), ...mix([...stub.slice(3), ...stub.slice(0, 1)])], RIVER);
      return null;
    }
    case 'one-of-four-out': {
      const four = mix(stub.slice(first, first + 4));
      applyStubSet(hand, [...stub.slice(0, first), ...four, ...stub.slice(first + 4)], hand.noBurnOn);
      return null;
    }
    case 'one-of-three-burnt':
      applyStubSet(hand, [...mix(stub.slice(0, 3)), ...stub.slice(3)], NO_STREET);
      return null;
    case 'shuffle-stub':
      applyStubSet(hand, mix(stub), hand.noBurnOn);
      return null;
    default:
      return assertNever(effect);
  }
}
