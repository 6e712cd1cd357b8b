import type { RuleId } from '../../rules/index.ts';
import { cardText } from '../cards/card.ts';
import type { RaceRule } from '../chips/race.ts';
import { raceRule } from '../chips/race.ts';
import { tableSizes } from '../seating/draw.ts';
import type { TournamentCommand } from '../tournament/commands.ts';
import { percentOf, prizesLeft } from '../tournament/money/finish.ts';
import { colorUpDue } from '../tournament/race/race.ts';
import { type Arrangement, arrangementDue } from '../tournament/seats/arrange.ts';
import { countFor } from '../tournament/seats/counting.ts';
import { mayCombine } from '../tournament/seats/groups.ts';
import { type LateEntry, lateEntry } from '../tournament/seats/late.ts';
import { entrants } from '../tournament/seats/seat-cards.ts';
import { type CostLine, costLines } from '../tournament/state/purse.ts';
import {
  type Cost,
  knownStack,
  type PlayerId,
  playersIn,
  type TableId,
  type Tournament,
} from '../tournament/state/state.ts';
import { ownSteps, type Step, type UndoStack } from '../tournament/undo.ts';
import type { Cents, Chips } from '../units.ts';

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
  /** The players named to deal, and how many the next draw takes: one for each table. */
  readonly dealers: { readonly named: readonly PlayerId[]; readonly tables: number };
  /** What a rebuy costs and gives; null where there are none. */
  readonly rebuy: { readonly price: Cents; readonly chips: Chips } | null;
  /** What somebody who buys in now can expect; null before the start and at the end. */
  readonly late: LateEntry | null;
  /** The age players must have reached, where the rulebook sets one. */
  readonly minimumAge: number | null;
  /** Whether the chips of a player who leaves for good are split at the table; otherwise they leave play. */
  readonly splitsForfeit: boolean;
  /** Whether everybody left draws again before the next hand. */
  readonly redrawDue: boolean;
  /** Where everybody comes to one screen: whose chips are counted first, and what they come to together. */
  readonly finalTable: {
    readonly players: readonly {
      readonly player: PlayerId;
      readonly name: string;
      readonly stack: Chips | null;
    }[];
    readonly chips: Chips;
  } | null;
  /** Whether the director may bring everybody to one table, where there are both kinds. */
  readonly mayCombine: boolean;
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

function viewCount(tournament: Tournament, due: Arrangement | null, now: number): DeskView['finalTable'] {
  const count = countFor(tournament, due);
  return (
    count && {
      chips: count.chips,
      players: count.players.map((id) => {
        const player = tournament.players.get(id)!;
        return { player: id, name: player.name, stack: knownStack(tournament, player, now) };
      }),
    }
  );
}

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
  const { dealsPaidByDirector, seatChange, redraws, forfeitedStack } = choices;
  const { rebuys, buyIn, startingStack, minimumAge } = choices;
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
    rebuy:
      rebuys.use.atMost === 0
        ? null
        : { price: rebuys.use.price ?? buyIn.use, chips: rebuys.use.chips ?? startingStack.use },
    late: lateEntry(tournament, now),
    minimumAge: minimumAge.use,
    splitsForfeit: forfeitedStack.use === 'split-at-table',
    dealers: { named: tournament.dealers, tables: tablesDrawn(tournament, now) },
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
    finalTable: viewCount(tournament, arrangementDue(tournament, now), now),
    mayCombine: mayCombine(tournament),
    past: named(ownSteps(tournament, steps.past)),
    undone: named(steps.undone),
  };
}

/** How many tables the next draw has: the redraw that is due, or as many as everybody who bought in needs. */
function tablesDrawn(tournament: Tournament, now: number): number {
  const due = arrangementDue(tournament, now);
  if (due?.kind === 'redraw') return due.tables;
  if (tournament.phase === 'running') return Math.max(1, tournament.tables.size - 1);
  return tableSizes(entrants(tournament).length, tournament.rulebook.tournament.tableMaximum.use).length;
}
