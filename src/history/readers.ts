import { cardText } from '../engine/cards/card.ts';
import { handFrom } from '../engine/hand/evolve.ts';
import type { HandEvent } from '../engine/record/events.ts';
import type { Seat } from '../engine/units.ts';
import { type Audience, View } from '../engine/views/view.ts';
import type { Occasion } from './occasion.ts';
import { type HandRecord, occasionIn } from './record.ts';
import { type Transcript, transcribe } from './transcript.ts';

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

/** A finished hand as one reader may have it: what every format is written from. */
export type HandCopy = {
  readonly transcript: Transcript;
  readonly occasion: Occasion;
  /** The hole cards the reader knows at the end. */
  readonly holes: ReadonlyMap<Seat, readonly string[]>;
  /** The seats whose cards they knew from the deal: their own, or in an archive everybody's. */
  readonly dealt: readonly Seat[];
  /** Whose copy it is, if a player's. */
  readonly hero: Seat | null;
  /** Units of the record's money in one chip here (100 for cents). */
  readonly scale: number;
};

export function copyFor(events: readonly HandEvent[], occasion: Occasion, reader: Reader): HandCopy {
  const holes = holesFor(events, reader);
  const hero = reader !== 'archive' && 'seat' in reader && holes.has(reader.seat) ? reader.seat : null;
  return {
    transcript: transcribe(events),
    occasion,
    holes,
    dealt: [...holes.keys()].filter((seat) => reader === 'archive' || seat === hero),
    hero,
    scale: 1,
  };
}

/** A hand that was read from a file and played again, with the cards the file had. */
export function copyOfRecord(record: HandRecord, events: readonly HandEvent[]): HandCopy {
  const dealt = record.dealt ?? [...record.holes.keys()];
  return {
    transcript: transcribe(events),
    occasion: occasionIn(record),
    holes: new Map([...record.holes].map(([seat, cards]) => [seat, cards.map(cardText)])),
    dealt,
    hero: record.hero ?? null,
    scale: record.scale ?? 1,
  };
}
