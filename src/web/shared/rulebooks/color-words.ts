import type { Catalogue } from '../language.ts';

/** Colors of chips. */
const en: Readonly<Record<string, string>> = {
  white: 'White',
  red: 'Red',
  green: 'Green',
  black: 'Black',
  blue: 'Blue',
  purple: 'Purple',
  yellow: 'Yellow',
  orange: 'Orange',
  pink: 'Pink',
  grey: 'Gray',
  other: 'Other',
};

export const colorWords: Catalogue<typeof en> = {
  en,
  de: () => import('./color-words.de.ts').then(({ de }) => de),
};
