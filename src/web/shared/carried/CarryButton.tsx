import { QrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { linkTo, wholeLink } from '../address.ts';
import { Qr } from '../components/Qr.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { useWords } from '../language.ts';
import { carry } from './carried.ts';
import { carriedWords } from './words.ts';
import './carried.css';

/** The whole tournament as a code, for phones that cannot reach this one. */
export default function CarryButton({ view }: { view: TournamentView }) {
  const t = useWords(carriedWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <QrCode size={20} aria-hidden="true" /> {t.forPhones}
      </button>
      {open && (
        <Sheet title={t.forPhones} onClose={() => setOpen(false)}>
          <Carry path={`/carried#${carry(view, Date.now())}`} />
        </Sheet>
      )}
    </>
  );
}

function Carry({ path }: { path: string }) {
  const t = useWords(carriedWords);
  return (
    <div className="carry">
      <Suspense fallback={<div className="qr" />}>
        <Qr text={wholeLink(path)} label={t.qr} />
      </Suspense>
      <p>{t.says}</p>
      <a className="button" href={linkTo(path)} target="_blank" rel="noreferrer">
        {t.look}
      </a>
    </div>
  );
}
