import { Suspense, useState } from 'react';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { rulebookTitle } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { lazyPart } from '../../../shared/lazy.ts';
import type { Line } from '../../../shared/live/line.ts';
import { GameInfo } from './GameInfo.tsx';
import { helpWords } from './words.ts';

const Ranks = lazyPart(() => import('../../../shared/booklet/Ranks.tsx'));
const PhoneRules = lazyPart(() => import('../../../shared/booklet/PhoneRules.tsx'));

/** What a player asks their neighbor: blinds to come, prizes, the average, which hand wins, and the rules. */
export function HelpContent(props: { tournament: string; line: Line; view: TournamentView }) {
  const { tournament, line, view } = props;
  const t = useWords(helpWords);
  const [open, setOpen] = useState<'ranks' | 'rules' | null>(null);
  return (
    <>
      <GameInfo line={line} view={view} />
      <p className="row">
        <button type="button" className="button grow" onClick={() => setOpen('ranks')}>
          {t.ranks}
        </button>
        <button type="button" className="button grow" onClick={() => setOpen('rules')}>
          {t.rules}
        </button>
      </p>
      <Suspense fallback={null}>
        {open !== null && (
          <Sheet
            title={open === 'ranks' ? t.ranks : rulebookTitle(view.rulebook)}
            paper
            onClose={() => setOpen(null)}
          >
            {open === 'ranks' ? (
              <Ranks />
            ) : (
              <PhoneRules rulebook={view.rulebook.id} tournament={tournament} />
            )}
          </Sheet>
        )}
      </Suspense>
    </>
  );
}
