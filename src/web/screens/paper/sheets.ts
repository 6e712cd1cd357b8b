/** Everything that can be printed, in the order it is needed. */
export const SHEETS = [
  'schedule',
  'prizes',
  'cards',
  'booklet',
  'rulings',
  'rulebook',
  'seating',
  'moves',
  'result',
] as const;
export type SheetName = (typeof SHEETS)[number];

/** These are about a tournament; the others need only a rulebook. */
export const OF_A_TOURNAMENT: readonly SheetName[] = ['cards', 'seating', 'moves', 'result'];
/** By nature these take as many pages as they need. */
export const LONG: readonly SheetName[] = ['rulebook', 'seating'];

export const isSheet = (name: string): name is SheetName => (SHEETS as readonly string[]).includes(name);
