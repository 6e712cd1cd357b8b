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
  const { tournament, past, undone } = history;
  const at = which === 'undo' ? lastOwn(tournament, past) : undone.length - 1;
  const step = (which === 'undo' ? past : undone)[at];
  if (step === undefined) return reject(`nothing-to-${which}`, null, `there is nothing to ${which}`);
  checkDealt(tournament, step);
  draft.push({ type: which === 'undo' ? 'undone' : 'redone', what: step.what });
  if (which === 'undo') checkHands(tournament, draft.tournament, past.slice(at + 1));
}

/** Whether Riffle began or ended a hand with it. */
const isDealers = ({ command }: Step): boolean =>
  command !== null &&
  (command.type === 'start-hand' || command.type === 'end-hand') &&
  command.dealer === true;

/** The last step to take back. Where there are both kinds of tables, hands that Riffle deals meanwhile are none of them. */
const lastOwn = ({ kind }: Tournament, past: readonly Step[]): number =>
  kind === 'both' ? past.findLastIndex((step) => !isDealers(step)) : past.length - 1;

/** The steps of people, as far as they can be taken back. */
export const ownSteps = ({ kind }: Tournament, past: readonly Step[]): readonly Step[] =>
  kind === 'both' ? past.filter((step) => !isDealers(step)) : past;

function checkDealt(tournament: Tournament, step: Step): void {
  const dealt = dealtSince(tournament, step.before);
  if (dealt !== undefined) rejectDealt(dealt);
}

/** What Riffle has dealt since stays as it is: a step that its hands rest on can no longer be taken back. */
function checkHands(before: Tournament, after: Tournament, later: readonly Step[]): void {
  for (const { command } of later) {
    if (command === null || !('table' in command) || command.table === undefined) continue;
    const table = before.tables.get(command.table);
    if (restsOn(before, table) === restsOn(after, after.tables.get(command.table))) continue;
    if (table?.hand) rejectDealt(table);
    reject('nothing-to-undo', null, 'hands have been dealt since: there is nothing to undo');
  }
}

/** What the hands at a table rest on: who sits there with how many chips, the button, and the hand in play. */
const restsOn = ({ players, phase }: Tournament, table: Table | undefined): string =>
  table === undefined
    ? ''
    : JSON.stringify([
        phase === 'open' || phase === 'seated',
        [...table.seats].map(([seat, id]) => [seat, id, players.get(id)?.stack]),
        table.circuit,
        table.hand,
        table.handsPlayed,
      ]);

const rejectDealt = ({ id, hand }: Table): never =>
  reject(
    'dealt-since',
    null,
    `hand ${hand!.number} at table ${id} has been dealt since: wait until it is over`,
    { table: id, hand: hand!.number },
  );

/**
 * A table where Riffle has dealt cards since then: only a ruling can take those back. Where there are both kinds of
 * tables, they stay dealt, whatever happens at the others.
 */
export const dealtSince = (tournament: Tournament, before: Tournament): Table | undefined =>
  tournament.kind === 'both'
    ? undefined
    : [...tournament.tables.values()].find(
        ({ id, kind, hand }) =>
          kind === 'dealt' && hand !== null && before.tables.get(id)?.hand?.number !== hand.number,
      );

type Apply = (tournament: Tournament, event: TopicEvent) => Tournament;

export function applyUndo(history: UndoStack, event: UndoEvent, apply: Apply): UndoStack {
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
      const kept = history.past.length < STEPS ? history.past : history.past.slice(1 - STEPS);
      return { tournament: history.tournament, past: [...kept, step], undone: [] };
    }
    case 'undone':
      return againAfter(history, apply);
    case 'redone':
      return swap(history, 'undone', 'past');
    default:
      return assertNever(event);
  }
}

/** Undoes the last step of the director's; hands that Riffle has dealt since stay dealt. */
function againAfter(history: UndoStack, apply: Apply): UndoStack {
  const at = lastOwn(history.tournament, history.past);
  const later = history.past.slice(at + 1);
  if (later.length === 0) return swap(history, 'past', 'undone');
  const undone = swap({ ...history, past: history.past.slice(0, at + 1) }, 'past', 'undone');
  const { tournament, past } = applyAgain(undone.tournament, later, apply);
  const { followed } = history.tournament;
  return { ...undone, tournament: { ...tournament, followed }, past: [...undone.past, ...past] };
}

/** Steps as they happened, on another tournament. */
function applyAgain(
  from: Tournament,
  steps: readonly Step[],
  apply: Apply,
): { readonly tournament: Tournament; readonly past: readonly Step[] } {
  let tournament = from;
  const past = steps.map((step): Step => {
    const before = tournament;
    for (const event of step.events) tournament = apply(tournament, event);
    return { ...step, before };
  });
  return { tournament, past };
}

/** Goes back to the tournament before the last step; the clock goes back only for a step that set it. */
function swap(history: UndoStack, from: 'past' | 'undone', to: 'past' | 'undone'): UndoStack {
  const step = history[from].at(-1);
  if (step === undefined) return history;
  const { tournament } = history;
  // What people ask, follow and look at, and who has sat down, is not part of a step.
  const { asks, followed, tvLayout, seatedMoves } = tournament;
  const before = { ...step.before, asks, followed, tvLayout, seatedMoves };
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

/** The latest step is the last of those done or the first that was undone. */
const nextNumber = ({ past, undone }: UndoStack): number =>
  Math.max(past.at(-1)?.number ?? 0, undone[0]?.number ?? 0) + 1;

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
  checkDealt(history.tournament, step);
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
  checkHands(history.tournament, draft.tournament, history.past.slice(at + 1).filter(isDealers));
}

const circumstancesOf = ({ at, seed }: Step): Circumstances => ({
  now: at,
  ...(seed !== undefined && { entropy: seed }),
});
const isTopic = (event: TournamentEvent): event is TopicEvent => event.type !== 'began';
/** What comes from phones, for the TVs and from the machine belongs to no command. */
const isOutside = ({ type }: TopicEvent): boolean =>
  type === 'asked' ||
  type === 'tv-set' ||
  type === 'seats-taken' ||
  type === 'slept' ||
  type === 'card-named';

/** The later steps, as they happened, on the tournament without the step. */
export function applyRetracted(
  history: UndoStack,
  { step: number, what }: RetractedEvent,
  apply: Apply,
): UndoStack {
  const at = history.past.findIndex((step) => step.number === number);
  if (at < 0) return history;
  const { tournament, past } = applyAgain(history.past[at]!.before, history.past.slice(at + 1), apply);
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
  const { followed } = history.tournament;
  return {
    tournament: { ...tournament, followed },
    past: [...history.past.slice(0, at), ...past, retraction],
    undone: [],
  };
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
  command.type === 'end-hand' || command.type === 'settle-hand'
    ? (command.busts ?? [])
    : command.type === 'bust'
      ? command.players
      : [];
