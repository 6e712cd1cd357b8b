import type { RuleId } from '../../rules/index.ts';
import { applyKilled } from '../betting/corrections.ts';
import type { Card } from '../cards/card.ts';
import { entropyFrom } from '../cards/chacha.ts';
import { freshDeck, shuffle } from '../cards/shuffle.ts';
import { applyMucked, applyRanked, applyShown } from '../pots/apply.ts';
import { faceUp, isKnown, isLastFor, isRanked, openPot, readHand, settleShowdown } from '../pots/showdown.ts';
import type { HandEvent } from '../record/events.ts';
import { bit, DEALER, Hand, has, isOne, NOBODY, OVER, POSTING, SHOWDOWN } from '../record/hand.ts';
import type { Setup } from '../record/setup.ts';
import { PREFLOP } from '../record/street.ts';
import { accept, assertNever, type Refusal, type Result, refuse } from '../refusal.ts';
import type { Chips, Place, Seat } from '../units.ts';
import { type Action, act, proceed, startHand } from './play.ts';
import { checkDeck, checkSetup } from './setup.ts';

/** What people and the dealer may ask for. Chance comes in with it: a seed, or the deck as it lies. */
export type HandCommand =
  | { readonly type: 'start'; readonly setup: Setup; readonly entropy: string }
  | { readonly type: 'start'; readonly setup: Setup; readonly deck: readonly Card[] }
  | { readonly type: 'act'; readonly seat: Seat; readonly action: Action; readonly to?: Chips }
  /** A followed hand names the board cards as they are turned. */
  | { readonly type: 'proceed'; readonly cards?: readonly Card[] }
  /** In a followed hand the cards come with it, also while hands lie face up before the showdown. */
  | { readonly type: 'show'; readonly seat: Seat; readonly cards?: readonly Card[] }
  /** A followed hand whose cards nobody enters: who has the best hand, of those not named yet; several for a tie. */
  | { readonly type: 'best'; readonly seats: readonly Seat[] }
  | { readonly type: 'muck'; readonly seat: Seat }
  | { readonly type: 'kill'; readonly seat: Seat; readonly rule: RuleId };

/** Where commands are tried: what it held before is written over. */
const trial = new Hand();

/** Commands in, events out, and the hand as it was: the rules run on a copy with the tape on. */
export function decide(hand: Hand, command: HandCommand): Result<readonly HandEvent[]> {
  trial.take(hand);
  const tape: HandEvent[] = [];
  trial.tape = tape;
  const refusal = run(trial, command);
  return refusal === null ? accept(tape) : refuse(refusal);
}

function run(hand: Hand, command: HandCommand): Refusal | null {
  switch (command.type) {
    case 'start':
      return start(hand, command);
    case 'act':
      return act(hand, hand.placeOf(command.seat), command.action, command.to);
    case 'proceed':
      return nameBoard(hand, command.cards) ?? proceed(hand);
    case 'show':
      return (
        nameHole(hand, command.seat, command.cards) ?? show(hand, command.seat, command.cards !== undefined)
      );
    case 'best':
      return best(hand, command.seats);
    case 'muck':
      return muck(hand, command.seat);
    case 'kill':
      return kill(hand, command.seat, command.rule);
    default:
      return assertNever(command);
  }
}

function start(hand: Hand, command: HandCommand & { type: 'start' }): Refusal | null {
  if (hand.phase !== POSTING && hand.phase !== OVER)
    return {
      code: 'hand-not-over',
      rule: null,
      message: 'the hand before is still being played',
    };
  const checked = checkSetup(command.setup);
  if (!checked.ok) return checked.refusal;
  if ('deck' in command) {
    const deck = checkDeck(command.deck);
    if (!deck.ok) return deck.refusal;
    startHand(hand, command.setup, command.deck);
    return null;
  }
  const entropy = entropyFrom(command.entropy);
  if (entropy === undefined)
    return {
      code: 'entropy-needed',
      rule: null,
      message: 'the shuffle needs a seed of 64 hexadecimal digits',
    };
  const deck = freshDeck();
  shuffle(deck, entropy);
  startHand(hand, command.setup, deck);
  return null;
}

/** Cards seen at the table: real ones, each once, and none that lies elsewhere. */
function checkSeen(hand: Hand, cards: readonly Card[], wanted: number): Refusal | null {
  const message = `${wanted} card${wanted === 1 ? '' : 's'} of the deck that nobody has seen yet ${wanted === 1 ? 'is' : 'are'} needed`;
  const refusal: Refusal = { code: 'bad-cards', rule: 'irregular-duplicate', message, cards };
  if (cards.length !== wanted || new Set(cards).size !== wanted) return refusal;
  const seen = new Set([
    ...hand.board.subarray(0, hand.boarded),
    ...hand.holes.subarray(0, hand.players * 2),
    ...hand.burns.subarray(0, hand.burned),
    ...hand.stub.subarray(hand.stubTop),
  ]);
  const good = cards.every((card) => Number.isInteger(card) && card >= 0 && card < 52 && !seen.has(card));
  return good ? null : refusal;
}

/** The next board cards of a followed hand, under the burn if there is one. Where Riffle deals, the deck has them. */
function nameBoard(hand: Hand, cards: readonly Card[] | undefined): Refusal | null {
  if (cards === undefined) return null;
  const refusal = checkSeen(hand, cards, hand.street === PREFLOP ? 3 : 1);
  if (refusal !== null) return refusal;
  hand.stub.set(cards, hand.stubTop + (hand.noBurnOn === hand.street + 1 ? 0 : 1));
  return null;
}

function nameHole(hand: Hand, seat: Seat, cards: readonly Card[] | undefined): Refusal | null {
  const place = hand.placeOf(seat);
  if (cards === undefined || place === NOBODY) return null;
  if (cards.length < 2) return showBoth(seat);
  const refusal = checkSeen(hand, cards, 2);
  if (refusal !== null) return refusal;
  hand.holes.set(cards, place * 2);
  readHand(hand, place);
  return null;
}

/** A seat's place when it may still show or throw in its hand at the showdown. */
function atShowdown(hand: Hand, seat: Seat, tabled = 0): { place: Place } | Refusal {
  const place = hand.placeOf(seat);
  if (hand.phase !== SHOWDOWN && !(place !== NOBODY && has(tabled, place)))
    return {
      code: 'no-showdown',
      rule: 'showdown-dealer-calls',
      message: 'the dealer has not called for the hands',
    };
  if (place === NOBODY || !has(hand.live, place))
    return {
      code: 'not-in-the-hand',
      rule: 'win-by-fold-or-showdown',
      message: `seat ${seat} has no hand to show`,
      seat,
    };
  if (has(hand.shown | hand.gaveUp, place)) return alreadyDone(seat);
  return { place };
}

const alreadyDone = (seat: Seat): Refusal => ({
  code: 'already-done',
  rule: 'tda-13-tabling',
  message: `seat ${seat} has already shown or mucked`,
  seat,
});

const showBoth = (seat: Seat): Refusal => ({
  code: 'show-both',
  rule: 'show-all-cards',
  message: `seat ${seat} wins nothing until both cards are face up`,
  seat,
});

function show(hand: Hand, seat: Seat, named: boolean): Refusal | null {
  const found = atShowdown(hand, seat, named ? hand.tabled : 0);
  if ('code' in found) return found;
  if (!named && !isKnown(hand, found.place)) return showBoth(seat);
  applyShown(hand, found.place);
  return hand.phase === SHOWDOWN ? settleWhenDone(hand) : null;
}

/** The table reads the hands and says who has the best one; the board comes without cards if nobody has entered them. */
function best(hand: Hand, seats: readonly Seat[]): Refusal | null {
  while (hand.phase === DEALER) proceed(hand);
  if (hand.phase === OVER) return null;
  let places = 0;
  for (const seat of seats) {
    const found = atShowdown(hand, seat);
    if ('code' in found && found.code !== 'already-done') return found;
    const place = hand.placeOf(seat);
    if (has(hand.gaveUp, place) || isRanked(hand, place)) return alreadyDone(seat);
    places |= bit(place);
  }
  if (places === 0)
    return { code: 'nobody-named', rule: 'cards-speak', message: 'say who has the best hand' };
  applyRanked(hand, places);
  if (openPot(hand) === null) settleShowdown(hand);
  return null;
}

function muck(hand: Hand, seat: Seat): Refusal | null {
  const found = atShowdown(hand, seat);
  if ('code' in found) return found;
  if (isLastFor(hand, found.place))
    return {
      code: 'wins-unshown',
      rule: 'tda-17-show-order',
      message: `seat ${seat} holds the last hand and wins without showing`,
      seat,
    };
  applyMucked(hand, found.place);
  return settleWhenDone(hand);
}

/** The pots are pushed when everybody has shown or thrown in, or one hand is left. */
function settleWhenDone(hand: Hand): null {
  const claims = hand.live & ~hand.gaveUp;
  if (isOne(claims) || (claims & ~faceUp(hand)) === 0) settleShowdown(hand);
  return null;
}

function kill(hand: Hand, seat: Seat, rule: RuleId): Refusal | null {
  const place = hand.placeOf(seat);
  if (place === NOBODY || !has(hand.live, place))
    return { code: 'not-in-the-hand', rule, message: `seat ${seat} has no live hand`, seat };
  if (isOne(hand.live) || hand.live === bit(place))
    return { code: 'last-hand', rule, message: `seat ${seat} holds the only live hand`, seat };
  if (hand.phase === POSTING || hand.phase === OVER)
    return { code: 'no-hand-in-play', rule, message: 'no hand is being played' };
  applyKilled(hand, place, rule);
  return null;
}
