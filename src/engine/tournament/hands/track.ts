import { circuitBefore } from '../../button/button.ts';
import type { Circuit } from '../../button/moving-button.ts';
import type { RefusalCode } from '../../refusal-codes.ts';
import type { Seat } from '../../units.ts';
import { isForgotten } from '../state/bell.ts';
import { type Draft, Refused, reject } from '../state/draft.ts';
import {
  knowsButton,
  type PlayerId,
  seatsOf,
  type Table,
  type TableId,
  type Tournament,
} from '../state/state.ts';
import { endHand } from './end.ts';
import type { HandsCommand, HandsEvent } from './hands.ts';
import { dealerAt, startHand } from './start.ts';

/** The chair of the button must be told before hands can be tracked. */
export function checkButton(draft: Draft<HandsEvent>, table: Table, button: Seat | undefined): void {
  if (button !== undefined) checkChair(table, button);
  else if (!knowsButton(draft.tournament, table, draft.now))
    reject('button-needed', null, `where is the button at table ${table.id}?`, { table: table.id });
}

export function checkChair({ id, chairs }: Table, seat: Seat): void {
  if (!(Number.isInteger(seat) && seat >= 1 && seat <= chairs))
    reject('no-such-chair', null, `table ${id} has chairs 1 to ${chairs}`, { table: id, chairs });
}

/** A button named for an empty chair stays there, where the rulebook has a dead button [dead-button-general]. */
export function deadButtonAt(
  { tournament }: { readonly tournament: Tournament },
  id: TableId,
  button: Seat,
): { circuit?: Circuit } {
  const table = tournament.tables.get(id)!;
  if (table.seats.has(button)) return {};
  const circuit = circuitBefore(tournament.rulebook.tournament.button.use, button, seatsOf(table));
  return circuit === null ? {} : { circuit };
}

/** What keeps a table from dealing, though its last hand is over. */
const WAITS: readonly RefusalCode[] = ['seats-first', 'clock-stopped', 'hand-for-hand', 'too-few-at-table'];

/**
 * One tap a hand: the last one is over, the next one begins. Where no hand may begin yet, the tap only says that the last
 * one is over: others may be waiting for that.
 */
export function nextHand(
  draft: Draft<HandsEvent>,
  { table: id, riffledAt }: HandsCommand & { type: 'next-hand' },
): void {
  draft.checkPeopleDeal(id);
  const ended = draft.table(id).hand !== null;
  if (ended) endHand(draft, { type: 'end-hand', table: id });
  if (draft.tournament.phase === 'over') return;
  try {
    startHand(draft, { table: id, ...(riffledAt !== undefined && { riffledAt }) });
  } catch (error) {
    if (!(ended && error instanceof Refused && WAITS.includes(error.refusal.code))) throw error;
  }
}

/** Begins or stops tracking a live table. A hand in play is over with it: nobody will tap its end. */
export function track(
  draft: Draft<HandsEvent>,
  { table: id, on, button, remote }: HandsCommand & { type: 'track' },
): void {
  draft.checkPeopleDeal(id);
  const table = draft.table(id);
  if (on) checkButton(draft, table, button);
  if (table.hand !== null && (!on || button !== undefined)) endHand(draft, { type: 'end-hand', table: id });
  if (remote) draft.player(remote);
  draft.push({
    type: 'tracked',
    table: id,
    on,
    button: on ? (button ?? null) : null,
    ...(on && button !== undefined && deadButtonAt(draft, id, button)),
    ...(remote !== undefined && { remote }),
    at: draft.now,
  });
}

/**
 * Where hands must have been played since the last tap, nobody taps them in any more: button and stacks are unknown again.
 * A tap for the table's next hand says somebody does after all.
 */
export function noteForgotten(draft: Draft<HandsEvent>, command: { readonly type: string }): void {
  const { tournament, now } = draft;
  const tapping = TAPS.has(command.type) && 'table' in command ? command.table : null;
  for (const table of tournament.tables.values())
    if (table.id !== tapping && isForgotten(table, tournament.clock, now)) {
      if (table.hand !== null) endHand(draft, { type: 'end-hand', table: table.id });
      draft.push({ type: 'tracked', table: table.id, on: false, button: null, at: now });
    }
}

const TAPS: ReadonlySet<string> = new Set([
  'start-hand',
  'end-hand',
  'settle-hand',
  'next-hand',
  'track',
  'correct-button',
]);

/** The tables whose hands a player taps in: as the director has named them, or because they deal there. */
export const remotesOf = (tournament: Tournament, player: PlayerId): readonly TableId[] =>
  remoteHolders(tournament).get(player) ?? [];

/** The tables whose hands somebody taps in: their player's, and the one their phone lies on. */
export function tappedBy(
  tournament: Tournament,
  player: PlayerId | null,
  remote: TableId | undefined,
): readonly TableId[] {
  const own = player === null ? [] : remotesOf(tournament, player);
  return [...new Set([...own, ...remoteOn(tournament, remote)])];
}

/** The table that a phone lying on it taps the hands in for; none before the start, or where Riffle deals. */
export function remoteOn({ phase, tables }: Tournament, table: TableId | undefined): readonly TableId[] {
  const found = table === undefined || phase !== 'running' ? undefined : tables.get(table);
  return found === undefined || found.kind === 'dealt' ? [] : [found.id];
}

/** Everybody who taps in hands, with their tables. Before the start there are none to tap. */
export function remoteHolders(tournament: Tournament): ReadonlyMap<PlayerId, readonly TableId[]> {
  const holders = new Map<PlayerId, TableId[]>();
  if (tournament.phase !== 'running') return holders;
  for (const { id, kind, remote } of tournament.tables.values()) {
    if (kind === 'dealt') continue;
    for (const player of new Set([remote, dealerAt(tournament, id)]))
      if (player !== null) holders.set(player, [...(holders.get(player) ?? []), id]);
  }
  return holders;
}
