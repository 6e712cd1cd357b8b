import { cardText } from '../../../engine/cards/card.ts';
import { cardFor } from '../../../engine/seating/draw.ts';
import type { MoveView, TableView, TournamentView } from '../../../engine/views/tournament-view.ts';

export type MyChair = { readonly table: TableView; readonly seat: number };

/** Where I sit: a director who plays has a chair too. */
export function chairOf({ tables }: TournamentView, player: string | null): MyChair | null {
  if (player === null) return null;
  for (const table of tables) {
    const sits = table.seats.find((each) => each.player === player);
    if (sits !== undefined) return { table, seat: sits.seat };
  }
  return null;
}

/** My rank by chips; null where stacks are not known. */
export function rankOf({ tables }: TournamentView, player: string | null): number | null {
  const seats = tables.flatMap((table) => table.seats);
  const mine = seats.find((each) => each.player === player)?.stack ?? null;
  if (mine === null) return null;
  return 1 + seats.filter(({ stack }) => stack !== null && stack > mine).length;
}

export type Moved = {
  readonly to: { readonly table: string; readonly seat: number };
  readonly from: string;
  /** The engine's reason; `unknown` if this screen was away when it was announced. */
  readonly why: 'broke' | 'balance' | 'redraw' | 'final' | 'director' | 'unknown';
  /** The director's own reason. */
  readonly says: string;
  /** How many sat at each table before the balancing, and the cards drawn for which table gives up a player. */
  readonly sizes: readonly (readonly [table: string, players: number])[];
  readonly low: readonly (readonly [table: string, card: string])[];
  /** The cards drawn for the seats at my table, mine among them. */
  readonly drawn: readonly {
    readonly player: string;
    readonly name: string;
    readonly seat: number;
    readonly card: string;
  }[];
};

/** The card a player drew for their new seat; null where none was drawn. */
export function cardDrawn({ byCard, to }: Pick<MoveView, 'byCard' | 'to'>): string | null {
  const card = byCard ? cardFor(Number(to.table), to.seat) : null;
  return card === null ? null : cardText(card);
}

/** A move by this rule means that a table was broken [rr-broken-table-order]. */
function whyMoved(move: MoveView | undefined, tables: number): Moved['why'] {
  if (move === undefined) return 'unknown';
  if (move.figures !== undefined) return 'balance';
  if (move.rule === 'rr-broken-table-order') return 'broke';
  if (move.why !== undefined) return 'director';
  return tables === 1 ? 'final' : 'redraw';
}

/** Where my seat is now and why, as the engine announces it; null if it has not changed. */
export function movedFrom(
  from: { readonly table: string; readonly seat: number },
  to: { readonly table: string; readonly seat: number },
  player: string | null,
  { tables, moves }: Pick<TournamentView, 'tables' | 'moves'>,
): Moved | null {
  if (from.table === to.table && from.seat === to.seat) return null;
  const move = moves.find((each) => each.player === player);
  const why = whyMoved(move, tables.length);
  return {
    to,
    from: from.table,
    why,
    says: why === 'director' ? move!.why! : '',
    sizes: Object.entries(move?.figures?.sizes ?? {}),
    low: Object.entries(move?.figures?.drawn ?? {}),
    drawn: moves
      .flatMap((each) => {
        const card = cardDrawn(each);
        const { player: id, name, to: chair } = each;
        return card === null || chair.table !== to.table
          ? []
          : [{ player: id, name, seat: chair.seat, card }];
      })
      .sort((a, b) => a.seat - b.seat),
  };
}
