import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { useWords } from '../../../shared/language.ts';
import { lazyPart } from '../../../shared/lazy.ts';
import type { HandFrame } from '../../../shared/live/hand-feed.ts';
import type { Line, Live, RequestFrame } from '../../../shared/live/line.ts';
import type { Person } from '../people/person.ts';
import { lobbyWords } from './words.ts';
import './menu.css';

const TableMenu = lazyPart(() => import('./TableMenu.tsx'));

/** Opens the table's menu. */
export function MenuButton(props: {
  tournament: string;
  live: Live;
  view: TournamentView;
  line: Line;
  people: readonly Person[];
  hand: HandFrame | null;
  /** Whether I sit out; null without a seat. */
  away: boolean | null;
  ask: (asked: RequestFrame) => Promise<boolean>;
}) {
  const t = useWords(lobbyWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="tool menu-button" aria-label={t.menu} onClick={() => setOpen(true)}>
        <Menu size={20} aria-hidden="true" />
        <span>{t.menu}</span>
      </button>
      <Suspense fallback={null}>
        {open && (
          <Sheet title={t.menu} onClose={() => setOpen(false)}>
            <TableMenu {...props} onClose={() => setOpen(false)} />
          </Sheet>
        )}
      </Suspense>
    </>
  );
}
