import { Maximize } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { type Listed, type Reply, tournaments } from '../../shared/api/api.ts';
import { myTv, showTvCode } from '../../shared/api/doors.ts';
import { Go } from '../../shared/components/Go.tsx';
import { Qr } from '../../shared/components/Qr.tsx';
import { Spelled } from '../../shared/devices/Spelled.tsx';
import { useCountdown } from '../../shared/devices/useCountdown.ts';
import { clockText, sentence } from '../../shared/format.ts';
import { fullScreen } from '../../shared/full-screen.ts';
import { useWords } from '../../shared/language.ts';
import { useAwake } from '../../shared/live/useLine.ts';
import { liveWords } from '../../shared/live/words.ts';
import { go } from '../../shared/router.ts';
import { usePoll } from '../../shared/usePoll.ts';
import { joinWords } from './words.ts';
import './new-tv.css';

export const words = [joinWords, liveWords];

const LOOK_MS = 2_000;
type Shown = Extract<Awaited<ReturnType<typeof showTvCode>>, { ok: unknown }>['ok'];

/** A TV without a keyboard: it shows a code until somebody who runs a tournament has typed it. */
export default function NewTv() {
  const t = useWords(joinWords);
  useAwake();
  const [shown, setShown] = useState<Shown | null>(null);
  const [sorry, setSorry] = useState<string | null>(null);
  const left = useCountdown(shown);
  const said = (reply: Reply<unknown>): boolean => {
    setSorry('ok' in reply ? null : reply.code === 'no-line' ? t.noServer : sentence(reply.sorry));
    return 'ok' in reply;
  };
  const look = async (): Promise<void> => {
    const tv = await myTv();
    if (!said(tv) || !('ok' in tv)) return;
    if (tv.ok.tournament !== null) return go(`/t/${tv.ok.tournament}/tv`);
    if (shown !== null && left !== 0) return;
    const next = await showTvCode();
    said(next);
    if ('ok' in next) setShown(next.ok);
  };
  usePoll(look, LOOK_MS);
  return (
    <div className="new-tv">
      <main>
        <h1 className="title">{t.tv}</h1>
        {shown === null ? (
          <p role="status">{sorry === null && t.tvGetting}</p>
        ) : (
          <div className="pairing">
            <Suspense fallback={<div className="qr" />}>
              <Qr text={shown.link} label={t.tvQr} />
            </Suspense>
            <div>
              <p>{t.tvSays}</p>
              <Spelled code={shown.code} />
              <p className="where">{new URL(shown.link).host}</p>
              <p className="dim">{left !== null && t.tvNext(clockText(left))}</p>
            </div>
          </div>
        )}
        <p className="sorry" role="alert">
          {sorry}
        </p>
        <nav aria-label={t.tv}>
          <Mine />
          <button type="button" className="button" onClick={fullScreen}>
            <Maximize size={20} aria-hidden="true" /> {t.fullScreen}
          </button>
          <Go to="/join" className="button">
            {t.haveCode}
          </Go>
        </nav>
      </main>
    </div>
  );
}

/** A device that is in a tournament already needs no code. */
function Mine() {
  const t = useWords(joinWords);
  const [mine, setMine] = useState<readonly Listed[]>([]);
  useEffect(() => {
    void tournaments().then((reply) => {
      if ('ok' in reply) setMine(reply.ok.tournaments.filter(({ phase }) => phase !== 'over'));
    });
  }, []);
  return mine.map(({ id, name }) => (
    <Go key={id} to={`/t/${id}/tv`} className="button act">
      {t.showHere(name)}
    </Go>
  ));
}
