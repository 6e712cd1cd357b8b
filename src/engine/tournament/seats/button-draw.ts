import { type Card, parseCard } from '../../cards/card.ts';
import { highCard } from '../../seating/draw.ts';
import type { Seat } from '../../units.ts';
import { type Draft, reject } from '../state/draft.ts';
import { type PlayerId, seatsOf, type Table, type TableId, type Tournament } from '../state/state.ts';
import type { SeatsEvent } from './seats.ts';

/** Whether the players of a table draw for its first button, and nobody has been dealt a hand there since. */
export const mayDrawButton = ({ rulebook }: Tournament, { kind, circuit, hand }: Table): boolean =>
  rulebook.tournament.firstButton.use === 'high-card' &&
  kind !== 'dealt' &&
  circuit === null &&
  hand === null;

/** The cards people drew for the button, one each; the high card by suit has it [initial-button-draw]. */
export function drawButton(
  draft: Draft<SeatsEvent>,
  id: TableId,
  told: Readonly<Record<PlayerId, string>>,
): void {
  const table = draft.table(id);
  const { cite } = draft.tournament.rulebook.tournament.firstButton;
  if (!mayDrawButton(draft.tournament, table))
    reject('button-is-known', cite, `nobody draws for the button at table ${id} now`, { table: id });
  const seen = new Map<Card, PlayerId>();
  const cards = seatsOf(table).map((seat): [Seat, Card] => {
    const player = table.seats.get(seat)!;
    const { name } = draft.player(player);
    const text =
      told[player] ?? reject('card-missing', cite, `which card did ${name} draw?`, { player, name });
    const card =
      parseCard(text) ?? reject('bad-card', cite, `"${text}" is not a card`, { player, card: text });
    if (seen.has(card)) reject('same-card-twice', null, `${text} is there twice`, { player, card: text });
    seen.set(card, player);
    return [seat, card];
  });
  draft.push({ type: 'button-drawn', table: id, cards, button: highCard(new Map(cards)), rule: cite });
}
