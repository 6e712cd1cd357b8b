import type { NightAudience } from '../engine/views/night-view.ts';
import { handedTo } from './permissions.ts';
import type { Who } from './who.ts';

/** With whose eyes somebody sees the night. */
export function audienceOf({ role, player, powers = [] }: Who): NightAudience {
  if (role === 'director') return { role, player };
  if (role === 'assistant' && powers.length > 0) return { role, player, may: handedTo(powers) };
  return player === null ? { role: 'display' } : { role: 'player', player };
}
