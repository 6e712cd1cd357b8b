import { handFrom } from '../engine/hand/evolve.ts';
import type { HandEvent } from '../engine/record/events.ts';
import { type Audience, View } from '../engine/views/view.ts';

/** Whom a record of a hand is written for: an audience, or the host's own archive with every card. */
export type Reader = Audience | 'archive';

/** The hole cards a reader may see, by seat. The views decide, here as on every screen. */
export function holesFor(events: readonly HandEvent[], reader: Reader): Map<number, readonly string[]> {
  const hand = handFrom(events);
  const seen = new Map<number, readonly string[]>();
  for (let place = 0; place < hand.players; place++) {
    const { seat, cards } = new View(hand, reader === 'archive' ? { place } : reader).players[place]!;
    if (cards?.length === 2) seen.set(seat, cards);
  }
  return seen;
}
