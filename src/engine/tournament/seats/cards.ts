import { type Card, cardText, parseCard } from '../../cards/card.ts';
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

/**
 * The cards people dealt, one for each table in question; after a tie those dealt again follow it ("5h Kd"). Null where
 * Riffle deals them.
 */
export function cardsTold(
  draft: Draft<never>,
  told: Readonly<Record<TableId, string>>,
): ((table: string) => Card | undefined) | null {
  const entries = Object.entries(told);
  if (entries.length === 0) return null;
  const cards = entries.map(([table, texts]): [string, readonly Card[]] => {
    draft.table(table);
    return [table, texts.split(' ').map(cardFrom)];
  });
  const all = cards.flatMap(([, dealt]) => dealt);
  const twice = all.find((card, at) => all.indexOf(card) < at);
  if (twice !== undefined)
    reject('same-card-twice', null, 'the same card is there twice', { player: '', card: cardText(twice) });
  return dealtBefore(new Map(cards));
}

const cardFrom = (text: string): Card =>
  parseCard(text) ?? reject('bad-card', null, `"${text}" is not a card`, { player: '', card: text });
