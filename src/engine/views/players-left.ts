import { playersIn, type Tournament } from '../tournament/state/state.ts';

/** Everybody who can still win; a latecomer is in before they have a chair. */
export function playersLeft(tournament: Tournament): number {
  const { phase, players } = tournament;
  const waiting =
    phase === 'running'
      ? [...players.values()].filter(({ standing }) => standing.is === 'entered').length
      : 0;
  return playersIn(tournament).length + waiting;
}
