import { type RuleId, speakersOf } from '../../rules/index.ts';

/** The rulebook and those it is based on, itself first. */
export type Layers = { readonly layers: readonly string[] };

/**
 * The one to cite of several rules that say the same: the rulebook's own, or that of the nearest book it is based on. Where
 * one book has several, the first named is the closest.
 */
export function citeFor({ layers }: Layers, first: RuleId, ...others: RuleId[]): RuleId {
  const ids = [first, ...others];
  for (const layer of layers) {
    const own = ids.find((id) => speakersOf(id).includes(layer));
    if (own !== undefined) return own;
  }
  return ids.at(-1)!;
}
