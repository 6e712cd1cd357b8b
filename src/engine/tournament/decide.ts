import { accept, assertNever, type Result, refuse } from '../refusal.ts';
import { decideBreaks } from './breaks/breaks.ts';
import { decideClock, noteTime } from './clock/clock.ts';
import type { StepCommand, SystemCommand, TournamentCommand } from './commands.ts';
import { decideEntries } from './entries/entries.ts';
import type { TopicEvent, TournamentEvent } from './events.ts';
import { applyEvent, evolve } from './evolve.ts';
import { decideFollowed, ruleFollowed } from './followed/decide.ts';
import { decideHands } from './hands/decide.ts';
import { noteForgotten } from './hands/track.ts';
import { endIfCalled } from './money/end-now.ts';
import { decideMoney } from './money/money.ts';
import { decidePeople } from './people/people.ts';
import { decideQuestions } from './questions/answers.ts';
import { decideRace } from './race/race.ts';
import { recordRuling } from './record-ruling.ts';
import { decideRequests, requestFromPlayer } from './requests/requests.ts';
import { noteCard, overrule } from './rulings/rulings.ts';
import { decideSeats } from './seats/decide.ts';
import { goOnBalancing, takeSeats } from './seats/move.ts';
import { decideStacks } from './stacks/stacks.ts';
import { type Circumstances, Draft, Refused, reject } from './state/draft.ts';
import type { Tournament } from './state/state.ts';
import { decideTv } from './tv/tv.ts';
import { beginStep, retract, takeBack, type UndoStack } from './undo.ts';

/** Steps for which cards may be drawn. */
const DRAWN: ReadonlySet<TournamentCommand['type']> = new Set([
  'draw-seats',
  'seat-late',
  'rearrange',
  'redraw-half-field',
  'rebuy',
  'answer',
  'color-up',
]);

/** Steps that may tell the last fact a move needs: the move is part of them, and undone with them. */
const MAY_MOVE: ReadonlySet<TournamentCommand['type']> = new Set([
  'bust',
  'end-hand',
  'settle-hand',
  'next-hand',
  'track',
  'answer',
  'rebuy',
  'remove',
  'penalize',
  'record-ruling',
]);

/** The events of one command, each applied as soon as it is pushed. */
class Decision extends Draft<TournamentEvent> {
  readonly events: TournamentEvent[] = [];
  history: UndoStack;

  constructor(history: UndoStack, circumstances: Circumstances) {
    super(circumstances);
    this.history = history;
  }

  get tournament(): Tournament {
    return this.history.tournament;
  }

  /** Kept with a step for which cards may be drawn, so that it can be decided again. */
  seedFor({ type }: TournamentCommand): string | undefined {
    return DRAWN.has(type) ? this.seed : undefined;
  }

  push(event: TournamentEvent): void {
    this.history = evolve(this.history, event);
    this.events.push(event);
  }
}

/**
 * Commands in, events out, with the undo stack as it is after them; a refusal names the figures and the rule, and nothing
 * has happened.
 */
export function decide(
  history: UndoStack,
  command: TournamentCommand | SystemCommand,
  circumstances: Circumstances,
): Result<{ readonly events: readonly TournamentEvent[]; readonly history: UndoStack }> {
  const decision = new Decision(history, circumstances);
  try {
    run(decision, command);
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal);
    throw error;
  }
  return accept({ events: decision.events, history: decision.history });
}

/** The same step on another tournament. */
const again = (tournament: Tournament, command: StepCommand, circumstances: Circumstances) =>
  decide({ tournament, past: [], undone: [] }, command, circumstances);

/** Whether a step answers what a move depends on. */
const asksHand = (command: StepCommand): boolean =>
  command.type === 'answer' && ['button', 'blinds', 'in-hand'].includes(command.question);

function run(decision: Decision, command: TournamentCommand | SystemCommand): void {
  switch (command.type) {
    case 'undo':
    case 'redo':
      return takeBack(decision, decision.history, command.type);
    case 'retract':
      for (const step of [...(command.with ?? []), command.step])
        retract(decision, decision.history, step, again);
      return;
    case 'ask':
      return requestFromPlayer(decision, command);
    case 'follow':
      return decideFollowed(decision, command);
    case 'rule-followed':
      return ruleFollowed(decision, command);
    case 'show-on-tv':
      return decideTv(decision, command);
    case 'take-seats':
      return takeSeats(decision, command.players);
    case 'note-sleep':
    case 'note-jump':
      return noteTime(decision, command);
    case 'note-card':
      return noteCard(decision, command);
    default:
      beginStep(decision, command, decision.seedFor(command));
      takeStep(decision, command);
  }
}

function takeStep(draft: Draft<TopicEvent>, command: StepCommand): void {
  noteForgotten(draft, command);
  runStep(draft, command);
  endIfCalled(draft);
  if (MAY_MOVE.has(command.type)) goOnBalancing(draft, asksHand(command));
}

/** The tournament alone, without what undo and the log need. */
class Unrecorded extends Draft<TopicEvent> {
  tournament: Tournament;

  constructor(tournament: Tournament, circumstances: Circumstances) {
    super(circumstances);
    this.tournament = tournament;
  }

  push(event: TopicEvent): void {
    this.tournament = applyEvent(this.tournament, event);
  }
}

/** A step by the same rules for simulated tournaments, which nobody undoes or reads again. */
export function carryOut(
  tournament: Tournament,
  command: StepCommand,
  circumstances: Circumstances,
): Result<Tournament> {
  const draft = new Unrecorded(tournament, circumstances);
  try {
    takeStep(draft, command);
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal);
    throw error;
  }
  return accept(draft.tournament);
}

/** What can still be done when there is a winner; anything else takes undo first. */
const WHEN_OVER: ReadonlySet<TournamentCommand['type']> = new Set([
  'pay',
  'pay-out',
  'write-off',
  'rename',
  'order-bust',
  'answer',
  'set-prizes',
  'agree-deal',
  'override',
  'record-ruling',
]);

function runStep(decision: Draft<TopicEvent>, command: StepCommand): void {
  if (decision.tournament.phase === 'over' && !WHEN_OVER.has(command.type))
    reject('tournament-over', null, 'the tournament is over: undo the last step to play on');
  switch (command.type) {
    case 'expect':
    case 'excuse':
    case 'enter':
    case 'rename':
    case 'play-online':
    case 'withdraw':
    case 'merge':
    case 'rebuy':
    case 'add-on':
      return decideEntries(decision, command);
    case 'draw-seats':
    case 'seat-late':
    case 'rearrange':
    case 'combine-tables':
    case 'reseat':
    case 'redraw-half-field':
    case 'name-dealers':
    case 'draw-button':
      return decideSeats(decision, command);
    case 'start-hand':
    case 'end-hand':
    case 'bust':
    case 'order-bust':
    case 'settle-hand':
    case 'next-hand':
    case 'track':
    case 'correct-button':
    case 'hand-for-hand':
    case 'finish':
      return decideHands(decision, command);
    case 'start':
    case 'clock':
    case 'count-sleep':
    case 'set-levels':
      return decideClock(decision, command);
    case 'end-break-step':
      return decideBreaks(decision, command);
    case 'tell-chips':
    case 'take-chips':
      return decideStacks(decision, command);
    case 'color-up':
      return decideRace(decision, command);
    case 'set-prizes':
    case 'agree-deal':
    case 'end-now':
    case 'set-costs':
    case 'pay':
    case 'pay-out':
    case 'write-off':
      return decideMoney(decision, command);
    case 'leave':
    case 'come-back':
    case 'remove':
    case 'penalize':
      return decidePeople(decision, command);
    case 'answer':
      return decideQuestions(decision, command);
    case 'call-clock':
      return decideRequests(decision, command);
    case 'override':
      return overrule(decision, command);
    case 'record-ruling':
      return recordRuling(decision, command);
    default:
      return assertNever(command);
  }
}
