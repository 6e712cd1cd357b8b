import type { Catalogue } from '../../shared/language.ts';

const en = {
  handsPlayed: 'Hands played',
  desk: 'Open the desk',
  otherPhone: 'Use another phone',
  otherPhoneSays: 'Scan this with the other phone: your seat moves there, and this phone lets go of it.',
};

export type WayWords = typeof en;
export const wayWords: Catalogue<WayWords> = {
  en,
  de: () => import('./way-words.de.ts').then(({ de }) => de),
};
