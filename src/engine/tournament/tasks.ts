import type { RuleId } from '../../rules/index.ts';
import { arrangementDue, type SeatFacts, waitingTables } from './arrange.ts';
import { colourUpDue } from './chips.ts';
import type { TournamentCommand } from './decide.ts';
import { rebuyRefusal } from './entries.ts';
import { finishes } from './finish.ts';
import { maySendAway } from './people.ts';
import { asked } from './requests.ts';
import { nobodyPlays, type Player, type PlayerId, playersIn, type Tournament } from './state.ts';

const MINUTE = 60_000;
const WARNING = 5;

/** What a need is about, as figures: a screen says them in its own language. */
export type TaskFacts =
  | SeatFacts
  | { readonly is: 'bought-in'; readonly players: number }
  | { readonly is: 'seated'; readonly players: number; readonly tables: number }
  | { readonly is: 'no-seat' | 'never-came' | 'one-left' | 'broke' }
  | { readonly is: 'slept'; readonly minutes: number }
  | { readonly is: 'asks-out' }
  /** Whether he must be told out before he can buy back in. */
  | { readonly is: 'asks-rebuy'; readonly sits: boolean }
  | { readonly is: 'asks-clock'; readonly on: PlayerId; readonly seconds: number }
  | { readonly is: 'away'; readonly minutes: number; readonly limit: number }
  | { readonly is: 'stayed-away'; readonly limit: number }
  | { readonly is: 'colour-up'; readonly chip: number; readonly into: number }
  | { readonly is: 'owes' | 'to-be-paid'; readonly amount: number };

/** One thing for the director to do: why, by which rule, and the command that does it. */
export type DirectorTask = {
  readonly what:
    | 'asks'
    | 'slept'
    | 'start'
    | 'seats'
    | 'away'
    | 'late'
    | 'chips'
    | 'rebuy'
    | 'winner'
    | 'money';
  readonly why: string;
  readonly facts: TaskFacts;
  /** Null where no rule says so. */
  readonly rule: RuleId | null;
  /** Whom it is about, where it is about somebody. */
  readonly player?: PlayerId;
  /** Null while it is only a warning. */
  readonly command: TournamentCommand | null;
};

/**
 * What needs the director, most urgent first. What would take a player's chips away is never done without his word; it
 * is listed here when it is due.
 */
export function tasks(tournament: Tournament, now: number): DirectorTask[] {
  if (tournament.phase === 'over') return prizesToPay(tournament);
  if (tournament.phase !== 'running') return [...toBegin(tournament), ...owing(tournament)];
  return [
    ...asked(tournament, now),
    ...sleepToCount(tournament),
    ...seatsToMend(tournament),
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
        why: `${bought} have bought in: draw the seats`,
        facts: { is: 'bought-in', players: bought },
        rule,
        command: { type: 'draw-seats' },
      },
    ];
  const at = tables.size === 1 ? 'one table' : `${tables.size} tables`;
  return [
    {
      what: 'start',
      why: `${bought} sit at ${at}: start the clock`,
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
      why: `the laptop slept for ${minutes} minutes: count them?`,
      facts: { is: 'slept', minutes },
      rule: null,
      command: { type: 'count-sleep', count: true },
    },
  ];
}

function waitForSeat(tournament: Tournament): DirectorTask[] {
  return [...tournament.players.values()]
    .filter(({ standing }) => standing.is === 'entered')
    .map(
      ({ id, name }): DirectorTask => ({
        what: 'late',
        why: `${name} has bought in and waits for a seat`,
        facts: { is: 'no-seat' },
        rule: 'late-table-choice',
        player: id,
        command: { type: 'seat-late', player: id },
      }),
    );
}

function seatsToMend(tournament: Tournament): DirectorTask[] {
  const due = arrangementDue(tournament);
  if (due === null) return [];
  const over = waitingTables(tournament, due).every(({ hand }) => hand === null);
  const command: TournamentCommand | null = over ? { type: 'rearrange' } : null;
  return [
    {
      what: 'seats',
      why: command ? due.why : `${due.why}, when the hands in play are over`,
      facts: due.facts,
      rule: due.rule,
      command,
    },
  ];
}

function winnerToCrown(tournament: Tournament): DirectorTask[] {
  const [winner, other] = playersIn(tournament);
  if (winner === undefined || other !== undefined) return [];
  return [
    {
      what: 'winner',
      why: `only ${winner.name} is left: nobody buys back in?`,
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
  return playersIn(tournament).flatMap(({ id, name, awaySince }): DirectorTask[] => {
    if (awaySince === null) return [];
    const left = Math.ceil(limit - (now - awaySince) / MINUTE);
    if (left > WARNING) return [];
    if (left > 0)
      return [
        {
          what: 'away',
          why: `${name} has ${left} of ${limit} minutes left to come back`,
          facts: { is: 'away', minutes: left, limit },
          rule,
          player: id,
          command: null,
        },
      ];
    return [
      {
        what: 'away',
        why: `${name} has been away for ${limit} minutes: the chips are forfeited on your word`,
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
      ({ id, name }): DirectorTask => ({
        what: 'late',
        why: `${name} has not come in time: the chips leave play on your word`,
        facts: { is: 'never-came' },
        rule,
        player: id,
        command: { type: 'remove', player: id, why: 'never-came' },
      }),
    );
}

function chipsToChange(tournament: Tournament, now: number): DirectorTask[] {
  const due = colourUpDue(tournament, now);
  if (due === null) return [];
  return [
    {
      what: 'chips',
      why: `the ${due.chip}s are no longer needed: change them into ${due.into}s`,
      facts: { is: 'colour-up', chip: due.chip, into: due.into },
      rule: 'colour-up-trigger',
      command: nobodyPlays(tournament) ? { type: 'colour-up' } : null,
    },
  ];
}

function mayRebuy(tournament: Tournament, now: number): DirectorTask[] {
  const asks = new Set(tournament.asks.map(({ player }) => player));
  return [...tournament.players.values()]
    .filter(({ id }) => !asks.has(id))
    .filter(
      (player: Player) => player.standing.is === 'busted' && rebuyRefusal(tournament, player, now) === null,
    )
    .map(
      ({ id, name }): DirectorTask => ({
        what: 'rebuy',
        why: `${name} is broke and may rebuy`,
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
      ({ id, name, owes, paid }): DirectorTask => ({
        what: 'money',
        why: `${name} owes ${owes - paid}`,
        facts: { is: 'owes', amount: owes - paid },
        rule: 'purse-definition',
        player: id,
        command: { type: 'pay', player: id, amount: owes - paid },
      }),
    );
}

function prizesToPay(tournament: Tournament): DirectorTask[] {
  const won = finishes(tournament);
  return [...tournament.players.values()].flatMap(({ id, name, bountiesWon, paidOut }): DirectorTask[] => {
    const due = (won.get(id)?.prize ?? 0) + bountiesWon - paidOut;
    return due > 0
      ? [
          {
            what: 'money',
            why: `${name} is to be paid ${due}`,
            facts: { is: 'to-be-paid', amount: due },
            rule: 'finish-order',
            player: id,
            command: { type: 'pay-out', player: id, amount: due },
          },
        ]
      : [];
  });
}
