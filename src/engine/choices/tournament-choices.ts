import type { RuleId } from '../../rules/index.ts';
import type { ButtonRule } from '../button/button.ts';
import type { ChipSet, Denomination } from '../chips/denominations.ts';
import type { RaceRule } from '../chips/race.ts';
import type { AddOnRule } from '../money/addon.ts';
import type { Currency } from '../money/currency.ts';
import type { PrizeTable } from '../money/prizes.ts';
import type { BalanceRule } from '../seating/balance.ts';
import type { LateRule } from '../seating/late.ts';
import type { Cents, Chips } from '../units.ts';
import type { Choice } from './choice.ts';

export type Level = {
  readonly small: number;
  readonly big: number;
  readonly ante: Chips;
  /** Null for a last level without end. */
  readonly minutes: number | null;
};

export type Break = { readonly afterLevel: number; readonly minutes: number };

export type Rebuys = {
  /** Null for no limit, 0 for none. */
  readonly atMost: number | null;
  readonly onlyWhenBroke: boolean;
  /** Until the first hand of the level after this one is dealt. */
  readonly throughLevel: number;
  /** What must be in time: losing the chips, or buying new ones. */
  readonly deadline: 'lost' | 'bought';
  /** Null for the same as the buy-in. */
  readonly price: Cents | null;
  readonly chips: Chips | null;
};

export type Redraws = {
  /** With this many players left, everybody draws new seats at this many tables. */
  readonly at: readonly {
    readonly players: number;
    readonly tables: number;
    readonly cite: RuleId;
    /** Only where a table has from so many to so many chairs. */
    readonly tablesOf?: readonly [number, number];
  }[];
  /** The director may redraw at half the field. */
  readonly atHalfTheField: boolean;
  /** Whenever a table breaks, as in a new game. */
  readonly whenTablesCombine: boolean;
  /** Every table plays to its winner, and the winners play the final. */
  readonly shootout?: boolean;
};

/** Where rulebooks differ about everything around the hands. */
export type TournamentChoices = {
  readonly startingStack: Choice<number>;
  /** How money is written here. */
  readonly currency: Choice<Currency>;
  /** In the smallest currency unit. */
  readonly buyIn: Choice<number>;
  /** On each player's head, in the smallest currency unit; 0 for none. */
  readonly bounty: Choice<number>;
  /** How much of a bounty is paid at once; the rest goes on the winner's own head. */
  readonly bountyPaid: Choice<'whole' | 'half'>;
  readonly minimumAge: Choice<number | null>;
  readonly rebuys: Choice<Rebuys>;
  readonly addOn: Choice<(AddOnRule & { readonly afterLevel: number }) | null>;
  readonly prizes: Choice<PrizeTable | null>;
  /** The amount prizes are rounded down to, in the smallest currency unit. */
  readonly prizesRoundedTo: Choice<number>;
  /** Whether costs may be taken out before the prizes. */
  readonly costs: Choice<'before-prizes' | 'never'>;
  readonly sameHand: Choice<'split' | 'by-stack'>;
  readonly dealsPaidByDirector: Choice<boolean>;

  readonly tableMaximum: Choice<number>;
  readonly seating: Choice<'by-card' | 'random'>;
  /** Whether a player may get another chair at their table during the tournament: never, or by the director. */
  readonly seatChange: Choice<'never' | 'by-director'>;
  readonly redraws: Choice<Redraws>;
  readonly firstButton: Choice<'ace-seat' | 'seat-1' | 'high-card'>;
  readonly balanceWhenTablesDifferBy: Choice<BalanceRule['differBy']>;
  readonly whichTableGives: Choice<BalanceRule['donor']>;
  readonly whoMoves: Choice<BalanceRule['who']>;
  /** Of several empty chairs, the one a moved player takes first. */
  readonly chairFilledFirst: Choice<NonNullable<BalanceRule['chairs']>>;
  readonly allHandsFinishBeforeMoves: Choice<boolean>;

  /** A newcomer between button and small blind: dealt in, or waits for the next hand. */
  readonly behindTheButton: Choice<'dealt-in' | 'waits'>;

  readonly button: Choice<ButtonRule>;
  readonly deadButtonLies: Choice<'stay' | 'empty-chair'>;
  /** The next small blind is moved to another table: like a bust, or the button stays for a second hand. */
  readonly movedSmallBlind: Choice<'as-busted' | 'button-stays'>;
  readonly misplacedButton: Choice<'corrected' | 'stands'>;
  readonly dealer: Choice<'button' | 'last-eliminated'>;

  /** Who shuffles for a hand: its dealer, or the dealer of the last one. */
  readonly shuffler: Choice<'dealer' | 'last-dealer'>;

  readonly levels: Choice<readonly Level[]>;
  readonly breaks: Choice<readonly Break[]>;
  readonly handBegins: Choice<'blinds-and-riffle' | 'riffle'>;
  readonly decisionClock: Choice<{
    readonly seconds: number;
    readonly countdown: number;
    readonly withoutABet: 'check' | 'fold';
  }>;

  readonly late: Choice<LateRule>;
  /** A late player must be there before the first hand of this level; null for no deadline. */
  readonly lateUntilLevel: Choice<number | null>;
  /** Players who have not come may also be removed after so many minutes, if that is sooner; null for the level alone. */
  /** Whether a level that closes late registration does so at its bell or with its first hand. */
  readonly lateCloses: Choice<'bell' | 'first-hand'>;
  readonly lateUntilMinutes: Choice<number | null>;
  readonly absenceLimitMinutes: Choice<number | null>;
  /** The hands of players who are away: not dealt, folded in turn, or dead from the deal. */
  readonly absentHands: Choice<'not-dealt' | 'folded-in-turn' | 'dead'>;
  readonly forfeitedStack: Choice<'split-at-table' | 'out-of-play'>;

  readonly chips: Choice<readonly Denomination[]>;
  readonly chipSets: Choice<Readonly<Record<string, ChipSet>>>;
  readonly raceAtMostOneEach: Choice<RaceRule['atMostOneEach']>;
  readonly raceRemainder: Choice<RaceRule['remainder']>;
  readonly raceProtects: Choice<RaceRule['protects']>;
  readonly raceTies: Choice<RaceRule['ties']>;
};
