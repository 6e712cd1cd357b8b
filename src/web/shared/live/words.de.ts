import { listed } from '../format.ts';
import type { LiveWords } from './words.ts';

export const de: LiveWords = {
  yourTurn: (cost) => `Du bist dran: ${cost} zum Mitgehen`,
  yourTurnFree: 'Du bist dran: Du kannst checken',
  toTheMoney: (places) => `Noch ${places} Plätze bis zum Geld`,
  onTheBubble: 'Bubble: Wer jetzt ausscheidet, geht leer aus',
  rebuysUntil: {
    'first-hand': (level) => `Rebuys bis zur ersten Hand von Level ${level}`,
    bell: (level) => `Rebuys bis Level ${level} beginnt`,
  },
  mayStillRebuy: (names) =>
    `${names.length > 2 ? `${names.length} Spieler` : listed(names, 'de')} ${names.length === 1 ? 'kann' : 'können'} noch einen Rebuy nehmen`,
  posts: { small: 'zahlt den Small Blind', big: 'zahlt den Big Blind' },
  milestone: { 'final-table': 'Finaltisch', 'half-field': 'Halbes Feld' },
  drawSoon: (left) => `Noch ${left} dabei. Alle losen neue Plätze.`,
  each: (amount) => `je ${amount}`,
  inTheMoney: (left, paid) => `Im Geld: noch ${left} von ${paid} Preisen`,
};
