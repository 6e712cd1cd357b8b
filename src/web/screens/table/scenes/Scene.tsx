import { Crown, Medal, Sparkles, Swords } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import { plainName } from '../../../shared/bots.ts';
import { listed, money } from '../../../shared/format.ts';
import { useLanguage, useWords } from '../../../shared/language.ts';
import { useKeys } from '../../../shared/useKeys.ts';
import { type Scene, sceneOf } from './scenes.ts';
import { sceneWords } from './words.ts';
import './scene.css';

const SHOWN_MS = 4_000;
const ICONS = {
  'final-table': Sparkles,
  bubble: Medal,
  'in-the-money': Medal,
  'heads-up': Swords,
  winner: Crown,
} as const;

/** A moment that everybody stops for, over the felt; a tap or a key skips it, and it never covers the buttons. */
export function Scenes(props: {
  view: TournamentView;
  player: string | null;
  /** The end of a hand is still being shown: the moment comes after it. */
  waits: boolean;
  /** Nothing lies over the board while it is my turn. */
  myTurn: boolean;
}) {
  const { view, player, waits, myTurn } = props;
  const t = useWords(sceneWords);
  const language = useLanguage();
  const before = useRef(view);
  const [scene, setScene] = useState<Scene | null>(null);
  useEffect(() => {
    const found = sceneOf(before.current, view, player);
    before.current = view;
    if (found !== null) setScene(found);
  }, [view, player]);
  const shown = waits || myTurn ? null : scene;
  useEffect(() => {
    if (myTurn) setScene(null);
  }, [myTurn]);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setScene(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const skip = (): void => setScene(null);
  useKeys(shown === null ? {} : { Escape: skip });
  if (shown === null) return <div role="status" className="scene-place" />;
  const Icon = ICONS[shown.is];
  const [title, says] = told();
  return (
    <div role="status" className="scene-place">
      <button type="button" className={`table-scene is-${shown.is}`} onClick={skip}>
        <Icon size={44} aria-hidden="true" />
        <b className="title">{title}</b>
        {says !== '' && <span>{says}</span>}
      </button>
    </div>
  );

  function told(): readonly [string, string] {
    switch (shown!.is) {
      case 'final-table':
        return [t.finalTable, t.left(shown!.left)];
      case 'bubble':
        return [t.bubble, t.bubbleSays];
      case 'in-the-money':
        return [t.inTheMoney, t.inTheMoneySays(shown!.places)];
      case 'heads-up':
        return [t.headsUp, listed(shown!.names.map(plainName), language)];
      case 'winner':
        return [
          shown!.mine ? t.youWon : t.winner(plainName(shown!.name)),
          shown!.prize > 0 ? money(shown!.prize, view.currency) : '',
        ];
    }
  }
}
