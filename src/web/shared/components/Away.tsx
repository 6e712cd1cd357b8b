import { WifiOff } from 'lucide-react';
import type { Refusal } from '../../../engine/refusal.ts';
import { refusalText, refusalWords } from '../api/refusals.ts';
import { wallTime } from '../format.ts';
import { useWords } from '../language.ts';
import { partWords } from './words.ts';
import './away.css';

/** Says that the server is away and since when; the clock runs on beside it. */
export function Away({ since }: { since: number | null }) {
  const t = useWords(partWords);
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

/** Instead of a screen: while the first view is on its way, or when there will be none. */
export function Waiting({ refused }: { refused: Refusal | null }) {
  const refusals = useWords(refusalWords);
  const t = useWords(partWords);
  if (refused?.code === 'deleted')
    return (
      <main className="waiting">
        <h1 className="title">{t.deleted}</h1>
        <p className="dim">{t.deletedSays}</p>
        <p>
          <a className="button" href="/">
            {t.toStart}
          </a>
        </p>
      </main>
    );
  return (
    <main className="waiting">
      <h1 className="title">{refused === null ? t.oneMoment : t.nothingHere}</h1>
      <p className="dim">{refused === null ? t.asking : t.serverSays(refusalText(refused, refusals))}</p>
    </main>
  );
}
