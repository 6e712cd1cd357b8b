import type { RuleId } from '../../rules/index.ts';
import { cardText } from '../cards/card.ts';
import type { RaceRule } from '../chips/race.ts';
import { raceRule } from '../chips/race.ts';
import type { TournamentCommand } from '../tournament/commands.ts';
import { percentOf, prizesLeft } from '../tournament/money/finish.ts';
import { colorUpDue } from '../tournament/race/race.ts';
import { arrangementDue } from '../tournament/seats/arrange.ts';
import {
  type Cost,
  type CostLine,
  costLines,
  type PlayerId,
  playersIn,
  type TableId,
  type Tournament,
} from '../tournament/state/state.ts';
import type { Step, UndoStack } from '../tournament/undo.ts';

/** The result of a chip race, with names and readable cards. */
export type RaceView = {
  readonly table: TableId;
  readonly chip: number;
  readonly into: number;
  readonly players: readonly {
    readonly player: PlayerId;
    readonly name: string;
    readonly odd: number;
    readonly cards: readonly string[];
    readonly won: number;
  }[];
};

type RaceRules = Readonly<Record<'cards' | 'award' | 'ties' | 'remainder' | 'protects', RuleId>>;

/** What only the director needs: the facts behind the procedures. */
export type DeskView = {
  readonly colorUp: {
    readonly chip: number;
    readonly into: number;
    readonly how: RaceRule;
    readonly rules: RaceRules;
  } | null;
  readonly deal: {
    readonly prizes: readonly number[];
    readonly agreed: Readonly<Record<PlayerId, number>> | null;
    readonly paidByDirector: boolean;
    readonly rule: RuleId;
  };
  readonly drawsByCard: boolean;
  /** Whether the chips of a player who leaves for good are split at the table; otherwise they leave play. */
  readonly splitsForfeit: boolean;
  /** Whether everybody left draws again before the next hand. */
  readonly redrawDue: boolean;
  /** Whether the director may redraw at half the field. */
  readonly halfField: boolean;
  /** Hand for hand: the tables that wait for the others. */
  readonly played: readonly TableId[];
  readonly costs: { readonly set: readonly Cost[]; readonly lines: readonly CostLine[] };
  readonly prizes: { readonly percent: readonly number[]; readonly roundTo: number };
  readonly seatChange: { readonly within: boolean; readonly rule: RuleId };
  /** The steps to undo and to redo, the next one first. */
  readonly past: readonly StepView[];
  readonly undone: readonly StepView[];
};

/** A step of the director, for a list in which one can be taken back alone. */
export type StepView = {
  readonly number: number;
  readonly what: string;
  /** Null for a step recorded without one. */
  readonly command: TournamentCommand | null;
  readonly at: number;
};

/** The cards lie face up on the table, so everybody may read them. */
export const viewRaces = (tournament: Tournament): RaceView[] =>
  tournament.races.map((race) => ({
    ...race,
    players: race.players.map((each) => ({
      ...each,
      name: tournament.players.get(each.player)!.name,
      cards: each.cards.map(cardText),
    })),
  }));

export function viewDesk(
  tournament: Tournament,
  now: number,
  steps: Pick<UndoStack, 'past' | 'undone'>,
): DeskView {
  const choices = tournament.rulebook.tournament;
  const { dealsPaidByDirector, seating, seatChange, redraws, forfeitedStack } = choices;
  const due = colorUpDue(tournament, now);
  const named = (list: readonly Step[]): StepView[] =>
    list.map(({ number, what, command, at }) => ({ number, what, command, at })).reverse();
  return {
    colorUp: due && {
      chip: due.chip,
      into: due.into,
      how: raceRule(choices),
      rules: {
        cards: 'chip-race-cards',
        award: choices.raceAtMostOneEach.cite,
        ties: choices.raceTies?.cite ?? 'chip-race-award',
        remainder: choices.raceRemainder.cite,
        protects: choices.raceProtects.cite,
      },
    },
    deal: {
      prizes: prizesLeft(tournament),
      agreed: tournament.agreed && Object.fromEntries(tournament.agreed.amounts),
      paidByDirector: dealsPaidByDirector.use,
      rule: dealsPaidByDirector.cite,
    },
    splitsForfeit: forfeitedStack.use === 'split-at-table',
    drawsByCard: seating.use === 'by-card' && tournament.tables.size <= 4,
    redrawDue: arrangementDue(tournament, now)?.kind === 'redraw',
    halfField:
      tournament.phase === 'running' &&
      redraws.use.atHalfTheField &&
      !tournament.halfFieldRedrawn &&
      playersIn(tournament).length * 2 <= tournament.entries,
    played: tournament.handForHand ? tournament.played : [],
    costs: { set: tournament.costs, lines: costLines(tournament) },
    prizes: { percent: percentOf(tournament), roundTo: tournament.roundTo },
    seatChange: { within: seatChange.use !== 'never', rule: seatChange.cite },
    past: named(steps.past),
    undone: named(steps.undone),
  };
}
