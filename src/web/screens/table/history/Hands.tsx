import { Suspense, useCallback, useEffect, useState } from 'react';
import type { HandsPlayed, HandToReplay } from '../../../../protocol/hands.ts';
import type { Reply } from '../../../shared/api/api.ts';
import { handOf, handsOf } from '../../../shared/api/records.ts';
import { refusalWords } from '../../../shared/api/refusals.ts';
import { componentWords } from '../../../shared/components/words.ts';
import { useWords } from '../../../shared/language.ts';
import { lazyPart } from '../../../shared/lazy.ts';
import { useMyTurn } from '../../../shared/live/my-turn.ts';
import { useLine, useLive } from '../../../shared/live/useLine.ts';
import { liveWords } from '../../../shared/live/words.ts';
import { HandList } from './HandList.tsx';
import { historyWords } from './words.ts';
import './history.css';

const Replay = lazyPart(() => import('./Replay.tsx'));
const TurnBanner = lazyPart(() => import('../../../shared/live/TurnBanner.tsx'));

export const words = [historyWords, componentWords, refusalWords, liveWords];

/** How often to look for new hands while the page is open. */
const LOOK_AGAIN = 15_000;

/** Asks again whenever the page becomes visible, and now and then while it is; the old list stays until the answer comes. */
function useAsked<T>(ask: () => Promise<Reply<T>>, every: number | null) {
  const [reply, setReply] = useState<Reply<T> | null>(null);
  const look = useCallback(() => {
    void ask().then((next) =>
      setReply((before) => ('sorry' in next && before !== null && 'ok' in before ? before : next)),
    );
  }, [ask]);
  useEffect(() => {
    setReply(null);
    look();
    if (every === null) return;
    const visible = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setInterval(visible, every);
    document.addEventListener('visibilitychange', visible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [look, every]);
  return { reply, look };
}

type HandAddress = { readonly table: string; readonly number: number };

/** The finished hands of a tournament: the list, or one of them to replay. */
export default function Hands({ tournament, hand }: { tournament: string; hand: HandAddress | null }) {
  // While the tournament goes on, players hear here of their turn, too.
  const line = useLine(tournament);
  const live = useLive(line);
  const turn = useMyTurn(line, live);
  return (
    <>
      <Suspense fallback={null}>
        {turn !== null && <TurnBanner tournament={tournament} says={turn} />}
      </Suspense>
      {hand === null ? (
        <List tournament={tournament} />
      ) : (
        <One key={`${hand.table}/${hand.number}`} tournament={tournament} hand={hand} />
      )}
    </>
  );
}

function List({ tournament }: { tournament: string }) {
  const ask = useCallback(() => handsOf(tournament), [tournament]);
  const { reply, look } = useAsked<HandsPlayed>(ask, LOOK_AGAIN);
  if (reply === null) return <Instead says={null} onAgain={look} />;
  if ('sorry' in reply) return <Instead says={reply.sorry} onAgain={look} />;
  return <HandList tournament={tournament} played={reply.ok} />;
}

function One({ tournament, hand }: { tournament: string; hand: HandAddress }) {
  const { table, number } = hand;
  const ask = useCallback(() => handOf(tournament, table, number), [tournament, table, number]);
  const { reply, look } = useAsked<HandToReplay>(ask, null);
  if (reply === null) return <Instead says={null} onAgain={look} />;
  if ('sorry' in reply) return <Instead says={reply.sorry} onAgain={look} />;
  return (
    <Suspense fallback={<Instead says={null} onAgain={look} />}>
      <Replay tournament={tournament} hand={reply.ok} />
    </Suspense>
  );
}

/** While it loads, or why it did not. */
function Instead({ says, onAgain }: { says: string | null; onAgain: () => void }) {
  const t = useWords(historyWords);
  const { oneMoment } = useWords(componentWords);
  return (
    <main className="hands">
      <h1 className="title">{says === null ? oneMoment : t.missing}</h1>
      {says !== null && (
        <>
          <p>{says}</p>
          <button type="button" className="button act" onClick={onAgain}>
            {t.again}
          </button>
        </>
      )}
    </main>
  );
}
