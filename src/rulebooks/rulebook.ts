import type { HandChoices } from '../engine/choices/hand-choices.ts';
import type { RulingChoices } from '../engine/choices/ruling-choices.ts';
import type { TournamentChoices } from '../engine/choices/tournament-choices.ts';

/** The rulebook for hosts who have not chosen one. */
export const DEFAULT_RULEBOOK = 'homepokertourney';

/** Something said in every language of the screens. */
export type InLanguages<Said> = { readonly en: Said; readonly de: Said };

/** A rulebook's name, in full and for where there is little room, and what sets it apart. */
export type RulebookWords = {
  readonly title: string;
  readonly short: string;
  readonly summary: string;
};

/**
 * A tournament as the rulebook's document has it, to be had in one tap: its own choices, and what sets this one apart from
 * the others it offers.
 */
export type Structure = {
  readonly id: string;
  readonly words: InLanguages<{ readonly title: string; readonly summary: string }>;
  readonly hand?: Partial<HandChoices>;
  readonly tournament?: Partial<TournamentChoices>;
};

/**
 * Everything about a rulebook, in one file: data only, JSON-safe, every choice citing its rule. The rulebook it is laid
 * over decides what it leaves open.
 */
export type RulebookFile = {
  readonly id: string;
  readonly over?: string;
  readonly words: InLanguages<RulebookWords>;
  /** The documents its rules come from, as the catalogue of rules names them. */
  readonly documents: Readonly<Record<string, InLanguages<string>>>;
  readonly hand: Partial<HandChoices>;
  readonly tournament: Partial<TournamentChoices>;
  readonly rulings: Partial<RulingChoices>;
  /** The tournaments its documents describe; none where they leave stacks and blinds to the host. */
  readonly structures?: readonly Structure[];
};
