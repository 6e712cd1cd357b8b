import type { Card } from '../cards/card.ts';
import { entropyFrom } from '../cards/chacha.ts';
import { type Entropy, shuffle } from '../cards/shuffle.ts';
import {
  applyBurned,
  applyKilled,
  applyReplaced,
  applyRuled,
  applyStubSet,
  applyVoided,
} from '../hand/apply.ts';
import type { HandEvent } from '../hand/events.ts';
import { BETTING, DEALER, FLOP, type Hand, has, isOne, NOBODY, OVER, POSTING, RIVER } from '../hand/hand.ts';
import { accept, assertNever, type Refusal, type Result, refuse } from '../refusal.ts';
import type { Effect, Facts, Ruling, RulingHouse } from './ruling.ts';
import { irregularities, missingFacts, settle } from './rulings.ts';

/** What went wrong in a hand that the engine has: about whom, which card, and chance where the stub is shuffled. */
export type Report = {
  readonly irregularity: string;
  readonly facts: Facts;
  readonly seat?: number;
  readonly card?: Card;
  readonly entropy?: string;
};

export type AppliedRuling = { readonly ruling: Ruling; readonly events: readonly HandEvent[] };

/** Rules on a report and applies the ruling: pure, the events are the record, and the hand is as it was. */
export function ruleOnHand(hand: Hand, report: Report, house: RulingHouse): Result<AppliedRuling> {
  const found = irregularities.find(({ id }) => id === report.irregularity);
  if (found === undefined)
    return refuse({
      code: 'unknown-irregularity',
      rule: 'director-scope',
      message: `no irregularity "${report.irregularity}"`,
    });
  const [missing] = missingFacts(found, report.facts);
  if (missing !== undefined)
    return refuse({ code: 'fact-needed', rule: 'director-scope', message: missing.ask, fact: missing.name });
  const ruling = settle(found, report.facts, house);
  const trial = hand.copy();
  const tape: HandEvent[] = [];
  trial.tape = tape;
  applyRuled(trial, found.id, ruling.ruling, ruling.rule);
  const refusal = ruling.effect === undefined ? null : take(trial, ruling.effect, ruling, report);
  return refusal === null ? accept({ ruling, events: tape }) : refuse(refusal);
}

function take(hand: Hand, effect: Effect, { rule }: Ruling, report: Report): Refusal | null {
  if (hand.phase === POSTING || hand.phase === OVER)
    return { code: 'no-hand-in-play', rule, message: 'no hand is being played' };
  switch (effect) {
    case 'void':
      applyVoided(hand, rule);
      return null;
    case 'kill':
      return kill(hand, rule, report);
    case 'replace-by-top-card':
    case 'replace-by-last-burn':
      return replace(hand, effect, rule, report);
    case 'turn-again':
    case 'set-turn-aside':
      return turnAgain(hand, effect, rule, report);
    default:
      return assertNever(effect);
  }
}

function kill(hand: Hand, rule: Ruling['rule'], { seat = 0 }: Report): Refusal | null {
  const place = hand.placeOf(seat);
  if (place === NOBODY || !has(hand.live, place))
    return {
      code: 'seat-needed',
      rule,
      message: 'whose hand is it? A seat with a live hand is needed',
      seat,
    };
  if (isOne(hand.live)) return { code: 'last-hand', rule, message: 'it is the only live hand', seat };
  applyKilled(hand, place, rule);
  return null;
}

function replace(
  hand: Hand,
  effect: Effect,
  rule: Ruling['rule'],
  { seat = 0, card }: Report,
): Refusal | null {
  const place = hand.placeOf(seat);
  const own = place === NOBODY ? [] : Array.from(hand.holes.subarray(place * 2, place * 2 + 2));
  if (card === undefined || !own.includes(card))
    return {
      code: 'card-needed',
      rule,
      message: 'which card was it? One of that seat’s two is needed',
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

/** Board cards that came wrongly: the burn stays, the stub is shuffled, and the street is turned again without one. */
function turnAgain(hand: Hand, effect: Effect, rule: Ruling['rule'], report: Report): Refusal | null {
  if ((hand.phase !== BETTING && hand.phase !== DEALER) || hand.street === RIVER)
    return { code: 'not-now', rule, message: 'there is no street to come in this hand' };
  const entropy = entropyFrom(report.entropy ?? '');
  if (entropy === undefined)
    return {
      code: 'entropy-needed',
      rule,
      message: 'the stub is shuffled for this: a seed of 64 hexadecimal digits is needed',
    };
  if (effect === 'set-turn-aside' && hand.street !== FLOP)
    return { code: 'not-now', rule, message: 'the turn comes after the flop' };
  const next = hand.street + 1;
  if (hand.noBurnOn !== next) applyBurned(hand);
  const stub = Array.from(hand.stub.subarray(hand.stubTop));
  if (effect === 'turn-again') applyStubSet(hand, mixed(stub, entropy), next);
  else {
    // The card turned too early goes to the bottom; the next two are the burn and the turn, the rest is shuffled now.
    const [aside, burn, turn, ...rest] = stub as [Card, Card, Card, ...Card[]];
    applyStubSet(hand, [burn, turn, ...mixed([...rest, aside], entropy)], RIVER);
  }
  return null;
}

function mixed(cards: readonly Card[], entropy: Entropy): Card[] {
  const pile = Uint8Array.from(cards);
  shuffle(pile, entropy);
  return Array.from(pile);
}
