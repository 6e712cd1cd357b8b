import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { screenAt } from '../../../protocol/screens.ts';
import { currentPath, linkTo } from '../../shared/address.ts';
import { deleteTournament } from '../../shared/api/records.ts';
import { useWords } from '../../shared/language.ts';
import { isSample } from '../../shared/planning/api.ts';
import { go } from '../../shared/router.ts';
import { deskWords } from './state/words.ts';
import './sample.css';

/** Above the desk of a sample tournament: what it is, and links to its other screens. */
export function SampleBar() {
  const tournament = screenAt(currentPath())?.tournament;
  return tournament === undefined ? null : <Bar tournament={tournament} />;
}

function Bar({ tournament }: { tournament: string }) {
  const t = useWords(deskWords);
  const [shown, setShown] = useState(false);
  useEffect(() => void isSample(tournament).then(setShown), [tournament]);
  if (!shown) return null;
  const remove = async (): Promise<void> => {
    if ('ok' in (await deleteTournament(tournament))) go('/');
  };
  return (
    <aside className="sample-bar">
      <span>{t.sampleBar}</span>
      <a className="button" href={linkTo(`/t/${tournament}/tv`)} target="_blank" rel="noreferrer">
        TV
      </a>
      <a className="button" href={linkTo(`/t/${tournament}/me`)} target="_blank" rel="noreferrer">
        {t.aPhone}
      </a>
      <button type="button" className="button" aria-label={t.deleteSample} onClick={() => void remove()}>
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </aside>
  );
}
