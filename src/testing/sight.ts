import type { HandEvent } from '../engine/record/events.ts';
import type { HandView } from '../engine/views/view.ts';
import type { ServerFrame } from '../protocol/frames.ts';

/** Who must move is drawn by low cards of a deck of its own, in front of everybody. */
const butDrawn = (key: string, value: unknown): unknown => (key === 'drawn' ? null : value);

/** Whether there is a card in a frame that is not a hand's. */
export const hasCard = (frame: ServerFrame): boolean =>
  /"[2-9TJQKA][cdhs]"/.test(JSON.stringify(frame, butDrawn));

/** Every card in sight, by the place it lies in. */
export function cardsIn({ board, players }: HandView): [place: string, card: string][] {
  return [
    ...board.map((card, at): [string, string] => [`board ${at}`, card]),
    ...players.flatMap(({ seat, cards }) =>
      (cards ?? []).map((card, at): [string, string] => [`seat ${seat} ${at}`, card]),
    ),
  ];
}

/** The seats whose cards are in a view. */
export const seatsSeen = ({ players }: HandView): number[] =>
  players.flatMap(({ seat, cards }) => (cards === null ? [] : [seat]));

/** Seats whose cards lay face up after so many events. */
export const openSeats = (events: readonly HandEvent[], version: number): Set<number> =>
  new Set(
    events
      .slice(0, version)
      .flatMap((event) =>
        event.type === 'tabled' ? event.seats : event.type === 'shown' ? [event.seat] : [],
      ),
  );
