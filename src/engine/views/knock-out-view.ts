import type { Finish } from '../tournament/money/finish.ts';
import type { PlayerId, Tournament } from '../tournament/state/state.ts';

/** Somebody who is out, and who did it, where that was told. */
export type KnockOutView = {
  readonly player: PlayerId;
  readonly name: string;
  readonly place: number | null;
  readonly by: readonly string[];
};

/** As many as a TV shows. */
const MOST = 6;

/** The last players knocked out, the latest first. */
export const viewKnockOuts = (
  { busts, players }: Tournament,
  finished: ReadonlyMap<PlayerId, Finish>,
): KnockOutView[] =>
  busts
    .flat()
    .slice(-MOST)
    .reverse()
    .map(({ player, by = [] }) => ({
      player,
      name: players.get(player)!.name,
      place: finished.get(player)?.place ?? null,
      by: by.flatMap((id) => players.get(id)?.name ?? []),
    }));
