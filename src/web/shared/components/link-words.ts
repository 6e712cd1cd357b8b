import type { Catalogue } from '../language.ts';

const en = {
  about: 'Printouts and results',
  paper: 'Printouts',
  hands: 'Hands played',
  results: 'Results',
  toTable: 'To my table',
  season: 'Season',
};

export type LinkWords = typeof en;
export const linkWords: Catalogue<LinkWords> = {
  en,
  de: () => import('./link-words.de.ts').then(({ de }) => de),
};
