import type { TournamentCommand } from '../engine/tournament/commands.ts';
import type { Question } from '../engine/tournament/open-questions.ts';
import type { PlayerId, TableId, Tournament } from '../engine/tournament/state/state.ts';

/** A bust as it happened: who, what they began the hand with, the hand's level, and who was in it. */
export type Happened = {
  readonly at: number;
  readonly table: TableId;
  readonly players: readonly PlayerId[];
  readonly began: ReadonlyMap<PlayerId, number>;
  readonly level: number;
  readonly rebuys: ReadonlySet<PlayerId>;
};

/** The night in which every hand is tapped in, and what happened in its hands. */
type Truth = {
  readonly tournament: Tournament;
  readonly happened: ReadonlyMap<PlayerId, Happened>;
  /** The players in the last hand of each table. */
  readonly inLastHand: ReadonlyMap<TableId, readonly PlayerId[]>;
};

/** What a host who saw everything answers. */
export function truthOf(question: Question, truth: Truth): TournamentCommand {
  switch (question.is) {
    case 'rebuy': {
      const { rebuys } = truth.happened.get(question.player)!;
      return {
        type: 'answer',
        question: 'rebuy',
        player: question.player,
        rebuy: rebuys.has(question.player),
      };
    }
    case 'bell': {
      const { level } = truth.happened.get(question.player)!;
      return { type: 'answer', question: 'bell', player: question.player, before: level < question.level };
    }
    case 'ranking': {
      const { began } = truth.happened.get(question.players[0]!)!;
      const stacks = [...new Set(question.players.map((id) => began.get(id)!))].sort((a, b) => b - a);
      const players = stacks.map((stack) => question.players.filter((id) => began.get(id) === stack));
      return { type: 'answer', question: 'ranking', players };
    }
    case 'button': {
      const { circuit, firstButton } = truth.tournament.tables.get(question.table)!;
      const seat = circuit?.button ?? firstButton;
      return { type: 'answer', question: 'button', table: question.table, seat };
    }
    case 'blinds': {
      const { owesSmall } = truth.tournament.tables.get(question.table)!.circuit!;
      return { type: 'answer', question: 'blinds', table: question.table, seats: owesSmall };
    }
    case 'in-hand': {
      const was = truth.inLastHand.get(question.table)!.includes(question.player);
      return { type: 'answer', question: 'in-hand', player: question.player, was };
    }
    case 'bounty':
      return { type: 'answer', question: 'bounty', player: question.player, by: [] };
  }
}
