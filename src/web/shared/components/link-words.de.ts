import type { LinkWords } from './link-words.ts';

export const de: LinkWords = {
  about: 'Papier und Ergebnis',
  paper: 'Zum Drucken',
  hands: 'Gespielte Hände',
  results: 'Ergebnis',
  season: 'Die Saison',
};
