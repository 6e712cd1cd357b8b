import type { TournamentAudience } from '../engine/views/tournament-view.ts';
import type { Actor } from './actor.ts';
import { handedTo } from './permissions.ts';

/** The audience somebody belongs to. */
export function audienceOf({ role, player, powers = [], remote }: Actor): TournamentAudience {
  const taps = remote === undefined ? {} : { remote };
  if (role === 'director') return { role, player, ...taps };
  if (role === 'assistant' && powers.length > 0) return { role, player, may: handedTo(powers), ...taps };
  return player === null ? { role: 'display', ...taps } : { role: 'player', player, ...taps };
}
