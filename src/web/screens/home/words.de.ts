import type { HomeWords } from './words.ts';

export const de: HomeWords = {
  run: 'Leite das Spiel.',
  play: 'Spiel mit.',
  lead: 'Dein Pokerturnier zu Hause, von der ersten Einladung bis zur letzten Auszahlung. Du leitest es vom Handy aus, zwischen zwei Händen.',
  rulesAre: (rulebook) => `Regelwerk: ${rulebook}`,
  choices: {
    plan: [
      'Einen Abend planen',
      'Sag, wie viele ihr seid und wie viel Zeit ihr habt. Riffle findet Blinds, Stacks und Preise, die passen.',
    ],
    sample: [
      'Einen Probeabend ansehen',
      'Drei Tische mitten im Spiel. Probier alles aus, es geht nichts kaputt.',
    ],
    bots: [
      'Jetzt gegen Bots spielen',
      'Einmal tippen, und du sitzt auf deinem Handy am Tisch. Jeder kann prüfen, dass fair gemischt wird.',
    ],
    join: [
      'Mit einem Code dazukommen',
      'Du hast einen Code vom Gastgeber? Sieh deinen Platz, die Uhr und die Preise.',
    ],
  },
  same: 'Wie letztes Mal',
  sameSays: (name, day, players) =>
    [name, day, players > 0 && `${players} Spieler`].filter(Boolean).join(' · '),
  making: 'Turnier wird angelegt …',
  sample: 'Probe',
  won: (name, prize) => `${name} hat gewonnen${prize && `: ${prize}`}`,
  footer: 'Ohne Anmeldung. Alles bleibt auf dem Rechner des Gastgebers.',
  alone: 'Kein Laptop? Nur in diesem Browser nutzen',
  licenses: 'Lizenzen',

  privacy: 'Datenschutz',

  back: 'Riffle',
  lost: [
    'Diese Seite gibt es nicht',
    'Unter dieser Adresse gibt es nichts.',
    'Geh zurück zum Anfang oder frag den Gastgeber noch einmal nach dem Link.',
  ],
};
