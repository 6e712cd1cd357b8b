import { useEffect } from 'react';
import { useWords } from '../language.ts';
import { LanguageChoice } from '../parts/LanguageChoice.tsx';
import { partWords } from '../parts/words.ts';
import { Back } from './Back.tsx';
import { privacyWords } from './privacy-words.ts';
import './home.css';

export const words = [privacyWords, partWords];

/** What is kept about people here, for anybody who wants to know. */
export default function Privacy() {
  const t = useWords(privacyWords);
  useEffect(() => {
    document.title = `${t.title} · Riffle`;
  }, [t]);
  return (
    <div className="home page privacy">
      <Back>{t.back}</Back>
      <main>
        <h1 className="title">{t.title}</h1>
        <p>{t.lead}</p>
        {t.sections.map(([title, ...says]) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {says.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </section>
        ))}
      </main>
      <footer>
        <LanguageChoice />
      </footer>
    </div>
  );
}
