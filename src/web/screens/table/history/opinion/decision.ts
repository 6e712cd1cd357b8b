import { parseCard } from '../../../../../engine/cards/card.ts';
import type { Step } from '../../../../../engine/views/replay.ts';
import { handOf } from '../../../../../odds/pushfold/hands.ts';
import type { PushFoldSpot } from '../../../../../odds/pushfold/pushfold.ts';
import type { HandToReplay } from '../../../../../protocol/hands.ts';

/** With more than this, good players do more than go all-in or fold. */
const MOST_BIG_BLINDS = 15;

/** A decision of the reader's that is all-in or fold for good players, and what they did. */
export type Decision = {
  readonly spot: PushFoldSpot;
  /** Which of the 169 starting hands they had. */
  readonly hand: number;
  readonly bigBlinds: number;
  /** Who went all-in before them. */
  readonly against: string | null;
  readonly did: 'all-in' | 'fold' | 'other';
};

/** The only seat that posted this blind; null where there was none, or several. */
function blindOf(steps: readonly Step[], kind: 'small' | 'big'): number | null {
  const posts = steps.flatMap(({ told }) => (told.is === 'posted' && told.kind === kind ? [told.seat] : []));
  return posts.length === 1 ? posts[0]! : null;
}

/** Everybody from the big blind's left to the big blind; null where a blind is dead or posted by a latecomer. */
function inOrder({ players, steps }: HandToReplay): number[] | null {
  const [small, big] = [blindOf(steps, 'small'), blindOf(steps, 'big')];
  if (small === null || big === null) return null;
  const seats = players.map(({ seat }) => seat).sort((a, b) => a - b);
  const first = seats.indexOf(big) + 1;
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  return order.at(-2) === small ? order : null;
}

const isAllIn = ({ players }: Step, seat: number): boolean =>
  players.some((player) => player.seat === seat && player.status === 'all-in');

/** The reader's first act, and the seat that was all-in before it; null where anybody did anything but fold or shove. */
function firstAct(
  steps: readonly Step[],
  mine: number,
): { readonly step: Step; readonly shover: number | null } | null {
  let shover: number | null = null;
  for (const step of steps) {
    const { told } = step;
    if (step.street !== 'preflop') return null;
    if (!['folded', 'killed', 'called', 'bet', 'raised', 'checked'].includes(told.is)) continue;
    if (!('seat' in told)) continue;
    if (told.seat === mine) return { step, shover };
    if (told.is === 'folded' || told.is === 'killed') continue;
    if (shover !== null || told.is !== 'raised' || !isAllIn(step, told.seat)) return null;
    shover = told.seat;
  }
  return null;
}

/** What the reader decided before the flop, where good players are all-in or fold; null everywhere else. */
export function decisionIn(replay: HandToReplay): Decision | null {
  const { mine, atStake, holes, players, stakes, steps, uncounted } = replay;
  const cards = mine === null ? undefined : holes[mine];
  const order = inOrder(replay);
  if (mine === null || atStake === null || cards === undefined || order === null || uncounted.length > 0)
    return null;
  const act = firstAct(steps, mine);
  const player = order.indexOf(mine);
  // The big blind has nothing to decide when everybody folds.
  if (act === null || (act.shover === null && player === order.length - 1)) return null;
  const stackOf = (seat: number): number => players.find((each) => each.seat === seat)!.stack;
  const others = act.shover === null ? order.slice(player + 1) : [act.shover];
  const effective = Math.min(stackOf(mine), Math.max(...others.map(stackOf)));
  const bigBlinds = effective / stakes.big;
  if (bigBlinds > MOST_BIG_BLINDS) return null;
  const { small, big, ante, anteBy } = stakes;
  const { is } = act.step.told;
  const calledIt = is === 'called' && act.shover !== null;
  return {
    spot: {
      ...{ small, big, ante, anteBy },
      stacks: order.map(stackOf),
      player,
      shover: act.shover === null ? null : order.indexOf(act.shover),
      ...(atStake.prizes.some((prize) => prize > 0) && {
        prizes: atStake.prizes,
        elsewhere: atStake.elsewhere,
      }),
    },
    hand: handOf(parseCard(cards[0]!)!, parseCard(cards[1]!)!),
    bigBlinds,
    against: players.find(({ seat }) => seat === act.shover)?.name ?? null,
    did: is === 'folded' ? 'fold' : calledIt || isAllIn(act.step, mine) ? 'all-in' : 'other',
  };
}
