import { WifiOff } from 'lucide-react';
import type { Refusal } from '../../../engine/refusal.ts';
import { refusalText, refusalWords } from '../api/refusals.ts';
import { wallTime } from '../format.ts';
import { useWords } from '../language.ts';
import { componentWords } from './words.ts';
import './away.css';

/** Says that the server is away and since when; the clock keeps running. */
export function Away({ since }: { since: number | null }) {
  const t = useWords(componentWords);
  return (
    <div className="away" role="status">
      {since !== null && (
        <p>
          <WifiOff size={16} aria-hidden="true" />
          {t.noLine(wallTime(since))}
        </p>
      )}
    </div>
  );
}

function Nothing({ title, says, to, label }: { title: string; says: string; to: string; label: string }) {
  return (
    <main className="waiting">
      <h1 className="title">{title}</h1>
      <p className="dim">{says}</p>
      <p>
        <a className="button" href={to}>
          {label}
        </a>
      </p>
    </main>
  );
}

/** Instead of a screen: while the first view loads, or when there will be none. */
export function Waiting({ refused }: { refused: Refusal | null }) {
  const refusals = useWords(refusalWords);
  const t = useWords(componentWords);
  if (refused?.code === 'deleted')
    return <Nothing title={t.deleted} says={t.deletedSays} to="/" label={t.toStart} />;
  if (refused?.code === 'not-a-member')
    return <Nothing title={t.notIn} says={t.notInSays} to="/join" label={t.enterCode} />;
  return (
    <main className="waiting">
      <h1 className="title">{refused === null ? t.oneMoment : t.nothingHere}</h1>
      <p className="dim">{refused === null ? t.asking : t.serverSays(refusalText(refused, refusals))}</p>
    </main>
  );
}
