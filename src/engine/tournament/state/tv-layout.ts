/** What a TV can show while a tournament is played, the fullest first. */
export const TV_LAYOUTS = ['tournament', 'clock', 'tables', 'payouts', 'levels'] as const;
export type TvLayout = (typeof TV_LAYOUTS)[number];
