import { useEffect } from 'react';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { chips } from '../format.ts';
import { useWords } from '../language.ts';
import { type HandFrame, useHandFeed } from './hand-feed.ts';
import type { Line, Live } from './line.ts';
import { chairOf } from './my-seat.ts';
import { type LiveWords, liveWords } from './words.ts';

/** What it costs me to stay in the hand, nothing where I may check; null while it is not my turn. */
export function priceForMe(
  view: Pick<TournamentView, 'tables'>,
  player: string | null,
  hand: Pick<HandFrame, 'table' | 'view'> | null,
): number | null {
  const chair = chairOf(view as TournamentView, player);
  if (hand === null || chair === null || chair.table.id !== hand.table) return null;
  const { phase, toAct, legal } = hand.view;
  return phase === 'betting' && toAct === chair.seat && legal !== null ? legal.toCall : null;
}

export const myTurnText = (price: number, t: LiveWords): string =>
  price === 0 ? t.yourTurnFree : t.yourTurn(chips(price));

/** That it is my turn and what it costs, on any page of the tournament; null out of turn. */
export function useMyTurn(line: Line | null, live: Live | null): string | null {
  const t = useWords(liveWords);
  const { hand } = useHandFeed(line);
  const price = live?.view == null ? null : priceForMe(live.view, live.player, hand);
  return price === null ? null : myTurnText(price, t);
}

/** Loaded by players at a dealt table alone, before their first turn: a browser must see a tap to let it sound. */
const alerts = () => import('./turn-alert.ts');

/**
 * The page's title: the tournament, and in front of it that it is my turn, to be seen from another tab. And my turn is
 * heard, felt and, where the page is out of sight, announced.
 */
export function useTitle(line: Line | null, live: Live | null): void {
  const turn = useMyTurn(line, live);
  const { hand } = useHandFeed(line);
  const name = live?.view?.name;
  const plays = live?.view != null && chairOf(live.view, live.player)?.table.kind === 'dealt';
  useEffect(() => {
    if (plays) void alerts();
  }, [plays]);
  // Once for each turn, also where it comes again at the same price.
  const key = turn === null ? null : `${hand?.hand}/${hand?.view.street}/${hand?.view.pot}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (turn !== null && name !== undefined) void alerts().then(({ alertTurn }) => alertTurn(turn, name));
  }, [key]);
  useEffect(() => {
    if (name !== undefined) document.title = turn === null ? `${name} · Riffle` : `${turn} · ${name}`;
  }, [name, turn]);
}
