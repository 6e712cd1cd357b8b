import { mayStillRebuy } from '../rebuys/rebuys.ts';
import { type Draft, reject } from '../state/draft.ts';
import { countIn, type PlayerId, playersIn } from '../state/state.ts';
import type { HandsEvent } from './hands.ts';

/** The last player has won once nobody waits for a seat and nobody may still rebuy. */
export function crown(draft: Draft<HandsEvent>): void {
  if (countIn(draft.tournament) !== 1 || draft.tournament.phase !== 'running') return;
  const left = playersIn(draft.tournament);
  const { tournament, now } = draft;
  const mayCome = [...tournament.players.values()].some(
    (player) =>
      player.standing.is === 'entered' ||
      (player.standing.is === 'busted' &&
        !player.standing.declined &&
        mayStillRebuy(tournament, player, now)),
  );
  if (!mayCome) win(draft, left[0]!.id);
}

/** Nobody rebuys: the last player has won. */
export function finishNow(draft: Draft<HandsEvent>): void {
  const left = playersIn(draft.tournament);
  if (left.length !== 1 || draft.tournament.phase !== 'running')
    reject('not-over', null, `${left.length} players are still in`, { left: left.length });
  const waits = [...draft.tournament.players.values()].find(({ standing }) => standing.is === 'entered');
  if (waits !== undefined)
    reject('waits-for-seat', null, `${waits.name} has bought in and is waiting for a seat`, {
      player: waits.id,
      name: waits.name,
    });
  win(draft, left[0]!.id);
}

function win(draft: Draft<HandsEvent>, player: PlayerId): void {
  keepBounty(draft, player);
  draft.push({ type: 'won', player });
}

/** A winner keeps the bounty on their own head. */
export function keepBounty(draft: Draft<HandsEvent>, player: PlayerId): void {
  const { bounty } = draft.player(player);
  if (bounty > 0) draft.push({ type: 'bounty-won', player, from: player, amount: bounty, onHead: 0 });
}
