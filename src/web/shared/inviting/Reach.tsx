import { Suspense, useState } from 'react';
import { reachOf } from '../../../protocol/reach.ts';
import { Sheet } from '../components/Sheet.tsx';
import { useWords } from '../language.ts';
import { lazyPart } from '../lazy.ts';
import { inviteWords } from './words.ts';
import './invite-link.css';

const HowToReach = lazyPart(() => import('./HowToReach.tsx'));

/** Who cannot open a link, and how to change that; nothing where everybody can. */
export function Reach({ link, says }: { link: string; says?: string }) {
  const t = useWords(inviteWords);
  const [open, setOpen] = useState(false);
  const reach = reachOf(link);
  if (reach === 'everywhere') return null;
  return (
    <div className="only-here">
      <p>{says ?? t.reach[reach]}</p>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t.howToReach}
      </button>
      <Suspense fallback={null}>
        {open && (
          <Sheet title={t.howToReach} onClose={() => setOpen(false)}>
            <HowToReach />
          </Sheet>
        )}
      </Suspense>
    </div>
  );
}
