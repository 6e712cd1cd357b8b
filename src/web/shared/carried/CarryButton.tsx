import { QrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { wholeLink } from '../address.ts';
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
          <div className="carry">
            <Suspense fallback={<div className="qr" />}>
              <Qr text={wholeLink(`/carried#${carry(view, Date.now())}`)} label={t.qr} />
            </Suspense>
            <p>{t.says}</p>
          </div>
        </Sheet>
      )}
    </>
  );
}
