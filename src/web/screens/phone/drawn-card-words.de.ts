import type { DrawnCardWords } from './drawn-card-words.ts';

export const de: DrawnCardWords = {
  iDrewCard: 'Ich habe eine Karte gezogen',
  otherCard: 'Ändern',
  whichCard: 'Welche Karte hast du gezogen?',
  tapCard: 'Tippe ihren Rang, dann ihre Farbe.',
};
