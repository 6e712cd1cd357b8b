import { badBets } from './bets.ts';
import { boardErrors } from './board.ts';
import { conduct } from './conduct.ts';
import { declarations } from './declarations.ts';
import { etiquette } from './etiquette.ts';
import { deadHands } from './hands.ts';
import { irregularCards } from './irregular-cards.ts';
import { misdeals } from './misdeals.ts';
import type { Irregularity } from './ruling.ts';
import { showdown } from './showdown.ts';

/** Where in a hand things go wrong. */
export const areas = {
  deal: misdeals,
  board: boardErrors,
  hand: deadHands,
  cards: irregularCards,
  bet: [...badBets, ...declarations],
  showdown,
  conduct,
  manners: etiquette,
} as const satisfies Record<string, readonly Irregularity[]>;

/** All irregularities. */
export const irregularities: readonly Irregularity[] = Object.values(areas).flat();
