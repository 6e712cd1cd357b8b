import type { RulingWords } from './ruling-words.ts';

export const de: RulingWords = {
  areas: {
    deal: ['Das Geben', 'Misdeal, falsche Karten, falscher Button'],
    board: ['Das Board', 'Burn, Flop, Turn und River'],
    hand: ['Eine Hand', 'tot, gemuckt oder vermischt'],
    cards: ['Die Karten', 'aufgedeckt, fehlend, verkehrt herum'],
    bet: ['Ein Einsatz', 'nicht an der Reihe, String Raise, falscher Betrag'],
    conduct: ['Benehmen', 'Reden, Handys, Chips, Zeigen'],
  },
  rulings: 'Regelfragen',
  whatHappened: 'Was ist passiert?',
  search: 'Suchen, was passiert ist',
  searchHint: 'auf Englisch: out of turn…',
  nothingFound: 'Keine Regelfrage hat diese Wörter. Versuch ein einzelnes oder wähl einen Bereich.',
  change: 'ändern',
  otherNumber: 'oder eine andere Zahl',
  goOn: 'Weiter',
  under: (house) => `Nach den Regeln: ${house}.`,
  otherwise: 'Anders urteilen',
  done: 'Fertig',
  director: 'Turnierleitung',
  yourRuling: 'Deine Entscheidung',
  reason: 'Der Grund, fürs Protokoll',
  record: 'Festhalten',
  noHouse: 'Die Regeln dieses Abends sind nicht angekommen:',
  again: 'Noch einmal versuchen',
};
