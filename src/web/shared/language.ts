import { use, useSyncExternalStore } from 'react';
import { markSettled } from './settled.ts';

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

/** English where there is no device to ask, as in tests of plain functions. */
export function language(): Language {
  if (typeof window === 'undefined') return 'en';
  current ??= spoken();
  document.documentElement.lang = current;
  return current;
}

/** Switches when the words shown are there, so that nothing goes blank in between. */
export async function setLanguage(chosen: Language): Promise<void> {
  window.localStorage.setItem(KEPT, chosen);
  await Promise.all([...shown].map((catalogue) => fetched(catalogue, chosen)));
  current = chosen;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, language, language);

/** Catalogues on this screen so far, and their words. */
const shown = new Set<Catalogue<unknown>>();
const coming = new Map<unknown, Promise<unknown>>();

function fetched<Words>(catalogue: Catalogue<Words>, speaks: Language): Promise<Words> {
  if (speaks === 'en') return Promise.resolve(catalogue.en);
  const load = catalogue[speaks];
  const before = coming.get(load);
  if (before !== undefined) return before as Promise<Words>;
  // Without a line to the server English, which is here, is better than nothing.
  const words = markSettled(load().catch(() => catalogue.en));
  coming.set(load, words);
  return words;
}

/** The words of a catalogue in the language of this device; the screen waits the moment they take to come. */
export function useWords<Words>(catalogue: Catalogue<Words>): Words {
  const speaks = useLanguage();
  shown.add(catalogue as Catalogue<unknown>);
  // Used also when they are here: React tells the words of one part from another's by the order in which they are used.
  return speaks === 'en' ? catalogue.en : use(fetched(catalogue, speaks));
}

/** The same for who is no component. */
export const wordsOf = <Words>(catalogue: Catalogue<Words>): Promise<Words> => fetched(catalogue, language());

/** A screen with the words it will need, fetched together: one after the other they would keep it blank. */
export async function withWords<Screen extends { readonly words: readonly Catalogue<unknown>[] }>(
  loading: Promise<Screen>,
): Promise<Screen> {
  const screen = await loading;
  await Promise.all(screen.words.map(wordsOf));
  return screen;
}
