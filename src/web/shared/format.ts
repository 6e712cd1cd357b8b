import type { Rulebook } from '../../engine/choices/rulebook.ts';
import type { Currency } from '../../engine/money/currency.ts';
import { type Language, language } from './language.ts';

export { clockText } from './clock-text.ts';

const THOUSANDS: Readonly<Record<Language, string>> = { en: ',', de: '.' };
const DECIMALS: Readonly<Record<Language, string>> = { en: '.', de: ',' };
const AND: Readonly<Record<Language, string>> = { en: 'and', de: 'und' };
const MINUTES: Readonly<Record<Language, string>> = { en: 'min', de: 'Min.' };
/** Keeps a number and what follows it on one line. */
const HOLD = '\u00a0';

/** With thousands separators in the language of the screen: 1,500 and 1.500. */
export const chips = (amount: number, speaks: Language = language()): string =>
  String(amount).replace(/\B(?=(\d{3})+$)/g, THOUSANDS[speaks]);

/** Cents as text in the tournament's currency: $270, $168.75; 168,75 € in German. */
export function money(cents: number, { symbol, side }: Currency, speaks: Language = language()): string {
  const [whole, part] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  const figure = `${chips(whole, speaks)}${part === 0 ? '' : `${DECIMALS[speaks]}${String(part).padStart(2, '0')}`}`;
  return `${cents < 0 ? '−' : ''}${side === 'before' ? `${symbol}${figure}` : `${figure}${HOLD}${symbol}`}`;
}

export function ordinal(place: number, speaks: Language = language()): string {
  if (speaks === 'de') return `${place}.`;
  const teen = place % 100 >= 11 && place % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}

/** A count with its noun: 1 player, 2 players. */
export const many = (count: number, noun: string, plural = `${noun}s`): string =>
  `${chips(count)} ${count === 1 ? noun : plural}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sentence = (text: string): string => {
  const first = capital(text.trim());
  return /[.?!…]$/.test(first) ? first : `${first}.`;
};

/** Names in a sentence: Ana, Ben and Cy. */
export const listed = (names: readonly string[], speaks: Language = language()): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${AND[speaks]} ${names.at(-1)}`;

/** What a rulebook is called in the language of the screen, or in English where it has no other name. */
export const rulebookTitle = (
  { name, nameIn }: Pick<Rulebook, 'name' | 'nameIn'>,
  speaks: Language = language(),
): string => nameIn?.[speaks] ?? name;

/** Blinds as text: 20 / 40. */
export const blinds = (stakes: { readonly small: number; readonly big: number }): string =>
  `${chips(stakes.small)} / ${chips(stakes.big)}`;

/** The time of day, in the time zone of the screen. */
export function wallTime(at: number): string {
  const date = new Date(at);
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
}

export const minutesText = (ms: number, speaks: Language = language()): string =>
  `${Math.max(0, Math.ceil(ms / 60_000))}${HOLD}${MINUTES[speaks]}`;

/** The date: 14 November 2026. */
export const wallDate = (at: number, speaks: Language = language()): string =>
  new Date(at).toLocaleDateString(speaks, { day: 'numeric', month: 'long', year: 'numeric' });
