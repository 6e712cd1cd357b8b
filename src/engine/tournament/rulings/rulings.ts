import type { RuleId } from '../../../rules/index.ts';
import type { Card } from '../../cards/card.ts';
import { assertNever } from '../../refusal.ts';
import type { Facts } from '../../rulings/ruling.ts';
import type { Chips, Seat } from '../../units.ts';
import { type Draft, reject } from '../state/draft.ts';
import type { Penalty, PlayerId, TableId, Tournament } from '../state/state.ts';

export type RulingsCommand = Override | RecordRuling;

/** The director's own decision, in place of the rulebook's. */
type Override = {
  readonly type: 'override';
  readonly rule: RuleId;
  readonly ruling: string;
  readonly reason: string;
  readonly by: string;
  readonly involvesDirector?: boolean;
  readonly thirdParty?: string;
};

/** A ruling by the rulebook where Riffle has no hand to apply it to: for the record, with a penalty where there is one. */
export type RecordRuling = {
  readonly type: 'record-ruling';
  readonly irregularity: string;
  readonly facts: Facts;
  readonly table?: TableId;
  /** Whose it is: the offender, where there is a penalty. */
  readonly player?: PlayerId;
  /** The irregularity is its reason. */
  readonly penalty?: Pick<Penalty, 'kind' | 'hands'>;
  /** What a disqualified player forfeits, where nobody has counted it. */
  readonly stack?: Chips;
};

/** A ruling named a card as somebody's: asking leaves a trace, whether it is theirs or not. Nobody can send it. */
export type CardNote = { readonly type: 'note-card' } & NamedCard;

type NamedCard = {
  readonly table: TableId;
  readonly hand: number;
  readonly seat: Seat;
  readonly card: Card;
};

export type RulingsEvent =
  /** A ruling by the rulebook; `irregularity` is `misdeal` where the director only called one. */
  | {
      readonly type: 'ruled';
      readonly irregularity: string;
      readonly ruling: string;
      readonly rule: RuleId;
      readonly table: TableId | null;
      readonly player: PlayerId | null;
    }
  | {
      readonly type: 'overridden';
      /** Null where the director set aside something that is no rule of poker. */
      readonly rule: RuleId | null;
      readonly ruling: string;
      readonly reason: string;
      readonly by: string;
    }
  | ({ readonly type: 'card-named' } & NamedCard);

/** The director has the last word and says why; a dispute they are part of is somebody else's to settle. */
export function overrule(draft: Draft<RulingsEvent>, command: Override): void {
  if (command.reason.trim() === '')
    reject('reason-needed', 'director-final-authority', 'an overruled rule needs a reason: say why');
  if (command.involvesDirector && !command.thirdParty)
    reject(
      'third-party-needed',
      'director-conflict-of-interest',
      'the director is involved: name somebody else to settle it',
    );
  draft.push({
    type: 'overridden',
    rule: command.rule,
    ruling: command.ruling,
    reason: command.reason,
    by: command.thirdParty ?? command.by,
  });
}

export const noteCard = (draft: Draft<RulingsEvent>, { table, hand, seat, card }: CardNote): void =>
  draft.push({ type: 'card-named', table, hand, seat, card });

/** A misdeal at a table whose hands nobody taps in: it is dealt again, and only the record knows. */
export const recordMisdeal = (draft: Draft<RulingsEvent>, table: TableId): void =>
  draft.push({
    type: 'ruled',
    irregularity: 'misdeal',
    ruling: 'Misdeal: the hand is dealt again, and the button stays.',
    rule: 'redeal-same-button-bj',
    table,
    player: null,
  });

/** They are on record and change nothing. */
export function applyRulings(tournament: Tournament, event: RulingsEvent): Tournament {
  switch (event.type) {
    case 'ruled':
    case 'overridden':
    case 'card-named':
      return tournament;
    default:
      return assertNever(event);
  }
}
