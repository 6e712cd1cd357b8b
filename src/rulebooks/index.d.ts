import type { House, Rulebook } from './rulebook.ts';
export type { House, Rulebook } from './rulebook.ts';
export declare const houses: readonly House[];
/** The house's own choices laid over those of its fallback. */
export declare function layered(house: House, all?: readonly House[]): Rulebook;
export declare function rulebook(id: string): Rulebook | undefined;
