import { Info } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { useWords } from '../../../shared/language.ts';
import { lazyPart } from '../../../shared/lazy.ts';
import type { Line } from '../../../shared/live/line.ts';
import { helpWords } from './words.ts';

const HelpContent = lazyPart(() =>
  import('./HelpContent.tsx').then(({ HelpContent }) => ({ default: HelpContent })),
);

/** The tool that opens help; on small phones it is in the menu alone. */
export function Help(props: { tournament: string; line: Line; view: TournamentView }) {
  const t = useWords(helpWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="tool tool-help" onClick={() => setOpen(true)}>
        <Info size={20} aria-hidden="true" />
        <span>{t.info}</span>
      </button>
      <Suspense fallback={null}>
        {open && (
          <Sheet title={t.title} onClose={() => setOpen(false)}>
            <HelpContent {...props} />
          </Sheet>
        )}
      </Suspense>
    </>
  );
}
