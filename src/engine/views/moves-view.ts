import { arrangementDue } from '../tournament/seats/arrange.ts';
import { isSeated } from '../tournament/seats/seats.ts';
import type { Move, Tournament } from '../tournament/state/state.ts';

export type MoveView = Move & { readonly name: string };

/** What the field has come down to, so that everybody draws a new seat. */
export type Milestone = {
  readonly is: 'final-table' | 'half-field';
  /** The new seats are drawn; otherwise the draw is still to come. */
  readonly drawn: boolean;
};

const MOVE_IS_NEWS_MS = 10 * 60_000;

/** Where nobody taps hands in, a move is news until its player has surely sat down. */
const isNews = ({ tables }: Tournament, { to, at }: Move, now: number): boolean =>
  tables.get(to.table)?.tracked === true || at === undefined || now - at < MOVE_IS_NEWS_MS;

/** Whether the move is still ahead: who busts meanwhile goes nowhere. */
const isStill = ({ players }: Tournament, { player, to }: Move): boolean => {
  const standing = players.get(player)?.standing;
  return standing?.is === 'in' && standing.chair.table === to.table && standing.chair.seat === to.seat;
};

/** Who moves where, until they sit there. */
export const viewMoves = (tournament: Tournament, now: number): MoveView[] =>
  tournament.moves
    .filter(
      (move) => isNews(tournament, move, now) && isStill(tournament, move) && !isSeated(tournament, move),
    )
    .map((move) => ({ ...move, name: tournament.players.get(move.player)!.name }));

/** Half the field is announced once it draws: the director may also leave the seats as they are [redraw-half-field]. */
export function viewMilestone(tournament: Tournament, moves: readonly Move[], now: number): Milestone | null {
  const due = arrangementDue(tournament, now);
  if (due?.kind === 'redraw' && due.tables === 1) return { is: 'final-table', drawn: false };
  const gathers = moves.some(({ from, to }) => from !== null && from.table !== to.table);
  if (tournament.tables.size === 1 && gathers) return { is: 'final-table', drawn: true };
  return moves.some(({ rule }) => rule === 'redraw-half-field') ? { is: 'half-field', drawn: true } : null;
}
