/** Enforced: the code does it. Guided: the screen walks people through it. Advised: conduct, shown and recorded. */
export type Status = 'enforced' | 'guided' | 'advised';

/** A document, named as its rulebook's file names it, and the heading a rule has there. */
export type Origin = readonly [document: string, heading: string];

export type Rule = {
  readonly status: Status;
  /** The rule in our own words. */
  readonly says: string;
  readonly from: readonly Origin[];
  /** The ids of the rulebooks that have it. */
  readonly rulebooks: readonly string[];
};

export const rule = (
  status: Status,
  says: string,
  from: readonly Origin[],
  rulebooks: readonly string[],
): Rule => ({
  status,
  says,
  from,
  rulebooks,
});
