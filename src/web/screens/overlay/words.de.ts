import type { OverlayWords } from './words.ts';

export const de: OverlayWords = {
  level: (level) => `Level ${level}`,
  pause: 'Pause',
  paused: 'Angehalten',
  ante: (amount) => `Ante ${amount}`,
  next: (blinds) => `Danach ${blinds}`,
  left: (left, of) => `Noch ${left} von ${of}`,
  table: (table) => `Tisch ${table}`,
  lastHand: (table) => `Tisch ${table}, die letzte Hand`,
  wins: (chips) => `gewinnt ${chips}`,
  button: 'Button',
};
