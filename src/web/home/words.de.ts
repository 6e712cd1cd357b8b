import type { HomeWords } from './words.ts';

export const de: HomeWords = {
  run: 'Leite das Spiel.',
  play: 'Spiel mit.',
  about:
    'Ein Pokerturnier zu Hause, von der ersten Einladung bis zum letzten Preis, geleitet vom Handy zwischen zwei Händen.',
  choices: {
    plan: ['Abend planen', 'Wie viele und wie lange: Blinds, Stacks und Preise, die passen.'],
    sample: ['Probeabend ansehen', 'Im Bau: drei Tische in vollem Gang, an denen nichts kaputtgehen kann.'],
    play: [
      'Gegen Bots spielen',
      'Mit einem Tipp am Tisch, auf deinem Handy gegeben, mit einem Mischen, das jeder prüfen kann.',
    ],
    join: ['Mit Code dazukommen', 'Der Gastgeber hat einen Code für dich: dein Platz, die Uhr, die Preise.'],
  },
  nights: 'Abende',
  nightsHere: 'Abende hier',
  stands: { open: 'nimmt Spieler auf', seated: 'fängt gleich an', running: 'läuft', over: 'vorbei' },
  noSignUp: 'Ohne Anmeldung. Alles bleibt auf dem Rechner des Gastgebers.',
  soon: {
    sample: {
      title: 'Probeabend ansehen',
      says: 'Hier öffnet sich ein laufendes Turnier: 24 Spieler an drei Tischen, einer ist weg, ein Rebuy steht an und jemand muss umsetzen.',
      until: 'Auf dieser Seite gibt es das noch nicht.',
    },
    lost: {
      title: 'Diese Seite gibt es nicht',
      says: 'Die Adresse führt hier nirgendwohin.',
      until: 'Geh zurück zum Anfang oder frag den Gastgeber noch einmal nach dem Link.',
    },
  },
  joinWithCode: 'Mit Code dazukommen',
  hostsCode: 'Der Code vom Gastgeber',
  yourName: 'Dein Name, wie man dich am Tisch kennt',
  join: 'Dazukommen',
};
