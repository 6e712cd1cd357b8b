import type { RuleId } from '../../rules/index.ts';
import type { Rulebook } from '../choices/rulebook.ts';
import type { Break, Level } from '../choices/tournament-choices.ts';
import { readClock, rescheduled, setClock, startClock, stopClock, stretches } from '../clock/clock.ts';
import { checkPercent, checkSchedule } from '../clock/schedule.ts';
import { accept, assertNever, type Result, refuse } from '../refusal.ts';
import type { Missed } from '../seating/late.ts';
import { MOST_CHIPS, MOST_PLAYERS } from '../units.ts';
import { firstDraw, rearrange, redraw, reseat } from './arrange.ts';
import { colourUp, type ToldRace } from './chips.ts';
import { type Circumstances, Draft, Refused, reject } from './draft.ts';
import { buyAddOn, enter, rebuy, seatLate } from './entries.ts';
import type { TournamentEvent } from './events.ts';
import { dealtSince, type UndoStack } from './evolve.ts';
import { agreeDeal, finishes } from './finish.ts';
import { correctButton, endHand, finishNow, type HandOutcome, startHand } from './hands.ts';
import { countSleep, isNoticed, notice, type SystemCommand } from './noticed.ts';
import { comeBack, leave, penalise, remove, takeChips, tellChips } from './people.ts';
import { callClock, requestFromPlayer } from './requests.ts';
import {
  type Chair,
  type Penalty,
  type PlayerId,
  type PlayerRequest,
  playersIn,
  type TableId,
  type TableKind,
} from './state.ts';

export type TournamentCommand =
  | { readonly type: 'expect'; readonly player: PlayerId; readonly name: string }
  /** Who had said he would come cannot after all. */
  | { readonly type: 'excuse'; readonly player: PlayerId }
  | {
      readonly type: 'enter';
      readonly player: PlayerId;
      readonly name: string;
      readonly prepaid?: boolean;
      /** Where the house sets an age: whether they have reached it. How old they are is nobody's business. */
      readonly adult?: boolean;
      readonly here?: boolean;
    }
  | {
      readonly type: 'draw-seats';
      readonly dealers?: readonly PlayerId[];
      readonly kind?: TableKind;
      /** Every screen turns the seats up one by one. */
      readonly oneByOne?: boolean;
    }
  | { readonly type: 'seat-late'; readonly player: PlayerId; readonly missed?: Missed }
  | { readonly type: 'start' }
  /** The first card is dealt; when the dealer first riffled, if a new level may have begun since. */
  | {
      readonly type: 'start-hand';
      readonly table: TableId;
      readonly riffledAt?: number;
      readonly dealer?: true;
    }
  /**
   * Where nobody tapped the hand in it is begun as well, as one step. `dealer` is Riffle itself, which alone starts and
   * ends hands at a dealt table; nobody can send it.
   */
  | ({
      readonly type: 'end-hand';
      readonly table: TableId;
      readonly begun?: false;
      readonly dealer?: true;
    } & HandOutcome)
  | { readonly type: 'correct-button'; readonly table: TableId; readonly seat: number }
  | { readonly type: 'rebuy'; readonly player: PlayerId }
  | { readonly type: 'add-on'; readonly player: PlayerId; readonly blocks?: number; readonly stack?: number }
  | { readonly type: 'rearrange' }
  | { readonly type: 'reseat'; readonly player: PlayerId; readonly to: Chair; readonly reason: string }
  | { readonly type: 'redraw-half-field' }
  | ({ readonly type: 'colour-up' } & ToldRace)
  | { readonly type: 'leave' | 'come-back'; readonly player: PlayerId }
  /** From a player's phone, for the director to confirm; `nothing` takes it back or waves it away. */
  | {
      readonly type: 'ask';
      readonly player: PlayerId;
      readonly what: PlayerRequest['what'] | 'nothing';
      readonly on?: PlayerId;
    }
  | { readonly type: 'call-clock'; readonly player: PlayerId; readonly counts: boolean }
  | {
      readonly type: 'remove';
      readonly player: PlayerId;
      readonly why: 'disqualified' | 'stayed-away' | 'never-came';
      readonly stack?: number;
    }
  | { readonly type: 'tell-chips'; readonly player: PlayerId; readonly stack: number }
  | {
      readonly type: 'take-chips';
      readonly player: PlayerId;
      readonly chips: number;
      readonly reason: string;
    }
  | {
      readonly type: 'penalise';
      readonly player: PlayerId;
      readonly penalty: Penalty;
      readonly stack?: number;
    }
  | { readonly type: 'clock'; readonly do: 'start' | 'next' | 'back' }
  | { readonly type: 'clock'; readonly do: 'stop'; readonly why: 'break' | 'dispute' }
  | { readonly type: 'clock'; readonly do: 'set'; readonly left: number }
  /** Whether what the clock counted while the machine slept counts. */
  | { readonly type: 'count-sleep'; readonly count: boolean }
  | { readonly type: 'set-levels'; readonly levels: readonly Level[]; readonly breaks: readonly Break[] }
  | { readonly type: 'hand-for-hand'; readonly on: boolean }
  | { readonly type: 'set-prizes'; readonly percent: readonly number[]; readonly roundTo?: number }
  | { readonly type: 'agree-deal'; readonly amounts: Readonly<Record<PlayerId, number>> }
  | { readonly type: 'pay' | 'pay-out'; readonly player: PlayerId; readonly amount: number }
  | { readonly type: 'finish' }
  | {
      readonly type: 'override';
      readonly rule: RuleId;
      readonly ruling: string;
      readonly reason: string;
      readonly by: string;
      readonly involvesDirector?: boolean;
      readonly thirdParty?: string;
    }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** Undoing one of these sets the clock back too. */
const CLOCK_COMMANDS: ReadonlySet<TournamentCommand['type']> = new Set([
  'clock',
  'set-levels',
  'count-sleep',
]);

/** Creates a tournament with its rulebook in it, so that it is always played by the rules it began with. */
export function createTournament(
  id: string,
  name: string,
  rulebook: Rulebook,
): Result<readonly TournamentEvent[]> {
  const schedule = checkSchedule(rulebook.tournament.levels.use, rulebook.tournament.breaks.use);
  if (!schedule.ok) return schedule;
  for (const { percent } of rulebook.tournament.prizes.use ?? []) {
    const checked = checkPercent(percent);
    if (!checked.ok) return checked;
  }
  const { startingStack } = rulebook.tournament;
  const most = Math.floor(MOST_CHIPS / MOST_PLAYERS);
  if (!(Number.isSafeInteger(startingStack.use) && startingStack.use >= 1 && startingStack.use <= most))
    return refuse({
      code: 'bad-starting-stack',
      rule: startingStack.cite,
      message: `a starting stack of ${startingStack.use} chips: choose a whole number from 1 to ${most}`,
      most,
    });
  return accept([{ type: 'created', id, name, rulebook }]);
}

/** Commands in, events out; a refusal names the figures and the rule, and nothing has happened. */
export function decide(
  history: UndoStack,
  command: TournamentCommand | SystemCommand,
  circumstances: Circumstances,
): Result<readonly TournamentEvent[]> {
  const done = carryOut(history, command, circumstances);
  return done.ok ? accept(done.value.events) : done;
}

/** The same with the history those events make of this one, for who wants both. */
export function carryOut(
  history: UndoStack,
  command: TournamentCommand | SystemCommand,
  circumstances: Circumstances,
): Result<{ readonly events: readonly TournamentEvent[]; readonly history: UndoStack }> {
  const draft = new Draft(history, circumstances);
  try {
    if (command.type === 'undo' || command.type === 'redo') takeBack(draft, history, command.type);
    else if (isNoticed(command)) notice(draft, command);
    else if (command.type === 'ask')
      requestFromPlayer(draft, command.player, command.what, command.on ?? null);
    else {
      draft.push({
        type: 'began',
        what: inWords(draft, command),
        command,
        at: circumstances.now,
        clock: CLOCK_COMMANDS.has(command.type),
      });
      run(draft, command);
    }
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal);
    throw error;
  }
  return accept({ events: draft.events, history: draft.history });
}

function takeBack(draft: Draft, history: UndoStack, which: 'undo' | 'redo'): void {
  const step = (which === 'undo' ? history.past : history.undone).at(-1);
  if (step === undefined) return reject(`nothing-to-${which}`, null, `there is nothing to ${which}`);
  const dealt = dealtSince(history.tournament, step.before);
  if (dealt !== undefined)
    reject(
      'dealt-since',
      null,
      `hand ${dealt.hand!.number} at table ${dealt.id} has been dealt since: wait until it is over`,
      { table: dealt.id, hand: dealt.hand!.number },
    );
  draft.push({ type: which === 'undo' ? 'undone' : 'redone', what: step.what });
}

/** What still makes sense when the winner is known; anything else takes undo first. */
const WHEN_OVER: ReadonlySet<TournamentCommand['type']> = new Set([
  'pay',
  'pay-out',
  'set-prizes',
  'agree-deal',
  'override',
]);

function run(draft: Draft, command: Exclude<TournamentCommand, { type: 'undo' | 'redo' | 'ask' }>): void {
  const { tournament } = draft;
  if (tournament.phase === 'over' && !WHEN_OVER.has(command.type))
    reject('tournament-over', null, 'the tournament is over: undo the last step to play on');
  switch (command.type) {
    case 'expect':
      if (tournament.players.has(command.player))
        reject('already-known', null, `${command.name} is already on the list`, { name: command.name });
      return draft.push({ type: 'expected', player: command.player, name: command.name });
    case 'excuse': {
      const { name, standing } = draft.player(command.player);
      if (standing.is !== 'expected')
        reject('already-entered', null, `${name} has already bought in`, { player: command.player, name });
      return draft.push({ type: 'excused', player: command.player });
    }
    case 'enter':
      return enter(draft, command.player, command.name, command);
    case 'draw-seats':
      return firstDraw(draft, command.dealers ?? [], command.kind ?? 'live', command.oneByOne);
    case 'seat-late':
      return seatLate(draft, command.player, command.missed);
    case 'start':
      if (tournament.phase === 'open') reject('no-tables', null, 'draw the seats first');
      if (tournament.phase !== 'seated')
        reject('already-started', null, 'the tournament has already started');
      draft.push({ type: 'started', at: draft.now });
      return draft.push({ type: 'clock-set', clock: startClock(tournament.clock, draft.now) });
    case 'start-hand':
      checkDealer(draft, command);
      return startHand(draft, command.table, command.riffledAt);
    case 'end-hand':
      checkDealer(draft, command);
      if (command.begun === false) beginUntapped(draft, command.table);
      return endHand(draft, command.table, command);
    case 'correct-button':
      return correctButton(draft, command.table, command.seat);
    case 'rebuy':
      return rebuy(draft, command.player);
    case 'add-on':
      return buyAddOn(draft, command.player, command.blocks, command.stack);
    case 'rearrange':
      return rearrange(draft);
    case 'reseat':
      return reseat(draft, command.player, command.to, command.reason);
    case 'redraw-half-field':
      return redrawHalfField(draft);
    case 'colour-up':
      return colourUp(draft, command);
    case 'leave':
      return leave(draft, command.player);
    case 'come-back':
      return comeBack(draft, command.player);
    case 'call-clock':
      return callClock(draft, command.player, command.counts);
    case 'remove':
      return remove(draft, command.player, command.why, command.stack);
    case 'tell-chips':
      return tellChips(draft, command.player, command.stack);
    case 'take-chips':
      return takeChips(draft, command.player, command.chips, command.reason);
    case 'penalise':
      return penalise(draft, command.player, command.penalty, command.stack);
    case 'clock':
      return setTime(draft, command);
    case 'count-sleep':
      return countSleep(draft, command.count);
    case 'set-levels':
      return setLevels(draft, command.levels, command.breaks);
    case 'hand-for-hand':
      return draft.push({ type: 'hand-for-hand', on: command.on });
    case 'set-prizes': {
      const checked = checkPercent(command.percent);
      if (!checked.ok) throw new Refused(checked.refusal);
      return draft.push({ type: 'prizes-set', percent: command.percent, roundTo: command.roundTo ?? 1 });
    }
    case 'agree-deal':
      return agreeDeal(draft, command.amounts);
    case 'pay':
    case 'pay-out':
      return pay(draft, command.type, command.player, command.amount);
    case 'finish':
      return finishNow(draft);
    case 'override':
      return override(draft, command);
    default:
      return assertNever(command);
  }
}

/** At a dealt table Riffle starts and ends every hand; at other tables people do. */
function checkDealer(
  draft: Draft,
  { table, dealer }: TournamentCommand & { type: 'start-hand' | 'end-hand' },
): void {
  if (dealer !== true) draft.checkPeopleDeal(table);
}

/** A hand that nobody tapped in, where people deal. */
function beginUntapped(draft: Draft, id: TableId): void {
  if (draft.table(id).hand === null) startHand(draft, id);
}

function redrawHalfField(draft: Draft): void {
  const { tournament } = draft;
  const { redraws } = tournament.rulebook.tournament;
  const left = playersIn(tournament).length;
  if (!redraws.use.atHalfTheField)
    reject('not-here', redraws.cite, 'this house does not redraw at half the field');
  if (tournament.tables.size === 0) reject('no-tables', null, 'draw the seats first');
  if (tournament.halfFieldRedrawn)
    reject('done-already', 'redraw-half-field', 'the half-field redraw is already done');
  if (left * 2 > tournament.entries)
    reject('half-field-not-reached', 'redraw-half-field', `${left} of ${tournament.entries} are left`, {
      left,
      entries: tournament.entries,
    });
  draft.checkNobodyPlays('redraw-half-field');
  redraw(
    draft,
    Math.max(1, Math.ceil(left / tournament.rulebook.tournament.tableMaximum.use)),
    'redraw-half-field',
  );
}

function setTime(draft: Draft, command: TournamentCommand & { type: 'clock' }): void {
  const { clock } = draft.tournament;
  const all = stretches(clock);
  switch (command.do) {
    case 'start':
      return draft.push({ type: 'clock-set', clock: startClock(clock, draft.now) });
    case 'stop':
      return draft.push({ type: 'clock-set', clock: stopClock(clock, draft.now, command.why) });
    case 'next':
    case 'back': {
      const at = stopClock(clock, draft.now, 'dispute').at + (command.do === 'next' ? 1 : -1);
      if (all[at] === undefined)
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

/** Levels not yet played may change; the house may raise blinds, add an ante or levels [house-may-accelerate]. */
function setLevels(draft: Draft, levels: readonly Level[], breaks: readonly Break[]): void {
  const { clock, phase } = draft.tournament;
  const checked = checkSchedule(levels, breaks);
  if (!checked.ok) throw new Refused(checked.refusal);
  const { level, onBreak } = readClock(clock, draft.now);
  const played = phase === 'running' ? level : 0;
  const same = (at: number): boolean => JSON.stringify(levels[at]) === JSON.stringify(clock.levels[at]);
  for (let at = 0; at < played; at++)
    if (!same(at))
      reject(
        'already-played',
        'blinds-schedule-displayed',
        `level ${at + 1} has been played: only later levels can change`,
        { level: at + 1 },
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

function pay(draft: Draft, which: 'pay' | 'pay-out', id: PlayerId, amount: number): void {
  const { name, owes, paid, paidOut, bountiesWon } = draft.player(id);
  if (!Number.isSafeInteger(amount) || amount <= 0) reject('bad-payment', null, 'enter an amount above zero');
  if (which === 'pay' && paid + amount > owes)
    reject('pays-too-much', null, `${name} owes less than that`, { player: id, name, owes: owes - paid });
  const due = (finishes(draft.tournament).get(id)?.prize ?? 0) + bountiesWon - paidOut;
  if (which === 'pay-out' && amount > due)
    reject('pays-out-too-much', null, `${name} gets less than that`, { player: id, name, due });
  draft.push({ type: which === 'pay' ? 'paid' : 'paid-out', player: id, amount });
}

/** The director has the last word, and says why; a dispute he is in himself is somebody else's to settle. */
function override(draft: Draft, command: TournamentCommand & { type: 'override' }): void {
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

/** What undo will take back, in words. */
function inWords(draft: Draft, command: TournamentCommand): string {
  const known =
    'player' in command ? (draft.tournament.players.get(command.player)?.name ?? command.player) : '';
  const name = 'name' in command ? command.name : known;
  const table = 'table' in command ? ` at table ${command.table}` : '';
  const busts =
    command.type === 'end-hand' && command.busts?.length
      ? `: ${command.busts.map((id) => draft.tournament.players.get(id)?.name ?? id).join(', ')} out`
      : '';
  const step = command.type === 'clock' ? ` ${command.do}` : '';
  return `${command.type.replaceAll('-', ' ')}${step}${name && ` ${name}`}${table}${busts}`;
}
