import type { HandEvent } from '../engine/record/events.ts';
import type { HandView } from '../engine/views/view.ts';
import type { ServerFrame } from '../protocol/frames.ts';

/** The player who moves is drawn with low cards from a separate deck, in front of everybody. */
const butDrawn = (key: string, value: unknown): unknown => (key === 'drawn' ? null : value);

/** Whether a frame that belongs to no hand has a card in it. */
export const hasCard = (frame: ServerFrame): boolean =>
  /"[2-9TJQKA][cdhs]"/.test(JSON.stringify(frame, butDrawn));

/** Every visible card, by its place. */
export function cardsIn({ board, players }: HandView): [place: string, card: string][] {
  return [
    ...board.map((card, at): [string, string] => [`board ${at}`, card]),
    ...players.flatMap(({ seat, cards }) =>
      (cards ?? []).map((card, at): [string, string] => [`seat ${seat} ${at}`, card]),
    ),
  ];
}

/** The seats whose cards a view shows. */
export const seatsSeen = ({ players }: HandView): number[] =>
  players.flatMap(({ seat, cards }) => (cards === null ? [] : [seat]));

/** The seats whose cards were face up after that many events. */
export const openSeats = (events: readonly HandEvent[], version: number): Set<number> =>
  new Set(
    events
      .slice(0, version)
      .flatMap((event) =>
        event.type === 'tabled' ? event.seats : event.type === 'shown' ? [event.seat] : [],
      ),
  );
