import { icm } from './icm.ts';

/** Two fair ways to share the prizes among those left, side by side. */
export type Deals = {
  /** By what the stacks are worth in prizes (ICM). */
  readonly icm: readonly number[];
  /** The least prize still to come for everybody, and the rest by chips. */
  readonly chipChop: readonly number[];
  /** What is left to play for. */
  readonly leftForFirst: number;
};

/** Why these stacks and prizes cannot be shared, or null. */
export function wrongDeal(stacks: readonly number[], prizes: readonly number[], forFirst = 0): string | null {
  if (stacks.length < 1) return 'no stacks: one for each player left is needed';
  const badStack = stacks.findIndex((stack) => !(stack >= 0 && Number.isFinite(stack)));
  if (badStack >= 0) return `stack ${badStack + 1} is ${stacks[badStack]}: a number from 0 up is needed`;
  if (!stacks.some((stack) => stack > 0)) return 'nobody has any chips';
  if (prizes.length < 1) return 'no prizes: one for each place still to be paid is needed';
  const badPrize = prizes.findIndex((prize) => !(prize >= 0 && Number.isFinite(prize)));
  if (badPrize >= 0) return `prize ${badPrize + 1} is ${prizes[badPrize]}: a number from 0 up is needed`;
  if (prizes.length > stacks.length)
    return `${prizes.length} prizes for ${stacks.length} player${stacks.length === 1 ? '' : 's'}: leave out those already paid`;
  const rises = prizes.findIndex((prize, at) => at > 0 && prize > prizes[at - 1]!);
  if (rises >= 0) return `prize ${rises + 1} is more than prize ${rises}: first place comes first`;
  if (!(forFirst >= 0 && forFirst <= prizes[0]! - (prizes[1] ?? 0)))
    return `${forFirst} left for first: from 0 to ${prizes[0]! - (prizes[1] ?? 0)}, what first gets more than second`;
  return null;
}

export function deals(stacks: readonly number[], prizes: readonly number[], leftForFirst = 0): Deals {
  const [first = 0, ...others] = prizes;
  const shared = [first - leftForFirst, ...others];
  const least = shared.length < stacks.length ? 0 : shared.at(-1)!;
  const chips = sum(stacks);
  const rest = sum(shared) - least * stacks.length;
  return {
    icm: icm(stacks, shared),
    chipChop: stacks.map((stack) => least + (rest * stack) / chips),
    leftForFirst,
  };
}

/** Amounts in whole units with exactly the same sum: each rounded down, the units left over to the largest fractions. */
export function wholeAmounts(amounts: readonly number[]): number[] {
  const whole = amounts.map(Math.floor);
  const over = Math.round(sum(amounts)) - sum(whole);
  const byFraction = [...amounts.keys()].sort(
    (a, b) => amounts[b]! - whole[b]! - (amounts[a]! - whole[a]!) || a - b,
  );
  for (const at of byFraction.slice(0, over)) whole[at]!++;
  return whole;
}

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
