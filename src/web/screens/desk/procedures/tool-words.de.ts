import type { ToolWords } from './tool-words.ts';

export const de: ToolWords = {
  tools: 'Werkzeuge',
  names: {
    draw: 'Auslosung der Plätze',
    moves: 'Umzüge ansagen',
    race: 'Chips tauschen',
    'hand-for-hand': 'Hand für Hand',
    pots: 'Side-Pots',
    deal: 'Deal machen',
    prizes: 'Preise',
    reseat: 'Jemanden umsetzen',
    levels: 'Levels und Pausen',
    time: 'Restzeit',
    log: 'Verlauf',
    steps: 'Rückgängig, wiederholen',
  },
  cardByCard: 'Karte für Karte',
  stepByStep: 'Schritt für Schritt',
  readOut: 'Ansagen',
  makeDeal: 'Deal machen',
  changePrizes: 'Preise ändern',
  setTime: 'Restzeit stellen',
  setLevels: 'Levels und Pausen',
  halfField: 'Beim halben Feld neu auslosen',
  bubble: 'auf der Bubble',
  on: 'läuft',
};
