import type { NightView, TableView } from '../../engine/views/night-view.ts';

export type MyChair = { readonly table: TableView; readonly seat: number };

/** Where I sit: a director who plays has a chair too. */
export function chairOf({ tables }: NightView, player: string | null): MyChair | null {
  if (player === null) return null;
  for (const table of tables) {
    const sits = table.seats.find((each) => each.player === player);
    if (sits !== undefined) return { table, seat: sits.seat };
  }
  return null;
}

/** How many have more chips than I do, and one; null where stacks are not known. */
export function rankOf({ tables }: NightView, player: string | null): number | null {
  const seats = tables.flatMap((table) => table.seats);
  const mine = seats.find((each) => each.player === player)?.stack ?? null;
  if (mine === null) return null;
  return 1 + seats.filter(({ stack }) => stack !== null && stack > mine).length;
}

export type Moved = {
  readonly to: { readonly table: string; readonly seat: number };
  readonly why: 'broke' | 'balance' | 'redraw' | 'final';
  readonly from: string;
};

/** Why my chair is another one than before, as the night looks now. */
export function movedFrom(
  from: { readonly table: string; readonly seat: number },
  to: { readonly table: string; readonly seat: number },
  { tables, moves, players }: Pick<NightView, 'tables' | 'moves' | 'players'>,
): Moved | null {
  if (from.table === to.table && from.seat === to.seat) return null;
  const everybody = moves.length >= players.left && players.left > 1;
  const why = everybody
    ? tables.length === 1
      ? 'final'
      : 'redraw'
    : tables.some(({ id }) => id === from.table)
      ? 'balance'
      : 'broke';
  return { to, why, from: from.table };
}
