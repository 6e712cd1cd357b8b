import type { TournamentView } from '../../../engine/views/tournament-view.ts';

export type MyPlace = {
  /** Rank by chips among the players left, where every stack is known: at dealt tables. */
  readonly chips: { readonly rank: number; readonly stack: number } | null;
  /** The place of the next player out, and what it pays. */
  readonly outNow: number;
  readonly prize: number;
  /** The next place that pays more, its prize, and how many must bust first. */
  readonly next: { readonly place: number; readonly prize: number; readonly out: number } | null;
};

/** How a player still in stands; at live tables the stacks are not known, but who is left is. */
export function myPlace(view: TournamentView, player: string | null): MyPlace | null {
  const { phase, mine, players, prizes, tables } = view;
  if (phase !== 'running' || mine === null || player === null) return null;
  const outNow = players.left;
  const prize = prizes[outNow - 1] ?? 0;
  const better = prizes.findLastIndex((each, at) => at < outNow - 1 && each > prize);
  const next = better < 0 ? null : { place: better + 1, prize: prizes[better]!, out: outNow - better - 1 };
  const seats = tables.flatMap(({ kind, seats: list }) => (kind === 'dealt' ? list : []));
  const stacks = seats.flatMap(({ stack }) => (stack === null ? [] : [stack]));
  const stack = seats.find((each) => each.player === player)?.stack ?? null;
  // A phone in a large field knows only its own table.
  const known = stack !== null && stacks.length === players.left;
  const chips = known ? { rank: 1 + stacks.filter((each) => each > stack).length, stack } : null;
  return { chips, outNow, prize, next };
}
