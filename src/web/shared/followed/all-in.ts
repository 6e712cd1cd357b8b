import type { SettleHand } from '../../../engine/tournament/hands/hands.ts';
import type { InPot, Payout } from './side-pots.ts';

/** How a player is in the hand, and the chips somebody typed for them. */
export type InHand = { readonly is: 'all-in' | 'call' | 'fold'; readonly typed: string };

/** What everybody put in; `counted` says whether anybody gave a figure, for without one every pot is just "the pot". */
export type Stakes = { readonly players: readonly InPot[]; readonly counted: boolean };

/**
 * A caller without a figure has matched the largest all-in. With no figures at all everybody counts the same: that is
 * enough to say who is out. Null while a figure is missing beside others.
 */
export function stakesOf(order: readonly string[], hands: Readonly<Record<string, InHand>>): Stakes | null {
  const there = order.filter((player) => hands[player] !== undefined);
  const live = there.filter((player) => hands[player]!.is !== 'fold');
  if (live.length < 2) return null;
  const figure = (player: string): number => Number(hands[player]!.typed);
  const counted = live.some((player) => figure(player) > 0);
  const largest = Math.max(...live.map(figure));
  const paid = (player: string): number => {
    const typed = figure(player);
    if (!counted) return hands[player]!.is === 'fold' ? typed : 1;
    return typed > 0 || hands[player]!.is !== 'call' ? typed : largest;
  };
  if (counted && live.some((player) => paid(player) === 0)) return null;
  const players = there.map((player) => ({
    player,
    paid: paid(player),
    folded: hands[player]!.is === 'fold',
  }));
  return { players, counted };
}

/** What came of it, for the tournament: who is out, by whom, and what an all-in player has now. */
export function outcomeOf(
  table: string,
  { players, counted }: Stakes,
  hands: Readonly<Record<string, InHand>>,
  paid: Payout,
): SettleHand {
  const allIn = players.filter(({ player }) => hands[player]?.is === 'all-in');
  const left = ({ player }: InPot): number => (paid.total[player] ?? 0) + (paid.returned[player] ?? 0);
  const busts = allIn.filter((each) => left(each) === 0).map(({ player }) => player);
  const stacks = counted ? allIn.filter((each) => left(each) > 0) : [];
  const startedWith = allIn.filter(({ player }) => busts.includes(player));
  return {
    type: 'settle-hand',
    table,
    ...(busts.length > 0 && {
      busts,
      knockedOutBy: Object.fromEntries(busts.map((player) => [player, knockedOutBy(player, paid)])),
      ...(counted && {
        startedWith: Object.fromEntries(startedWith.map((each) => [each.player, each.paid])),
      }),
    }),
    ...(stacks.length > 0 && { stacks: Object.fromEntries(stacks.map((each) => [each.player, left(each)])) }),
  };
}

/** The winners of the deepest pot they could win took their last chips [home-bounty-fixed]. */
const knockedOutBy = (player: string, { pots }: Payout): readonly string[] =>
  Object.keys(pots.findLast(({ eligible }) => eligible.includes(player))?.winners ?? {});
