import { cardText } from '../../../engine/cards/card.ts';
import { cardFor } from '../../../engine/seating/draw.ts';
import type { NightView } from '../../../engine/views/night-view.ts';

export type Drawn = {
  readonly player: string;
  readonly name: string;
  readonly table: string;
  readonly seat: number;
  /** Where seats are drawn by card. */
  readonly card: string | null;
  readonly button: boolean;
};

/** Everybody's chair in the order of the list, as people come up to draw. */
export function drawnSeats({ people, tables, desk }: NightView): Drawn[] {
  return people.flatMap(({ player, name, standing, chair }): Drawn[] => {
    if (standing !== 'in' || chair === null) return [];
    const card = desk?.drawsByCard ? cardFor(Number(chair.table), chair.seat) : null;
    const button = tables.find(({ id }) => id === chair.table)?.button === chair.seat;
    return [{ player, name, ...chair, card: card === null ? null : cardText(card), button }];
  });
}

/** Chairs nobody sits on, table by table. */
export const freeChairs = ({ tables }: NightView): { table: string; seats: number[] }[] =>
  tables.map(({ id, chairs, seats }) => ({
    table: id,
    seats: Array.from({ length: chairs }, (_, at) => at + 1).filter(
      (seat) => !seats.some((each) => each.seat === seat),
    ),
  }));
