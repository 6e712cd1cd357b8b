/** A hand of all-in or fold before anybody acts: everybody in the order they act, the two blinds last. */
export type Blinds = {
  /** Before blinds and antes are posted. */
  readonly stacks: readonly number[];
  readonly small: number;
  readonly big: number;
  readonly ante: number;
  readonly anteBy: 'each' | 'big-blind';
};

/** What everybody has posted: antes, which are the pot's, and blinds, which are bets. */
type Posted = { readonly dead: readonly number[]; readonly bets: readonly number[] };

function posted({ stacks, small, big, ante, anteBy }: Blinds): Posted {
  const last = stacks.length - 1;
  const bets = stacks.map((stack, at) => Math.min(stack, at === last ? big : at === last - 1 ? small : 0));
  const dead = stacks.map((stack, at) =>
    anteBy === 'each' || at === last ? Math.min(stack - bets[at]!, ante) : 0,
  );
  return { dead, bets };
}

/**
 * Everybody's stack after these players went all-in and finished in this order; `tied` are as good as each other and
 * split what they both contest. Everybody else has folded. With nobody all-in the big blind takes the pot.
 */
export function stacksAfter(blinds: Blinds, order: readonly number[], tied = false): number[] {
  const { stacks } = blinds;
  const { dead, bets } = posted(blinds);
  const left = stacks.map((stack, at) => stack - dead[at]! - bets[at]!);
  const paid = [...bets];
  const winners = order.length === 0 ? [stacks.length - 1] : order;
  for (const at of order) {
    paid[at]! += left[at]!;
    left[at] = 0;
  }
  let pot = dead.reduce((sum, each) => sum + each, 0);
  let floor = 0;
  for (const level of [...new Set(winners.map((at) => paid[at]!))].sort((a, b) => a - b)) {
    pot += paid.reduce((sum, each) => sum + Math.max(0, Math.min(each, level) - floor), 0);
    floor = level;
    const contest = winners.filter((at) => paid[at]! >= level);
    const share = tied ? contest : contest.slice(0, 1);
    for (const at of share) left[at]! += pot / share.length;
    pot = 0;
  }
  // Blinds beyond what the all-in players could match go back to the players who posted them.
  for (const [at, each] of paid.entries()) if (each > floor) left[at]! += each - floor;
  return left;
}
