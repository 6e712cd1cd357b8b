import type { Circuit } from '../../button/moving-button.ts';
import { circuitsOf, circuitWith } from '../../button/told-button.ts';
import type { Seat } from '../../units.ts';
import { mayBeInLastHand } from '../hands/bell.ts';
import { type Emptied, isAway, type PlayerId, seatsOf, type Table, type Tournament } from '../state/state.ts';

/** Chairs left by the last bust at a table: players told together bust on one hand. */
export function lastBustAt({ emptied }: Table): readonly Seat[] {
  const out = emptied.filter((chair) => chair.out);
  const last = Math.max(...out.map(({ at }) => at));
  return out.filter(({ at }) => at === last).map(({ seat }) => seat);
}

/** Chairs left so lately that nobody can know, without being told, whether their players were in the hand just played. */
export const unsureOf = ({ emptied }: Table, now: number): readonly Emptied[] =>
  emptied.filter(({ out, inHand, at }) => out && inHand === undefined && mayBeInLastHand(at, now));

/** Who left this chair last. */
export const playerOf = ({ players }: Tournament, table: Table, { seat, at }: Emptied): PlayerId | null =>
  [...players.values()].find(
    ({ standing }) =>
      standing.is === 'busted' &&
      standing.at === at &&
      standing.chair.table === table.id &&
      standing.chair.seat === seat,
  )?.id ?? null;

/**
 * The circuits the hand just played may have had, as far as it was told; null while nobody has said where the button was.
 * With one, the blinds of the next hand are known.
 */
export function circuitsTold(tournament: Tournament, table: Table): readonly Circuit[] | null {
  const { seen } = table;
  if (seen === null) return null;
  const { button, seats, bigs } = seen;
  const gone = [
    ...table.emptied.map(({ seat }) => seat),
    ...seatsOf(table).filter((seat) => isAway(tournament.players.get(table.seats.get(seat)!)!)),
  ].filter((seat) => !seats.includes(seat) || table.seats.has(seat));
  const circuits = circuitsOf(tournament.rulebook.tournament.button.use, { button, seats, gone });
  const told = bigs === null ? undefined : circuitWith(circuits, bigs);
  return told === undefined ? circuits : [told];
}
