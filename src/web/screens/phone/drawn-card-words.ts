import type { Catalogue } from '../../shared/language.ts';

const en = {
  iDrewCard: 'I drew a card',
  otherCard: 'Change it',
  whichCard: 'Which card did you draw?',
  tapCard: 'Tap its rank, then its suit.',
};

export type DrawnCardWords = typeof en;
export const drawnCardWords: Catalogue<DrawnCardWords> = {
  en,
  de: () => import('./drawn-card-words.de.ts').then(({ de }) => de),
};
