import type { Break, Level } from '../../choices/tournament-choices.ts';
import {
  breakFor,
  type Clock,
  clockAt,
  firstOpenLevel,
  readClock,
  rescheduled,
  type StopReason,
  setClock,
  shifted,
  startClock,
  stopClock,
  stretches,
} from '../../clock/clock.ts';
import { checkSchedule } from '../../clock/schedule.ts';
import { assertNever, type Refusal, refusal } from '../../refusal.ts';
import { type Anyway, allow } from '../rulings/anyway.ts';
import type { RulingsEvent } from '../rulings/rulings.ts';
import { type Draft, Refused, reject } from '../state/draft.ts';
import type { Player, Tournament } from '../state/state.ts';

const MINUTE_MS = 60_000;

export type ClockCommand =
  | { readonly type: 'start' }
  | SetClock
  /** Whether the time that passed while the machine slept counts. */
  | { readonly type: 'count-sleep'; readonly count: boolean }
  | {
      readonly type: 'set-levels';
      readonly levels: readonly Level[];
      readonly breaks: readonly Break[];
      readonly anyway?: Anyway;
    };

type SetClock =
  | { readonly type: 'clock'; readonly do: 'start' | 'next' | 'back' | 'restart' }
  | { readonly type: 'clock'; readonly do: 'stop'; readonly why: StopReason }
  /** A break that begins now and ends by itself. */
  | { readonly type: 'clock'; readonly do: 'break'; readonly minutes: number }
  | { readonly type: 'clock'; readonly do: 'set'; readonly left: number };

/** What Riffle notices about time; nobody can send it. */
export type TimeNote =
  /** The machine slept, or Riffle did not run: the clock has counted that time, and the director is asked about it. */
  | { readonly type: 'note-sleep'; readonly from: number; readonly to: number }
  /** The machine's clock was set: every point in time moves with it, so nothing is gained or lost. */
  | { readonly type: 'note-jump'; readonly by: number };

export type ClockEvent =
  | { readonly type: 'started'; readonly at: number }
  | { readonly type: 'clock-set'; readonly clock: Clock }
  | { readonly type: 'slept'; readonly from: number; readonly to: number }
  | { readonly type: 'time-jumped'; readonly by: number };

export function decideClock(draft: Draft<ClockEvent | RulingsEvent>, command: ClockCommand): void {
  switch (command.type) {
    case 'start':
      return start(draft);
    case 'clock':
      return setTime(draft, command);
    case 'count-sleep':
      return countSleep(draft, command.count);
    case 'set-levels':
      return setLevels(draft, command);
    default:
      return assertNever(command);
  }
}

export function applyClock(tournament: Tournament, event: ClockEvent): Tournament {
  switch (event.type) {
    case 'started':
      return { ...tournament, phase: 'running', startedAt: event.at, asks: [] };
    case 'clock-set':
      return { ...tournament, clock: event.clock, slept: null };
    case 'slept':
      return { ...tournament, slept: (tournament.slept ?? 0) + event.to - event.from };
    case 'time-jumped':
      return jumped(tournament, event.by);
    default:
      return assertNever(event);
  }
}

function start(draft: Draft<ClockEvent>): void {
  const { phase, clock } = draft.tournament;
  if (phase === 'open') reject('no-tables', null, 'draw the seats first');
  if (phase !== 'seated') reject('already-started', null, 'the tournament has already started');
  draft.push({ type: 'started', at: draft.now });
  draft.push({ type: 'clock-set', clock: startClock(clock, draft.now) });
}

function setTime(draft: Draft<ClockEvent>, command: SetClock): void {
  const { clock } = draft.tournament;
  switch (command.do) {
    case 'start':
      return draft.push({ type: 'clock-set', clock: startClock(clock, draft.now) });
    case 'stop':
      return draft.push({ type: 'clock-set', clock: stopClock(clock, draft.now, command.why) });
    case 'break': {
      if (draft.tournament.phase !== 'running') reject('not-started', null, 'the clock has not started yet');
      if (!(command.minutes > 0))
        reject('bad-time', null, `${command.minutes} is not a time: enter the minutes`);
      const { onBreak } = readClock(clock, draft.now);
      if (onBreak) reject('already-on-break', null, 'this is a break already: set its time instead');
      return draft.push({
        type: 'clock-set',
        clock: breakFor(clock, draft.now, command.minutes * MINUTE_MS),
      });
    }
    case 'restart':
      return draft.push({
        type: 'clock-set',
        clock: setClock(clock, draft.now, clockAt(clock, draft.now).at),
      });
    case 'next':
    case 'back': {
      const at = beside(clockAt(clock, draft.now), command.do === 'next' ? 1 : -1);
      if (stretches(clock)[at] === undefined)
        return command.do === 'next'
          ? reject('last-level', null, 'this is the last level')
          : reject('first-level', null, 'this is the first level');
      return draft.push({ type: 'clock-set', clock: setClock(clock, draft.now, at) });
    }
    case 'set': {
      if (!(command.left >= 0))
        reject('bad-time', null, `${command.left} is not a time: enter the minutes and seconds left`);
      const { at } = stopClock(clock, draft.now, 'dispute');
      return draft.push({ type: 'clock-set', clock: setClock(clock, draft.now, at, command.left) });
    }
    default:
      return assertNever(command);
  }
}

/** The stretch before or after. Within a break of the director's there is no other: the next level comes after it. */
function beside(clock: Clock, by: 1 | -1): number {
  const at = clock.at + by;
  const skips = clock.resumesAt !== undefined && stretches(clock)[at]?.kind === 'break';
  return skips ? at + by : at;
}

/** Blinds that fall or are out of proportion are against the house's rules; the clock could run them. */
const isRulebooks = ({ code }: Refusal): boolean =>
  code === 'blinds-out-of-proportion' || code === 'schedule-goes-down';

/**
 * Only levels not yet played can change: blinds may go up, antes and levels may be added [house-may-accelerate]. A last
 * level without end can change while it is on: its new blinds count from the next hand, and a length counts from now.
 */
function setLevels(
  draft: Draft<ClockEvent | RulingsEvent>,
  { levels, breaks, anyway }: ClockCommand & { type: 'set-levels' },
): void {
  const { clock, phase } = draft.tournament;
  const checked = checkSchedule(levels, breaks);
  if (!checked.ok) {
    if (!isRulebooks(checked.refusal)) throw new Refused(checked.refusal);
    allow(draft, checked.refusal, anyway);
  }
  const face = readClock(clock, draft.now);
  const { level, onBreak, stakes } = face;
  const played = phase === 'running' ? firstOpenLevel(face) - 1 : 0;
  const same = (at: number): boolean => JSON.stringify(levels[at]) === JSON.stringify(clock.levels[at]);
  for (let at = 0; at < played; at++)
    if (!same(at))
      reject(
        'already-played',
        'blinds-schedule-displayed',
        at + 1 === level && !onBreak
          ? `level ${level} is being played: only later levels can change`
          : `level ${at + 1} has been played: only later levels can change`,
        { level: at + 1 },
      );
  const on = levels[level - 1];
  if (
    played < level &&
    phase === 'running' &&
    on !== undefined &&
    (on.small < stakes.small || on.big < stakes.big)
  )
    allow(
      draft,
      refusal(
        'schedule-goes-down',
        'blinds-rise',
        `level ${level} is on at ${stakes.small}/${stakes.big}: blinds only rise`,
        { level },
      ),
      anyway,
    );
  const set = rescheduled(clock, { levels, breaks }, draft.now);
  if (set === null)
    reject(
      'still-on',
      'blinds-schedule-displayed',
      onBreak ? `the break after level ${level} is on: keep it` : `the clock is at level ${level}: keep it`,
      { level },
    );
  draft.push({ type: 'clock-set', clock: set });
}

export function noteTime(draft: Draft<ClockEvent>, command: TimeNote): void {
  if (command.type === 'note-jump') return draft.push({ type: 'time-jumped', by: command.by });
  const { from, to } = command;
  const { clock, phase } = draft.tournament;
  const { running, resumesIn } = readClock(clock, from);
  const runs = running || (resumesIn !== null && from + resumesIn < to);
  if (phase !== 'running' || !runs || to <= from) return;
  draft.push({ type: 'slept', from, to });
}

/** The director's answer to "The laptop slept for 12 minutes. Count them?" */
function countSleep(draft: Draft<ClockEvent>, count: boolean): void {
  const { clock, slept } = draft.tournament;
  if (slept === null) return reject('nothing-to-count', null, 'that has already been decided');
  draft.push({ type: 'clock-set', clock: count ? clock : shifted(clock, slept) });
}

/** Moves every point in time by so many milliseconds. */
function jumped(tournament: Tournament, by: number): Tournament {
  const moved = (at: number | null): number | null => (at === null ? null : at + by);
  const players = [...tournament.players].map(([id, player]): [string, Player] => [
    id,
    { ...player, awaySince: moved(player.awaySince) },
  ]);
  const { called } = tournament;
  return {
    ...tournament,
    clock: shifted(tournament.clock, by),
    startedAt: moved(tournament.startedAt),
    turnedFrom: moved(tournament.turnedFrom),
    players: new Map(players),
    asks: tournament.asks.map((ask) => ({ ...ask, at: ask.at + by })),
    called: called && { ...called, countdownFrom: called.countdownFrom + by, until: called.until + by },
  };
}
