import type { LinkWords } from './link-words.ts';

export const de: LinkWords = {
  about: 'Drucken und Ergebnis',
  paper: 'Drucken',
  hands: 'Gespielte Hände',
  results: 'Ergebnis',
  toTable: 'Zu meinem Tisch',
  season: 'Saison',
};
