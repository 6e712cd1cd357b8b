import type { RuleId } from '../../../rules/index.ts';
import { assertNever } from '../../refusal.ts';
import { type Chips, MOST_CHIPS } from '../../units.ts';
import { changePlayer, plus, setStacks } from '../state/changes.ts';
import { type Draft, reject } from '../state/draft.ts';
import type { PlayerId, Tournament } from '../state/state.ts';

export type StacksCommand =
  | { readonly type: 'tell-chips'; readonly player: PlayerId; readonly stack: Chips }
  | {
      readonly type: 'take-chips';
      readonly player: PlayerId;
      readonly chips: Chips;
      readonly reason: string;
    };

export type StacksEvent =
  | { readonly type: 'chips-told'; readonly player: PlayerId; readonly stack: Chips }
  | {
      readonly type: 'chips-taken';
      readonly player: PlayerId;
      readonly chips: Chips;
      readonly reason: string;
      readonly rule: RuleId;
    };

export function decideStacks(draft: Draft<StacksEvent>, command: StacksCommand): void {
  switch (command.type) {
    case 'tell-chips':
      return tellChips(draft, command.player, command.stack);
    case 'take-chips':
      return takeChips(draft, command.player, command.chips, command.reason);
    default:
      return assertNever(command);
  }
}

export function applyStacks(tournament: Tournament, event: StacksEvent): Tournament {
  switch (event.type) {
    case 'chips-told':
      return setStacks(tournament, [[event.player, event.stack]]);
    case 'chips-taken': {
      const { stack } = tournament.players.get(event.player)!;
      const taken = changePlayer(tournament, event.player, { stack: plus(stack, -event.chips) });
      return { ...taken, bank: taken.bank + event.chips };
    }
    default:
      return assertNever(event);
  }
}

/** What a player has in front of them, where people deal; at a dealt table Riffle counts. */
export function tellChips(draft: Draft<StacksEvent>, id: PlayerId, stack: Chips): void {
  const { table } = draft.chair(id);
  draft.checkPeopleDeal(table);
  draft.push({ type: 'chips-told', player: id, stack: checkedStack(stack) });
}

/** What somebody says a player has who is not out. */
export function checkedStack(stack: Chips): Chips {
  if (!Number.isSafeInteger(stack) || stack < 1 || stack > MOST_CHIPS)
    reject('bad-stack', null, `a stack of ${stack}: enter a whole number from 1 to ${MOST_CHIPS}`, {
      most: MOST_CHIPS,
    });
  return stack;
}

/** Chips taken off the table or pocketed leave the tournament [chips-removed-from-table]. */
function takeChips(draft: Draft<StacksEvent>, id: PlayerId, chips: Chips, reason: string): void {
  const { name } = draft.player(id);
  const stack = draft.known(id);
  draft.chair(id);
  if (!Number.isSafeInteger(chips) || chips < 1)
    reject('bad-chip-count', null, 'enter a whole number of chips, at least 1');
  draft.checkNoDealtHand(id, 'chips-removed-from-table');
  if (stack !== null && chips >= stack)
    reject('takes-whole-stack', null, `${name} has ${stack} chips and must keep at least one`, {
      player: id,
      name,
      stack,
    });
  if (reason.trim() === '') reject('reason-needed', null, 'taking chips away needs a reason: say why');
  draft.push({ type: 'chips-taken', player: id, chips, reason, rule: 'chips-removed-from-table' });
}
