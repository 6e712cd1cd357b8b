import { LANGUAGES, type Language, setLanguage, useLanguage, useWords } from '../language.ts';
import { componentWords } from './words.ts';
import './language.css';

/** Each language by its own name, so that its speakers find it. */
export function LanguageChoice() {
  const speaks = useLanguage();
  const { language } = useWords(componentWords);
  return (
    <fieldset className="languages">
      <legend className="unseen">{language}</legend>
      {(Object.keys(LANGUAGES) as Language[]).map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === speaks}
          onClick={() => void setLanguage(each)}
        >
          {LANGUAGES[each]}
        </button>
      ))}
    </fieldset>
  );
}
