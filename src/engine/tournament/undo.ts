import { assertNever, type Result } from '../refusal.ts';
import type { StepCommand, TournamentCommand } from './commands.ts';
import type { TopicEvent, TournamentEvent } from './events.ts';
import { type Circumstances, type Draft, reject } from './state/draft.ts';
import type { Table, Tournament } from './state/state.ts';

/** A tournament with the steps that can be undone and redone; each step holds the tournament as it was. */
export type UndoStack = {
  readonly tournament: Tournament;
  readonly past: readonly Step[];
  readonly undone: readonly Step[];
};

export type Step = {
  /** Counts the tournament's steps from 1. */
  readonly number: number;
  readonly before: Tournament;
  readonly what: string;
  readonly command: StepCommand | null;
  readonly at: number;
  /** The seed of cards drawn for it. */
  readonly seed?: string;
  /** What happened since it began, until the next step. */
  readonly events: readonly TopicEvent[];
  /** Whether undoing it sets the clock back too. */
  readonly clock: boolean;
  /** The steps as they were before this one retracted another. */
  readonly past?: readonly Step[];
};

export type UndoEvent =
  /** A director's command begins, in words: undo goes back to here. Old tournaments have no command in it. */
  | {
      readonly type: 'began';
      readonly what: string;
      readonly command?: StepCommand;
      readonly at: number;
      readonly clock: boolean;
      readonly seed?: string;
    }
  | { readonly type: 'undone'; readonly what: string }
  | { readonly type: 'redone'; readonly what: string };

/** One earlier step was taken back alone. */
export type RetractedEvent = { readonly type: 'retracted'; readonly step: number; readonly what: string };

/** Steps that can be undone; older ones are let go, so that memory stays bounded. */
const STEPS = 50;

/** Undoing one of these sets the clock back too. */
const CLOCK_COMMANDS: ReadonlySet<TournamentCommand['type']> = new Set([
  'clock',
  'set-levels',
  'count-sleep',
]);

export const beginStep = (draft: Draft<UndoEvent>, command: StepCommand, seed: string | undefined): void =>
  draft.push({
    type: 'began',
    what: inWords(draft.tournament, command),
    command,
    at: draft.now,
    clock: CLOCK_COMMANDS.has(command.type),
    ...(seed !== undefined && { seed }),
  });

export function takeBack(draft: Draft<UndoEvent>, history: UndoStack, which: 'undo' | 'redo'): void {
  const step = (which === 'undo' ? history.past : history.undone).at(-1);
  if (step === undefined) return reject(`nothing-to-${which}`, null, `there is nothing to ${which}`);
  const dealt = dealtSince(history.tournament, step.before);
  if (dealt !== undefined) rejectDealt(dealt);
  draft.push({ type: which === 'undo' ? 'undone' : 'redone', what: step.what });
}

const rejectDealt = ({ id, hand }: Table): never =>
  reject(
    'dealt-since',
    null,
    `hand ${hand!.number} at table ${id} has been dealt since: wait until it is over`,
    { table: id, hand: hand!.number },
  );

/** A table where Riffle has dealt cards since then: only a ruling can take those back. */
export const dealtSince = (tournament: Tournament, before: Tournament): Table | undefined =>
  [...tournament.tables.values()].find(
    ({ id, kind, hand }) =>
      kind === 'dealt' && hand !== null && before.tables.get(id)?.hand?.number !== hand.number,
  );

export function applyUndo(history: UndoStack, event: UndoEvent): UndoStack {
  switch (event.type) {
    case 'began': {
      const { what, command = null, clock, at, seed } = event;
      const step: Step = {
        number: nextNumber(history),
        before: history.tournament,
        what,
        command,
        at,
        ...(seed !== undefined && { seed }),
        events: [],
        clock,
      };
      return { tournament: history.tournament, past: [...history.past, step].slice(-STEPS), undone: [] };
    }
    case 'undone':
      return swap(history, 'past', 'undone');
    case 'redone':
      return swap(history, 'undone', 'past');
    default:
      return assertNever(event);
  }
}

/** Goes back to the tournament before the last step; the clock goes back only for a step that set it. */
function swap(history: UndoStack, from: 'past' | 'undone', to: 'past' | 'undone'): UndoStack {
  const step = history[from].at(-1);
  if (step === undefined) return history;
  const { tournament } = history;
  const before = { ...step.before, asks: tournament.asks };
  const restored = step.clock ? before : { ...before, clock: tournament.clock };
  const rest = history[from].slice(0, -1);
  const back: Step = { ...step, before: tournament };
  if (step.past === undefined)
    return { ...history, tournament: restored, [from]: rest, [to]: [...history[to], back] };
  // A retraction changed the steps before it too.
  return from === 'past'
    ? { tournament: restored, past: step.past, undone: [...history.undone, { ...back, past: rest }] }
    : { tournament: restored, past: [...step.past, { ...back, past: history.past }], undone: rest };
}

const nextNumber = ({ past, undone }: UndoStack): number =>
  Math.max(0, ...past.map(({ number }) => number), ...undone.map(({ number }) => number)) + 1;

/** What happened belongs to the last step. */
export function withEvent(past: readonly Step[], event: TopicEvent): readonly Step[] {
  const last = past.at(-1);
  return last === undefined ? past : [...past.slice(0, -1), { ...last, events: [...last.events, event] }];
}

type DecideAgain = (
  tournament: Tournament,
  command: StepCommand,
  circumstances: Circumstances,
) => Result<{ readonly events: readonly TournamentEvent[]; readonly history: UndoStack }>;

/**
 * Takes back one step alone. Every later step is decided again without it: where anything comes out differently, it
 * depended on that step, and the refusal names it.
 */
export function retract(
  draft: Draft<RetractedEvent>,
  history: UndoStack,
  number: number,
  again: DecideAgain,
): void {
  const at = history.past.findIndex((step) => step.number === number);
  const step = history.past[at];
  // A retraction is undone, not retracted: its step would come back among later ones that were decided without it.
  if (step === undefined || step.past !== undefined)
    return reject('no-such-step', null, `step ${number} cannot be taken back any more`, { step: number });
  const dealt = dealtSince(history.tournament, step.before);
  if (dealt !== undefined) rejectDealt(dealt);
  let without = step.before;
  for (const later of history.past.slice(at + 1)) {
    // The step it took back is no longer among those before it: there is nothing to decide again.
    if (later.past !== undefined) continue;
    const outside = later.events.filter(isOutside);
    const done = later.command === null ? null : again(without, later.command, circumstancesOf(later));
    const events = done?.ok ? done.value.events.filter(isTopic) : null;
    if (events === null || JSON.stringify([...events, ...outside]) !== JSON.stringify(later.events))
      return reject('depends', null, `“${later.what}” depends on it: undo that first`, {
        step: later.number,
        what: later.what,
      });
    without = done!.ok ? done!.value.history.tournament : without;
  }
  draft.push({ type: 'retracted', step: number, what: step.what });
}

const circumstancesOf = ({ at, seed }: Step): Circumstances => ({
  now: at,
  ...(seed !== undefined && { entropy: seed }),
});
const isTopic = (event: TournamentEvent): event is TopicEvent => event.type !== 'began';
/** What comes from phones and from the machine belongs to no command. */
const isOutside = ({ type }: TopicEvent): boolean =>
  type === 'asked' || type === 'slept' || type === 'card-named';

/** The later steps, as they happened, on the tournament without the step. */
export function applyRetracted(
  history: UndoStack,
  { step: number, what }: RetractedEvent,
  apply: (tournament: Tournament, event: TopicEvent) => Tournament,
): UndoStack {
  const at = history.past.findIndex((step) => step.number === number);
  if (at < 0) return history;
  let tournament = history.past[at]!.before;
  const past = history.past.slice(0, at);
  for (const later of history.past.slice(at + 1)) {
    past.push({ ...later, before: tournament });
    for (const event of later.events) tournament = apply(tournament, event);
  }
  const retraction: Step = {
    number: nextNumber(history),
    before: history.tournament,
    what: `retract ${what}`,
    command: null,
    at: history.past[at]!.at,
    events: [],
    clock: history.past[at]!.clock,
    past: history.past,
  };
  return { tournament, past: [...past, retraction], undone: [] };
}

/** The step, in words. */
function inWords({ players }: Tournament, command: TournamentCommand): string {
  const known = 'player' in command ? (players.get(command.player)?.name ?? command.player) : '';
  const name = 'name' in command ? command.name : known;
  const table = 'table' in command ? ` at table ${command.table}` : '';
  const busts =
    bustsOf(command).length > 0
      ? `: ${bustsOf(command)
          .map((id) => players.get(id)?.name ?? id)
          .join(', ')} out`
      : '';
  const step = command.type === 'clock' ? ` ${command.do}` : '';
  return `${command.type.replaceAll('-', ' ')}${step}${name && ` ${name}`}${table}${busts}`;
}

const bustsOf = (command: TournamentCommand): readonly string[] =>
  command.type === 'end-hand' ? (command.busts ?? []) : command.type === 'bust' ? command.players : [];
