import { Smartphone } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { install, installPrompt, isInstalled, keepOfflinePage, watchInstallPrompt } from '../installing.ts';
import { useWords } from '../language.ts';
import { installWords } from './install-words.ts';
import { Sheet } from './Sheet.tsx';
import './install.css';

/** Riffle on the home screen: by the browser's own offer, or told how where it makes none. Nothing once it is there. */
export default function Install() {
  const t = useWords(installWords);
  const prompt = useSyncExternalStore(watchInstallPrompt, installPrompt, () => null);
  const [open, setOpen] = useState(false);
  useEffect(keepOfflinePage, []);
  if (isInstalled()) return null;
  return (
    <div className="install">
      <button
        type="button"
        className="button bare"
        onClick={() => (prompt === null ? setOpen(true) : void install(prompt))}
      >
        <Smartphone size={20} aria-hidden="true" />
        {prompt === null ? t.add : t.install}
      </button>
      {open && (
        <Sheet title={t.title} onClose={() => setOpen(false)}>
          <dl className="install-steps">
            {t.steps.map(([phone, says]) => (
              <div key={phone}>
                <dt>{phone}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </Sheet>
      )}
    </div>
  );
}
