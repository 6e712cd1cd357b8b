/** Figures that are the same in every language, for who must not wait for words. */
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

/** So long the clock waits for its font: a late one would move what stands beside it. */
const PATIENCE = 150;

/** The font of figures is here, or will not be soon. */
export const figuresHere = (): Promise<unknown> =>
  Promise.race([
    document.fonts.load('600 1em "Barlow Condensed"', '0'),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
