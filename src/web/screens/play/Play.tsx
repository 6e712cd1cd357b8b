import { Back } from '../../shared/components/Back.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { useWords } from '../../shared/language.ts';
import { PlayTrouble } from '../../shared/play/PlayTrouble.tsx';
import { usePlay } from '../../shared/play/usePlay.ts';
import { useTitles } from '../../shared/play/useTitles.ts';
import { playWords } from '../../shared/play/words.ts';
import '../../shared/base/front-page.css';
import './play.css';

export const words = [playWords, componentWords];

/** One tap from here to a seat at a table of bots. */
export default function Play() {
  const t = useWords(playWords);
  const { name, setName, rulebook, setRulebook, play, again, asking, wrong } = usePlay();
  const titles = useTitles();
  return (
    <div className="front-page page play-page">
      <Back>Riffle</Back>
      <main>
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
        <PlayTrouble asking={asking} wrong={wrong} onAgain={again} />
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
          <label htmlFor="play-rulebook">{t.rulebook}</label>
          <select
            id="play-rulebook"
            className="field"
            value={rulebook}
            onChange={({ target }) => setRulebook(target.value)}
          >
            {[...titles].map(([id, title]) => (
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
