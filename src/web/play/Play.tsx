import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { playNow } from '../api.ts';
import { sentence } from '../format.ts';
import { Go } from '../home/Go.tsx';
import { useWords } from '../language.ts';
import { go } from '../router.ts';
import { playWords } from './words.ts';
import '../home/home.css';
import './play.css';

export const words = [playWords];

const KEPT = 'riffle.play';
const kept = (): { name: string; house: string } => {
  const [name = '', house = 'homepokertourney'] = (window.localStorage.getItem(KEPT) ?? '').split('\n');
  return { name, house };
};

/** One tap from here to a chair at a table of bots. */
export default function Play() {
  const t = useWords(playWords);
  const [name, setName] = useState(kept().name);
  const [house, setHouse] = useState(kept().house);
  const [sorry, setSorry] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const play = async (players: 9 | 27): Promise<void> => {
    setAsking(true);
    setSorry(null);
    window.localStorage.setItem(KEPT, `${name.trim()}\n${house}`);
    const reply = await playNow({ players, house, ...(name.trim() !== '' && { name: name.trim() }) });
    setAsking(false);
    if ('sorry' in reply) return setSorry(sentence(reply.sorry));
    go(`/t/${reply.ok.tournament}/table`);
  };
  return (
    <div className="home page">
      <Go to="/" className="back">
        <ArrowLeft size={20} aria-hidden="true" /> Riffle
      </Go>
      <main className="play">
        <h1 className="title">{t.title}</h1>
        <p>{t.says}</p>
        <div className="play-choices">
          <button type="button" className="button act" disabled={asking} onClick={() => void play(9)}>
            <b>{t.one[0]}</b>
            <small>{t.one[1]}</small>
          </button>
          <button type="button" className="button" disabled={asking} onClick={() => void play(27)}>
            <b>{t.three[0]}</b>
            <small>{t.three[1]}</small>
          </button>
        </div>
        <p className="sorry" role="alert">
          {asking ? t.dealing : sorry}
        </p>
        <div className="play-fields">
          <label htmlFor="play-name">{t.yourName}</label>
          <input
            id="play-name"
            className="field"
            autoComplete="given-name"
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <label htmlFor="play-house">{t.house}</label>
          <select
            id="play-house"
            className="field"
            value={house}
            onChange={({ target }) => setHouse(target.value)}
          >
            {Object.entries(t.houses).map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
      </main>
    </div>
  );
}
