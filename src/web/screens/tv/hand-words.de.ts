import type { HandWords } from './hand-words.ts';

export const de: HandWords = {
  table: (id) => `Tisch ${id}`,
  pot: (count, at, chips) =>
    count === 1 ? `Pot ${chips}` : at === 0 ? `Main-Pot ${chips}` : `Side-Pot ${at}: ${chips}`,
  voided: 'Die Hand zählt nicht',
  wins: (chips) => `gewinnt ${chips}`,
  folded: 'gefoldet',
  allIn: 'All-in',
  toAct: (name) => `${name} ist dran`,
};
