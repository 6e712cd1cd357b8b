import { type RuleId, speakersOf } from '../../rules/index.ts';

/** The books a house is laid over, itself first. */
export type Layers = { readonly layers: readonly string[] };

/** Of rules that say the same, the closest first, that of the house itself or of the nearest book it is laid over. */
export function nearest({ layers }: Layers, first: RuleId, ...others: RuleId[]): RuleId {
  const ids = [first, ...others];
  for (const layer of layers) {
    const own = ids.find((id) => (speakersOf(id) as readonly string[]).includes(layer));
    if (own !== undefined) return own;
  }
  return ids.at(-1)!;
}
