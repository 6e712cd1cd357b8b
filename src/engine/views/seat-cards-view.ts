import { cardText } from '../cards/card.ts';
import type { Arrangement } from '../tournament/seats/arrange.ts';
import { cardsTold, seatCards } from '../tournament/seats/seat-cards.ts';
import type { PlayerId, Tournament } from '../tournament/state/state.ts';

/** Real cards to pull for a draw of seats, who draws one, and the cards told so far. */
export type SeatCardsView = {
  readonly cards: readonly string[];
  readonly players: readonly PlayerId[];
  /** Those of them who deal, one at each table. */
  readonly dealers: readonly PlayerId[];
  readonly told: Readonly<Record<PlayerId, string>>;
};

/** Where seats are drawn by hand; a redraw is led by the director, so only they need to know its cards. */
export function viewSeatCards(tournament: Tournament, due: Arrangement | null): SeatCardsView | null {
  // Where Riffle deals, nobody sits at a table to draw cards from.
  const { kind, tables } = tournament;
  if (kind === 'dealt' || (kind === 'live' && [...tables.values()].some((table) => table.kind === 'dealt')))
    return null;
  const drawn = seatCards(tournament, due);
  return (
    drawn && {
      cards: drawn.cards.map(cardText),
      players: drawn.players,
      dealers: drawn.dealers,
      told: cardsTold(tournament, drawn),
    }
  );
}
