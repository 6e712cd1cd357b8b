import type { Tournament } from '../tournament/state/state.ts';
import type { Chips } from '../units.ts';

/** The chips of a player who is gone, to be shared out and taken off the table. */
export type ForfeitView = {
  readonly name: string;
  readonly table: string;
  readonly each: Chips;
  /** How many players get that much. */
  readonly players: number;
  readonly bank: Chips;
};

/** Until then somebody has moved the chips. */
const IS_NEWS_MS = 10 * 60_000;

export function viewForfeit({ forfeit, players }: Tournament, now: number): ForfeitView | null {
  if (forfeit == null || now - forfeit.at >= IS_NEWS_MS) return null;
  const { player, table, each, to, bank } = forfeit;
  return { name: players.get(player)!.name, table, each, players: to.length, bank };
}
