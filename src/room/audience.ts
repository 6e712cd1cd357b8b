import type { TournamentAudience } from '../engine/views/tournament-view.ts';
import type { Actor } from './actor.ts';
import { handedTo } from './permissions.ts';

/** The audience somebody belongs to. */
export function audienceOf({ role, player, powers = [] }: Actor): TournamentAudience {
  if (role === 'director') return { role, player };
  if (role === 'assistant' && powers.length > 0) return { role, player, may: handedTo(powers) };
  return player === null ? { role: 'display' } : { role: 'player', player };
}
