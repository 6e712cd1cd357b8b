import { useState } from 'react';
import { hoursIn } from '../format.ts';
import { type Hours, setHours } from '../hours.ts';
import { useLanguage, useWords } from '../language.ts';
import { chooseTheme, chosenTheme, THEME_CHOICES } from '../theme.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { componentWords } from './words.ts';

const HOURS: readonly Hours[] = ['12', '24'];

/** How this device shows everything: its language, whether the day has two halves, and whether it is light or dark. */
export function Settings() {
  const t = useWords(componentWords);
  const now = hoursIn(useLanguage());
  const [theme, setTheme] = useState(chosenTheme);
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
      <fieldset className="languages">
        <legend className="unseen">{t.theme}</legend>
        {THEME_CHOICES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === theme}
            onClick={() => {
              chooseTheme(each);
              setTheme(each);
            }}
          >
            {t.themes[each]}
          </button>
        ))}
      </fieldset>
    </>
  );
}
