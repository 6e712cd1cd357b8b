import type { NightAudience } from '../engine/views/night-view.ts';
import type { Who } from './who.ts';

/** With whose eyes somebody sees the night. */
export function audienceOf({ role, player }: Who): NightAudience {
  if (role === 'director') return { role, player };
  return player === null ? { role: 'display' } : { role: 'player', player };
}
