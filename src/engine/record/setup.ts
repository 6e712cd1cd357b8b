import type { HandChoices } from '../choices/hand-choices.ts';
import type { Chips, Seat } from '../units.ts';

/** The seats and stacks, the posts and the choices of a hand: unchecked until `checkSetup` has read it. */
export type Setup = {
  readonly players: readonly { readonly seat: Seat; readonly stack: Chips }[];
  /** The button's chair, which may be empty. */
  readonly button: Seat;
  readonly stakes: Stakes;
  readonly posts: readonly Post[];
  readonly firstToAct: Seat;
  readonly oddChip: Chips;
  readonly choices: HandChoices;
  /** A followed hand: seats whose stack nobody has counted; theirs is more than they can bet. */
  readonly uncounted?: readonly Seat[];
};

export type PostKind = 'ante' | 'small' | 'big';

/**
 * A forced bet that is due: a stack that is too short pays what it has. A dead one (the ante that the big blind pays
 * for the table) goes straight into the pot; a live one counts as the poster's own.
 */
export type Post = {
  readonly seat: Seat;
  readonly kind: PostKind;
  readonly amount: Chips;
  readonly dead?: boolean;
};

export type Stakes = {
  readonly small: Chips;
  readonly big: Chips;
  readonly ante: Chips;
  /** Every player posts their own ante, or the big blind posts one for the table. */
  readonly anteBy: 'each' | 'big-blind';
};
