import { useEffect, useRef, useState } from 'react';
import type { NightView } from '../../engine/views/night-view.ts';
import { blinds, chips, clockText } from '../format.ts';
import { useWords } from '../language.ts';
import type { Line } from '../live/line.ts';
import { faceAt, useNow } from '../live/useLine.ts';
import { type Moved, type MyChair, movedFrom } from './standing.ts';
import { tableWords } from './words.ts';

const READ = 7_000;

/** My chair has changed: where to and why, until it is read. */
export function useMoved(view: NightView, chair: MyChair | null): readonly [Moved | null, () => void] {
  const before = useRef<{ table: string; seat: number } | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [table, seat] = [chair?.table.id, chair?.seat];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the night looks like when the chair changes
  useEffect(() => {
    if (table === undefined || seat === undefined) return;
    const now = { table, seat };
    const found =
      before.current === null || view.phase !== 'running' ? null : movedFrom(before.current, now, view);
    before.current = now;
    if (found === null) return;
    setMoved(found);
    if ('vibrate' in navigator) navigator.vibrate([200, 100, 200]);
  }, [table, seat]);
  return [moved, () => setMoved(null)];
}

/** A new level, and the chips that leave with it, for as long as it takes to read. */
export function LevelNews({ line, view }: { line: Line; view: NightView }) {
  const t = useWords(tableWords);
  const { level, stakes, onBreak } = faceAt(view, useNow(line, view));
  const known = useRef({ level, smallest: view.chips.smallest });
  const [news, setNews] = useState<string | null>(null);
  const { smallest, next } = view.chips;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it changes
  useEffect(() => {
    const was = known.current;
    known.current = { level, smallest };
    const gone = smallest > was.smallest ? was.smallest : null;
    const leaves = next !== null && next.beforeLevel <= level && level > was.level ? next.chip : gone;
    const parts = [
      ...(level > was.level ? [t.levelUp(String(level), blinds(stakes))] : []),
      ...(leaves === null ? [] : [t.colourUp(chips(leaves))]),
    ];
    if (parts.length > 0) setNews(parts.join('. '));
  }, [level, smallest]);
  useEffect(() => {
    if (news === null) return;
    const timer = setTimeout(() => setNews(null), READ);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <p className="level-news" role="status">
      {!onBreak && news}
    </p>
  );
}

/** Stands in the middle while no hand is played. */
export function Pause({ line, view }: { line: Line; view: NightView }) {
  const t = useWords(tableWords);
  const face = faceAt(view, useNow(line, view));
  if (view.phase === 'open') return <Says title={t.seatsSoon} />;
  if (view.phase === 'seated') return <Says title={t.notStarted} />;
  if (view.phase === 'over') return null;
  if (face.onBreak) return <Says title={t.onBreak} says={t.backIn(clockText(face.left))} />;
  if (!face.running) return <Says title={t.stopped} />;
  return <Says title={t.shuffling} says={t.waiting} />;
}

const Says = ({ title, says = '' }: { title: string; says?: string }) => (
  <div className="pause">
    <p className="title">{title}</p>
    {says !== '' && <p>{says}</p>}
  </div>
);

export function MovedNote({ moved, onRead }: { moved: Moved; onRead: () => void }) {
  const t = useWords(tableWords);
  const { why, from, to } = moved;
  const because = why === 'broke' || why === 'balance' ? t.movedWhy[why](from) : t.movedWhy[why];
  return (
    <div className="moved-note" role="alert">
      <p>
        <b>{t.moved(to.table, String(to.seat))}</b> {because}
      </p>
      <button type="button" className="button small" onClick={onRead}>
        {t.understood}
      </button>
    </div>
  );
}
