import type { Refusal } from '../engine/refusal.ts';
import type { TournamentCommand } from '../engine/tournament/commands.ts';
import type { ClientFrame, Role } from '../protocol/frames.ts';
import type { Actor } from './actor.ts';

/** What a director may hand to an assistant. */
export const POWERS = ['clock', 'door', 'seats', 'hands', 'bank'] as const;
export type Power = (typeof POWERS)[number];

type FrameType =
  | 'act'
  | 'call-time'
  | 'rule'
  | 'void-hand'
  | 'table'
  | 'commit'
  | 'reveal'
  | 'say'
  | 'react'
  | 'report'
  | 'silence';

/** Everything one can ask of a tournament: the night's commands, and what is done at a dealt table. */
export type Request = TournamentCommand | (ClientFrame & { type: FrameType });
export type AskedType = Request['type'];

/** `own`: for the seat or the name that is one's own. */
type Cell = 'yes' | 'own' | 'no';
type Row = {
  readonly director: Cell;
  /** The power that lets an assistant do it; null where none does. */
  readonly assistant: Power | null;
  readonly player: Cell;
};

const directors = (assistant: Power | null = null): Row => ({ director: 'yes', assistant, player: 'no' });
const ownSeat: Row = { director: 'own', assistant: null, player: 'own' };

/**
 * Who may do what. The director decides about money, clock and seats, and may hand some of it to an assistant; players
 * speak for themselves alone. Displays and spectators have no column: they only look. Who holds a seat beside another
 * role may do with it what a player may.
 */
export const TABLE: Readonly<Record<AskedType, Row>> = {
  expect: directors('door'),
  excuse: { director: 'yes', assistant: 'door', player: 'own' },
  enter: directors('door'),
  'seat-late': directors('door'),
  'draw-seats': directors('seats'),
  rearrange: directors('seats'),
  reseat: directors('seats'),
  'redraw-half-field': directors('seats'),
  start: directors('clock'),
  clock: directors('clock'),
  'count-sleep': directors('clock'),
  'set-levels': directors(),
  'hand-for-hand': directors('clock'),
  'start-hand': directors('hands'),
  'end-hand': directors('hands'),
  'correct-button': directors('hands'),
  'tell-chips': directors('hands'),
  'colour-up': directors('hands'),
  leave: { director: 'yes', assistant: 'seats', player: 'own' },
  'come-back': { director: 'yes', assistant: 'seats', player: 'own' },
  // Asks the director for something, or takes it back; the director waves it away.
  ask: { director: 'yes', assistant: 'seats', player: 'own' },
  'call-clock': directors('clock'),
  rebuy: directors('bank'),
  'add-on': directors('bank'),
  pay: directors('bank'),
  'pay-out': directors('bank'),
  remove: directors(),
  'take-chips': directors(),
  penalise: directors(),
  'set-prizes': directors(),
  'agree-deal': directors(),
  finish: directors(),
  override: directors(),
  undo: directors(),
  redo: directors(),
  rule: directors(),
  'void-hand': directors(),
  act: ownSeat,
  // On who is to act at one's own table; at which table that is, the dealer knows.
  'call-time': { director: 'yes', assistant: 'clock', player: 'own' },
  commit: ownSeat,
  reveal: ownSeat,
  // At which table one may speak, the talk itself knows.
  say: { director: 'yes', assistant: null, player: 'own' },
  react: { director: 'yes', assistant: null, player: 'own' },
  report: { director: 'yes', assistant: null, player: 'own' },
  silence: directors(),
  // To hold the tables is the director's; after a crash anybody at them may say go on.
  table: { director: 'yes', assistant: 'clock', player: 'yes' },
};

/** The night's commands these powers let an assistant give. */
export const handedTo = (powers: readonly Power[]): TournamentCommand['type'][] =>
  (Object.keys(TABLE) as AskedType[]).filter((type): type is TournamentCommand['type'] => {
    const { assistant } = TABLE[type];
    return assistant !== null && type !== 'table' && powers.includes(assistant);
  });

export type Denial = Refusal<'read-only' | 'no-seat' | 'not-yours' | 'not-delegated' | 'director-only'>;

const denied = (code: Denial['code'], message: string): Denial => ({ code, rule: null, message });

/** Null if he may; otherwise why not. */
export function mayDo({ role, player }: Actor, powers: readonly Power[], asked: Request): Denial | null {
  const row = TABLE[asked.type];
  if (role === 'display' || role === 'spectator') return denied('read-only', 'This screen can only watch.');
  if (role === 'assistant' && row.assistant !== null && powers.includes(row.assistant)) return null;
  const cell = cellOf(row, role, asked);
  if (cell === 'yes' && (role !== 'assistant' || player !== null)) return null;
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

/** An assistant without the power is a player like others, if he has a seat. */
function cellOf(row: Row, role: Role, asked: Request): Cell {
  if (role === 'director') return row.director;
  return asked.type === 'table' && asked.do === 'hold' ? 'no' : row.player;
}
