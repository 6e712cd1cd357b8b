import type { HandChoices } from '../choices/hand-choices.ts';

/** The seats and stacks, the posts and the choices of a hand: unchecked until `checkSetup` has read it. */
export type Setup = {
  readonly players: readonly { readonly seat: number; readonly stack: number }[];
  /** The button's chair, which may be empty. */
  readonly button: number;
  readonly stakes: Stakes;
  readonly posts: readonly Post[];
  readonly firstToAct: number;
  readonly oddChip: number;
  readonly choices: HandChoices;
};

export type PostKind = 'ante' | 'small' | 'big';

/**
 * A forced bet that is due: a stack that is too short pays what it has. A dead one (the ante that the big blind pays
 * for the table) goes straight into the pot; a live one counts as the poster's own.
 */
export type Post = {
  readonly seat: number;
  readonly kind: PostKind;
  readonly amount: number;
  readonly dead?: boolean;
};

export type Stakes = {
  readonly small: number;
  readonly big: number;
  readonly ante: number;
  /** Every player posts their own ante, or the big blind posts one for the table. */
  readonly anteBy: 'each' | 'big-blind';
};
