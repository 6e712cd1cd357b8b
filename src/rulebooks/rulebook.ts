import type { HandChoices } from '../engine/choices/hand-choices.ts';
import type { RulingChoices } from '../engine/choices/ruling-choices.ts';
import type { TournamentChoices } from '../engine/choices/tournament-choices.ts';

/** A house's rules as its file says them: data only, JSON-safe, every choice citing its rule. What it leaves open its fallback decides. */
export type RulebookFile = {
  readonly id: string;
  readonly name: string;
  readonly over?: string;
  readonly hand: Partial<HandChoices>;
  readonly tournament: Partial<TournamentChoices>;
  readonly rulings: Partial<RulingChoices>;
};
