import type { Currency } from '../engine/money/currency.ts';

/** How a language writes figures and lists. */
export type Writing = { readonly thousands: string; readonly point: string; readonly and: string };
export const ENGLISH: Writing = { thousands: ',', point: '.', and: 'and' };
export const GERMAN: Writing = { thousands: '.', point: ',', and: 'und' };

/** Keeps a number and what follows it on one line. */
const HOLD = '\u00a0';

/** With thousands separators: 1,500 and 1.500. */
export const chipsText = (amount: number, { thousands }: Writing): string =>
  String(amount).replace(/\B(?=(\d{3})+$)/g, thousands);

/** Cents as text in the tournament's currency: $270, $168.75; 168,75 € in German. */
export function moneyText(cents: number, { symbol, side }: Currency, writing: Writing): string {
  const [whole, part] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  const figure = `${chipsText(whole, writing)}${part === 0 ? '' : `${writing.point}${String(part).padStart(2, '0')}`}`;
  return `${cents < 0 ? '−' : ''}${side === 'before' ? `${symbol}${figure}` : `${figure}${HOLD}${symbol}`}`;
}

/** Names in a sentence: Ana, Ben and Cy. */
export const listText = (names: readonly string[], { and }: Writing): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
