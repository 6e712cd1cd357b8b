import { useEffect, useRef, useState } from 'react';
import type { TableView, TournamentView } from '../../../engine/views/tournament-view.ts';
import { plainName } from '../../shared/bots.ts';
import { Card } from '../../shared/components/Card.tsx';
import { blinds, chips, clockText } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { Line } from '../../shared/live/line.ts';
import { type Moved, type MyChair, movedFrom } from '../../shared/live/my-seat.ts';
import { faceAt, useNow } from '../../shared/live/useLine.ts';
import { vibrate } from '../../shared/vibrate.ts';
import { rebuysAwaited } from './next-hand.ts';
import { tableWords } from './words.ts';

const READ = 7_000;
/** The cards of a whole draw take longer. */
const READ_MOVE = 20_000;

/** My seat has changed: where to and why, until I confirm it or have had the time to read it. */
export function useMoved(
  view: TournamentView,
  player: string | null,
  chair: MyChair | null,
): readonly [Moved | null, () => void] {
  const before = useRef<{ table: string; seat: number } | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [table, seat] = [chair?.table.id, chair?.seat];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the tournament looks like when the seat changes
  useEffect(() => {
    if (table === undefined || seat === undefined) return;
    const now = { table, seat };
    const found =
      before.current === null || view.phase !== 'running'
        ? null
        : movedFrom(before.current, now, player, view);
    before.current = now;
    if (found === null) return;
    setMoved(found);
    vibrate(200, 100, 200);
  }, [table, seat]);
  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => setMoved(null), READ_MOVE);
    return () => clearTimeout(timer);
  }, [moved]);
  return [moved, () => setMoved(null)];
}

/** A new level, and the chips that are colored up, for as long as it takes to read. */
export function LevelNews({ line, view }: { line: Line; view: TournamentView }) {
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
    const due = next !== null && next.beforeLevel <= level && next.beforeLevel > was.level;
    const leaves = due ? next.chip : gone;
    const parts = [
      ...(level > was.level ? [t.levelUp(String(level), blinds(stakes))] : []),
      ...(leaves === null ? [] : [t.colorUp(chips(leaves))]),
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
      {view.ending ? t.endsAfter : !onBreak && news}
    </p>
  );
}

/** What the middle of the felt says while no hand is played. */
export function Pause(props: { line: Line; view: TournamentView; table: TableView | undefined }) {
  const { line, view, table } = props;
  const t = useWords(tableWords);
  const face = faceAt(view, useNow(line, view));
  if (view.phase === 'open') return <Says title={t.seatsSoon} />;
  if (view.phase === 'seated') return <Says title={t.notStarted} />;
  if (view.phase === 'over') return null;
  if (face.onBreak) return <Says title={t.onBreak} says={t.backIn(clockText(face.left))} />;
  if (face.resumesIn !== null) return <Says title={t.onBreak} says={t.backIn(clockText(face.resumesIn))} />;
  if (!face.running) return <Says title={t.stopped} />;
  if (table?.waits != null) {
    const [title, says] = t.waits[table.waits];
    return <Says title={title} says={says} />;
  }
  const awaited = rebuysAwaited(view);
  if (awaited.length > 0) return <Says title={t.waitingForRebuy(awaited)} />;
  return <Says title={t.shuffling} says={t.waiting} />;
}

const Says = ({ title, says = '' }: { title: string; says?: string }) => (
  <div className="pause">
    <p className="title">{title}</p>
    {says !== '' && <p>{says}</p>}
  </div>
);

/** Where I sit now and why, with the cards that decided it. */
export function MovedNote(props: { moved: Moved; player: string | null; onRead: () => void }) {
  const { moved, player, onRead } = props;
  const t = useWords(tableWords);
  const { why, from, to, says, sizes, low, drawn } = moved;
  const mine = drawn.find((each) => each.player === player);
  const because: Readonly<Record<Moved['why'], string>> = {
    broke: t.movedWhy.broke(from),
    balance: t.movedWhy.balance(sizes.map(([table, players]) => t.movedWhy.size(table, players))),
    redraw: t.movedWhy.redraw,
    final: t.movedWhy.final,
    director: t.movedWhy.director(says),
    unknown: t.movedWhy.unknown,
  };
  return (
    <div className={`moved-note ${drawn.length > 0 ? 'with-cards' : ''}`} role="alert">
      {mine !== undefined && (
        <div className="my-draw">
          <Card card={mine.card} />
          <small>{t.youDrew}</small>
        </div>
      )}
      <p>
        <b>{t.moved(to.table, String(to.seat))}</b> {because[why]}
      </p>
      {low.length > 0 && (
        <ul className="draws" aria-label={t.lowCard}>
          {low.map(([table, card]) => (
            <li key={table}>
              <Card card={card} faint={table !== from} />
              <small>{t.table(table)}</small>
            </li>
          ))}
        </ul>
      )}
      {drawn.length > 0 && (
        <ul className="draws" aria-label={t.cardsDrawn}>
          {drawn.map((each) => (
            <li key={each.player} className={each.player === player ? 'mine' : ''}>
              <Card card={each.card} />
              <small>{each.player === player ? t.you : plainName(each.name)}</small>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="button small" onClick={onRead}>
        {t.understood}
      </button>
    </div>
  );
}
