import { Home, MonitorSmartphone, Tv } from 'lucide-react';
import { currentSearch, linkTo } from '../../shared/address.ts';
import { Go } from '../../shared/components/Go.tsx';
import { DeskLinks } from '../../shared/components/Links.tsx';
import { Settings } from '../../shared/components/Settings.tsx';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { useWords } from '../../shared/language.ts';
import { toServer } from '../../shared/to-server.ts';
import { menuWords } from './menu-words.ts';
import { Opener } from './procedures/Tools.tsx';
import { useDesk } from './state/desk.ts';

/** What is not about the next minute: other screens, papers, settings, and the way home. */
export function Menu({ onDevices, onClose }: { onDevices: () => void; onClose: () => void }) {
  const { tournament, view } = useDesk();
  const t = useWords(menuWords);
  return (
    <Sheet title={view.name} onClose={onClose}>
      <div className="menu">
        <div className="choices">
          <a
            className="button"
            href={linkTo(`/t/${tournament}/tv${currentSearch()}`)}
            target="_blank"
            rel="noreferrer"
            onClick={onClose}
          >
            <Tv size={20} aria-hidden="true" /> {t.tv}
          </a>
          {/* Only the director connects devices. */}
          {view.may === null && !toServer().isLocal && (
            <button
              type="button"
              className="button devices-button"
              onClick={() => {
                onClose();
                onDevices();
              }}
            >
              <MonitorSmartphone size={20} aria-hidden="true" /> {t.devices}
            </button>
          )}
        </div>
        <DeskLinks
          tournament={tournament}
          hands={view.keptHands > 0 || view.tables.some(({ kind }) => kind === 'dealt')}
        />
        {view.phase !== 'over' && view.may === null && (
          <section aria-label={t.settings}>
            <h3 className="label">{t.settings}</h3>
            <div className="choices">
              <Opener name="levels" word="setLevels" onOpen={onClose} />
              {view.players.entries > 0 && <Opener name="prizes" word="changePrizes" onOpen={onClose} />}
            </div>
          </section>
        )}
        <Settings />
        <Go to="/" className="button">
          <Home size={20} aria-hidden="true" /> {t.home}
        </Go>
      </div>
    </Sheet>
  );
}
