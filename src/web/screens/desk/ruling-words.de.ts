import type { RulingWords } from './ruling-words.ts';

export const de: RulingWords = {
  areas: {
    deal: ['Das Geben', 'Misdeal, aufgedeckte oder verdrehte Karten, Button'],
    board: ['Das Board', 'Burn vergessen, Flop, Turn oder River zu früh'],
    hand: ['Eine Hand', 'tot, gemuckt, Zeit abgelaufen'],
    cards: ['Die Karten', 'falsche, doppelte, gezeigte oder gefallene Karten'],
    bet: ['Ein Einsatz', 'String Bet, zu großer Chip, nicht an der Reihe'],
    conduct: ['Benehmen', 'Reden am Tisch, Rabbit Hunting, Soft Play'],
  },
  rulings: 'Regelfragen',
  whatHappened: 'Was ist passiert?',
  search: 'Regelfragen durchsuchen',
  searchHint: 'auf Englisch: string bet, misdeal…',
  nothingFound: 'Nichts gefunden. Versuch ein einzelnes Wort, oder leere die Suche und wähl einen Bereich.',
  change: 'ändern',
  otherNumber: 'oder eine andere Zahl',
  goOn: 'Weiter',
  under: (rulebook) => `Nach den Regeln: ${rulebook}.`,
  otherwise: 'Anders entscheiden',
  done: 'Fertig',
  director: 'Turnierleitung',
  yourRuling: 'Deine Entscheidung',
  reason: 'Grund (steht im Verlauf)',
  record: 'Entscheidung speichern',
  noRulebook: 'Die Regeln konnten nicht geladen werden:',
  again: 'Noch einmal versuchen',
};
