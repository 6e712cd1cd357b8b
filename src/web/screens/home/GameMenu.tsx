import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import type { Listed } from '../../shared/api/api.ts';
import { deleteTournament } from '../../shared/api/records.ts';
import { FileLink } from '../../shared/components/FileLink.tsx';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { toServer } from '../../shared/to-server.ts';
import { gamesWords } from './games-words.ts';

/** What the rows of a list share: which are hidden, and what to do once one is gone. */
export type Listing = {
  readonly hidden: ReadonlySet<string>;
  readonly onHide: (tournament: string) => void;
  readonly onDeleted: () => void;
};

/** Hides a game from this device's list, or deletes it after a question. */
export function GameMenu(props: { game: Pick<Listed, 'id' | 'name' | 'role'> } & Listing) {
  const { game, hidden, onHide, onDeleted } = props;
  const t = useWords(gamesWords);
  const [open, setOpen] = useState(false);
  const done = (then: () => void) => (): void => {
    setOpen(false);
    then();
  };
  return (
    <>
      <button
        type="button"
        className="button bare more"
        aria-label={t.more(game.name)}
        onClick={() => setOpen(true)}
      >
        <EllipsisVertical size={20} aria-hidden="true" />
      </button>
      {open && (
        <Sheet title={game.name} onClose={() => setOpen(false)}>
          <button type="button" className="button" onClick={done(() => onHide(game.id))}>
            {hidden.has(game.id) ? t.unhide : t.hide}
          </button>
          <p className="dim">{t.hideSays}</p>
          {toServer().isLocal && <SaveFile game={game} />}
          {game.role === 'director' && <Delete game={game} onDeleted={done(onDeleted)} />}
        </Sheet>
      )}
    </>
  );
}

/** All of it: to go on with elsewhere, or to have twice. */
function SaveFile({ game }: { game: Pick<Listed, 'id' | 'name'> }) {
  const t = useWords(gamesWords);
  return (
    <>
      <FileLink className="button" at={`/local/file/${game.id}`} name={`${game.name}.riffle`}>
        {t.saveFile}
      </FileLink>
      <p className="dim">{t.saveFileSays}</p>
    </>
  );
}

function Delete({ game, onDeleted }: { game: Pick<Listed, 'id' | 'name'>; onDeleted: () => void }) {
  const t = useWords(gamesWords);
  const [sure, setSure] = useState(false);
  const [sorry, setSorry] = useState<string | null>(null);
  const away = async (): Promise<void> => {
    const reply = await deleteTournament(game.id);
    if ('ok' in reply) onDeleted();
    else setSorry(sentence(reply.sorry));
  };
  if (!sure)
    return (
      <button type="button" className="button bad" onClick={() => setSure(true)}>
        {t.delete}
      </button>
    );
  return (
    <>
      <p role="alert">{sorry ?? t.deleteSays(game.name)}</p>
      <div className="choices">
        <button type="button" className="button" onClick={() => setSure(false)}>
          {t.keep}
        </button>
        <button type="button" className="button bad" onClick={() => void away()}>
          {t.deleteIt}
        </button>
      </div>
    </>
  );
}
