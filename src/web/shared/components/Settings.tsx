import { hoursIn } from '../format.ts';
import { type Hours, setHours } from '../hours.ts';
import { useLanguage, useWords } from '../language.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { componentWords } from './words.ts';

const HOURS: readonly Hours[] = ['12', '24'];

/** How this device shows everything: its language, and whether the day has two halves. */
export function Settings() {
  const t = useWords(componentWords);
  const now = hoursIn(useLanguage());
  return (
    <>
      <LanguageChoice />
      <fieldset className="languages">
        <legend className="unseen">{t.clock}</legend>
        {HOURS.map((each) => (
          <button key={each} type="button" aria-pressed={each === now} onClick={() => setHours(each)}>
            {t.hours(each)}
          </button>
        ))}
      </fieldset>
    </>
  );
}
