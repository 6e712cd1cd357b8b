/** Whole percents that add up to a hundred: the largest remainders are rounded up. */
export function inPercent(parts: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const whole = new Map([...parts].map(([seat, part]) => [seat, Math.floor(part * 100)]));
  const cut = (seat: number): number => parts.get(seat)! * 100 - whole.get(seat)!;
  const left = Math.round([...parts.keys()].reduce((sum, seat) => sum + cut(seat), 0));
  const first = [...parts.keys()].sort((a, b) => cut(b) - cut(a) || a - b).slice(0, left);
  for (const seat of first) whole.set(seat, whole.get(seat)! + 1);
  return whole;
}
