import { Menu } from 'lucide-react';
import { Suspense, startTransition, useState } from 'react';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { useWords } from '../../../shared/language.ts';
import { lazyPart } from '../../../shared/lazy.ts';
import type { Live, RequestFrame } from '../../../shared/live/line.ts';
import { useGuests } from './useGuests.ts';
import { lobbyWords } from './words.ts';
import './menu.css';

const TableMenu = lazyPart(() => import('./TableMenu.tsx'));

/** Opens the table's menu; for the host it counts the guests who wait for them. */
export function MenuButton(props: {
  tournament: string;
  live: Live;
  view: TournamentView;
  /** Whether I sit out; null without a seat. */
  away: boolean | null;
  ask: (asked: RequestFrame) => Promise<boolean>;
}) {
  const { tournament, live, view } = props;
  const t = useWords(lobbyWords);
  const [open, setOpen] = useState(false);
  const directs = live.role === 'director';
  const guests = useGuests(tournament, directs && view.phase !== 'over');
  const late = view.lobby.filter(({ player }) => guests.here.has(player)).length;
  const count = directs ? guests.waiting.length + late : 0;
  return (
    <>
      <button
        type="button"
        className="tool menu-button"
        aria-label={count === 0 ? t.menu : t.menuWaiting(count)}
        onClick={() => startTransition(() => setOpen(true))}
      >
        <Menu size={18} aria-hidden="true" />
        <span className="label-text">{t.menu}</span>
        {count > 0 && (
          <span className="count number" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      <Suspense fallback={null}>
        {open && (
          <Sheet title={t.menu} onClose={() => setOpen(false)}>
            <TableMenu {...props} guests={guests} onClose={() => setOpen(false)} />
          </Sheet>
        )}
      </Suspense>
    </>
  );
}
