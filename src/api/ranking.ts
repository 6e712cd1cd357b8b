import { type Card, parseCards } from '../engine/cards/card.ts';
import { CATEGORIES, type Category, categoryOf } from '../engine/ranking/category.ts';
import { countedValue } from '../engine/ranking/counting.ts';
import { evaluate7 } from '../engine/ranking/evaluate.ts';
import { handName } from '../engine/ranking/names.ts';

/** The best five of five to seven cards. */
export type RankedHand = {
  /** The higher the better; equal for hands that split a pot. */
  readonly value: number;
  readonly category: Category;
  /** In words: "two pair, aces and kings". */
  readonly name: string;
};

/** Ranks five to seven cards, written like `As Kd 7h 7c 2s`. Throws a TypeError for anything else. */
export function rankHand(cards: string): RankedHand {
  const dealt = cardsIn(cards);
  if (dealt.length < 5 || dealt.length > 7)
    throw new TypeError(`${dealt.length} cards instead of five to seven: ${cards}`);
  const [a, b, c, d, e, f, g] = dealt;
  const value = g === undefined ? countedValue(dealt) : evaluate7(a!, b!, c!, d!, e!, f!, g);
  return { value, category: CATEGORIES[categoryOf(value)]!, name: handName(value) };
}

/** Cards as the rest of the engine has them. Throws a TypeError that says what is wrong. */
export function cardsIn(text: string): Card[] {
  const parsed = parseCards(text);
  if ('error' in parsed) throw new TypeError(parsed.error);
  return parsed.cards;
}
