import { use, useSyncExternalStore } from 'react';

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** What one part of the screen says. English comes with the part, another language when somebody speaks it. */
export type Catalogue<Words> = { readonly en: Words } & {
  readonly [other in Exclude<Language, 'en'>]: () => Promise<Words>;
};

const KEPT = 'riffle.language';
const isLanguage = (code: string | null | undefined): code is Language =>
  code != null && Object.hasOwn(LANGUAGES, code);

/** ?lang= for a screen nobody touches, then what was chosen here, then the first of the device's we speak. */
function spoken(): Language {
  const asked = new URLSearchParams(window.location.search).get('lang');
  const device = navigator.languages.map((code) => code.slice(0, 2));
  return [asked, window.localStorage.getItem(KEPT), ...device].find(isLanguage) ?? 'en';
}

let current: Language | null = null;
const listeners = new Set<() => void>();

export function language(): Language {
  current ??= spoken();
  document.documentElement.lang = current;
  return current;
}

export function setLanguage(chosen: Language): void {
  window.localStorage.setItem(KEPT, chosen);
  current = chosen;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, language);

const loading = new Map<unknown, Promise<unknown>>();

/** The words of a catalogue in the language of this device; the screen waits the moment they take to come. */
export function useWords<Words>(catalogue: Catalogue<Words>): Words {
  const speaks = useLanguage();
  if (speaks === 'en') return catalogue.en;
  const load = catalogue[speaks];
  if (!loading.has(load)) loading.set(load, load());
  return use(loading.get(load) as Promise<Words>);
}
