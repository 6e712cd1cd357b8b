import type { Choice } from './choice.ts';

/** Where rulebooks differ about what goes wrong at the table. */
export type RulingChoices = {
  /** Which exposed cards in the deal make a misdeal: the first two dealt or any two, or any at all. */
  readonly exposedInTheDeal: Choice<'first-two-or-two' | 'any'>;
  /** What replaces a card exposed in the deal when it is no misdeal. */
  readonly exposedReplacedBy: Choice<'top-card-then-burn' | 'last-burn'>;
  /** Until when a misdeal can be called: two players have acted after the blinds, or substantial action. */
  readonly misdealUntil: Choice<'two-have-acted' | 'substantial-action'>;
  readonly flopOfFour: Choice<'new-flop' | 'one-out-at-random'>;
  readonly noBurn: Choice<'show-and-skip' | 'put-right'>;
  readonly prematureTurn: Choice<'set-aside' | 'shuffle-back'>;
  readonly fromTheMuck: Choice<'discretion' | 'never' | 'if-identifiable'>;
  /** A loser who paid an all-in winner more than they owed. */
  readonly overpaidAllIn: Choice<'stands-after-next-hand' | 'corrected'>;
  /** A player who shows their own card: the hand stays live, everybody may know it, and they may be penalized. */
  readonly shownByPlayer: Choice<'stays-live'>;
  /** When two players alone may talk and show as they like. */
  readonly headsUpTalk: Choice<'last-two-of-the-event' | 'two-in-the-pot' | 'never'>;
  /** One hole card too many: a misdeal like any wrong count, or it goes back and is the burn. */
  readonly oneExtraCard: Choice<'misdeal' | 'back-as-burn'>;
  readonly outOfSequence: Choice<'misdeal' | 'plays-on'>;
  /** A button who is short of a card: treated like anybody, or given the card until they act. */
  readonly buttonShort: Choice<'as-anybody' | 'until-he-acts'>;
  /** A card with another back, or a joker, in play: by the document, or a misdeal in time and afterwards a scrap of paper. */
  readonly foreignCard: Choice<'void' | 'misdeal-then-paper'>;
  /** A hand that was not protected: no redress; or live if it can be identified, otherwise an uncalled bet goes back. */
  readonly fouledHand: Choice<'no-redress' | 'live-if-told'>;
  /** Cards thrown forward before anybody acts on it: still the player's, or folded. */
  readonly foldWithoutABet: Choice<'until-acted-behind' | 'binds'>;
  /** Cards shown to spoil another's chances: the director may void the hand, or only penalize. */
  readonly shownToSpoil: Choice<'may-void' | 'penalty'>;
  /** Words against chips: the words, or what came first. */
  readonly wordsOrChips: Choice<'words' | 'whichever-first'>;
  /** After "raise" without an amount: one motion, the exact call and then one motion, or as many as it takes. */
  readonly raiseWithoutAmount: Choice<'one-motion' | 'call-then-one-motion' | 'any-motions'>;
  /** Chips short of a call, nothing said: a full call, or the director's to decide after a raise among several. */
  readonly shortCall: Choice<'full-call' | 'director-when-raised'>;
  readonly foldOutOfTurn: Choice<'binds' | 'binds-unless-changed'>;
  /** When a player who was skipped loses their turn: three have acted behind them, or substantial action. */
  readonly passedOver: Choice<'three-behind' | 'substantial-action'>;
  /** Who may ask for a count of a stack: everybody, or only a player facing an all-in in turn. */
  readonly stackCount: Choice<'everybody' | 'facing-an-all-in'>;
  /** Until when a pot can be disputed: the next riffle, or its amount until substantial action in the next hand. */
  readonly disputes: Choice<'next-riffle' | 'amounts-later'>;
  /** What an offender can get, the mildest first. */
  readonly penalties: Choice<readonly PenaltyKind[]>;
};

export type PenaltyKind = 'warning' | 'missed-hands' | 'missed-circuits' | 'suspension' | 'disqualification';
