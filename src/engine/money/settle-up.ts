import type { Cents } from '../units.ts';

/** What somebody still gets; below zero, what they still have to pay. */
export type Balance<Who> = { readonly who: Who; readonly balance: Cents };

export type Payment<Who> = { readonly from: Who; readonly to: Who; readonly amount: Cents };

/** With more than this many people finding the fewest payments takes too long, and about as few will do. */
export const MOST_EXACT = 14;

/**
 * The fewest payments that settle balances which add up to zero [home-settle-up]. People whose balances are zero together
 * settle among themselves with one payment fewer than there are of them, so the more such groups, the fewer payments.
 */
export function settleUp<Who>(balances: readonly Balance<Who>[]): Payment<Who>[] {
  const open = balances.filter(({ balance }) => balance !== 0);
  if (open.reduce((sum, { balance }) => sum + balance, 0) !== 0)
    throw new Error('balances that do not add up to zero cannot be settled');
  const [pairs, rest] = evenPairs(open);
  const groups = rest.length <= MOST_EXACT ? zeroSumGroups(rest) : [rest];
  return [...pairs, ...groups].flatMap(settleGroup);
}

/**
 * Who pays whom where nobody holds the bank. What players' balances leave is the host's: they have paid the costs, or have
 * money that was paid in. A host who plays settles it together with their own balance.
 */
export function settleAccounts(
  accounts: readonly { readonly player: string; readonly name: string; readonly balance: Cents }[],
  host: { readonly player: string | null; readonly name: string },
): Payment<string>[] {
  const left = accounts.reduce((sum, { balance }) => sum + balance, 0);
  const players = accounts.map(({ player, name, balance }) => ({
    who: name,
    balance: player === host.player ? balance - left : balance,
  }));
  const plays = accounts.some(({ player }) => player === host.player);
  return settleUp(plays || left === 0 ? players : [...players, { who: host.name, balance: -left }]);
}

type Group<Who> = readonly Balance<Who>[];

/** Two whose balances are equal and opposite are always settled by one payment: no other way takes fewer. */
function evenPairs<Who>(open: Group<Who>): [pairs: Group<Who>[], rest: Group<Who>] {
  const rest = [...open];
  const pairs: Group<Who>[] = [];
  for (const one of open) {
    const at = rest.indexOf(one);
    const other = at === -1 ? -1 : rest.findIndex(({ balance }) => balance === -one.balance);
    if (other === -1) continue;
    pairs.push([one, rest[other]!]);
    for (const each of [at, other].sort((a, b) => b - a)) rest.splice(each, 1);
  }
  return [pairs, rest];
}

/** As many groups as there can be whose balances add up to zero; sets of people are bits of a number. */
function zeroSumGroups<Who>(open: Group<Who>): Group<Who>[] {
  const sets = 1 << open.length;
  const sums = new Float64Array(sets);
  /** How many groups of zero the set can be cut into, and whom to leave out to find them one by one. */
  const most = new Uint8Array(sets);
  const without = new Uint8Array(sets);
  for (let set = 1; set < sets; set++) {
    const low = 31 - Math.clz32(set & -set);
    sums[set] = sums[set & (set - 1)]! + open[low]!.balance;
    let best = -1;
    for (let at = 0; at < open.length; at++) {
      const fewer = set & ~(1 << at);
      if (fewer === set || most[fewer]! <= best) continue;
      best = most[fewer]!;
      without[set] = at;
    }
    most[set] = best + (sums[set] === 0 ? 1 : 0);
  }
  const groups: Balance<Who>[][] = [];
  for (let set = sets - 1; set > 0; set &= ~(1 << without[set]!)) {
    // A sum of zero here ends one group, and whoever is left out from now on is in the next.
    if (sums[set] === 0) groups.push([]);
    groups.at(-1)!.push(open[without[set]!]!);
  }
  return groups;
}

/** Whoever owes most pays whoever gets most: each payment settles one of them, and the last one both. */
function settleGroup<Who>(group: Group<Who>): Payment<Who>[] {
  const left = group.map(({ who, balance }) => ({ who, balance }));
  const payments: Payment<Who>[] = [];
  for (;;) {
    left.sort((a, b) => a.balance - b.balance);
    const [from, to] = [left[0], left.at(-1)];
    if (from === undefined || to === undefined || from.balance === 0) return payments;
    const amount = Math.min(-from.balance, to.balance);
    payments.push({ from: from.who, to: to.who, amount });
    from.balance += amount;
    to.balance -= amount;
  }
}
