import type { LiveWords } from './words.ts';

export const de: LiveWords = {
  notOffered: 'Das kann dieser Server noch nicht.',
  noAnswer: 'Der Server antwortet nicht. Läuft er, und ist dieses Gerät in seinem Netz?',
  toTheMoney: (places) => `Noch ${places} Plätze bis zum Geld`,
  onTheBubble: 'Bubble: Wer jetzt ausscheidet, geht leer aus',
  inTheMoney: (left, paid) => `Im Geld: noch ${left} von ${paid} Preisen`,
};
