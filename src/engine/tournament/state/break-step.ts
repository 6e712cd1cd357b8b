/** What a break is for, in this order: chips that are sold come first, because the race needs all of them. */
export const BREAK_STEPS = ['rebuys', 'add-ons', 'color-up'] as const;
export type BreakStep = (typeof BREAK_STEPS)[number];
