import type { Draft } from '../state/draft.ts';
import type { Tournament } from '../state/state.ts';
import type { TvLayout } from '../state/tv-layout.ts';

/** Chosen on the desk for every TV. It is no step of the tournament: undo leaves it alone. */
export type TvCommand = { readonly type: 'show-on-tv'; readonly layout: TvLayout };

export type TvEvent = { readonly type: 'tv-set'; readonly layout: TvLayout };

export const decideTv = (draft: Draft<TvEvent>, { layout }: TvCommand): void =>
  draft.push({ type: 'tv-set', layout });

export const applyTv = (tournament: Tournament, { layout }: TvEvent): Tournament => ({
  ...tournament,
  tvLayout: layout,
});
