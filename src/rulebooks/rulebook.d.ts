import type { HandChoices } from '../engine/betting/rules.ts';
/** A house: data only, JSON-safe, every choice citing its rule. What it leaves open its fallback decides. */
export type House = {
    readonly id: string;
    readonly name: string;
    readonly over?: string;
    readonly hand: Partial<HandChoices>;
};
/** A house with every question answered. */
export type Rulebook = {
    readonly id: string;
    readonly name: string;
    readonly hand: HandChoices;
};
