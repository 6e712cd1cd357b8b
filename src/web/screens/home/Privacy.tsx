import { useEffect } from 'react';
import { Back } from '../../shared/components/Back.tsx';
import { LanguageChoice } from '../../shared/components/LanguageChoice.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { useWords } from '../../shared/language.ts';
import { privacyWords } from './privacy-words.ts';
import '../../shared/base/front-page.css';

export const words = [privacyWords, componentWords];

/** What this site keeps about people. */
export default function Privacy() {
  const t = useWords(privacyWords);
  useEffect(() => {
    document.title = `${t.title} · Riffle`;
  }, [t]);
  return (
    <div className="front-page page privacy">
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
