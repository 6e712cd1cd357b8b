import type { Refusal } from '../engine/refusal.ts';
import type { TournamentCommand } from '../engine/tournament/commands.ts';
import { tappedBy } from '../engine/tournament/hands/track.ts';
import type { TableId, Tournament } from '../engine/tournament/state/state.ts';
import type { ClientFrame, Power, Role } from '../protocol/frames.ts';
import type { Actor } from './actor.ts';

type FrameType =
  | 'act'
  | 'call-time'
  | 'more-time'
  | 'hurry'
  | 'rule'
  | 'void-hand'
  | 'table'
  | 'commit'
  | 'reveal'
  | 'say'
  | 'react'
  | 'report'
  | 'silence'
  | 'open-talk';

/** Everything people can ask of a tournament: its commands, and what they do at a dealt table. */
export type Request = TournamentCommand | (ClientFrame & { type: FrameType });
export type AskedType = Request['type'];

/** `own`: only for their own seat or name. `remote`: at a table whose hands they tap in. */
type Cell = 'yes' | 'own' | 'remote' | 'no';
type Row = {
  readonly director: Cell;
  /** The power that lets an assistant do it; null where none does. */
  readonly assistant: Power | null;
  readonly player: Cell;
  /** Whether spectators may, too. */
  readonly spectator?: true;
};

const directors = (assistant: Power | null = null): Row => ({ director: 'yes', assistant, player: 'no' });
/** What a table remote is for. */
const atTheTable: Row = { director: 'yes', assistant: 'hands', player: 'remote' };
const ownSeat: Row = { director: 'own', assistant: null, player: 'own' };

/**
 * Who may do what. The director decides about money, clock and seats, and may hand some of it to an assistant; players
 * act only for themselves. Displays only watch, and so do spectators, but for their talk. Somebody with another role and a seat
 * may do with it what a player may.
 */
export const TABLE: Readonly<Record<AskedType, Row>> = {
  expect: directors('door'),
  excuse: { director: 'yes', assistant: 'door', player: 'own' },
  enter: directors('door'),
  rename: directors('door'),
  'play-online': { director: 'yes', assistant: 'door', player: 'own' },
  withdraw: directors('door'),
  merge: directors('door'),
  'seat-late': directors('door'),
  'draw-seats': directors('seats'),
  rearrange: directors('seats'),
  'combine-tables': directors('seats'),
  reseat: directors('seats'),
  'redraw-half-field': directors('seats'),
  'take-seats': directors('seats'),
  'name-dealers': directors('seats'),
  'draw-button': directors('seats'),
  start: directors('clock'),
  clock: directors('clock'),
  'count-sleep': directors('clock'),
  'end-break-step': directors('clock'),
  'show-on-tv': directors('clock'),
  'set-levels': directors(),
  'hand-for-hand': directors('clock'),
  'start-hand': atTheTable,
  'end-hand': atTheTable,
  'next-hand': atTheTable,
  track: atTheTable,
  bust: atTheTable,
  answer: atTheTable,
  'settle-hand': atTheTable,
  follow: atTheTable,
  'order-bust': directors('hands'),
  'correct-button': directors('hands'),
  'tell-chips': directors('hands'),
  'color-up': directors('hands'),
  leave: { director: 'yes', assistant: 'seats', player: 'own' },
  'come-back': { director: 'yes', assistant: 'seats', player: 'own' },
  // Asks the director for something, or takes the request back; the director may dismiss it.
  ask: { director: 'yes', assistant: 'seats', player: 'own' },
  'call-clock': directors('clock'),
  rebuy: directors('bank'),
  'add-on': directors('bank'),
  pay: directors('bank'),
  'pay-out': directors('bank'),
  'write-off': directors('bank'),
  remove: directors(),
  'take-chips': directors(),
  penalize: directors(),
  'set-prizes': directors(),
  'set-costs': directors(),
  'agree-deal': directors(),
  'end-now': directors(),
  finish: directors(),
  override: directors(),
  'record-ruling': directors(),
  undo: directors(),
  redo: directors(),
  retract: directors(),
  rule: directors(),
  'void-hand': directors(),
  act: ownSeat,
  // On the player to act at their own table; the dealer checks which table that is.
  'call-time': { director: 'yes', assistant: 'clock', player: 'own' },
  'more-time': directors('clock'),
  hurry: ownSeat,
  commit: ownSeat,
  reveal: ownSeat,
  // At their own table or, where they only watch, among those who do; the talk itself checks which one that is.
  say: { director: 'yes', assistant: null, player: 'own', spectator: true },
  react: { director: 'yes', assistant: null, player: 'own', spectator: true },
  report: { director: 'yes', assistant: null, player: 'own' },
  silence: directors(),
  'open-talk': directors(),
  // Only the director pauses the tables; after a crash any player may continue.
  table: { director: 'yes', assistant: 'clock', player: 'yes' },
};

/** The tournament commands that these powers let an assistant give. */
export const handedTo = (powers: readonly Power[]): TournamentCommand['type'][] =>
  (Object.keys(TABLE) as AskedType[]).filter((type): type is TournamentCommand['type'] => {
    const { assistant } = TABLE[type];
    return assistant !== null && type !== 'table' && powers.includes(assistant);
  });

export type Denial = Refusal<'read-only' | 'no-seat' | 'not-yours' | 'not-delegated' | 'director-only'>;

const denied = (code: Denial['code'], message: string): Denial => ({ code, rule: null, message });

/** Why they may not; null if they may. `remotes` gives the tables whose hands they tap in; only few requests need them. */
export function mayDo(
  { role, player }: Actor,
  powers: readonly Power[],
  asked: Request,
  remotes: () => readonly TableId[] = () => [],
): Denial | null {
  const row = TABLE[asked.type];
  if ('anyway' in asked && asked.anyway !== undefined && role !== 'director')
    return denied('director-only', 'Only the director can make an exception.');
  const remote = row.player === 'remote' && 'table' in asked && remotes().includes(asked.table);
  if (role === 'display' || role === 'spectator')
    return remote || (role === 'spectator' && row.spectator)
      ? null
      : denied('read-only', 'This screen can only watch.');
  if (role === 'assistant' && row.assistant !== null && powers.includes(row.assistant)) return null;
  const cell = cellOf(row, role, asked);
  if (cell === 'yes' && (role !== 'assistant' || player !== null)) return null;
  if (remote) return null;
  if (cell === 'own')
    return player === null
      ? denied('no-seat', 'Only players with a seat can do that.')
      : !('player' in asked) || asked.player === player
        ? null
        : denied('not-yours', 'You can only do that for yourself.');
  return role === 'assistant' && row.assistant !== null
    ? denied('not-delegated', 'The director has not given you this task.')
    : denied('director-only', 'Only the director can do that.');
}

/** The tables whose hands somebody taps in. */
export const remotesFor = (
  { tournament }: { readonly tournament: Tournament },
  { player, remote }: Actor,
): readonly TableId[] => tappedBy(tournament, player, remote);

/** An assistant with a seat but without the power is a player like any other. */
function cellOf(row: Row, role: Role, asked: Request): Cell {
  if (role === 'director') return row.director;
  return asked.type === 'table' && asked.do === 'hold' ? 'no' : row.player;
}
