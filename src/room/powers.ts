/** What a director may hand to an assistant. */
export const POWERS = ['clock', 'door', 'seats', 'hands', 'bank'] as const;
export type Power = (typeof POWERS)[number];
