/** The director's procedures, each on its own sheet. */
export const PROCEDURES = [
  'draw',
  'cards',
  'moves',
  'race',
  'hand-for-hand',
  'pots',
  'deal',
  'prizes',
  'reseat',
  'levels',
  'time',
  'log',
  'steps',
] as const;
export type ProcedureName = (typeof PROCEDURES)[number];
