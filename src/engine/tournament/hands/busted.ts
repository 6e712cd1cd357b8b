import type { Draft } from '../state/draft.ts';
import type { Bust, PlayerId } from '../state/state.ts';
import type { HandsEvent, TellBust } from './hands.ts';

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

/** Who knocked a player out, where somebody has said so along with the bust. */
export function knockedOutBy(
  draft: Draft<HandsEvent>,
  player: PlayerId,
  { knockedOutBy: told }: Pick<TellBust, 'knockedOutBy'>,
): Pick<Bust, 'by'> {
  const by = (told?.[player] ?? []).filter((id) => id !== player);
  for (const id of by) draft.player(id);
  return by.length === 0 ? {} : { by };
}
