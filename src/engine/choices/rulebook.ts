import type { HandChoices } from './hand-choices.ts';
import type { RulingChoices } from './ruling-choices.ts';
import type { TournamentChoices } from './tournament-choices.ts';

/** A house's rules with every question answered; a tournament carries it from its creation. */
export type Rulebook = {
  readonly id: string;
  readonly name: string;
  /** The rulebook and those it is based on, nearest first. */
  readonly layers: readonly string[];
  readonly hand: HandChoices;
  readonly tournament: TournamentChoices;
  readonly rulings: RulingChoices;
};
