import { type Card, parseCard } from '../../cards/card.ts';
import { type Entropy, freshDeck, shuffle } from '../../cards/shuffle.ts';
import { dealtBefore } from '../../seating/balance.ts';
import { type Draft, reject } from '../state/draft.ts';
import type { TableId } from '../state/state.ts';

/** Deals one card at a time, from another deck when one is used up; chance is needed only once a card is. */
export function cardsFrom(draft: Pick<Draft<never>, 'chance'>): () => Card {
  let chance: Entropy | null = null;
  let deck = freshDeck();
  let top = deck.length;
  return () => {
    if (top === deck.length) {
      chance ??= draft.chance;
      deck = freshDeck();
      shuffle(deck, chance);
      top = 0;
    }
    return deck[top++]!;
  };
}

/** The cards people dealt, one for each table in question; null where Riffle deals them. */
export function cardsTold(
  draft: Draft<never>,
  told: Readonly<Record<TableId, string>>,
): ((table: string) => Card | undefined) | null {
  const entries = Object.entries(told);
  if (entries.length === 0) return null;
  const cards = entries.map(([table, text]): [string, readonly Card[]] => {
    draft.table(table);
    return [
      table,
      [parseCard(text) ?? reject('bad-card', null, `"${text}" is not a card`, { player: '', card: text })],
    ];
  });
  if (new Set(cards.map(([, [card]]) => card)).size < cards.length)
    reject('same-card-twice', null, 'the same card is there twice', { player: '', card: entries[0]![1] });
  return dealtBefore(new Map(cards));
}
