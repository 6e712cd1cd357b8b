export const PREFLOP = 0;
export const FLOP = 1;
export const TURN = 2;
export const RIVER = 3;
export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof STREETS)[number];
export const NO_STREET = -1;
