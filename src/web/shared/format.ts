import type { Rulebook } from '../../engine/choices/rulebook.ts';
import type { Currency } from '../../engine/money/currency.ts';
import { chipsText, ENGLISH, GERMAN, listText, moneyText, type Writing } from '../../history/figures.ts';
import { chosenHours, type Hours } from './hours.ts';
import { type Language, language } from './language.ts';

export { clockText } from './clock-text.ts';

const WRITING: Readonly<Record<Language, Writing>> = { en: ENGLISH, de: GERMAN };
const MINUTES: Readonly<Record<Language, string>> = { en: 'min', de: 'Min.' };
/** Keeps a number and what follows it on one line. */
const HOLD = '\u00a0';

/** With thousands separators in the language of the screen: 1,500 and 1.500. */
export const chips = (amount: number, speaks: Language = language()): string =>
  chipsText(amount, WRITING[speaks]);

/** At most so many digits behind the point, and none that is not needed: 2.5, 0.42; 2,5 in German. */
export const decimal = (amount: number, digits: number, speaks: Language = language()): string =>
  String(Number(amount.toFixed(digits))).replace('.', WRITING[speaks].point);

/** Cents as text in the tournament's currency: $270, $168.75; 168,75 € in German. */
export const money = (cents: number, currency: Currency, speaks: Language = language()): string =>
  moneyText(cents, currency, WRITING[speaks]);

export function ordinal(place: number, speaks: Language = language()): string {
  if (speaks === 'de') return `${place}.`;
  const teen = place % 100 >= 11 && place % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}

const SHORT_FROM = 100_000;
const SHORTER = [
  [1_000_000, 'M'],
  [1_000, 'k'],
] as const;

/** Chips where there is little room: from a hundred thousand on 125k, 2.5M, to four digits. */
export function shortChips(amount: number): string {
  if (amount < SHORT_FROM) return chips(amount);
  const [unit, letter] = SHORTER.find(([from]) => amount >= from)!;
  const figure = String(Number((amount / unit).toPrecision(4)));
  return `${figure.replace('.', WRITING[language()].point)}${letter}`;
}

/** Blinds where there is little room: 500k / 1M. */
export const shortBlinds = ({ small, big }: { readonly small: number; readonly big: number }): string =>
  `${shortChips(small)} / ${shortChips(big)}`;

/** A count with its noun: 1 player, 2 players. */
export const many = (count: number, noun: string, plural = `${noun}s`): string =>
  `${chips(count)} ${count === 1 ? noun : plural}`;

/** What stands for a name in a circle: its first letter, or the whole emoji it begins with. */
export function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sentence = (text: string): string => {
  const first = capital(text.trim());
  return /[.?!…]$/.test(first) ? first : `${first}.`;
};

/** Names in a sentence: Ana, Ben and Cy. */
export const listed = (names: readonly string[], speaks: Language = language()): string =>
  listText(names, WRITING[speaks]);

/** What a rulebook is called in the language of the screen, or in English where it has no other name. */
export const rulebookTitle = (
  { name, nameIn }: Pick<Rulebook, 'name' | 'nameIn'>,
  speaks: Language = language(),
): string => nameIn?.[speaks] ?? name;

/** Blinds as text: 20 / 40. */
export const blinds = (stakes: { readonly small: number; readonly big: number }): string =>
  `${chips(stakes.small)} / ${chips(stakes.big)}`;

/**
 * The reader's own locale where it speaks the language of the screen: both are English, but 7:30 PM and 19:30. Some
 * devices name one that Intl refuses, such as en-US@posix.
 */
export const localeFor = (speaks: Language): string =>
  globalThis.navigator?.languages.find((each) => each.startsWith(speaks) && /^[a-z\d-]+$/i.test(each)) ??
  speaks;

/** Whether times have twelve or twenty-four hours: as somebody chose on this device, or as its locale has it. */
export const hoursIn = (speaks: Language): Hours =>
  chosenHours() ??
  (new Intl.DateTimeFormat(localeFor(speaks), { hour: 'numeric' }).resolvedOptions().hour12 ? '12' : '24');

/** The hour cycle somebody chose, if anybody did. */
function cycle(): { hourCycle?: 'h12' | 'h23' } {
  const chosen = chosenHours();
  return chosen === null ? {} : { hourCycle: chosen === '12' ? 'h12' : 'h23' };
}

export const timeText = (at: number, speaks: Language, zone: { timeZone?: string } = {}): string =>
  new Intl.DateTimeFormat(localeFor(speaks), { hour: 'numeric', minute: '2-digit', ...cycle(), ...zone })
    .format(at)
    .replace(/\s/g, HOLD);

/** The time of day, in the time zone of the screen: 7:30 PM, and 19:30 in German. */
export const wallTime = (at: number, speaks: Language = language()): string => timeText(at, speaks);

export const minutesText = (ms: number, speaks: Language = language()): string =>
  `${Math.max(0, Math.ceil(ms / 60_000))}${HOLD}${MINUTES[speaks]}`;

/** The date: November 14, 2026. */
export const wallDate = (at: number, speaks: Language = language()): string =>
  new Intl.DateTimeFormat(localeFor(speaks), { dateStyle: 'long' }).format(at);
