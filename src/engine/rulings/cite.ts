import { type RuleId, speakersOf } from '../../rules/index.ts';

/** The books a house is laid over, itself first. */
export type Layers = { readonly layers: readonly string[] };

/**
 * Of rules that say the same, the one to cite for a house: its own, or that of the nearest book it is laid over. Where one
 * book has several, the first named is the closest.
 */
export function citeFor({ layers }: Layers, first: RuleId, ...others: RuleId[]): RuleId {
  const ids = [first, ...others];
  for (const layer of layers) {
    const own = ids.find((id) => speakersOf(id).some((speaker) => speaker === layer));
    if (own !== undefined) return own;
  }
  return ids.at(-1)!;
}
