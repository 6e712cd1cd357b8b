/** What can be printed, in the order one needs it. */
export const SHEETS = [
  'schedule',
  'prizes',
  'booklet',
  'rulings',
  'rulebook',
  'seating',
  'moves',
  'result',
] as const;
export type SheetName = (typeof SHEETS)[number];

/** These tell of a night; the others need a house alone. */
export const OF_A_TOURNAMENT: readonly SheetName[] = ['seating', 'moves', 'result'];
/** By nature these take as many pages as they need. */
export const LONG: readonly SheetName[] = ['rulebook', 'seating'];

export const isSheet = (name: string): name is SheetName => (SHEETS as readonly string[]).includes(name);
