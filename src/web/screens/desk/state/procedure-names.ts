/** The procedures the director is led through, each on a sheet of its own. */
export const PROCEDURES = [
  'draw',
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
