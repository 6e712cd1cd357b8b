import { useCallback, useEffect, useRef, useState } from 'react';
import { readdress } from '../../shared/address.ts';
import { Back } from '../../shared/components/Back.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { openSample } from '../../shared/planning/api.ts';
import { needsSiteCode, SiteCode, type Wrong } from '../../shared/play/SiteCode.tsx';
import { playWords } from '../../shared/play/words.ts';
import { go } from '../../shared/router.ts';
import { planWords } from './words.ts';
import './plan.css';

export const words = [planWords, playWords, componentWords];

/** Opens a new sample tournament and goes there; going back skips this page. */
export default function Sample() {
  const t = useWords(planWords);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const asked = useRef(false);
  const open = useCallback(async (): Promise<void> => {
    setWrong(null);
    const reply = await openSample(t.sampleName);
    if (!('ok' in reply)) return setWrong({ code: reply.code, message: reply.sorry });
    readdress('/');
    go(`/t/${reply.ok.tournament}`);
  }, [t]);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void open();
  }, [open]);
  return (
    <div className="planner one">
      <header>
        <Back>{t.home}</Back>
        <h1 className="title">{t.sample}</h1>
      </header>
      <main>
        {wrong === null ? (
          <p role="status">{t.sampleOpens}</p>
        ) : needsSiteCode(wrong) ? (
          <SiteCode wrong={wrong} onTold={() => void open()} />
        ) : (
          <div className="card wrong" role="alert">
            <p>{sentence(wrong.message)}</p>
            <button type="button" className="button" onClick={() => void open()}>
              {t.retry}
            </button>
          </div>
        )}
      </main>
    </div>
  );
}
