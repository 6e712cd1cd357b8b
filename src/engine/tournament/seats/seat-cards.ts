import { type Card, cardText } from '../../cards/card.ts';
import { cardsToPull, spread, tableSizes } from '../../seating/draw.ts';
import { type PlayerId, playersIn, type Tournament } from '../state/state.ts';
import type { Arrangement } from './arrange.ts';

/** A draw by hand: the cards to pull, and who draws one. */
export type SeatCards = { readonly cards: readonly Card[]; readonly players: readonly PlayerId[] };

/** Everybody who gets a seat in the first draw. */
export const entrants = (tournament: Tournament): readonly PlayerId[] =>
  [...tournament.players.values()]
    .filter(({ standing }) => standing.is === 'entered' || standing.is === 'in')
    .map(({ id }) => id);

/** Tonight’s cards while seats are to be drawn: before the first draw, or in a redraw that is due. */
export function seatCards(tournament: Tournament, due: Arrangement | null): SeatCards | null {
  const again = due?.kind === 'redraw' ? due : null;
  if (tournament.phase !== 'open' && again === null) return null;
  const players = again === null ? entrants(tournament) : playersIn(tournament).map(({ id }) => id);
  if (players.length < 2) return null;
  const { tableMaximum } = tournament.rulebook.tournament;
  const cards = cardsToPull(
    again === null ? tableSizes(players.length, tableMaximum.use) : spread(players.length, again.tables),
  );
  return cards && { cards, players };
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
