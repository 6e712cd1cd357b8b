import { count } from '../engine/record/hand.ts';

/**
 * What stacks are worth in prizes: the chance of each place, where each next place goes to one of the players left with a
 * chance in proportion to their chips (Malmuth and Harville).
 *
 * Let everybody's bell ring at a random time, exponential with their chips as its rate: whoever rings first is first,
 * and so on, with the same chances. So a player's worth is an integral over their bell's time t of the prize for the
 * place that is then free, which the number of others who have rung decides:
 * ∫ s e^(−st) Σₖ prizeₖ P(k others have rung by t) dt.
 * The polynomial of that number, ∏(e^(−s't) + (1 − e^(−s't))x) over the others, is made for all players at once: up a tree
 * of products, cut off after the last prize, and down again with the prizes. The substitution t = e^(y − e^(−y)) makes
 * the integrand die off doubly at both ends, where each halving of the trapezoidal rule's step squares its error.
 */
export function icm(stacks: readonly number[], prizes: readonly number[]): number[] {
  const total = sum(stacks);
  const shares = stacks.map((stack) => stack / total);
  const there = shares.flatMap((share, at) => (share > 0 ? [at] : []));
  const alive = there.length;
  const worth = stacks.map(() => 0);
  const paid = prizes.slice(0, alive);
  while (paid.at(-1) === 0) paid.pop();
  if (paid.length === 0) return worth;
  const found = new Worth(
    there.map((at) => shares[at]!),
    paid,
  ).all();
  for (const [index, at] of there.entries()) worth[at] = found[index]!;
  // Players without chips share the prizes below those of the others.
  const rest = prizes.slice(alive, stacks.length);
  if (alive < stacks.length)
    for (const at of worth.keys()) if (shares[at] === 0) worth[at] = sum(rest) / (stacks.length - alive);
  return worth;
}

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

/** Below which part of the whole the tails of the integral are left off. */
const NEGLIGIBLE = 1e-13;
/** Chances below this count as none. */
const NO_CHANCE = 1e-18;

/** The more prizes, the shorter the time in which it is settled which one it is, and the smaller the steps. */
const stepFor = (prizes: number): number => Math.min(1 / 6, 0.9 / Math.sqrt(prizes));
/** The remaining error, relative to each player's worth. */
export const ICM_ERROR = 1e-9;

/** A node of the product tree: its players and its polynomial, cut off after the last prize. */
type Node = {
  readonly from: number;
  readonly to: number;
  /** As many of its coefficients as are any chance at this time. */
  top: number;
  readonly poly: Float64Array;
  /** The same from behind, so that products run over both forwards. */
  readonly back: Float64Array;
  /** The prizes as its players see them once everybody outside has rung or not. */
  readonly seen: Float64Array;
  readonly left: Node | null;
  readonly right: Node | null;
};

class Worth {
  private readonly shares: Float64Array;
  private readonly prizes: Float64Array;
  private readonly root: Node;
  /** At the time in hand: each player's e^(−st), and the prize they expect if their bell rings now. */
  private readonly silent: Float64Array;
  private readonly prize: Float64Array;
  private readonly worth: Float64Array;

  constructor(shares: readonly number[], prizes: readonly number[]) {
    this.shares = Float64Array.from(shares);
    this.prizes = Float64Array.from(prizes);
    this.silent = new Float64Array(shares.length);
    this.prize = new Float64Array(shares.length);
    this.worth = new Float64Array(shares.length);
    this.root = this.grow(0, shares.length);
  }

  private grow(from: number, to: number): Node {
    const size = to - from;
    const places = this.prizes.length;
    const middle = (from + to) >> 1;
    return {
      from,
      to,
      top: 0,
      poly: new Float64Array(Math.min(size + 1, places)),
      back: new Float64Array(Math.min(size + 1, places)),
      seen: new Float64Array(Math.min(size, places)),
      left: size === 1 ? null : this.grow(from, middle),
      right: size === 1 ? null : this.grow(middle, to),
    };
  }

  /** The trapezoidal rule, both ways from the middle until nothing is added any more. */
  all(): Float64Array {
    const step = stepFor(this.prizes.length);
    let most = 0;
    for (let y = 0; ; y += step) {
      const added = this.at(y, step);
      most = Math.max(most, added);
      if (most > 0 && added <= most * NEGLIGIBLE) break;
    }
    for (let y = -step; this.at(y, step) > most * NEGLIGIBLE; ) y -= step;
    return this.worth;
  }

  /** Adds one point of the integral, and tells how much it was in all. */
  private at(y: number, step: number): number {
    const back = Math.exp(-y);
    const time = Math.exp(y - back);
    const weight = step * time * (1 + back);
    const { shares, silent, prize, worth, root } = this;
    for (let player = 0; player < shares.length; player++) silent[player] = Math.exp(-shares[player]! * time);
    this.multiply(root);
    root.seen.set(this.prizes.subarray(0, root.seen.length));
    this.hand(root);
    let added = 0;
    for (let player = 0; player < shares.length; player++) {
      const more = weight * shares[player]! * silent[player]! * prize[player]!;
      worth[player]! += more;
      added += more;
    }
    return added;
  }

  /** Up the tree: how many of a node's players have rung. */
  private multiply(node: Node): void {
    const { from, poly, left, right } = node;
    if (left === null) {
      poly[0] = this.silent[from]!;
      if (poly.length > 1) poly[1] = 1 - this.silent[from]!;
      close(node, poly.length);
      return;
    }
    this.multiply(left);
    this.multiply(right!);
    // Nobody asks how many of all have rung.
    if (this.root === node) return;
    const size = Math.min(poly.length, left.top + right!.top - 1);
    for (let rung = 0; rung < size; rung++) {
      const least = Math.max(0, rung - right!.top + 1);
      const most = Math.min(rung + 1, left.top);
      poly[rung] = dot(left.poly, least, right!.back, right!.top - 1 - rung + least, most - least);
    }
    close(node, size);
  }

  /** Down the tree: each half sees the prizes that the other half leaves it. */
  private hand({ from, seen, left, right }: Node): void {
    if (left === null) {
      this.prize[from] = seen[0]!;
      return;
    }
    through(seen, right!, left);
    through(seen, left, right!);
    this.hand(left);
    this.hand(right!);
  }
}

/** Drops places without a chance, and reverses the rest. */
function close(node: Node, size: number): void {
  const { poly, back } = node;
  let top = size;
  while (top > 1 && poly[top - 1]! < NO_CHANCE) top--;
  node.top = top;
  for (let at = 0; at < top; at++) back[at] = poly[top - 1 - at]!;
}

/** The prizes shifted by how many of the others have rung, each shift with its chance. */
function through(seen: Float64Array, others: Node, into: Node): void {
  const size = Math.min(into.seen.length, into.top);
  for (let rung = 0; rung < size; rung++)
    into.seen[rung] = dot(others.poly, 0, seen, rung, Math.min(others.top, seen.length - rung));
}

/** Where nearly all the time goes: four sums at once, so that none waits for the last. */
function dot(a: Float64Array, i: number, b: Float64Array, j: number, size: number): number {
  let p = 0;
  let q = 0;
  let r = 0;
  let s = 0;
  let at = 0;
  for (; at + 3 < size; at += 4) {
    p += a[i + at]! * b[j + at]!;
    q += a[i + at + 1]! * b[j + at + 1]!;
    r += a[i + at + 2]! * b[j + at + 2]!;
    s += a[i + at + 3]! * b[j + at + 3]!;
  }
  for (; at < size; at++) p += a[i + at]! * b[j + at]!;
  return p + q + (r + s);
}

/** The same by adding up every order of finishing, one set of players after the other: exact, to twenty players. */
export function icmBySum(stacks: readonly number[], prizes: readonly number[]): number[] {
  const players = stacks.length;
  const worth = stacks.map(() => 0);
  const sets = 2 ** players;
  /** The chance that exactly this set takes the first places. */
  const chance = new Float64Array(sets);
  const left = new Float64Array(sets);
  chance[0] = 1;
  const total = sum(stacks);
  for (let set = 0; set < sets; set++) {
    if (set > 0) {
      const low = set & -set;
      left[set] = left[set ^ low]! + stacks[31 - Math.clz32(low)]!;
    }
    if (chance[set] === 0) continue;
    const place = count(set);
    for (let player = 0; player < players; player++) {
      if (set & (1 << player)) continue;
      const next = (chance[set]! * stacks[player]!) / (total - left[set]!);
      chance[set | (1 << player)]! += next;
      worth[player]! += next * (prizes[place] ?? 0);
    }
  }
  return worth;
}
