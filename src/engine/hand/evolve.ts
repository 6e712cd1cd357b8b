import {
  applyCalled,
  applyChecked,
  applyFolded,
  applyOpened,
  applyPosted,
  applyRaised,
  applyReturned,
} from '../betting/apply.ts';
import { applyCorrected, applyKilled, applyRetrieved, applyVoided } from '../betting/corrections.ts';
import type { Card } from '../cards/card.ts';
import {
  applyEnded,
  applyMucked,
  applyRanked,
  applyShowdown,
  applyShown,
  applyTabled,
  applyWon,
} from '../pots/apply.ts';
import { readHand, readHands } from '../pots/showdown.ts';
import type { HandEvent } from '../record/events.ts';
import { bit, Hand } from '../record/hand.ts';
import { NO_STREET, STREETS } from '../record/street.ts';
import { assertNever } from '../refusal.ts';
import type { Seat } from '../units.ts';
import {
  applyBurned,
  applyDealt,
  applyOverridden,
  applyReplaced,
  applyRuled,
  applyStarted,
  applyStubSet,
  applyTurned,
} from './apply.ts';

/** Copies the facts of one event into the hand. */
export function evolve(hand: Hand, event: HandEvent): void {
  const place = (seat: Seat): number => hand.placeOf(seat);
  switch (event.type) {
    case 'started':
      return applyStarted(hand, event.setup, event.stub);
    case 'posted':
      return applyPosted(hand, place(event.seat), event.kind, event.amount, event.dead);
    case 'dealt':
      onTop(hand, [event.card]);
      return applyDealt(hand, place(event.seat));
    case 'burned':
      onTop(hand, [event.card]);
      return applyBurned(hand);
    case 'turned':
      onTop(hand, event.cards);
      return applyTurned(hand, event.cards.length);
    case 'opened':
      return applyOpened(hand, STREETS.indexOf(event.street));
    case 'folded':
      return applyFolded(hand, place(event.seat));
    case 'checked':
      return applyChecked(hand, place(event.seat));
    case 'called':
      return applyCalled(hand, place(event.seat), event.to);
    case 'raised':
      return applyRaised(hand, place(event.seat), event.to, event.full);
    case 'returned':
      return applyReturned(hand, place(event.seat), event.amount);
    case 'killed':
      return applyKilled(hand, place(event.seat), event.rule);
    case 'ruled':
      return applyRuled(hand, event.irregularity, event.ruling, event.rule);
    case 'overridden':
      return applyOverridden(hand, event.irregularity, event.overrides, event.by, event.reason, event.rule);
    case 'bet-corrected':
      return applyCorrected(hand, place(event.seat), event.to, event.rule);
    case 'retrieved':
      return applyRetrieved(hand, place(event.seat), event.rule);
    case 'voided':
      return applyVoided(hand, event.rule);
    case 'replaced':
      return applyReplaced(hand, place(event.seat), event.out, event.by);
    case 'stub-set':
      return applyStubSet(
        hand,
        event.stub,
        event.noBurnOn === null ? NO_STREET : STREETS.indexOf(event.noBurnOn),
      );
    case 'tabled':
      return applyTabled(
        hand,
        event.seats.reduce((set, seat) => set | bit(place(seat)), 0),
      );
    case 'showdown':
      for (const [at, seat] of event.order.entries()) hand.showOrder[at] = place(seat);
      hand.showing = event.order.length;
      readHands(hand);
      return applyShowdown(hand);
    case 'shown':
      // A followed hand learns the cards now.
      hand.holes.set(event.cards, place(event.seat) * 2);
      readHand(hand, place(event.seat));
      return applyShown(hand, place(event.seat));
    case 'mucked':
      return applyMucked(hand, place(event.seat));
    case 'ranked':
      return applyRanked(
        hand,
        event.seats.reduce((set, seat) => set | bit(place(seat)), 0),
      );
    case 'awarded':
      for (const { seat, amount } of event.pot.winners) applyWon(hand, place(seat), amount);
      return;
    case 'ended':
      return applyEnded(hand);
    default:
      return assertNever(event);
  }
}

/** The event says which card came, whatever the stub was thought to hold. */
function onTop(hand: Hand, cards: readonly Card[]): void {
  hand.stub.set(cards, hand.stubTop);
}

export function handFrom(events: Iterable<HandEvent>): Hand {
  const hand = new Hand();
  for (const event of events) evolve(hand, event);
  return hand;
}
