import type { RuleId } from '../../rules/index.ts';
import type { Cents } from '../units.ts';
import { breakNow, breakRule } from './breaks/breaks.ts';
import type { TournamentCommand } from './commands.ts';
import { finishes, winningsOf } from './money/finish.ts';
import { maySendAway } from './people/people.ts';
import { colorUpDue, racingTables } from './race/race.ts';
import { rebuyRefusal } from './rebuys/rebuys.ts';
import { requestTasks } from './request-tasks.ts';
import {
  type Arrangement,
  arrangementDue,
  arrangementWaits,
  type SeatFacts,
  waitingTables,
} from './seats/arrange.ts';
import { planMoves } from './seats/balancing.ts';
import { aloneIn, mayCombine } from './seats/groups.ts';
import { lateTables } from './seats/late.ts';
import { donorsDrawn } from './seats/move.ts';
import type { BreakStep } from './state/break-step.ts';
import {
  countIn,
  type Player,
  type PlayerId,
  playersIn,
  type TableId,
  type Tournament,
} from './state/state.ts';

const MINUTE = 60_000;
/** Minutes before the limit of an absence. */
const WARNING = 5;

/** What a task is about, as figures: a screen says them in its own language. */
export type TaskFacts =
  | SeatFacts
  /** The seats may have to change, depending on whether these players rebuy. */
  | { readonly is: 'waits'; readonly players: readonly PlayerId[]; readonly due: SeatFacts }
  /** Nobody is left to play against at their kind of table; `combine`: everybody fits at one. */
  | { readonly is: 'alone'; readonly table: TableId; readonly online: boolean; readonly combine: boolean }
  | { readonly is: 'bought-in'; readonly players: number }
  | { readonly is: 'seated'; readonly players: number; readonly tables: number }
  | { readonly is: 'no-seat' | 'never-came' | 'one-left' | 'broke' }
  | { readonly is: 'slept'; readonly minutes: number }
  | { readonly is: 'asks-out' }
  /** `sits`: the player must first be recorded as out. */
  | { readonly is: 'asks-rebuy'; readonly sits: boolean }
  | { readonly is: 'asks-clock'; readonly on: PlayerId; readonly seconds: number }
  | { readonly is: 'away'; readonly minutes: number; readonly limit: number }
  | { readonly is: 'stayed-away'; readonly limit: number }
  | { readonly is: 'color-up'; readonly chip: number; readonly into: number }
  /** A break with something to do: its steps, and the one to do now. */
  | { readonly is: 'on-break'; readonly step: BreakStep; readonly steps: readonly BreakStep[] }
  | { readonly is: 'owes' | 'to-be-paid'; readonly amount: Cents };

/** One thing for the director to do: the facts behind it, the rule, and the command that does it. */
export type DirectorTask = {
  readonly what:
    | 'asks'
    | 'break'
    | 'slept'
    | 'start'
    | 'seats'
    | 'away'
    | 'late'
    | 'chips'
    | 'rebuy'
    | 'winner'
    | 'money';
  readonly facts: TaskFacts;
  /** Null where no rule says so. */
  readonly rule: RuleId | null;
  /** The player it is about, if there is one. */
  readonly player?: PlayerId;
  /** Equally full tables: a card each comes first, and the low one gives or gets a player. */
  readonly lowCard?: readonly TableId[];
  /** Null while it is only a warning. */
  readonly command: TournamentCommand | null;
};

/**
 * The director's tasks, most urgent first. Nothing takes a player's chips away without the director's word: when it is
 * due, it is listed here.
 */
export function tasks(tournament: Tournament, now: number): DirectorTask[] {
  if (tournament.phase === 'over') return prizesToPay(tournament);
  if (tournament.phase !== 'running') return [...toBegin(tournament), ...owing(tournament)];
  return [
    ...requestTasks(tournament, now),
    ...sleepToCount(tournament),
    ...stepOfBreak(tournament, now),
    ...seatsToChange(tournament, now),
    ...waitForSeat(tournament),
    ...winnerToCrown(tournament),
    ...awayTooLong(tournament, now),
    ...neverCame(tournament, now),
    ...chipsToChange(tournament, now),
    ...mayRebuy(tournament, now),
    ...owing(tournament),
  ];
}

/** Before the first hand: draw the seats, then start the clock. */
function toBegin({ phase, players, tables }: Tournament): DirectorTask[] {
  const bought = [...players.values()].filter(({ standing }) => standing.is !== 'expected').length;
  if (bought < 2) return [];
  const rule = 'seating-even';
  if (phase === 'open')
    return [
      {
        what: 'seats',
        facts: { is: 'bought-in', players: bought },
        rule,
        command: { type: 'draw-seats' },
      },
    ];
  return [
    {
      what: 'start',
      facts: { is: 'seated', players: bought, tables: tables.size },
      rule,
      command: { type: 'start' },
    },
  ];
}

function sleepToCount({ slept }: Tournament): DirectorTask[] {
  if (slept === null) return [];
  const minutes = Math.max(1, Math.round(slept / MINUTE));
  return [
    {
      what: 'slept',
      facts: { is: 'slept', minutes },
      rule: null,
      command: { type: 'count-sleep', count: true },
    },
  ];
}

/** What a break is for, one thing after the other. */
function stepOfBreak(tournament: Tournament, now: number): DirectorTask[] {
  const on = breakNow(tournament, now);
  if (on === null || on.step === null) return [];
  const { step, steps } = on;
  return [
    {
      what: 'break',
      facts: { is: 'on-break', step, steps },
      rule: breakRule(tournament, step),
      command: { type: 'end-break-step', step },
    },
  ];
}

function waitForSeat(tournament: Tournament): DirectorTask[] {
  return [...tournament.players.values()]
    .filter(({ standing }) => standing.is === 'entered')
    .map(({ id }): DirectorTask => {
      const tables = lateTables(tournament, id);
      return {
        what: 'late',
        facts: { is: 'no-seat' },
        rule: 'late-table-choice',
        player: id,
        ...(tables.length > 1 && { lowCard: tables }),
        command: { type: 'seat-late', player: id },
      };
    });
}

/** Seats change once the hands are over, everything it takes is told, and nobody who may rebuy is waited for. */
function seatsToChange(tournament: Tournament, now: number): DirectorTask[] {
  const waits = arrangementWaits(tournament, now);
  if (waits !== null) {
    const { due, players } = waits;
    return [
      { what: 'seats', facts: { is: 'waits', players, due: due.facts }, rule: due.rule, command: null },
    ];
  }
  const due = arrangementDue(tournament, now);
  if (due === null) return leftAlone(tournament);
  const task = { what: 'seats', facts: due.facts, rule: due.rule, command: null } as const;
  if (waitingTables(tournament, due).some(({ hand }) => hand !== null)) return [task];
  return [{ ...task, ...nextStep(tournament, due, now) }];
}

/** Where there are both kinds of tables, the last player of one kind waits until the director brings everybody together. */
function leftAlone(tournament: Tournament): DirectorTask[] {
  const alone = aloneIn(tournament);
  if (alone === null || countIn(tournament) < 2) return [];
  const { player, table } = alone;
  const combine = mayCombine(tournament);
  return [
    {
      what: 'seats',
      facts: { is: 'alone', table: table.id, online: table.kind === 'dealt', combine },
      rule: null,
      player,
      command: combine ? { type: 'combine-tables' } : null,
    },
  ];
}

/** A question that is open comes first; the low card is drawn with the command. */
function nextStep(
  tournament: Tournament,
  due: Arrangement,
  now: number,
): Pick<DirectorTask, 'command' | 'lowCard'> {
  const command = { type: 'rearrange' } as const;
  if (due.kind !== 'balance') return { command };
  const planned = planMoves(tournament, now, due.among, () => donorsDrawn(tournament));
  if (planned.ok) return { command };
  const { refusal } = planned;
  return refusal.code === 'tie-card-needed' ? { command, lowCard: refusal.tables } : { command: null };
}

function winnerToCrown(tournament: Tournament): DirectorTask[] {
  const [winner, other] = playersIn(tournament);
  if (winner === undefined || other !== undefined) return [];
  return [
    {
      what: 'winner',
      facts: { is: 'one-left' },
      rule: 'finish-order',
      player: winner.id,
      command: { type: 'finish' },
    },
  ];
}

function awayTooLong(tournament: Tournament, now: number): DirectorTask[] {
  const { use: limit, cite: rule } = tournament.rulebook.tournament.absenceLimitMinutes;
  if (limit === null) return [];
  return playersIn(tournament).flatMap(({ id, awaySince }): DirectorTask[] => {
    if (awaySince === null) return [];
    const left = Math.ceil(limit - (now - awaySince) / MINUTE);
    if (left > WARNING) return [];
    if (left > 0)
      return [
        {
          what: 'away',
          facts: { is: 'away', minutes: left, limit },
          rule,
          player: id,
          command: null,
        },
      ];
    return [
      {
        what: 'away',
        facts: { is: 'stayed-away', limit },
        rule,
        player: id,
        command: { type: 'remove', player: id, why: 'stayed-away' },
      },
    ];
  });
}

function neverCame(tournament: Tournament, now: number): DirectorTask[] {
  const { cite: rule } = tournament.rulebook.tournament.lateUntilLevel;
  if (!maySendAway(tournament, now)) return [];
  return playersIn(tournament)
    .filter(({ late }) => late)
    .map(
      ({ id }): DirectorTask => ({
        what: 'late',
        facts: { is: 'never-came' },
        rule,
        player: id,
        command: { type: 'remove', player: id, why: 'never-came' },
      }),
    );
}

function chipsToChange(tournament: Tournament, now: number): DirectorTask[] {
  const due = colorUpDue(tournament, now);
  // In a break it is one of its steps, after the add-ons: those are made of these chips [addon-availability].
  if (due === null || breakNow(tournament, now)?.step != null) return [];
  return [
    {
      what: 'chips',
      facts: { is: 'color-up', chip: due.chip, into: due.into },
      rule: 'colour-up-trigger',
      command: racingTables(tournament).every(({ hand }) => hand === null) ? { type: 'color-up' } : null,
    },
  ];
}

/** At dealt tables nobody is asked; at others it is a question. */
function mayRebuy(tournament: Tournament, now: number): DirectorTask[] {
  const asks = new Set(tournament.asks.map(({ player }) => player));
  return [...tournament.players.values()]
    .filter(({ id }) => !asks.has(id))
    .filter(
      (player: Player) =>
        player.standing.is === 'busted' &&
        !player.standing.declined &&
        tournament.tables.get(player.standing.chair.table)?.kind === 'dealt' &&
        rebuyRefusal(tournament, player, now) === null,
    )
    .map(
      ({ id }): DirectorTask => ({
        what: 'rebuy',
        facts: { is: 'broke' },
        rule: tournament.rulebook.tournament.rebuys.cite,
        player: id,
        command: { type: 'rebuy', player: id },
      }),
    );
}

function owing(tournament: Tournament): DirectorTask[] {
  return [...tournament.players.values()]
    .filter(({ owes, paid }) => owes > paid)
    .map(
      ({ id, owes, paid }): DirectorTask => ({
        what: 'money',
        facts: { is: 'owes', amount: owes - paid },
        rule: 'purse-definition',
        player: id,
        command: { type: 'pay', player: id, amount: owes - paid },
      }),
    );
}

function prizesToPay(tournament: Tournament): DirectorTask[] {
  const won = finishes(tournament);
  return [...tournament.players.values()].flatMap((player): DirectorTask[] => {
    const { id, paidOut, tipped } = player;
    const due = winningsOf(player, won) - paidOut - tipped;
    return due > 0
      ? [
          {
            what: 'money',
            facts: { is: 'to-be-paid', amount: due },
            rule: 'finish-order',
            player: id,
            command: { type: 'pay-out', player: id, amount: due },
          },
        ]
      : [];
  });
}
