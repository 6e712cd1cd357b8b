import { Smartphone } from 'lucide-react';
import type { TableView } from '../../../engine/views/tournament-view.ts';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { useWords } from '../../shared/language.ts';
import { useDesk } from './state/desk.ts';
import { deskWords } from './state/words.ts';

/** Who taps the hands of a table in: this desk, or the phone of somebody who sits there or is out. */
export function TrackSheet({ table, onClose }: { table: TableView; onClose: () => void }) {
  const { view, run } = useDesk();
  const t = useWords(deskWords);
  const { id, tracked } = table;
  const out = view.people.filter(({ standing }) => standing === 'busted');
  const track = (remote: string | null): void => {
    onClose();
    void run({ type: 'track', table: id, on: true, remote });
  };
  return (
    <Sheet title={t.remote.title(id)} onClose={onClose}>
      <p className="dim">{t.remote.says}</p>
      <div className="choices">
        <button type="button" className="button act wide" onClick={() => track(null)}>
          {t.remote.here}
        </button>
        {tracked && (
          <button
            type="button"
            className="button wide"
            onClick={() => {
              onClose();
              void run({ type: 'track', table: id, on: false });
            }}
          >
            {t.stopTracking}
          </button>
        )}
      </div>
      <h3 className="label">{t.remote.handTo}</h3>
      <div className="choices">
        {[...table.seats, ...out].map(({ player, name }) => (
          <button key={player} type="button" className="button" onClick={() => track(player)}>
            <Smartphone size={18} aria-hidden="true" /> {name}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
