import type { RuleId } from '../../../rules/index.ts';
import type { Card } from '../../cards/card.ts';
import { assertNever } from '../../refusal.ts';
import type { Seat } from '../../units.ts';
import { type Draft, reject } from '../state/draft.ts';
import type { TableId, Tournament } from '../state/state.ts';

export type RulingsCommand = {
  readonly type: 'override';
  readonly rule: RuleId;
  readonly ruling: string;
  readonly reason: string;
  readonly by: string;
  readonly involvesDirector?: boolean;
  readonly thirdParty?: string;
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
export function decideRulings(draft: Draft<RulingsEvent>, command: RulingsCommand): void {
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

/** Both are on record and change nothing. */
export function applyRulings(tournament: Tournament, event: RulingsEvent): Tournament {
  switch (event.type) {
    case 'overridden':
    case 'card-named':
      return tournament;
    default:
      return assertNever(event);
  }
}
