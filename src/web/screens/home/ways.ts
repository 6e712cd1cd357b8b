import type { Listed } from '../../shared/api/api.ts';
import type { GamesWords } from './games-words.ts';

type Way = readonly [
  to: string,
  label: keyof GamesWords & ('toDesk' | 'toTable' | 'toLobby' | 'toSeat' | 'toTv' | 'desk'),
];

/** Where somebody belongs in a tournament, the first place first. */
export function waysTo({ id, role, player, dealt, phase }: Listed): readonly Way[] {
  const at = `/t/${id}`;
  const tv: Way = [`${at}/tv`, 'toTv'];
  if (role === 'display' || role === 'spectator') return [tv];
  const before = phase === 'open' || phase === 'seated';
  const table: Way = [`${at}/table`, before ? 'toLobby' : 'toTable'];
  const seat: Way[] = player === null ? [] : [[`${at}/me`, 'toSeat']];
  if (role === 'player') return dealt ? [table] : seat;
  return dealt ? [table, [at, 'desk']] : [[at, 'toDesk'], ...seat, tv];
}
