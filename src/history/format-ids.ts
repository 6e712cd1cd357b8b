/** The formats of hand histories that other programs know. */
export const FORMAT_IDS = ['pokerstars', 'phh', 'ohh'] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

/** What a format is called, and how a file of several hands ends. */
export const FILES: Readonly<Record<FormatId, { readonly name: string; readonly extension: string }>> = {
  pokerstars: { name: 'PokerStars', extension: 'txt' },
  phh: { name: 'PHH', extension: 'phhs' },
  ohh: { name: 'OHH', extension: 'ohh' },
};
