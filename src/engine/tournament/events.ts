import type { RuleId } from '../../rules/index.ts';
import type { ButtonPlan } from '../button/button.ts';
import type { Circuit } from '../button/moving-button.ts';
import type { Rulebook } from '../choices/rulebook.ts';
import type { Clock } from '../clock/clock.ts';
import type { TournamentCommand } from './decide.ts';
import type { NamedCard } from './noticed.ts';
import type {
  CalledClock,
  Chair,
  MoveFigures,
  Penalty,
  PlayerId,
  PlayerRequest,
  RacedPlayer,
  TableId,
  TableKind,
} from './state.ts';

export type SeatedTable = {
  readonly id: TableId;
  readonly kind: TableKind;
  readonly chairs: number;
  readonly seats: readonly (readonly [number, PlayerId])[];
  readonly button: number;
};

/** What happened at the tournament, as facts. */
export type TournamentEvent =
  | { readonly type: 'created'; readonly id: string; readonly name: string; readonly rulebook: Rulebook }
  /** A director's command begins: where undo goes back to, in words; nights from before it was kept have no command. */
  | {
      readonly type: 'began';
      readonly what: string;
      readonly command?: TournamentCommand;
      readonly at: number;
      readonly clock: boolean;
    }
  | { readonly type: 'undone'; readonly what: string }
  | { readonly type: 'redone'; readonly what: string }
  | { readonly type: 'expected'; readonly player: PlayerId; readonly name: string }
  | { readonly type: 'excused'; readonly player: PlayerId }
  | {
      readonly type: 'entered';
      readonly player: PlayerId;
      readonly name: string;
      readonly price: number;
      readonly chips: number;
      readonly here: boolean;
      readonly bounty: number;
      readonly prepaid: boolean;
    }
  | {
      readonly type: 'seats-drawn';
      readonly tables: readonly SeatedTable[];
      readonly rule: RuleId;
      /** Since when the screens turn the seats up, where they do it one by one. */
      readonly turnedFrom?: number;
    }
  | {
      readonly type: 'seated';
      readonly player: PlayerId;
      readonly chair: Chair;
      readonly withheld: number;
      readonly postsBigBlind: boolean;
      readonly rule: RuleId;
    }
  | { readonly type: 'started'; readonly at: number }
  | { readonly type: 'slept'; readonly from: number; readonly to: number }
  | { readonly type: 'time-jumped'; readonly by: number }
  | ({ readonly type: 'card-named' } & NamedCard)
  | { readonly type: 'clock-set'; readonly clock: Clock }
  | {
      readonly type: 'hand-started';
      readonly table: TableId;
      readonly number: number;
      readonly level: number;
      readonly plan: ButtonPlan;
      readonly seats: readonly number[];
      readonly sitting: readonly number[];
      readonly dead: readonly number[];
      readonly dealer: PlayerId | null;
    }
  | {
      readonly type: 'hand-ended';
      readonly table: TableId;
      readonly stacks: readonly (readonly [PlayerId, number])[];
      /** A misdeal: the hand is dealt again with the button where it was before. */
      readonly again?: { readonly circuit: Circuit | null };
    }
  | {
      readonly type: 'busted';
      readonly together: readonly { readonly player: PlayerId; readonly stack: number | null }[];
      readonly joins: boolean;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'rebought';
      readonly player: PlayerId;
      readonly price: number;
      readonly chips: number;
      readonly chair: Chair;
    }
  | { readonly type: 'added-on'; readonly player: PlayerId; readonly price: number; readonly chips: number }
  | {
      readonly type: 'moved';
      readonly player: PlayerId;
      readonly from: Chair;
      readonly to: Chair;
      readonly why: string;
      readonly rule: RuleId;
      /** Where tables are evened out: the figures behind it. */
      readonly figures?: MoveFigures;
    }
  | { readonly type: 'table-opened'; readonly table: SeatedTable }
  | { readonly type: 'table-broken'; readonly table: TableId; readonly why: string }
  | { readonly type: 'arrived'; readonly player: PlayerId }
  | {
      readonly type: 'bounty-won';
      readonly player: PlayerId;
      readonly from: PlayerId;
      readonly amount: number;
      /** What goes on his own head instead. */
      readonly onHead: number;
    }
  /** Nobody knocked them out: what was on their head joins the prize pool. */
  | { readonly type: 'bounty-pooled'; readonly from: PlayerId; readonly amount: number }
  | {
      readonly type: 'button-corrected';
      readonly table: TableId;
      readonly circuit: Circuit;
      readonly rule: RuleId;
    }
  | { readonly type: 'left'; readonly player: PlayerId; readonly at: number }
  | { readonly type: 'came-back'; readonly player: PlayerId }
  /** A player's word, outside of every command: taking a step back does not unsay it. */
  | {
      readonly type: 'asked';
      readonly player: PlayerId;
      readonly what: PlayerRequest['what'] | 'nothing';
      readonly on: PlayerId | null;
      readonly at: number;
    }
  | { readonly type: 'clock-called'; readonly called: CalledClock | null }
  | {
      readonly type: 'removed';
      readonly player: PlayerId;
      readonly why: 'disqualified' | 'stayed-away' | 'never-came';
      readonly stack: number;
      readonly each: number;
      readonly to: readonly PlayerId[];
      readonly bank: number;
      readonly rule: RuleId;
    }
  | { readonly type: 'chips-told'; readonly player: PlayerId; readonly stack: number }
  | {
      readonly type: 'raced';
      readonly table: TableId;
      readonly chip: number;
      readonly into: number;
      /** Where stacks are known: what each has after it. */
      readonly stacks: readonly (readonly [PlayerId, number])[];
      readonly bank: number;
      readonly rule: RuleId;
      readonly players: readonly RacedPlayer[];
    }
  | {
      readonly type: 'chips-taken';
      readonly player: PlayerId;
      readonly chips: number;
      readonly reason: string;
      readonly rule: RuleId;
    }
  | { readonly type: 'smallest-chip'; readonly chip: number }
  | { readonly type: 'penalised'; readonly player: PlayerId; readonly penalty: Penalty }
  | { readonly type: 'hand-for-hand'; readonly on: boolean }
  | { readonly type: 'prizes-set'; readonly percent: readonly number[]; readonly roundTo: number }
  | { readonly type: 'deal-agreed'; readonly amounts: readonly (readonly [PlayerId, number])[] }
  | { readonly type: 'paid'; readonly player: PlayerId; readonly amount: number }
  | { readonly type: 'paid-out'; readonly player: PlayerId; readonly amount: number }
  | {
      readonly type: 'overridden';
      readonly rule: RuleId;
      readonly ruling: string;
      readonly reason: string;
      readonly by: string;
    }
  | { readonly type: 'won'; readonly player: PlayerId };
