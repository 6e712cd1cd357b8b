import { type Draft, reject } from '../state/draft.ts';
import type { PlayerId } from '../state/state.ts';
import type { HandsEvent } from './hands.ts';

/**
 * A bounty goes to the players who knocked its owner out, in equal parts; half of it may go on their own heads
 * [home-bounty-fixed, home-bounty-progressive]. Knocked out by nobody, it joins the prize pool.
 */
export function bountiesFor(
  draft: Draft<HandsEvent>,
  player: PlayerId,
  by: readonly PlayerId[] | undefined,
): HandsEvent[] {
  const { bounty, name } = draft.player(player);
  if (bounty === 0) return [];
  if (by === undefined)
    return reject(
      'who-knocked-out',
      'home-bounty-fixed',
      `who knocked ${name} out? There is a bounty on them`,
      { player, name, bounty },
    );
  if (by.length === 0) return [{ type: 'bounty-pooled', from: player, amount: bounty }];
  const { use } = draft.tournament.rulebook.tournament.bountyPaid;
  return by.map((winner, at) => {
    const { standing } = draft.player(winner);
    const share = Math.floor(bounty / by.length) + (at < bounty % by.length ? 1 : 0);
    // Nothing goes on the head of a player who is out by now.
    const amount = use === 'half' && standing.is === 'in' ? Math.ceil(share / 2) : share;
    return { type: 'bounty-won', player: winner, from: player, amount, onHead: share - amount };
  });
}
