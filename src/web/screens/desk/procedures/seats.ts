import { cardText } from '../../../../engine/cards/card.ts';
import { cardFor } from '../../../../engine/seating/draw.ts';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import { turningOrder } from '../../../shared/live/turning.ts';

export type Drawn = {
  readonly player: string;
  readonly name: string;
  readonly table: string;
  readonly seat: number;
  /** Set where seats are drawn by card. */
  readonly card: string | null;
  readonly button: boolean;
};

/** Everyone's seat, in the order all screens show them. */
export function drawnSeats(view: TournamentView): Drawn[] {
  return turningOrder(view).map(({ table, seat, ...who }): Drawn => {
    const card = view.drawsByCard ? cardFor(Number(table), seat) : null;
    const button = view.tables.find(({ id }) => id === table)?.button === seat;
    return { ...who, table, seat, card: card === null ? null : cardText(card), button };
  });
}

/** Open seats, table by table. */
export const freeChairs = ({ tables }: TournamentView): { table: string; seats: number[] }[] =>
  tables.map(({ id, chairs, seats }) => ({
    table: id,
    seats: Array.from({ length: chairs }, (_, at) => at + 1).filter(
      (seat) => !seats.some((each) => each.seat === seat),
    ),
  }));

export type Pulled = { readonly top: string; readonly suits: readonly string[] };

/** Cards by suit, from the ace up to the highest; suits that go as far are named together. */
export function pulled(cards: readonly string[]): readonly Pulled[] {
  const tops = new Map(cards.map((card) => [card.at(-1)!, card.slice(0, -1)]));
  return [...new Set(tops.values())].map((top) => ({
    top: top === 'T' ? '10' : top,
    suits: [...tops].filter((each) => each[1] === top).map(([suit]) => suit),
  }));
}
