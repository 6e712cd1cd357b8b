import { FolderOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Refusal } from '../../../engine/refusal.ts';
import { sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { go } from '../../shared/router.ts';
import { toServer } from '../../shared/to-server.ts';
import { gamesWords } from './games-words.ts';

/** Asks the browser not to delete what is here; null until it has answered. */
function useLasting(): boolean | null {
  const [lasts, setLasts] = useState<boolean | null>(null);
  useEffect(() => {
    // Over plain http browsers promise nothing.
    const { storage } = navigator as { readonly storage?: StorageManager };
    const asked = storage?.persist?.() ?? Promise.resolve(false);
    void asked.catch(() => false).then(setLasts);
  }, []);
  return lasts;
}

/** Where there is no server: that all of it is here, whether it lasts, and games from elsewhere. */
export default function OnThisDevice({ onOpened }: { onOpened: () => void }) {
  const t = useWords(gamesWords);
  const lasts = useLasting();
  const [sorry, setSorry] = useState<string | null>(null);
  const open = async (file: File): Promise<void> => {
    setSorry(null);
    const body = JSON.stringify({ name: file.name, text: await file.text() });
    const reply = await toServer().fetch('/local/file', { method: 'POST', body });
    const said = (await reply.json()) as { tournament: string } | Refusal;
    if ('message' in said) return setSorry(sentence(said.message));
    onOpened();
    go(`/t/${said.tournament}`);
  };
  return (
    <section className="on-device" aria-label={t.onDevice}>
      <p>{t.onDevice}</p>
      {lasts === false && <p role="status">{t.mayBeEvicted}</p>}
      <label className="button bare">
        <FolderOpen size={20} aria-hidden="true" /> {t.openFile}
        <input
          type="file"
          className="unseen"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void open(file);
          }}
        />
      </label>
      {sorry !== null && (
        <p className="sorry" role="alert">
          {sorry}
        </p>
      )}
    </section>
  );
}
