import { icm } from '../icm.ts';
import { type Deal, holdemDeal } from './deal.ts';
import { type Blinds, stacksAfter } from './pots.ts';
import { Shove, type Worth } from './shove.ts';

/** A hand in which somebody is all-in or folds. */
export type PushFoldSpot = Blinds & {
  /** Who decides, by place in the stacks. */
  readonly player: number;
  /** Who went all-in before, everybody else having folded; null when it is folded to the player. */
  readonly shover: number | null;
  /** The prizes left, first place first; without any, chips count for themselves. */
  readonly prizes?: readonly number[];
  /** The stacks at other tables. */
  readonly elsewhere?: readonly number[];
};

/** For one hand: how often equilibrium play is all-in with it, and what each choice comes to. */
export type PushFoldAnswer = {
  readonly allIn: number;
  /** Against what the player had before the hand: in big blinds, or in prize money where there are prizes. */
  readonly worth: { readonly allIn: number; readonly fold: number };
};

export type PushFold = {
  /** By starting hand, as `handOf` numbers them. */
  readonly answers: readonly PushFoldAnswer[];
  /** The part of all hands to be all-in with. */
  readonly share: number;
};

/**
 * A first answer comes at once, also on a phone: nobody comes along as a third, and few rounds are played. The full one
 * takes up to a second there.
 */
export type Effort = 'first' | 'full';

/** Rounds: of two players, which is enough for a thousandth of a big blind; of more; and of those who come after. */
const ROUNDS = {
  first: { two: 500, more: 25, later: 8 },
  full: { two: 1500, more: 60, later: 20 },
} as const;

function worthOf({ big, prizes = [], elsewhere = [] }: PushFoldSpot): Worth {
  if (prizes.length === 0) return (stacks) => stacks.map((stack) => stack / big);
  return (stacks) => icm([...stacks, ...elsewhere], prizes).slice(0, stacks.length);
}

/** The equilibrium at which this player decides, solved from the last player back. */
export function solvePushFold(spot: PushFoldSpot, effort: Effort, deal: Deal): Shove {
  const worth = worthOf(spot);
  const players = spot.stacks.length;
  const { two, more, later } = ROUNDS[effort];
  const first = spot.shover ?? spot.player;
  let folded: readonly number[] = worth(stacksAfter(spot, []));
  for (let shover = players - 2; shover > first; shover--)
    folded = new Shove(deal, spot, worth, shover, folded, false).play(later).worth();
  return new Shove(deal, spot, worth, first, folded, effort === 'full').play(
    first === players - 2 ? two : more,
  );
}

/**
 * What equilibrium play does where everybody is all-in or folds (Nash), with every hand. Exact for two players but for
 * rounding; for more the cards of folded players are not followed, three all-ins are weighed by how each pair of them
 * fares, and a fourth never comes along.
 */
export function pushFold(spot: PushFoldSpot, effort: Effort = 'full', deal: Deal = holdemDeal()): PushFold {
  const solved = solvePushFold(spot, effort, deal);
  const before = worthOf(spot)(spot.stacks)[spot.player]!;
  const caller = spot.shover === null ? null : spot.player - spot.shover - 1;
  const { now } = caller === null ? solved.strategy : solved.callers[caller]!.strategy;
  const answers = Array.from(now, (allIn, hand) => {
    const { call, fold } =
      caller === null
        ? { call: solved.worthOfShoving(hand), fold: solved.folds }
        : solved.worthOfCalling(caller, hand);
    return { allIn, worth: { allIn: call - before, fold: fold - before } };
  });
  return { answers, share: now.reduce((sum, allIn, hand) => sum + allIn * deal.chance[hand]!, 0) };
}
