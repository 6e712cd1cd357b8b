import type { HandChoices } from '../engine/choices/hand-choices.ts';
import type { RulingChoices } from '../engine/choices/ruling-choices.ts';
import type { TournamentChoices } from '../engine/choices/tournament-choices.ts';

/** A house: data only, JSON-safe, every choice citing its rule. What it leaves open its fallback decides. */
export type House = {
  readonly id: string;
  readonly name: string;
  readonly over?: string;
  readonly hand: Partial<HandChoices>;
  readonly tournament: Partial<TournamentChoices>;
  readonly rulings: Partial<RulingChoices>;
};

/** A house with every question answered, as a tournament embeds it. */
export type Rulebook = {
  readonly id: string;
  readonly name: string;
  /** The house and what it is laid over, nearest first. */
  readonly layers: readonly string[];
  readonly hand: HandChoices;
  readonly tournament: TournamentChoices;
  readonly rulings: RulingChoices;
};
