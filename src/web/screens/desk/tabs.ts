/** The tabs of the desk, in order. */
export const TAB_NAMES = ['tournament', 'players', 'rulings', 'money'] as const;
export type TabName = (typeof TAB_NAMES)[number];
