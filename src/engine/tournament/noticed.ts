import type { Card } from '../cards/card.ts';
import { readClock, shifted } from '../clock/clock.ts';
import { type Draft, reject } from './draft.ts';
import type { Player, TableId, Tournament } from './state.ts';

/** What Riffle itself notices; nobody can send it. */
export type SystemCommand =
  /** The machine slept, or Riffle did not run: the clock has counted the time, and the director is asked. */
  | { readonly type: 'note-sleep'; readonly from: number; readonly to: number }
  /** The machine's clock was set: every point in time moves with it, so nothing is gained or lost. */
  | { readonly type: 'note-jump'; readonly by: number }
  /** A ruling named a card as somebody's: whoever asks leaves a trace, whether it is theirs or not. */
  | ({ readonly type: 'note-card' } & NamedCard);

export type NamedCard = {
  readonly table: TableId;
  readonly hand: number;
  readonly seat: number;
  readonly card: Card;
};

export const isNoticed = (command: { readonly type: string }): command is SystemCommand =>
  command.type.startsWith('note-');

export function notice(draft: Draft, command: SystemCommand): void {
  if (command.type === 'note-jump') return draft.push({ type: 'time-jumped', by: command.by });
  if (command.type === 'note-card') {
    const { table, hand, seat, card } = command;
    return draft.push({ type: 'card-named', table, hand, seat, card });
  }
  const { from, to } = command;
  const { clock, phase } = draft.tournament;
  if (phase !== 'running' || !readClock(clock, from).running || to <= from) return;
  draft.push({ type: 'slept', from, to });
}

/** The director's answer to "The laptop slept for 12 minutes. Count them?" */
export function countSleep(draft: Draft, count: boolean): void {
  const { clock, slept } = draft.tournament;
  if (slept === null) return reject('nothing-to-count', null, 'that has already been decided');
  draft.push({ type: 'clock-set', clock: count ? clock : shifted(clock, slept) });
}

/** The tournament with every point in time later by so many milliseconds. */
export function jumped(tournament: Tournament, by: number): Tournament {
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
