import type { SeasonWords } from './season-words.ts';

export const de: SeasonWords = {
  title: 'Saison',
  wait: 'Die Abende werden zusammengezählt …',
  sorry: 'Diese Saison kannst du nicht sehen',
  ask: 'Sie ist für alle, die an einem gewerteten Abend dabei waren. Frag den Gastgeber nach dem Link.',
  none: 'Noch ist kein Abend zu Ende gespielt. Nach dem ersten erscheint hier die Tabelle.',
  nothingCounts: 'Kein Abend zählt. Wähle unten welche aus.',
  points: (hundredths) => String(hundredths / 100).replace('.', ','),
  standings: 'Stand',
  pointsHead: 'Punkte',
  tournamentsHead: 'Abende',
  winsHead: 'Siege',
  player: 'Spieler',
  rank: 'Rang',
  showTournaments: (name) => `Abende von ${name}`,
  formula: 'Punkte je Abend',
  formulas: {
    places: [
      'Nach Platz',
      '1 Punkt für alle, die hinter dir landen, und 1 fürs Mitspielen. Bei 9 Spielern bringt der erste Platz 9 und der letzte 1. Wer gleichauf liegt, teilt sich die Punkte der Plätze.',
    ],
    root: [
      'Nach Platz und Feld',
      '10 × √(Spieler ÷ Platz). Bei 16 Spielern bringt der erste Platz 40, der vierte 20 und der letzte 10.',
    ],
    prizes: ['Nach Preisgeld', 'Dein Anteil am Preispool in Prozent: Die Hälfte sind 50 Punkte.'],
  },
  dropWorst: 'Schlechteste Abende streichen',
  dropped: (count) =>
    count === 0
      ? 'Jeder Abend zählt.'
      : `Bei allen ${count === 1 ? 'wird der schlechteste Abend' : `werden die ${count} schlechtesten Abende`} gestrichen, verpasste zuerst.`,
  notCounted: 'gestrichen',
  tournaments: 'Abende',
  counts: (name) => `${name} zählt`,
  tournament: (players, winner) => `${players} Spieler, gewonnen hat ${winner}`,
  bots: 'mit Bots',
  place: (place, prize) => `${place}. ${prize}`,
  same: 'Doppelte Namen zusammenführen',
  sameSays: 'Erkannt wird man am Namen. Führ zwei Schreibweisen derselben Person zusammen.',
  spelling: 'Dieser Name',
  means: 'ist eigentlich',
  join: 'Zusammenführen',
  apart: 'Wieder trennen',
  share: 'Teilen',
  shareSays: 'Wer den Link hat, sieht den Stand, kann aber nichts ändern.',
  makeLink: 'Link erstellen',
  link: 'Link zur Saison',
  forget: 'Jemanden vergessen',
  forgetSays: 'In allen Turnieren, Ergebnissen und Listen steht dann statt des Namens eine Gastnummer.',
  forgetThem: 'Vergessen',
  forgetTitle: (name) => `${name} vergessen`,
  standsIn: (count, names) =>
    count === 0 ? 'Der Name steht auf deinen Listen, aber in keinem Turnier.' : `Der Name steht in ${names}.`,
  severalAre: (name, tournaments) => `In ${tournaments} heißen mehrere ${name}. Sie werden alle vergessen.`,
  becomes: (name, guest) =>
    `Aus ${name} wird überall ${guest}. Plätze, Chips und Geld bleiben. Das lässt sich nicht rückgängig machen; in Backups und Downloads bleibt der Name.`,
  forgetAll: (name) => `Alle namens ${name} vergessen`,
  isForgotten: (name, guest) => `${name} ist jetzt ${guest}.`,
  home: 'Startseite',
};
