import type { PlayWords } from './words.ts';

export const de: PlayWords = {
  title: 'Gleich gegen Bots spielen',
  says: 'Du sitzt sofort am Tisch. Der Server gibt, Bots füllen die anderen Stühle, und es kostet nichts.',
  yourName: 'Dein Name am Tisch',
  rulebook: 'Nach wessen Regeln',
  one: ['Ein Tisch', 'Neun Spieler, Level von fünf Minuten'],
  three: ['Drei Tische', '27 Spieler, mit Tischwechseln und Finaltisch'],
  dealing: 'Ein Stuhl wird gesucht',
};
