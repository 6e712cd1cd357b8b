import { chips } from './chips.ts';
import { clock } from './clock.ts';
import { conduct } from './conduct.ts';
import { etiquette } from './etiquette.ts';
import { money } from './money.ts';
import { people } from './people.ts';

/** The tournament around the hands: money, people, clock, chips, the director and conduct. */
export const tournament = { ...money, ...people, ...clock, ...chips, ...conduct, ...etiquette };
