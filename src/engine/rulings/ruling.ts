import type { RuleId } from '../../rules/index.ts';
import type { HandChoices } from '../choices/hand-choices.ts';
import type { RulingChoices } from '../choices/ruling-choices.ts';
import type { TournamentChoices } from '../choices/tournament-choices.ts';
import type { Layers } from './cite.ts';

/** A house as the rulings see it. */
export type RulingHouse = Layers & {
  readonly hand: HandChoices;
  readonly tournament: TournamentChoices;
  readonly rulings: RulingChoices;
};

/** A fact the ruling turns on; one left out is asked for by name, never guessed. */
export type Fact = {
  readonly name: string;
  readonly is: 'yes-or-no' | 'number' | readonly string[];
  readonly ask: string;
  /** The least that makes sense, of a number. */
  readonly least?: number;
  /** The values that can make a difference, and how people say them. */
  readonly cases: readonly { readonly value: boolean | number | string; readonly say: string }[];
};

export type Facts = Readonly<Record<string, boolean | number | string>>;

export type Ruling = {
  readonly ruling: string;
  readonly steps: readonly string[];
  readonly rule: RuleId;
  /** What it does to a hand that the engine has; without one the hand goes on as it is. */
  readonly effect?: Effect;
};

export type Effect =
  /** Every chip goes back and the hand is over. */
  | 'void'
  /** The hand of the player it is about is dead, its chips lost, or but for what nobody has called. */
  | 'kill'
  | 'kill-uncalled-back'
  /** His folded or dead hand is live again. */
  | 'give-back'
  /** His card is exchanged with the top card, which makes it the next burn, or with the last burn. */
  | 'replace-by-top-card'
  | 'replace-by-last-burn'
  /** The burn stays, the stub is shuffled, and the street's cards come again without another burn. */
  | 'flop-again'
  | 'turn-again'
  | 'river-again'
  /** The turn lies aside: the next card takes its place, and it is shuffled in for a last card without a burn. */
  | 'set-turn-aside'
  /** Of four flop cards one, by chance, is the next burn; or of three that had no burn before them one becomes it. */
  | 'one-of-four-out'
  | 'one-of-three-burnt'
  | 'shuffle-stub'
  /** What he has put in on this street counts as this much in all. */
  | { readonly correctTo: number };

/** Something that goes wrong at a table, what must be known about it, and how a house settles it. */
export type Irregularity = {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly Fact[];
  /** In a word, where it is ruled on as something else. */
  readonly countsAs?: string;
  settle(facts: Facts, house: RulingHouse): Ruling;
};

export const yesOrNo = (name: string, ask: string, yes: string, no: string): Fact => ({
  name,
  is: 'yes-or-no',
  ask,
  cases: [
    { value: true, say: yes },
    { value: false, say: no },
  ],
});

export const number = (name: string, ask: string, ...cases: [number, string][]): Fact => ({
  name,
  is: 'number',
  ask,
  cases: cases.map(([value, say]) => ({ value, say })),
});

export const numberFrom = (least: number, name: string, ask: string, ...cases: [number, string][]): Fact => ({
  ...number(name, ask, ...cases),
  least,
});

export const oneOf = (name: string, ask: string, ...cases: [string, string][]): Fact => ({
  name,
  is: cases.map(([value]) => value),
  ask,
  cases: cases.map(([value, say]) => ({ value, say })),
});

export const ruling = (rule: RuleId, says: string, ...steps: string[]): Ruling => ({
  ruling: says,
  steps,
  rule,
});

/** The same ruling with its effect on the hand. */
export const withEffect = (effect: Effect, given: Ruling): Ruling => ({ ...given, effect });
