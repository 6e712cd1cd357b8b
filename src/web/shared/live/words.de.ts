import type { LiveWords } from './words.ts';

export const de: LiveWords = {
  toTheMoney: (places) => `Noch ${places} Plätze bis zum Geld`,
  onTheBubble: 'Bubble: Wer jetzt ausscheidet, geht leer aus',
  inTheMoney: (left, paid) => `Im Geld: noch ${left} von ${paid} Preisen`,
};
