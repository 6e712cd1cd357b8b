const HOUR = 3_600_000;

/**
 * What is left of a level as a clock shows it: it stands at 20:00 for its first second and at 00:00 when it is over. Always
 * two digits for the minutes, so that nothing moves at ten.
 */
export function clockText(left: number | null): string {
  if (left === null) return '∞';
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return left > HOUR
    ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(rest)}`
    : `${two(minutes)}:${two(rest)}`;
}

/** Thousands apart, whatever the device's language is, so that all screens say the same. */
export const chips = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');

/** Cents as money: $270, $168.75. */
export function money(cents: number): string {
  const [whole, part] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  const sign = cents < 0 ? '−' : '';
  return `${sign}$${chips(whole)}${part === 0 ? '' : `.${String(part).padStart(2, '0')}`}`;
}

export function ordinal(place: number): string {
  const teen = place % 100 >= 11 && place % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}

/** A count with its noun: 1 player, 2 players. */
export const many = (count: number, noun: string, plural = `${noun}s`): string =>
  `${chips(count)} ${count === 1 ? noun : plural}`;

export const sentence = (text: string): string => {
  const trimmed = text.trim();
  const first = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.?!…]$/.test(first) ? first : `${first}.`;
};

/** Names in a sentence: Ana, Ben and Cy. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Blinds, with the ante where there is one: 20 / 40, 100 / 200 + 25. */
export const blinds = (stakes: { readonly small: number; readonly big: number }): string =>
  `${chips(stakes.small)} / ${chips(stakes.big)}`;

/** The wall clock of a moment, where the screen is. */
export function wallTime(at: number): string {
  const date = new Date(at);
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
}

export const minutesText = (ms: number): string => `${Math.max(0, Math.ceil(ms / 60_000))} min`;

/** The day of a moment as the device writes dates: 14 November 2026. */
export const wallDate = (at: number): string =>
  new Date(at).toLocaleDateString(document.documentElement.lang || 'en', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
