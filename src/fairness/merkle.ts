import { digest, fromHex, type Hex } from './digest.ts';

const node = (left: Hex, right: Hex): Hex => digest('node', fromHex(left), fromHex(right));

/** A tree over digests, from the leaves up to the root; the last of an odd number goes up as it is (RFC 6962's shape). */
export type Tree = readonly (readonly Hex[])[];

export function tree(leaves: readonly Hex[]): Tree {
  const rows: (readonly Hex[])[] = [leaves];
  for (let row = leaves; row.length > 1; rows.push(row)) {
    const below = row;
    row = Array.from({ length: Math.ceil(below.length / 2) }, (_, at) =>
      2 * at + 1 < below.length ? node(below[2 * at]!, below[2 * at + 1]!) : below[2 * at]!,
    );
  }
  return rows;
}

export const rootOf = (rows: Tree): Hex => rows.at(-1)![0]!;

/** The neighbours that lead from a leaf to the root, lowest first. */
export function pathOf(rows: Tree, leaf: number): Hex[] {
  return rows.flatMap((row, height) => row[(leaf >> height) ^ 1] ?? []);
}

/** The root a path leads to from leaf number `at` of `size`; undefined where the path is too long or too short. */
export function climb(leaf: Hex, at: number, size: number, path: readonly Hex[]): Hex | undefined {
  let reached = leaf;
  let used = 0;
  for (let place = at, width = size; width > 1; place >>= 1, width = Math.ceil(width / 2)) {
    if ((place ^ 1) >= width) continue;
    const neighbour = path[used++];
    if (neighbour === undefined) return undefined;
    reached = place & 1 ? node(neighbour, reached) : node(reached, neighbour);
  }
  return used === path.length ? reached : undefined;
}
