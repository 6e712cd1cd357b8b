import { finishes, winningsOf } from '../engine/tournament/money/finish.ts';
import { mayComeBack } from '../engine/tournament/seats/arrange.ts';
import type { Tournament } from '../engine/tournament/state/state.ts';

/** What has been decided so far: who sits where, who moved just now, who is out in which place, and who may come back. */
export function decisionsOf(tournament: Tournament, now: number) {
  const places = finishes(tournament);
  return {
    phase: tournament.phase,
    tables: [...tournament.tables.values()].map(({ id, seats }) => ({
      id,
      seats: [...seats].sort(([a], [b]) => a - b),
    })),
    standings: [...tournament.players.values()].map((player) => [
      player.id,
      player.standing.is,
      player.rebuys,
      player.owes,
      winningsOf(player, places),
    ]),
    places: [...places].sort(([a], [b]) => a.localeCompare(b)),
    // What explains a move may be told in other words.
    moves: tournament.moves
      .filter(({ at, figures }) => at === now && figures !== undefined)
      .map(({ player, from, to, posts }) => ({ player, from, to, posts })),
    open: tournament.donorDraws.length,
    back: mayComeBack(tournament, now).map(({ id }) => id),
  };
}
