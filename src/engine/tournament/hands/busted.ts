import type { Draft } from '../state/draft.ts';
import type { Bust } from '../state/state.ts';
import type { HandsEvent } from './hands.ts';

/** Puts them out; hand for hand, busts at several tables join. */
export function pushBusted(
  draft: Draft<HandsEvent>,
  together: readonly Bust[],
  dealtIn: readonly number[],
): void {
  const { handForHand, bustOpen, rulebook } = draft.tournament;
  const { sameHand } = rulebook.tournament;
  const joins = handForHand && bustOpen;
  draft.push({
    type: 'busted',
    together,
    joins,
    at: draft.now,
    dealtIn,
    rule: together.length > 1 || joins ? sameHand.cite : 'finish-order',
  });
}
