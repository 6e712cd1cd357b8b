import { WifiOff } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { Refusal } from '../../../engine/refusal.ts';
import type { Role } from '../../../protocol/frames.ts';
import { linkTo } from '../address.ts';
import { refusalText, refusalWords } from '../api/refusals.ts';
import { wallTime } from '../format.ts';
import { useWords } from '../language.ts';
import { lazyPart } from '../lazy.ts';
import { componentWords } from './words.ts';
import './away.css';

/** For devices that are not in the tournament, so that members need not load it. */
const FrontDoor = lazyPart(() => import('./FrontDoor.tsx'));
/** After this long without an answer the page says what it is waiting for. */
const PATIENCE_MS = 5_000;

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

function Nothing({ title, says }: { title: string; says: string }) {
  const t = useWords(componentWords);
  return (
    <main className="waiting">
      <h1 className="title">{title}</h1>
      <p className="dim">{says}</p>
      <p>
        <a className="button" href={linkTo('/')}>
          {t.toStart}
        </a>
      </p>
    </main>
  );
}

/** What this device was before, and whether it gave its seat to another one itself. */
export type Was = Role | 'moved' | null;

/** Instead of a screen: while the first view loads, or when there will be none. */
export function Waiting({ refused, was = null }: { refused: Refusal | null; was?: Was }) {
  const refusals = useWords(refusalWords);
  const t = useWords(componentWords);
  if (refused === null) return <Connecting />;
  if (refused.code === 'deleted') return <Nothing title={t.deleted} says={t.deletedSays} />;
  if (refused.code === 'not-a-member' || refused.code === 'not-found')
    return (
      <Suspense fallback={<Connecting />}>
        <FrontDoor was={was} />
      </Suspense>
    );
  return <Nothing title={t.nothingHere} says={t.serverSays(refusalText(refused, refusals))} />;
}

function Connecting() {
  const t = useWords(componentWords);
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="waiting">
      <h1 className="title">{long ? t.noServer : t.oneMoment}</h1>
      <p className="dim">{long ? t.noServerSays : t.asking}</p>
      {long && (
        <p>
          <button type="button" className="button act" onClick={() => window.location.reload()}>
            {t.tryNow}
          </button>
        </p>
      )}
    </main>
  );
}
