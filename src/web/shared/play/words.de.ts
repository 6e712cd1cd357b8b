import type { PlayWords } from './words.ts';

export const de: PlayWords = {
  title: 'Gleich gegen Bots spielen',
  says: 'Setz dich und spiel los. Riffle gibt, an den anderen Plätzen sitzen Bots, und es kostet nichts.',
  yourName: 'Dein Name am Tisch',
  rulebook: 'Hausregeln',
  one: 'Ein Tisch',
  oneSays: (players, minutes) => `${players} Spieler, Levels von ${minutes} Minuten`,
  three: 'Drei Tische',
  threeSays: '27 Spieler, mit Tischwechseln und Finaltisch',
  players: 'Wie viele spielen?',
  bots: 'Wie gut spielen die Bots?',
  botsAre: { easy: 'Leicht', home: 'Mittel', hard: 'Stark' },
  pace: 'Wie schnell?',
  paces: { calm: 'Ruhig', usual: 'Normal', fast: 'Schnell' },
  length: 'Wie lang ist ein Level?',
  lengths: { 3: '3 Min.', 5: '5 Min.', 10: '10 Min.' },
  dealing: 'Ein Platz wird gesucht …',

  codeNeeded:
    'Du bist nicht am Rechner des Gastgebers. Gib den Code aus dem Terminal ein, in dem Riffle läuft, oder frag den Gastgeber danach.',
  siteCode: 'Code aus dem Terminal des Gastgebers',
  useCode: 'Code verwenden',
};
