import { useCallback, useEffect, useRef, useState } from 'react';
import { Back } from '../../shared/components/Back.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { openSample } from '../../shared/planning/api.ts';
import { go } from '../../shared/router.ts';
import { SiteCode } from './SiteCode.tsx';
import { planWords } from './words.ts';
import './plan.css';

export const words = [planWords, componentWords];

/** Opens a new sample tournament and goes there; going back skips this page. */
export default function Sample() {
  const t = useWords(planWords);
  const [wrong, setWrong] = useState<{ code: string; message: string } | null>(null);
  const asked = useRef(false);
  const open = useCallback(async (): Promise<void> => {
    setWrong(null);
    const reply = await openSample(t.sampleName);
    if (!('ok' in reply)) return setWrong({ code: reply.code, message: reply.sorry });
    window.history.replaceState(null, '', '/');
    go(`/t/${reply.ok.tournament}`);
  }, [t]);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void open();
  }, [open]);
  const locked = wrong?.code.includes('site-code') ?? false;
  return (
    <div className="planner one">
      <header>
        <Back>{t.home}</Back>
        <h1 className="title">{t.sample}</h1>
      </header>
      <main>
        {wrong === null ? (
          <p role="status">{t.sampleOpens}</p>
        ) : locked ? (
          <SiteCode
            wrong={wrong.code === 'wrong-site-code' ? wrong.message : null}
            onTold={() => void open()}
          />
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
