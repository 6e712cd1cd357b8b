import type { Catalogue } from '../../shared/language.ts';

const en = {
  table: (id: string) => `Table ${id}`,
  pot: (count: number, at: number, chips: string): string =>
    count === 1 ? `Pot ${chips}` : at === 0 ? `Main pot ${chips}` : `Side pot ${at}: ${chips}`,
  voided: 'The hand is void',
  wins: (chips: string) => `wins ${chips}`,
  folded: 'folded',
  allIn: 'All-in',
  toAct: (name: string) => `${name} to act`,
};

export type HandWords = typeof en;
export const handWords: Catalogue<HandWords> = {
  en,
  de: () => import('./hand-words.de.ts').then(({ de }) => de),
};
