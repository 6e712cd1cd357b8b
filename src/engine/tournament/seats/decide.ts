import { assertNever } from '../../refusal.ts';
import type { RulingsEvent } from '../rulings/rulings.ts';
import type { Draft } from '../state/draft.ts';
import { firstDraw, redrawHalfField } from './draw.ts';
import { seatLate } from './late.ts';
import { rearrange, reseat } from './move.ts';
import type { SeatsCommand, SeatsEvent } from './seats.ts';

export function decideSeats(draft: Draft<SeatsEvent | RulingsEvent>, command: SeatsCommand): void {
  switch (command.type) {
    case 'draw-seats':
      return firstDraw(draft, command.dealers ?? [], command.kind ?? draft.tournament.kind, command);
    case 'seat-late':
      return seatLate(draft, command);
    case 'rearrange':
      return rearrange(draft, command.cards);
    case 'reseat':
      return reseat(draft, command);
    case 'redraw-half-field':
      return redrawHalfField(draft, command.anyway);
    default:
      return assertNever(command);
  }
}
