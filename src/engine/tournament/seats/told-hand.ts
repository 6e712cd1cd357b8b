import type { Circuit } from '../../button/moving-button.ts';
import { circuitsOf, circuitWith } from '../../button/told-button.ts';
import type { Seat } from '../../units.ts';
import { mayBeInSameHand, momentAt } from '../state/bell.ts';
import { type Emptied, isAway, seatsOf, type Table, type Tournament } from '../state/state.ts';

/** Chairs left by the last bust at a table: players told together bust on one hand. */
export function lastBustAt({ emptied }: Table): readonly Emptied[] {
  const last = emptied.findLast(({ out }) => out);
  return emptied.filter(({ out, at, seat }) => out && at === last?.at && last.together.includes(seat));
}

/** Whether the last bust was on the hand just played; null where nobody can know without being told. */
export function bustOnLastHand({ clock }: Tournament, table: Table, now: number): boolean | null {
  const [chair] = lastBustAt(table);
  if (chair === undefined) return false;
  return chair.inHand ?? (mayBeInSameHand(chair, momentAt(clock, now)) ? null : false);
}

/** Every chair in the hand just played, if the last bust was on it or not. */
export function dealtTo(table: Table, withBust: boolean): readonly Seat[] {
  const here = table.seen?.seats ?? seatsOf(table);
  const gone = withBust ? lastBustAt(table).map(({ seat }) => seat) : [];
  return [...new Set([...here, ...gone])].sort((a, b) => a - b);
}

/**
 * The circuits the hand just played may have had, as far as it was told; null while nobody has said where the button was.
 * With one, the blinds of the next hand are known.
 */
export function circuitsTold(
  tournament: Tournament,
  table: Table,
  withBust: boolean,
): readonly Circuit[] | null {
  const { seen } = table;
  if (seen === null) return null;
  const { button, bigs } = seen;
  const seats = dealtTo(table, withBust);
  const gone = [
    ...table.emptied.map(({ seat }) => seat).filter((seat) => !seats.includes(seat)),
    ...seatsOf(table).filter((seat) => isAway(tournament.players.get(table.seats.get(seat)!)!)),
  ];
  const newcomers = table.joined
    .filter((newcomer) => mayBeInSameHand(newcomer, seen))
    .map(({ seat }) => seat);
  const circuits = circuitsOf(tournament.rulebook.tournament.button.use, { button, seats, gone, newcomers });
  const told = bigs === null ? undefined : circuitWith(circuits, bigs);
  return told === undefined ? circuits : [told];
}
