import type { TournamentView } from '../../../../engine/views/tournament-view.ts';

/** A moment of the tournament that everybody stops for. */
export type Scene =
  | { readonly is: 'final-table'; readonly left: number }
  | { readonly is: 'bubble'; readonly places: number }
  | { readonly is: 'in-the-money'; readonly places: number }
  | { readonly is: 'heads-up'; readonly names: readonly string[] }
  | { readonly is: 'winner'; readonly name: string; readonly prize: number; readonly mine: boolean };

type Known = Pick<TournamentView, 'phase' | 'players' | 'tables' | 'prizes' | 'places'>;

const paid = ({ prizes }: Known): number => ((prizes[0] ?? 0) > 0 && prizes.length) || 0;

/** What has just come about between two views of a tournament in play; the greatest moment if there are several. */
export function sceneOf(before: Known, now: Known, player: string | null): Scene | null {
  if (before.phase !== 'running') return null;
  if (now.phase === 'over') {
    const winner = now.places.find(({ place }) => place === 1);
    if (winner === undefined) return null;
    const { name, prize } = winner;
    return { is: 'winner', name, prize, mine: winner.player === player };
  }
  const [was, left] = [before.players.left, now.players.left];
  if (left < was && left === 2)
    return {
      is: 'heads-up',
      names: now.tables.flatMap(({ seats }) =>
        seats.filter(({ stack }) => stack !== 0).map(({ name }) => name),
      ),
    };
  const places = paid(now);
  // A winner takes all, or everybody left is paid: there is no bubble.
  if (places > 1 && left < was && was > places) {
    if (left <= places) return { is: 'in-the-money', places };
    if (left === places + 1) return { is: 'bubble', places };
  }
  if (before.tables.length > 1 && now.tables.length === 1) return { is: 'final-table', left };
  return null;
}
