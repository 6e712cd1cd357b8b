import { missingFacts, settle } from '../engine/rulings/asking.ts';
import type { Fact, Facts, Irregularity, Ruling } from '../engine/rulings/ruling.ts';
import { irregularities } from '../engine/rulings/rulings.ts';
import { findIrregularities } from '../engine/rulings/search.ts';
import { findRulebook, rulebooks } from '../rulebooks/index.ts';

export type RulebookName = { readonly id: string; readonly title: string; readonly summary: string };

/** The rulebooks there are, by id and English name. */
export const rulebookNames: readonly RulebookName[] = rulebooks.map(({ id, words }) => ({
  id,
  title: words.en.title,
  summary: words.en.summary,
}));

/** What players call it, in English or German: `findRulings('string bet')`. The best match comes first; '' lists all. */
export const findRulings = (words: string): readonly Irregularity[] => findIrregularities(words);

/** A ruling, or the question that decides and comes first. */
export type RulingGiven = { readonly ruling: Ruling } | { readonly asks: Fact };

/**
 * Rules on an irregularity under a rulebook. Where a fact can still change the ruling it asks for that fact; answer it and
 * call again. Throws a TypeError if there is no such irregularity or rulebook.
 */
export function rule(irregularity: string, rulebook: string, facts: Facts = {}): RulingGiven {
  const found = irregularities.find(({ id }) => id === irregularity);
  if (found === undefined) throw new TypeError(`no irregularity is called ${irregularity}`);
  const book = findRulebook(rulebook);
  if (book === undefined) throw new TypeError(`no rulebook is called ${rulebook}`);
  const [asks] = missingFacts(found, facts, book);
  return asks === undefined ? { ruling: settle(found, facts, book) } : { asks };
}
