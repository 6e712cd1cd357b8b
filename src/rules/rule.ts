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

/** Enforced: the code does it. Guided: the screen walks people through it. Advised: conduct, shown and recorded. */
export type Status = 'enforced' | 'guided' | 'advised';

export type Rule = { readonly says: string; readonly from: readonly Source[]; readonly status: Status };
