import { assertNever } from '../../refusal.ts';
import type { RulingsEvent } from '../rulings/rulings.ts';
import type { StacksEvent } from '../stacks/stacks.ts';
import type { Draft } from '../state/draft.ts';
import { drawButton } from './button-draw.ts';
import { nameDealers } from './dealers.ts';
import { firstDraw, redrawHalfField } from './draw.ts';
import { seatLate } from './late.ts';
import { combineTables, rearrange, reseat } from './move.ts';
import type { SeatsCommand, SeatsEvent } from './seats.ts';

export function decideSeats(
  draft: Draft<SeatsEvent | RulingsEvent | StacksEvent>,
  command: SeatsCommand,
): void {
  switch (command.type) {
    case 'draw-seats':
      return firstDraw(draft, command);
    case 'seat-late':
      return seatLate(draft, command);
    case 'rearrange':
      return rearrange(draft, command);
    case 'combine-tables':
      return combineTables(draft);
    case 'name-dealers':
      return nameDealers(draft, command.players);
    case 'draw-button':
      return drawButton(draft, command.table, command.cards);
    case 'reseat':
      return reseat(draft, command);
    case 'redraw-half-field':
      return redrawHalfField(draft, command.anyway);
    default:
      return assertNever(command);
  }
}
