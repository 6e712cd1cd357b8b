import { handName } from '../../../../../odds/pushfold/hands.ts';
import type { HandToReplay } from '../../../../../protocol/hands.ts';
import { decimal, money } from '../../../../shared/format.ts';
import type { Decision } from './decision.ts';
import type { OpinionWords } from './words.ts';
import type { Answer } from './worker.ts';

/** Less than this is nothing: a hundredth of a big blind, or a cent. */
const NOTHING = { chips: 0.01, prizes: 1 } as const;

/** What good players do with this hand, and what the reader's decision was worth, in one sentence. */
export function opinionText(
  { spot, hand, bigBlinds, against, did }: Decision,
  { worth, share }: Answer,
  atStake: NonNullable<HandToReplay['atStake']>,
  t: OpinionWords,
): string {
  const gain = worth.allIn - worth.fold;
  const prizes = spot.prizes !== undefined;
  const size = Math.abs(gain);
  const amount = prizes
    ? t.inPrizes(money(Math.round(size), atStake.currency))
    : t.bigBlinds(decimal(size, 2));
  return t.says({
    bigBlinds: t.bigBlinds(decimal(bigBlinds, 1)),
    against,
    first: spot.player === 0,
    share: decimal(share * 100, 0),
    hand: handName(hand),
    amount: size < NOTHING[prizes ? 'prizes' : 'chips'] ? null : amount,
    best: gain > 0 ? 'all-in' : 'fold',
    did,
  });
}
