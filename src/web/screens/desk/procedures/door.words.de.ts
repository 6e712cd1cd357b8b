import type { DoorWords } from './door.words.ts';

export const de: DoorWords = {
  tools: 'Abläufe',
  names: {
    draw: 'Die Sitzauslosung',
    moves: 'Umsetzungen ansagen',
    race: 'Chips wechseln',
    'hand-for-hand': 'Hand for Hand',
    pots: 'Side-Pots',
    deal: 'Ein Deal',
    prizes: 'Die Preise',
    reseat: 'Anderer Platz',
    levels: 'Levels und Pausen',
    time: 'Restzeit',
    log: 'Das Protokoll',
    steps: 'Zurücknehmen, wiederholen',
  },
  cardByCard: 'Karte für Karte',
  stepByStep: 'Schritt für Schritt',
  readOut: 'Ansagen',
  makeDeal: 'Deal machen',
  changePrizes: 'Preise ändern',
  setTime: 'Restzeit stellen',
  setLevels: 'Levels und Pausen',
  halfField: 'Neu auslosen beim halben Feld',
  bubble: 'auf der Bubble',
  on: 'läuft',
};
