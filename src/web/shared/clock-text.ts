/** The same in every language, so the boot clock needs no words. */
const HOUR_MS = 3_600_000;

/**
 * What is left of a level, as a clock shows it: it says 20:00 for its first second and 00:00 when it is over. Always
 * two digits for the minutes, so that nothing moves at ten.
 */
export function clockText(left: number | null): string {
  if (left === null) return '∞';
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return left > HOUR_MS
    ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(rest)}`
    : `${two(minutes)}:${two(rest)}`;
}

/** How long the clock waits for its font: a late one would move everything beside it. */
const FONT_TIMEOUT_MS = 150;

/** Resolves when the font of the digits has loaded, or when waiting any longer is worse. */
export const digitsLoaded = (): Promise<unknown> =>
  Promise.race([
    document.fonts.load('600 1em "Barlow Condensed"', '0'),
    new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS)),
  ]);
