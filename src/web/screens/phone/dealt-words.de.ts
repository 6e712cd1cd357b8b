import type { DealtWords } from './dealt-words.ts';

export const de: DealtWords = {
  toTable: 'An meinen Tisch',
  watchTable: 'Am Tisch zusehen',
};
