import { cardText } from '../cards/card.ts';
import type { AwardedPot, HandEvent } from '../record/events.ts';
import type { Street } from '../record/street.ts';
import type { Chips, Seat } from '../units.ts';

/**
 * What everybody at the table sees and hears of a hand, in the dealer's voice. It has no hidden card in it, and nothing
 * about the stub and the burns.
 */
export type PublicEvent =
  | {
      readonly is: 'posted';
      readonly seat: Seat;
      readonly kind: (HandEvent & { type: 'posted' })['kind'];
      readonly amount: Chips;
    }
  | { readonly is: 'dealt' }
  | { readonly is: 'turned'; readonly cards: readonly string[] }
  | { readonly is: 'opened'; readonly street: Street }
  | { readonly is: 'folded' | 'checked' | 'mucked' | 'killed' | 'retrieved'; readonly seat: Seat }
  | { readonly is: 'called' | 'bet' | 'raised'; readonly seat: Seat; readonly to: Chips }
  /** The clock is called on the player to act, by another seat or the director (null). */
  | { readonly is: 'clock'; readonly seat: Seat; readonly by: number | null; readonly seconds: number }
  /** The time of the player to act was up; what was done for them is the event before. */
  | { readonly is: 'timed-out'; readonly seat: Seat }
  /** Shown by choice when the hand was over, and no part of it: one card or both, the other null. */
  | { readonly is: 'flashed'; readonly seat: Seat; readonly cards: readonly (string | null)[] }
  | { readonly is: 'returned'; readonly seat: Seat; readonly amount: Chips }
  | { readonly is: 'tabled'; readonly seats: readonly Seat[] }
  | { readonly is: 'showdown'; readonly order: readonly number[] }
  | { readonly is: 'shown'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly is: 'ruled'; readonly ruling: string; readonly rule: string }
  | { readonly is: 'awarded'; readonly pot: AwardedPot }
  | { readonly is: 'voided' | 'ended' };

function telling(event: HandEvent): PublicEvent | null {
  switch (event.type) {
    case 'started':
      return { is: 'dealt' };
    case 'posted':
      return { is: 'posted', seat: event.seat, kind: event.kind, amount: event.amount };
    case 'turned':
      return { is: 'turned', cards: event.cards.map(cardText) };
    case 'opened':
      return { is: 'opened', street: event.street };
    case 'folded':
    case 'checked':
    case 'mucked':
    case 'killed':
    case 'retrieved':
      return { is: event.type, seat: event.seat };
    case 'called':
      return { is: 'called', seat: event.seat, to: event.to };
    case 'raised':
      return { is: event.opening ? 'bet' : 'raised', seat: event.seat, to: event.to };
    case 'returned':
      return { is: 'returned', seat: event.seat, amount: event.amount };
    case 'tabled':
      return { is: 'tabled', seats: event.seats };
    case 'showdown':
      return { is: 'showdown', order: event.order };
    case 'shown':
      return { is: 'shown', seat: event.seat, cards: event.cards.map(cardText) };
    case 'ruled':
      return { is: 'ruled', ruling: event.ruling, rule: event.rule };
    case 'awarded':
      return { is: 'awarded', pot: event.pot };
    case 'voided':
    case 'ended':
      return { is: event.type };
    default:
      return null;
  }
}

export const publicEvents = (events: readonly HandEvent[]): PublicEvent[] =>
  events.flatMap((event) => telling(event) ?? []);
