import type { Choice } from './choice.ts';

/** Where houses differ about what goes wrong at the table. */
export type RulingChoices = {
  /** Which exposed cards in the deal make a misdeal: the first two dealt or any two, or any at all. */
  readonly exposedInTheDeal: Choice<'first-two-or-two' | 'any'>;
  /** How a card exposed in the deal that is no misdeal is made good. */
  readonly exposedReplacedBy: Choice<'top-card-then-burn' | 'last-burn'>;
  /** Until when a misdeal can be called: two players have acted after the blinds, or substantial action. */
  readonly misdealUntil: Choice<'two-have-acted' | 'substantial-action'>;
  readonly flopOfFour: Choice<'new-flop' | 'one-out-at-random'>;
  readonly noBurn: Choice<'show-and-skip' | 'put-right'>;
  readonly prematureTurn: Choice<'set-aside' | 'shuffle-back'>;
  readonly fromTheMuck: Choice<'discretion' | 'never' | 'if-identifiable'>;
  /** A loser who paid more than he owed to an all-in winner. */
  readonly overpaidAllIn: Choice<'stands-after-next-hand' | 'corrected'>;
  /** A player who shows his own card: the hand stays live, everybody may know it, and he may be penalised. */
  readonly shownByPlayer: Choice<'stays-live'>;
  /** When two players alone may talk and show as they like. */
  readonly headsUpTalk: Choice<'last-two-of-the-event' | 'two-in-the-pot' | 'never'>;
};
