import type { Catalogue } from '../../shared/language.ts';

const en = {
  toTable: 'Go to my table',
  watchTable: 'Watch the table',
};

export type DealtWords = typeof en;
export const dealtWords: Catalogue<DealtWords> = {
  en,
  de: () => import('./dealt-words.de.ts').then(({ de }) => de),
};
