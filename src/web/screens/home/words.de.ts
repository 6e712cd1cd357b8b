import type { HomeWords } from './words.ts';

export const de: HomeWords = {
  run: 'Leite das Spiel.',
  play: 'Spiel mit.',
  lead: 'Ein Pokerturnier zu Hause, von der ersten Einladung bis zum letzten Preis, geleitet vom Handy zwischen zwei Händen.',
  rulesAre: (rulebook) => `Regelwerk: ${rulebook}`,
  choices: {
    plan: ['Einen Abend planen', 'Wie viele und wie lange: Blinds, Stacks und Preise, die passen.'],
    sample: ['Einen Probeabend ansehen', 'Drei Tische in vollem Gang, an denen nichts kaputtgeht.'],
    bots: [
      'Jetzt gegen Bots spielen',
      'Ein Tipp, und du sitzt am Tisch, auf deinem Handy gegeben, mit einer Mischung, die jeder prüfen kann.',
    ],
    join: ['Mit einem Code dazukommen', 'Der Gastgeber hat einen Code für dich: Platz, Uhr und Preise.'],
  },
  same: 'Wie letztes Mal',
  sameSays: (name, day, players) =>
    [name, day, players > 0 && `${players} Spieler`].filter(Boolean).join(' · '),
  making: 'Der Abend wird gemacht',
  tournaments: 'Abende hier',
  phases: { open: 'nimmt Spieler auf', seated: 'geht gleich los', running: 'läuft', over: 'vorbei' },
  sample: 'Probe',
  past: 'Vergangene Abende',
  won: (name, prize) => `${name} hat gewonnen${prize && `: ${prize}`}`,
  footer: 'Ohne Anmeldung. Alles bleibt auf dem Rechner des Gastgebers.',
  licenses: 'Lizenzen',

  privacy: 'Datenschutz',
  privacySays: 'Datenschutz: was über dich gespeichert wird',

  back: 'Riffle',
  lost: [
    'Diese Seite gibt es nicht',
    'Die Adresse führt hier nirgendwohin.',
    'Geh zurück zum Anfang oder frag den Gastgeber noch einmal nach dem Link.',
  ],
  joinTitle: 'Mit einem Code dazukommen',
  code: 'Der Code des Gastgebers',
  name: 'Dein Name, wie man dich am Tisch kennt',
  join: 'Dazukommen',
  waits: 'Der Turnierleiter hat deinen Namen und lässt dich bald herein. Versuch es gleich noch einmal.',
};
