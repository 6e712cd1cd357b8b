import type { Catalogue } from '../language.ts';

const en = {
  about: 'Paper and results',
  paper: 'To print',
  hands: 'Hands played',
  results: 'Results',
  season: 'The season',
};

export type LinkWords = typeof en;
export const linkWords: Catalogue<LinkWords> = {
  en,
  de: () => import('./link-words.de.ts').then(({ de }) => de),
};
