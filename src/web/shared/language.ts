import { use, useSyncExternalStore } from 'react';
import { markSettled } from './settled.ts';
import { CHOSEN_LANGUAGE, type Language, spoken } from './spoken.ts';

export { LANGUAGES, type Language } from './spoken.ts';

/** The words of one part of a screen. English comes with it; other languages load when needed. */
export type Catalogue<Words> = { readonly en: Words } & {
  readonly [other in Exclude<Language, 'en'>]: () => Promise<Words>;
};

let current: Language | null = null;
const listeners = new Set<() => void>();

/** English outside a browser, as in tests of plain functions. */
export function language(): Language {
  if (typeof window === 'undefined') return 'en';
  current ??= spoken();
  document.documentElement.lang = current;
  return current;
}

/** Switches once the words have loaded, so that nothing goes blank in between. */
export async function setLanguage(chosen: Language): Promise<void> {
  window.localStorage.setItem(CHOSEN_LANGUAGE, chosen);
  await Promise.all([...shown].map((catalogue) => fetched(catalogue, chosen)));
  current = chosen;
  wordsChanged();
}

/** Counts changes of what screens say, so that each is drawn again. */
let changes = 0;
export function wordsChanged(): void {
  changes++;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const changesNow = (): number => changes;

export function useLanguage(): Language {
  useSyncExternalStore(subscribe, changesNow, changesNow);
  return language();
}

/** Catalogues on this screen so far, and their words. */
const shown = new Set<Catalogue<unknown>>();
const coming = new Map<unknown, Promise<unknown>>();

function fetched<Words>(catalogue: Catalogue<Words>, speaks: Language): Promise<Words> {
  if (speaks === 'en') return Promise.resolve(catalogue.en);
  const load = catalogue[speaks];
  const before = coming.get(load);
  if (before !== undefined) return before as Promise<Words>;
  // Without the server, English is better than nothing.
  const words = markSettled(load().catch(() => catalogue.en));
  coming.set(load, words);
  return words;
}

/** The words of a catalogue in this device's language; suspends while they load. */
export function useWords<Words>(catalogue: Catalogue<Words>): Words {
  const speaks = useLanguage();
  shown.add(catalogue as Catalogue<unknown>);
  // Called even once loaded, because React tells `use` calls apart by their order.
  return speaks === 'en' ? catalogue.en : use(fetched(catalogue, speaks));
}

/** The same, outside React. */
export const wordsOf = <Words>(catalogue: Catalogue<Words>): Promise<Words> => fetched(catalogue, language());

/** A screen and its words, loaded together: one after the other would keep it blank longer. */
export async function withWords<Screen extends { readonly words: readonly Catalogue<unknown>[] }>(
  loading: Promise<Screen>,
): Promise<Screen> {
  const screen = await loading;
  // Also those of parts nobody has opened yet: in another language they would have to be waited for.
  for (const catalogue of screen.words) shown.add(catalogue);
  await Promise.all(screen.words.map(wordsOf));
  return screen;
}
