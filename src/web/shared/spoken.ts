import { currentSearch } from './address.ts';

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** Where this device keeps the language somebody chose. */
export const CHOSEN_LANGUAGE = 'riffle.language';
const isLanguage = (code: string | null | undefined): code is Language =>
  code != null && Object.hasOwn(LANGUAGES, code);

/** ?lang= for a screen nobody touches, then the choice made here, then the device's first language that we have. */
export function spoken(): Language {
  const asked = new URLSearchParams(currentSearch()).get('lang');
  const device = navigator.languages.map((code) => code.slice(0, 2));
  return [asked, window.localStorage.getItem(CHOSEN_LANGUAGE), ...device].find(isLanguage) ?? 'en';
}
