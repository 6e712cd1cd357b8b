import type { PlayWords } from './words.ts';

export const de: PlayWords = {
  title: 'Gleich gegen Bots spielen',
  says: 'Setz dich und spiel los. Riffle gibt, an den anderen Plätzen sitzen Bots, und es kostet nichts.',
  yourName: 'Dein Name am Tisch',
  rulebook: 'Hausregeln',
  one: ['Ein Tisch', 'Neun Spieler, Fünf-Minuten-Levels'],
  three: ['Drei Tische', '27 Spieler, mit Tischwechseln und Finaltisch'],
  dealing: 'Ein Platz wird gesucht …',

  codeNeeded:
    'Du bist nicht am Rechner des Gastgebers. Gib den Code aus dem Terminal ein, in dem Riffle läuft, oder frag den Gastgeber danach.',
  siteCode: 'Code aus dem Terminal des Gastgebers',
  useCode: 'Code verwenden',
};
