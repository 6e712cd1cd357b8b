import { assertNever } from '../../refusal.ts';
import { type RulingsEvent, recordMisdeal } from '../rulings/rulings.ts';
import type { StacksEvent } from '../stacks/stacks.ts';
import type { Draft } from '../state/draft.ts';
import { bust, orderBust } from './bust.ts';
import { endHand } from './end.ts';
import type { HandsCommand, HandsEvent } from './hands.ts';
import { settleHand } from './settle.ts';
import { correctButton, startHand } from './start.ts';
import { nextHand, track } from './track.ts';
import { finishNow } from './winner.ts';

export function decideHands(
  draft: Draft<HandsEvent | RulingsEvent | StacksEvent>,
  command: HandsCommand,
): void {
  switch (command.type) {
    case 'start-hand':
      checkDealer(draft, command);
      return startHand(draft, command);
    case 'end-hand':
      checkDealer(draft, command);
      // A misdeal happened, whether somebody taps hands in or not.
      if (command.misdeal === true && draft.table(command.table).hand === null)
        return recordMisdeal(draft, command.table);
      return endHand(draft, command);
    case 'bust':
      return bust(draft, command);
    case 'order-bust':
      return orderBust(draft, command);
    case 'settle-hand':
      return settleHand(draft, command);
    case 'next-hand':
      return nextHand(draft, command);
    case 'track':
      return track(draft, command);
    case 'correct-button':
      return correctButton(draft, command.table, command.seat);
    case 'hand-for-hand':
      return draft.push({ type: 'hand-for-hand', on: command.on });
    case 'finish':
      return finishNow(draft);
    default:
      return assertNever(command);
  }
}

/** At a dealt table Riffle starts and ends every hand; at other tables people do. */
function checkDealer(
  draft: Draft<HandsEvent>,
  { table, dealer }: HandsCommand & { type: 'start-hand' | 'end-hand' },
): void {
  if (dealer !== true) draft.checkPeopleDeal(table);
}
