import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteTournament } from '../../shared/api/records.ts';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { go } from '../../shared/router.ts';
import { Files } from './Downloads.tsx';
import { resultsWords } from './words.ts';

/** At the very end, for the director: deletes the whole tournament for good. */
export function DeleteTournament({ tournament, name }: { tournament: string; name: string }) {
  const t = useWords(resultsWords);
  const [open, setOpen] = useState(false);
  return (
    <section className="delete-tournament">
      <button type="button" className="button bare" onClick={() => setOpen(true)}>
        <Trash2 size={18} aria-hidden="true" /> {t.deleteTournament}
      </button>
      {open && (
        <Sheet title={t.deleteTitle(name)} onClose={() => setOpen(false)}>
          <Sure tournament={tournament} name={name} />
        </Sheet>
      )}
    </section>
  );
}

/** What will be lost, what to download first, and the name to type as confirmation. */
function Sure({ tournament, name }: { tournament: string; name: string }) {
  const t = useWords(resultsWords);
  const [typed, setTyped] = useState('');
  const [deleting, setDeleting] = useState(false);
  const [sorry, setSorry] = useState<string | null>(null);
  const ready = typed.trim().toLowerCase() === name.trim().toLowerCase() && !deleting;
  const away = async (): Promise<void> => {
    setDeleting(true);
    const reply = await deleteTournament(tournament);
    setDeleting(false);
    if ('ok' in reply) go('/');
    else setSorry(sentence(reply.sorry));
  };
  return (
    <form
      className="delete-sure"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void away();
      }}
    >
      <p>{t.deleteSays}</p>
      <p>{t.keepFirst}</p>
      <Files tournament={tournament} director />
      <label htmlFor="delete-name">{t.typeName(name)}</label>
      <input
        id="delete-name"
        className="field"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="button bad" disabled={!ready}>
        {t.deleteIt}
      </button>
      <p className="sorry" role="alert">
        {sorry}
      </p>
    </form>
  );
}
