/** What a browser says it runs on, the most telling first. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/Web0S|webOS/i, 'LG TV'],
  [/Tizen|SMART-TV/i, 'Samsung TV'],
  [/CrKey/, 'Chromecast'],
  [/AFT[A-Z]|BRAVIA|Android TV|GoogleTV|HbbTV/i, 'TV'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux|X11/, 'Linux'],
];

/** A first name for a device in the director's list, until the director gives it another. */
export const deviceLabel = (userAgent: string | undefined): string =>
  KNOWN.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? '';
