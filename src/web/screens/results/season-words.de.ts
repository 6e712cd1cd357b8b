import type { SeasonWords } from './season-words.ts';

export const de: SeasonWords = {
  title: 'Die Saison',
  wait: 'Die Abende werden zusammengezählt',
  sorry: 'Die Saison ist hier nicht zu sehen',
  ask: 'Sie ist für alle, die an einem Abend gespielt haben, der zählt. Frag den Gastgeber nach dem Link.',
  none: 'Noch ist kein Abend zu Ende gespielt. Danach steht hier, wer wo liegt.',
  nothingCounts: 'Kein Abend zählt: wähle unten welche aus.',
  points: (hundredths) => String(hundredths / 100).replace('.', ','),
  standings: 'Stand',
  pointsHead: 'Punkte',
  tournamentsHead: 'Abende',
  winsHead: 'Siege',
  player: 'Spieler',
  rank: 'Rang',
  showTournaments: (name) => `Abende von ${name}`,
  formula: 'Punkte für einen Abend',
  formulas: {
    places: [
      'Nach Platz',
      'Einer für jeden, der hinter dir landet, und einer fürs Kommen: von 9 bekommt der Erste 9, der Letzte 1.',
    ],
    root: [
      'Nach Platz und Feld',
      '10 × √(Spieler ÷ Platz): von 16 bekommt der Erste 40, der Vierte 20, der Letzte 10.',
    ],
    prizes: ['Nach Preisgeld', 'Der gewonnene Teil der Preise in Prozent: die Hälfte ist 50 Punkte.'],
  },
  dropWorst: 'Schlechteste Abende, die nicht zählen',
  dropped: (count) =>
    count === 0
      ? 'Jeder Abend zählt.'
      : `Bei jedem ${count === 1 ? 'zählt der schlechteste Abend' : `zählen die ${count} schlechtesten Abende`} nicht; ein verpasster geht zuerst.`,
  notCounted: 'zählt nicht',
  tournaments: 'Abende',
  counts: (name) => `${name} zählt`,
  tournament: (players, winner) => `${players} Spieler, gewonnen hat ${winner}`,
  bots: 'mit Bots',
  place: (place, prize) => `${place}. ${prize}`,
  same: 'Einer, zwei Schreibweisen?',
  sameSays: 'Wer wer ist, sagt von Abend zu Abend der Name.',
  spelling: 'Dieser Name',
  means: 'meint',
  join: 'Das ist einer',
  apart: 'Wieder trennen',
  share: 'Für die Gäste',
  shareSays: 'Wer den Link öffnet, sieht den Stand und kann nichts ändern.',
  makeLink: 'Link machen',
  link: 'Link zur Saison',
  forget: 'Jemanden vergessen',
  forgetSays: 'Aus dem Namen wird in jedem Turnier, Ergebnis und jeder Liste eine Gastnummer.',
  forgetThem: 'Vergessen',
  forgetTitle: (name) => `${name} vergessen`,
  standsIn: (count, names) =>
    count === 0 ? 'Der Name steht auf deinen Listen, aber in keinem Turnier.' : `Der Name steht in ${names}.`,
  severalAre: (name, tournaments) => `In ${tournaments} heißen mehrere ${name}. Sie werden alle vergessen.`,
  becomes: (name, guest) =>
    `Aus ${name} wird überall ${guest}. Plätze, Chips und Geld bleiben. Das lässt sich nicht rückgängig machen; in Backups und Downloads bleibt der Name.`,
  forgetAll: (name) => `Alle namens ${name} vergessen`,
  isForgotten: (name, guest) => `${name} ist jetzt ${guest}.`,
  home: 'Start',
};
