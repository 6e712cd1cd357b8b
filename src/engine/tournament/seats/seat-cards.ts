import { type Card, cardText } from '../../cards/card.ts';
import { cardsToPull, spread, tableSizes } from '../../seating/draw.ts';
import { type PlayerId, playersIn, type Tournament } from '../state/state.ts';
import type { Arrangement } from './arrange.ts';
import { dealersFor } from './dealers.ts';

/** A draw by hand: the cards to pull, who draws one, and who of them deals: each of those draws from a suit of their own. */
export type SeatCards = {
  readonly cards: readonly Card[];
  readonly players: readonly PlayerId[];
  readonly dealers: readonly PlayerId[];
};

/** Everybody who gets a seat in the first draw. */
export const entrants = (tournament: Tournament): readonly PlayerId[] =>
  [...tournament.players.values()]
    .filter(({ standing }) => standing.is === 'entered' || standing.is === 'in')
    .map(({ id }) => id);

/** Tonight’s cards while seats are to be drawn: before the first draw, or in a redraw that is due. */
export function seatCards(tournament: Tournament, due: Arrangement | null): SeatCards | null {
  const again = due?.kind === 'redraw' ? due : null;
  if (tournament.phase !== 'open' && again === null) return null;
  // Nobody online has a deck to draw from; when they draw again too, Riffle draws for everybody.
  if (again !== null && playersIn(tournament).some(({ online }) => online)) return null;
  const players =
    again === null
      ? entrants(tournament).filter((id) => !tournament.players.get(id)!.online)
      : playersIn(tournament).map(({ id }) => id);
  if (players.length < 2) return null;
  const { tableMaximum } = tournament.rulebook.tournament;
  const sizes =
    again === null ? tableSizes(players.length, tableMaximum.use) : spread(players.length, again.tables);
  const cards = cardsToPull(sizes);
  return cards && { cards, players, dealers: dealersFor(tournament, players, sizes.length) };
}

/** The cards told so far that are among tonight’s. */
export const cardsTold = (
  { asks }: Tournament,
  { cards, players }: SeatCards,
): Readonly<Record<PlayerId, string>> => {
  const pulled = new Set(cards.map(cardText));
  return Object.fromEntries(
    asks.flatMap(({ player, card }) =>
      card !== undefined && pulled.has(card) && players.includes(player) ? [[player, card]] : [],
    ),
  );
};
