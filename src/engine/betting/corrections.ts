import type { RuleId } from '../../rules/index.ts';
import { BETTING, bit, type Hand, NOBODY, OVER, SHOWDOWN } from '../record/hand.ts';
import type { Chips, Place } from '../units.ts';
import { throwIn } from './apply.ts';
import { giveTurn, passTurn } from './turn.ts';

/** A hand declared dead: its chips stay in the pot. */
export function applyKilled(hand: Hand, place: Place, rule: RuleId): void {
  throwIn(hand, place);
  if (hand.tape !== null) hand.tape.push({ type: 'killed', seat: hand.seats[place]!, rule });
  if (hand.phase === BETTING) passTurn(hand, hand.actor);
}

/** A player's last action is taken back, chips and all, and it is their turn again; what it counts as follows. */
export function applyCorrected(hand: Hand, place: Place, to: Chips, rule: RuleId): void {
  const put = hand.bets[place]!;
  if (place === hand.lastActor) takeBack(hand, place);
  if (hand.tape !== null) hand.tape.push({ type: 'bet-corrected', seat: hand.seats[place]!, put, to, rule });
}

function takeBack(hand: Hand, place: Place): void {
  const amount = hand.bets[place]! - hand.betBefore;
  hand.stacks[place]! += amount;
  hand.bets[place]! -= amount;
  hand.paid[place]! -= amount;
  hand.pot -= amount;
  hand.able |= bit(place);
  hand.price = hand.priceBefore;
  hand.lastRaise = hand.raiseBefore;
  hand.fullBets = hand.fullBetsBefore;
  hand.capped = hand.cappedBefore;
  hand.aggressor = hand.aggressorBefore;
  // Players who have folded since stay folded.
  hand.pending = hand.pendingBefore & hand.able;
  hand.acted = hand.actedBefore;
  hand.priceSeen[place] = hand.priceSeenBefore;
  hand.betsSeen[place] = hand.betsSeenBefore;
  hand.lastActor = NOBODY;
  hand.phase = BETTING;
  giveTurn(hand, place);
}

/** A hand folded on this street or mucked at the showdown is live again; its player acts if there is something to answer. */
export function applyRetrieved(hand: Hand, place: Place, rule: RuleId): void {
  const own = [hand.holes[place * 2]!, hand.holes[place * 2 + 1]!];
  const left = hand.muck.subarray(0, hand.mucked).filter((card) => !own.includes(card));
  hand.muck.set(left);
  hand.mucked = left.length;
  hand.gaveUp &= ~bit(place);
  hand.thrownIn &= ~bit(place);
  hand.live |= bit(place);
  if (hand.tape !== null) hand.tape.push({ type: 'retrieved', seat: hand.seats[place]!, rule });
  if (hand.phase === SHOWDOWN) return;
  if (hand.stacks[place]! > 0) {
    hand.able |= bit(place);
    if (hand.bets[place]! < hand.price || (hand.acted & bit(place)) === 0) hand.pending |= bit(place);
  }
  // If the betting was over, it reopens for this player.
  if (hand.phase === BETTING) giveTurn(hand, hand.actor);
  else if ((hand.pending & bit(place)) !== 0) {
    hand.phase = BETTING;
    giveTurn(hand, place);
  }
}

/** Every player gets their chips back, and the hand is over. */
export function applyVoided(hand: Hand, rule: RuleId): void {
  for (let place = 0; place < hand.players; place++) {
    const back = hand.paid[place]! + hand.deadPaid[place]!;
    hand.stacks[place]! += back;
    hand.pot -= back;
    hand.paid[place] = 0;
    hand.bets[place] = 0;
  }
  hand.dead = 0;
  hand.phase = OVER;
  hand.actor = NOBODY;
  hand.toCall = 0;
  hand.minimumTo = 0;
  hand.maximumTo = 0;
  if (hand.tape !== null) hand.tape.push({ type: 'voided', rule });
}
