import { Info } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { rulebookTitle } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { lazyPart } from '../../../shared/lazy.ts';
import type { Line } from '../../../shared/live/line.ts';
import { helpWords } from './words.ts';

const GameInfo = lazyPart(() => import('./GameInfo.tsx'));
const Ranks = lazyPart(() => import('../../../shared/booklet/Ranks.tsx'));
const PhoneRules = lazyPart(() => import('../../../shared/booklet/PhoneRules.tsx'));

/** What a player asks their neighbor: blinds to come, prizes, the average, which hand wins, and the rules. */
export function Help({ tournament, line, view }: { tournament: string; line: Line; view: TournamentView }) {
  const t = useWords(helpWords);
  const [open, setOpen] = useState<'info' | 'ranks' | 'rules' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <button type="button" className="tool tool-help" onClick={() => setOpen('info')}>
        <Info size={20} aria-hidden="true" />
        <span>{t.info}</span>
      </button>
      <Suspense fallback={null}>
        {open === 'info' && (
          <Sheet title={t.title} onClose={close}>
            <GameInfo line={line} view={view} />
            <p className="row">
              <button type="button" className="button grow" onClick={() => setOpen('ranks')}>
                {t.ranks}
              </button>
              <button type="button" className="button grow" onClick={() => setOpen('rules')}>
                {t.rules}
              </button>
            </p>
          </Sheet>
        )}
        {open === 'ranks' && (
          <Sheet title={t.ranks} paper onClose={close}>
            <Ranks />
          </Sheet>
        )}
        {open === 'rules' && (
          <Sheet title={rulebookTitle(view.rulebook)} paper onClose={close}>
            <PhoneRules rulebook={view.rulebook.id} tournament={tournament} />
          </Sheet>
        )}
      </Suspense>
    </>
  );
}
