import type { HandChoices } from './hand-choices.ts';
import type { RulingChoices } from './ruling-choices.ts';
import type { TournamentChoices } from './tournament-choices.ts';

/** A house's rules with every question answered; a tournament carries it from its creation. */
export type Rulebook = {
  readonly id: string;
  readonly name: string;
  /** Its name in languages other than English; rulebooks of older tournaments have none. */
  readonly nameIn?: Readonly<Record<string, string>>;
  /** The rulebook and those it is based on, nearest first. */
  readonly layers: readonly string[];
  readonly hand: HandChoices;
  readonly tournament: TournamentChoices;
  readonly rulings: RulingChoices;
};

/** What a rulebook is called, for readers of any language. */
export type RulebookName = Required<Pick<Rulebook, 'id' | 'name' | 'nameIn'>>;

export const rulebookName = ({ id, name, nameIn = {} }: Rulebook): RulebookName => ({ id, name, nameIn });
