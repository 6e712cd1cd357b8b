import type { Place } from '../engine/units.ts';

/** The part of hands a good player opens with, by how many players are behind: none, the big blind alone, and so on. */
const OPENS = [0.14, 0.46, 0.46, 0.31, 0.24, 0.2, 0.175, 0.155, 0.14, 0.13];

export const opensWith = (behind: number): number => OPENS[Math.min(behind, OPENS.length - 1)]!;

/** How many act after this place before the flop: the first two places have posted the blinds and act last. */
export function behindOf(place: Place, players: number): number {
  if (players === 2) return place === 0 ? 0 : 1;
  return place < 2 ? 1 - place : players - place + 1;
}
