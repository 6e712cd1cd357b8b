import type { Card } from '../../cards/card.ts';
import { type Entropy, freshDeck, shuffle } from '../../cards/shuffle.ts';
import type { Draft } from '../state/draft.ts';

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
