import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { deleteTournament } from '../api.ts';
import { useWords } from '../language.ts';
import { go, screenAt } from '../router.ts';
import { isSample } from './api.ts';
import { planWords } from './words.ts';
import './sample.css';

/** Over the desk of a sample night: what it is, and the other screens to look at. */
export function SampleBar() {
  const screen = screenAt(window.location.pathname);
  return 'tournament' in screen ? <Bar tournament={screen.tournament} /> : null;
}

function Bar({ tournament }: { tournament: string }) {
  const t = useWords(planWords);
  const [shown, setShown] = useState(false);
  useEffect(() => void isSample(tournament).then(setShown), [tournament]);
  if (!shown) return null;
  const away = async (): Promise<void> => {
    if ('ok' in (await deleteTournament(tournament))) go('/');
  };
  return (
    <aside className="sample-bar">
      <span>{t.sampleBar}</span>
      <a className="button" href={`/t/${tournament}/tv`} target="_blank" rel="noreferrer">
        TV
      </a>
      <a className="button" href={`/t/${tournament}/me`} target="_blank" rel="noreferrer">
        {t.aPhone}
      </a>
      <button type="button" className="button" aria-label={t.throwAway} onClick={() => void away()}>
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </aside>
  );
}
