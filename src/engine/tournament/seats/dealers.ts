import { type Draft, reject } from '../state/draft.ts';
import type { PlayerId, Tournament } from '../state/state.ts';
import type { SeatsEvent } from './seats.ts';

/**
 * The dealers of a draw for so many tables, one each: the first of those named who are still in. With too few of them,
 * nobody deals all night [seating-dealers-one-per-table].
 */
export function dealersFor(
  { dealers }: Tournament,
  players: readonly PlayerId[],
  tables: number,
): readonly PlayerId[] {
  const here = dealers.filter((dealer) => players.includes(dealer));
  return here.length < tables ? [] : here.slice(0, tables);
}

/** Names the players who deal, before a draw; who deals at a table that is drawn already stays. */
export function nameDealers(draft: Draft<SeatsEvent>, players: readonly PlayerId[]): void {
  for (const id of players) {
    const { standing, name } = draft.player(id);
    if (standing.is !== 'entered' && standing.is !== 'in')
      reject('not-in', null, `${name} is not in the tournament`, { player: id, name });
  }
  draft.push({ type: 'dealers-named', players: [...new Set(players)] });
}
