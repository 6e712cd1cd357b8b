/** The parts of the desk, in the order of their tabs. */
export const TAB_NAMES = ['tournament', 'players', 'rulings', 'money'] as const;
export type TabName = (typeof TAB_NAMES)[number];
