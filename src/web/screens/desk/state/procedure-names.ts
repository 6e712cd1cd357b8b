/** The director's procedures, each on its own sheet. */
export const PROCEDURES = [
  'break',
  'draw',
  'cards',
  'dealers',
  'moves',
  'final-table',
  'race',
  'hand-for-hand',
  'pots',
  'follow',
  'deal',
  'prizes',
  'reseat',
  'levels',
  'time',
  'tv',
  'end',
  'log',
  'steps',
] as const;
export type ProcedureName = (typeof PROCEDURES)[number];
