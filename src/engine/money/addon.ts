import type { Cents, Chips } from '../units.ts';
/** Chips sold in blocks up to a stack; a block that does not fit costs its full price [addon-cap-and-price]. */
export type AddOnRule = { readonly upTo: number; readonly blockChips: number; readonly blockPrice: number };

type AddOn = { readonly price: Cents; readonly chips: Chips; readonly stack: Chips };

export function addOn(rule: AddOnRule, stack: Chips, wanted = Number.POSITIVE_INFINITY): AddOn {
  const room = Math.max(0, rule.upTo - stack);
  const blocks = Math.min(wanted, Math.ceil(room / rule.blockChips));
  const chips = Math.min(room, blocks * rule.blockChips);
  return { price: blocks * rule.blockPrice, chips, stack: stack + chips };
}
