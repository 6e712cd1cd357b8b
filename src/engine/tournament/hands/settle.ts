import type { StacksEvent } from '../stacks/stacks.ts';
import { tellChips } from '../stacks/stacks.ts';
import { type Draft, reject } from '../state/draft.ts';
import { bust } from './bust.ts';
import { endHand } from './end.ts';
import type { HandsEvent, SettleHand } from './hands.ts';

/** What a hand came to at a table where people deal, in one step: players out, and stacks somebody has counted. */
export function settleHand(draft: Draft<HandsEvent | StacksEvent>, told: SettleHand): void {
  const { type: _, table: id, busts = [], stacks = {}, ...outcome } = told;
  draft.checkPeopleDeal(id);
  const { hand } = draft.table(id);
  const counted = Object.entries(stacks);
  if (busts.length === 0 && counted.length === 0 && hand === null)
    reject('nobody-named', null, 'say who is out, or who has how many chips');
  if (busts.length > 0) bust(draft, { type: 'bust', table: id, players: busts, ...outcome });
  else if (hand !== null) endHand(draft, { type: 'end-hand', table: id });
  if (draft.tournament.phase === 'over') return;
  for (const [player, stack] of counted) tellChips(draft, player, stack);
}
