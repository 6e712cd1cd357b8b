import { assertNever } from '../../refusal.ts';
import type { Draft } from '../state/draft.ts';
import { firstDraw, redrawHalfField } from './draw.ts';
import { seatLate } from './late.ts';
import { rearrange, reseat } from './move.ts';
import type { SeatsCommand, SeatsEvent } from './seats.ts';

export function decideSeats(draft: Draft<SeatsEvent>, command: SeatsCommand): void {
  switch (command.type) {
    case 'draw-seats':
      return firstDraw(draft, command.dealers ?? [], command.kind ?? 'live', command.oneByOne);
    case 'seat-late':
      return seatLate(draft, command.player, command.missed);
    case 'rearrange':
      return rearrange(draft);
    case 'reseat':
      return reseat(draft, command.player, command.to, command.reason);
    case 'redraw-half-field':
      return redrawHalfField(draft);
    default:
      return assertNever(command);
  }
}
