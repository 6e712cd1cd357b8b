import type { TournamentView } from '../../../engine/views/tournament-view.ts';

export type Seated = {
  readonly player: string;
  readonly name: string;
  readonly table: string;
  readonly seat: number;
};

/** How long one card is shown, and all of them together at most. */
const CARD_MS = 1800;
const ALL_CARDS_MS = 40_000;
/** With more seats nobody would wait for theirs, and a phone does not know every table. */
const MOST_SEATS = 40;

const before = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Seats in the order they are shown, the same on every screen: by name, so that players know when theirs comes. */
export const turningOrder = ({ tables }: Pick<TournamentView, 'tables'>): Seated[] =>
  tables
    .flatMap(({ id, seats }) => seats.map(({ player, name, seat }) => ({ player, name, table: id, seat })))
    .sort((a, b) => before(a.name, b.name) || before(a.player, b.player));

export const paceFor = (seats: number): number => Math.min(CARD_MS, ALL_CARDS_MS / Math.max(1, seats));

/** How many seats are shown by now. The draw is already made; screens only take their time to show it. */
export function turnedUp({ phase, turnedFrom, tables }: TournamentView, now: number): number {
  const seats = tables.reduce((sum, table) => sum + table.seats.length, 0);
  if (phase !== 'seated' || turnedFrom === null || seats > MOST_SEATS) return seats;
  return Math.min(seats, Math.max(0, Math.floor((now - turnedFrom) / paceFor(seats))));
}

/** Under reduced motion everything shows at once. */
export const still = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
