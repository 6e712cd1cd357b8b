/** Cents as people write them, `12.50`, exact for every whole number. */
export function decimal(cents: number): string {
  const amount = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
