import {
  applyCalled,
  applyChecked,
  applyFolded,
  applyOpened,
  applyPosted,
  raiseTo,
  returnUncalled,
} from '../betting/apply.ts';
import type { Card } from '../cards/card.ts';
import { applyShowdown, applyTabled } from '../pots/apply.ts';
import { faceUp, orderShowdown, pushPots, readHands, settleShowdown } from '../pots/showdown.ts';
import { BETTING, DEALER, type Hand, isOne, NOBODY, SHOWDOWN } from '../record/hand.ts';
import type { Setup } from '../record/setup.ts';
import { FLOP, PREFLOP, RIVER } from '../record/street.ts';
import type { Refusal } from '../refusal.ts';
import type { Chips, Place } from '../units.ts';
import { applyBurned, applyDealt, applyStarted, applyTurned } from './apply.ts';

/** A player's action in turn; `raise` also opens, and its amount is what they raise to. */
export type Action = 'fold' | 'check' | 'call' | 'raise';

/** Sets up, posts and deals: one card at a time, twice round, first to the left of the button [play-step-3-hole-cards]. */
export function startHand(hand: Hand, setup: Setup, stub?: ArrayLike<Card>): void {
  applyStarted(hand, setup, stub);
  const { posts } = setup;
  for (let at = 0; at < posts.length; at++) {
    const post = posts[at]!;
    const place = hand.placeOf(post.seat);
    const amount = Math.min(post.amount, hand.stacks[place]!);
    if (amount > 0) applyPosted(hand, place, post.kind, amount, post.dead === true);
  }
  for (let round = 0; round < 2; round++)
    for (let place = 0; place < hand.players; place++) applyDealt(hand, place);
  applyOpened(hand, PREFLOP);
}

/** Does what the player to act wants, or says why not and changes nothing. */
export function act(hand: Hand, place: Place, action: Action, to = 0): Refusal | null {
  if (hand.phase !== BETTING) return notNow(hand);
  if (place !== hand.actor) return outOfTurn(hand, place);
  switch (action) {
    case 'fold':
      applyFolded(hand, place);
      return null;
    case 'check':
      if (hand.toCall !== 0) return facingABet(hand);
      applyChecked(hand, place);
      return null;
    case 'call':
      if (hand.toCall === 0) return nothingToCall();
      applyCalled(hand, place, hand.bets[place]! + hand.toCall);
      return null;
    case 'raise':
      if (!(to >= hand.minimumTo && to <= hand.maximumTo && hand.maximumTo !== 0 && to === Math.floor(to)))
        return badRaise(hand, to);
      raiseTo(hand, place, to);
      return null;
    default:
      return {
        code: 'unknown-action',
        rule: null,
        message: `"${action as string}" is not an action: fold, check, call or raise`,
      };
  }
}

/** The dealer's next move: an unmatched bet goes back, then a street, the showdown or the pots. */
export function proceed(hand: Hand): Refusal | null {
  if (hand.phase === SHOWDOWN) {
    settleShowdown(hand);
    return null;
  }
  if (hand.phase !== DEALER) return notNow(hand);
  returnUncalled(hand);
  if (isOne(hand.live)) {
    pushPots(hand);
    return null;
  }
  // A player is all-in and nobody can bet any more: every hand is turned up, unless the rulebook shows them in turn [all-in-show-hands].
  const bettors = hand.able & hand.live;
  const over = bettors === 0 || isOne(bettors) || (hand.street === RIVER && bettors !== hand.live);
  if (over && hand.allInsFaceUp && hand.tabled === 0) applyTabled(hand, hand.live);
  if (hand.street < RIVER) {
    dealStreet(hand);
    return null;
  }
  orderShowdown(hand);
  readHands(hand);
  applyShowdown(hand);
  // Face up and known: there is nothing left to choose.
  if (hand.tabled !== 0 && faceUp(hand) === hand.live) settleShowdown(hand);
  return null;
}

/** Burn one, turn three or one [burn-before-board, play-step-5-flop, play-step-7-turn, play-step-9-river]. */
function dealStreet(hand: Hand): void {
  const street = hand.street + 1;
  if (hand.noBurnOn !== street) applyBurned(hand);
  applyTurned(hand, street === FLOP ? 3 : 1);
  applyOpened(hand, street);
}

const notNow = (hand: Hand): Refusal => ({
  code: hand.phase === BETTING ? 'betting-goes-on' : 'no-betting-now',
  rule: 'act-in-turn',
  message: hand.phase === BETTING ? `seat ${hand.seats[hand.actor]} is to act` : 'nobody is to act now',
});

const outOfTurn = (hand: Hand, place: Place): Refusal => ({
  code: 'out-of-turn',
  rule: 'act-in-turn',
  message: `seat ${hand.seats[hand.actor]} is to act, not ${place === NOBODY ? 'somebody who is not in the hand' : `seat ${hand.seats[place]}`}`,
  toAct: hand.seats[hand.actor]!,
});

const facingABet = (hand: Hand): Refusal => ({
  code: 'facing-a-bet',
  rule: 'verbal-in-turn-binding',
  message: `${hand.toCall} to call: call, raise or fold`,
  toCall: hand.toCall,
});

const nothingToCall = (): Refusal => ({
  code: 'nothing-to-call',
  rule: 'tda-55-invalid-declarations',
  message: 'there is no bet to call: check',
});

function badRaise(hand: Hand, to: Chips): Refusal {
  const all = hand.bets[hand.actor]! + hand.stacks[hand.actor]!;
  if (!Number.isInteger(to))
    return { code: 'not-whole-chips', rule: null, message: `cannot raise to ${to}: whole chips only` };
  if (hand.maximumTo === 0) return mayNotRaise(hand, all);
  const figures = { minimum: hand.minimumTo, maximum: hand.maximumTo };
  if (to > all)
    return {
      code: 'more-than-stack',
      rule: 'no-limit-bet-size',
      message: `a raise to ${to} is more than the ${all} they have`,
      stack: all,
      ...figures,
    };
  if (to > hand.maximumTo)
    return {
      code: 'above-limit',
      rule: 'limit-fixed-bets',
      message: `raise to ${to}: the bet is ${hand.maximumTo}`,
      ...figures,
    };
  const bet = hand.price === 0;
  return {
    code: bet ? 'below-minimum-bet' : 'below-minimum-raise',
    rule: bet ? 'minimum-bet' : 'minimum-raise',
    message: `${bet ? 'bet' : 'raise'} to ${to}: the least is ${hand.minimumTo}`,
    ...figures,
  };
}

function mayNotRaise(hand: Hand, all: number): Refusal {
  if (hand.capped)
    return {
      code: 'capped',
      rule: 'limit-raise-cap',
      message: `${hand.limitCap} bets are in: call or fold`,
      bets: hand.limitCap,
    };
  if (all <= hand.bets[hand.actor]! + hand.toCall)
    return {
      code: 'not-enough-to-raise',
      rule: 'no-limit-bet-size',
      message: `${all} does not make a raise: call or fold`,
    };
  if ((hand.able & ~(1 << hand.actor)) === 0)
    return {
      code: 'nobody-to-answer',
      rule: 'all-in-show-hands',
      message: 'everybody else is all-in: call or fold',
    };
  return {
    code: 'not-reopened',
    rule: 'short-all-in-no-reopen',
    message: 'only short all-ins came since the last action: call or fold',
    toCall: hand.toCall,
  };
}
