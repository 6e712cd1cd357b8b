/** Where a rule comes from: one of the five documents, or a fallback that fills their silences. */
export type Source =
  | 'homepokertourney-rulebook'
  | 'homepokertourney-booklet'
  | 'homepokertourney-cheat-card'
  | 'bnai-jeshurun'
  | 'home-guidelines'
  | 'roberts-rules'
  | 'tda'
  | 'common-home';

/** The rulebooks that can be chosen. */
export type RulebookId = 'homepokertourney' | 'bnai-jeshurun' | 'home-guidelines' | 'roberts-rules' | 'tda';

/** Enforced: the code does it. Guided: the screen walks people through it. Advised: conduct, shown and recorded. */
export type Status = 'enforced' | 'guided' | 'advised';

export type Rule = {
  readonly status: Status;
  /** The rule in our own words. */
  readonly says: string;
  /** Document and the heading it stands under there. */
  readonly from: readonly (readonly [Source, string])[];
  /** The houses that have it. */
  readonly rulebooks: readonly RulebookId[];
};

export const rule = (
  status: Status,
  says: string,
  from: Rule['from'],
  rulebooks: readonly RulebookId[],
): Rule => ({
  status,
  says,
  from,
  rulebooks,
});
