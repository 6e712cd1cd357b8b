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
    const card = view.desk?.drawsByCard ? cardFor(Number(table), seat) : null;
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
