import { CircleCheck } from 'lucide-react';
import { Suspense } from 'react';
import type { Grant, People } from '../api/doors.ts';
import { Qr } from '../components/Qr.tsx';
import { clockText } from '../format.ts';
import { useWords } from '../language.ts';
import { Spelled } from './Spelled.tsx';
import { useCountdown } from './useCountdown.ts';
import { useNewCode } from './useNewCode.ts';
import { useConnected } from './usePeople.ts';
import { devicesWords } from './words.ts';
import './hand-over.css';

type Given = {
  readonly tournament: string;
  readonly grant: Grant;
  /** What the other device gets, in one sentence. */
  readonly says: string;
  /** Where this device may see who is connected. */
  readonly people: People | null;
  /** Whether one that came before this was opened is shown as connected. */
  readonly ever?: boolean;
};

/** One more device: a QR code to scan, the same to type, until when, and that it worked. */
export function HandOver({ tournament, grant, says, people, ever }: Given) {
  const t = useWords(devicesWords);
  const { code, sorry, renew } = useNewCode(tournament, grant);
  const { connected, again } = useConnected(people, grant, code?.id ?? null, ever);
  const left = useCountdown(code);
  const next = (): void => {
    again();
    void renew();
  };
  return (
    <div className="hand-over">
      <p>{says}</p>
      {connected !== null ? (
        <div className="done" role="status">
          <CircleCheck size={28} aria-hidden="true" />
          <b>{t.connected(connected.label)}</b>
          <button type="button" className="button" onClick={next}>
            {t.another}
          </button>
        </div>
      ) : code === null ? (
        sorry !== null && <p role="alert">{sorry}</p>
      ) : left === 0 ? (
        <div className="done" role="status">
          <p>{t.ended}</p>
          <button type="button" className="button act" onClick={next}>
            {t.newCode}
          </button>
        </div>
      ) : (
        <>
          <Suspense fallback={<div className="qr" />}>
            <Qr text={code.link} label={t.qr} />
          </Suspense>
          <div className="typed">
            <p className="dim">
              {t.scan} <b className="address">{new URL('/join', code.link).href.replace(/^\w+:\/\//, '')}</b>{' '}
              {t.andType}
            </p>
            <Spelled code={code.code} />
            <p className="dim ends">
              {left !== null && t.goodFor(clockText(left))}
              <button type="button" className="button bare" onClick={next}>
                {t.newCode}
              </button>
            </p>
          </div>
        </>
      )}
    </div>
  );
}
