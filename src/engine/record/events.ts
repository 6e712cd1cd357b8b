import type { RuleId } from '../../rules/index.ts';
import type { Card } from '../cards/card.ts';
import type { Chips, Seat } from '../units.ts';
import type { PostKind, Setup } from './setup.ts';
import type { Street } from './street.ts';

/** What happened, as facts with seat numbers; a hand follows from its events alone. */
export type HandEvent =
  | { readonly type: 'started'; readonly setup: Setup; readonly stub: readonly Card[] }
  | {
      readonly type: 'posted';
      readonly seat: Seat;
      readonly kind: PostKind;
      readonly amount: Chips;
      readonly dead: boolean;
    }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'burned'; readonly card: Card }
  | { readonly type: 'turned'; readonly cards: readonly Card[] }
  | { readonly type: 'opened'; readonly street: Street }
  | { readonly type: 'folded'; readonly seat: Seat }
  | { readonly type: 'checked'; readonly seat: Seat }
  | { readonly type: 'called'; readonly seat: Seat; readonly to: Chips }
  /** `full` says whether it was a full bet or raise, which reopens the betting for everybody. */
  | {
      readonly type: 'raised';
      readonly seat: Seat;
      readonly to: Chips;
      readonly full: boolean;
      readonly opening: boolean;
    }
  | { readonly type: 'returned'; readonly seat: Seat; readonly amount: Chips }
  | { readonly type: 'killed'; readonly seat: Seat; readonly rule: RuleId }
  /** A ruling: what went wrong and what was decided; its effects follow as events of their own. */
  | { readonly type: 'ruled'; readonly irregularity: string; readonly ruling: string; readonly rule: RuleId }
  /** The director overrides a ruling: which one, by which rule and why; what they decide instead follows as events of its own. */
  | {
      readonly type: 'overridden';
      readonly irregularity: string;
      readonly overrides: RuleId;
      readonly by: string;
      readonly reason: string;
      readonly rule: RuleId;
    }
  /** A player's chips count as `to`: their last action is taken back, and the right one follows. */
  | {
      readonly type: 'bet-corrected';
      readonly seat: Seat;
      readonly put: Chips;
      readonly to: Chips;
      readonly rule: RuleId;
    }
  /** A hand out of the muck is live again. */
  | { readonly type: 'retrieved'; readonly seat: Seat; readonly rule: RuleId }
  /** The hand is void: every player gets their chips back. */
  | { readonly type: 'voided'; readonly rule: RuleId }
  /** A player's card is exchanged, and the old one lies on top of the stub or with the burns. */
  | {
      readonly type: 'replaced';
      readonly seat: Seat;
      readonly out: Card;
      readonly by: 'top-card' | 'last-burn';
    }
  /** The stub after a ruling, and the street that comes without a burn. */
  | { readonly type: 'stub-set'; readonly stub: readonly Card[]; readonly noBurnOn: Street | null }
  | { readonly type: 'tabled'; readonly seats: readonly Seat[] }
  | { readonly type: 'showdown'; readonly order: readonly number[] }
  | { readonly type: 'shown'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'mucked'; readonly seat: Seat }
  /** The best hands of those not ranked yet, as the table read them: nobody entered the cards. */
  | { readonly type: 'ranked'; readonly seats: readonly Seat[] }
  | { readonly type: 'awarded'; readonly pot: AwardedPot }
  | { readonly type: 'ended' };

export type AwardedPot = {
  readonly amount: Chips;
  readonly eligible: readonly number[];
  /** Seat and share, clockwise from the button's left, so that odd chips come first. */
  readonly winners: readonly { readonly seat: Seat; readonly amount: Chips }[];
};
