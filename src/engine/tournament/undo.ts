import { assertNever } from '../refusal.ts';
import type { TournamentCommand } from './commands.ts';
import { type Draft, reject } from './state/draft.ts';
import type { Table, Tournament } from './state/state.ts';

/** A tournament with the steps that can be undone and redone; each step holds the tournament as it was. */
export type UndoStack = {
  readonly tournament: Tournament;
  readonly past: readonly Step[];
  readonly undone: readonly Step[];
};

export type Step = {
  readonly before: Tournament;
  readonly what: string;
  readonly command: TournamentCommand | null;
  /** Whether undoing it sets the clock back too. */
  readonly clock: boolean;
};

export type UndoEvent =
  /** A director's command begins, in words: undo goes back to here. Old tournaments have no command in it. */
  | {
      readonly type: 'began';
      readonly what: string;
      readonly command?: TournamentCommand;
      readonly at: number;
      readonly clock: boolean;
    }
  | { readonly type: 'undone'; readonly what: string }
  | { readonly type: 'redone'; readonly what: string };

/** Steps that can be undone; older ones are let go, so that memory stays bounded. */
const STEPS = 50;

/** Undoing one of these sets the clock back too. */
const CLOCK_COMMANDS: ReadonlySet<TournamentCommand['type']> = new Set([
  'clock',
  'set-levels',
  'count-sleep',
]);

export const beginStep = (draft: Draft<UndoEvent>, command: TournamentCommand): void =>
  draft.push({
    type: 'began',
    what: inWords(draft.tournament, command),
    command,
    at: draft.now,
    clock: CLOCK_COMMANDS.has(command.type),
  });

export function takeBack(draft: Draft<UndoEvent>, history: UndoStack, which: 'undo' | 'redo'): void {
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

/** A table where Riffle has dealt cards since then: only a ruling can take those back. */
export const dealtSince = (tournament: Tournament, before: Tournament): Table | undefined =>
  [...tournament.tables.values()].find(
    ({ id, kind, hand }) =>
      kind === 'dealt' && hand !== null && before.tables.get(id)?.hand?.number !== hand.number,
  );

export function applyUndo(history: UndoStack, event: UndoEvent): UndoStack {
  switch (event.type) {
    case 'began': {
      const { what, command = null, clock } = event;
      const step = { before: history.tournament, what, command, clock };
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
  const back = { ...step, before: tournament };
  return {
    ...history,
    tournament: restored,
    [from]: history[from].slice(0, -1),
    [to]: [...history[to], back],
  };
}

/** The step, in words. */
function inWords({ players }: Tournament, command: TournamentCommand): string {
  const known = 'player' in command ? (players.get(command.player)?.name ?? command.player) : '';
  const name = 'name' in command ? command.name : known;
  const table = 'table' in command ? ` at table ${command.table}` : '';
  const busts =
    command.type === 'end-hand' && command.busts?.length
      ? `: ${command.busts.map((id) => players.get(id)?.name ?? id).join(', ')} out`
      : '';
  const step = command.type === 'clock' ? ` ${command.do}` : '';
  return `${command.type.replaceAll('-', ' ')}${step}${name && ` ${name}`}${table}${busts}`;
}
