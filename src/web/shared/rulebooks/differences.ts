import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import type { Currency } from '../../../engine/money/currency.ts';
import { type ChoiceKey, choicesOf } from './choices.ts';

/** One answer to a question: the rulebooks that give it, and the currency and the rule of the first of them. */
export type Side = {
  readonly use: unknown;
  readonly rulebooks: readonly string[];
  readonly currency: Currency;
  readonly cite: string;
};
export type Difference = readonly Side[];

/** Not worth comparing: the host's own chips decide them. */
const PLANNED: readonly ChoiceKey[] = ['chips', 'chipSets'];

/** The questions on which rulebooks choose differently, each answer once. */
export function differences(books: readonly Rulebook[]): Map<ChoiceKey, Difference> {
  const found = new Map<ChoiceKey, Difference>();
  const all = books.map((book) => ({
    id: book.id,
    currency: book.tournament.currency.use,
    choices: choicesOf(book),
  }));
  for (const key of Object.keys(all[0]?.choices ?? {}) as ChoiceKey[]) {
    const sides = new Map<string, Side & { rulebooks: string[] }>();
    for (const { id, currency, choices } of all) {
      const { use, cite } = choices[key];
      const side = sides.get(JSON.stringify(use)) ?? { use, rulebooks: [], currency, cite };
      side.rulebooks.push(id);
      sides.set(JSON.stringify(use), side);
    }
    if (sides.size > 1 && !PLANNED.includes(key)) found.set(key, [...sides.values()]);
  }
  return found;
}
