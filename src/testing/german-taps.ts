import { readdirSync } from 'node:fs';
import type { Catalogue } from '../web/shared/language.ts';

const WEB = new URL('../web/', import.meta.url).pathname;

/** Every text that both languages have at the same place, by its English. */
const pairs = (en: unknown, de: unknown): [en: string, de: string][] => {
  if (typeof en === 'string' && typeof de === 'string') return [[en, de]];
  if (typeof en !== 'object' || typeof de !== 'object' || en === null || de === null) return [];
  const german = new Map(Object.entries(de));
  return Object.entries(en).flatMap(([key, text]) => pairs(text, german.get(key)));
};

const isCatalogue = (part: unknown): part is Catalogue<unknown> =>
  typeof part === 'object' && part !== null && 'en' in part && 'de' in part;

async function everyWord(): Promise<[en: string, de: string][]> {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('words.ts'),
  );
  const modules: object[] = await Promise.all(files.map((file) => import(`${WEB}${file}`)));
  const catalogues = modules.flatMap((each) => Object.values(each)).filter(isCatalogue);
  const found = await Promise.all(catalogues.map(async ({ en, de }) => pairs(en, await de())));
  return found.flat();
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Where taps go by the words on a button: the same taps in German. */
export async function inGerman(): Promise<(tap: string) => string> {
  const words = await everyWord();
  // The same English may have several German words, each on its own screen.
  const german = (english: string): string => {
    const wanted = english.toLowerCase();
    const same = words.filter(([en]) => en.toLowerCase() === wanted);
    const found = same.length > 0 ? same : words.filter(([en]) => en.toLowerCase().includes(wanted));
    if (found.length === 0) throw new Error(`no German for “${english}”`);
    return `/^\\s*(${[...new Set(found.map(([, de]) => escaped(de)))].join('|')})/i`;
  };
  return (tap) => tap.replace(/text=([^>]+?)(?=$| >>)/g, (_, english: string) => `text=${german(english)}`);
}
