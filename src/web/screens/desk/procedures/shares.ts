import { deals, wholeAmounts } from '../../../../odds/deals.ts';

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

/** Cents from typed text: 25, 168.75 or 168,75; null if it is not an amount. */
export function centsOf(text: string): number | null {
  const found = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (found === null) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** An amount in cents as editable text. */
export const typed = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** Amounts rounded to a step, with the same total; the rounding difference goes to the largest amount. */
function inNotes(amounts: readonly number[], note: number): number[] {
  const whole = wholeAmounts(amounts.map((amount) => amount / note)).map((notes) => notes * note);
  const first = amounts.indexOf(Math.max(...amounts));
  whole[first]! += Math.round(sum(amounts)) - sum(whole);
  return whole;
}

/** The prizes with so much taken off the first one, and off the next where that is not enough. */
export function withFirst(prizes: readonly number[], forFirst: number): readonly number[] {
  let still = forFirst;
  return prizes.map((prize) => {
    const off = Math.min(prize, still);
    still -= off;
    return prize - off;
  });
}

/** What each player gets, by ICM, by chip count and in equal parts; each pays exactly what is left. */
export function shares(
  stacks: readonly number[],
  prizes: readonly number[],
  note = 1,
): Readonly<Record<'icm' | 'chop' | 'even', readonly number[]>> {
  const { icm, chipChop } = deals(stacks, prizes);
  const even = stacks.map(() => sum(prizes) / stacks.length);
  return { icm: inNotes(icm, note), chop: inNotes(chipChop, note), even: inNotes(even, note) };
}

/** Places by stack and the prizes for them; players with equal stacks share theirs. */
export function standings(
  stacks: readonly number[],
  prizes: readonly number[],
): readonly { readonly place: number; readonly prize: number }[] {
  return stacks.map((stack, at) => {
    const above = stacks.filter((other) => other > stack).length;
    const equal = stacks.flatMap((other, seat) => (other === stack ? [seat] : []));
    const together = prizes.slice(above, above + equal.length);
    const parts = inNotes(
      equal.map(() => sum(together) / equal.length),
      1,
    );
    return { place: above + 1, prize: parts[equal.indexOf(at)]! };
  });
}
