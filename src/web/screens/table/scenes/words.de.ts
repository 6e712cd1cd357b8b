import type { SceneWords } from './words.ts';

export const de: SceneWords = {
  finalTable: 'Finaltisch',
  left: (players) => `Noch ${players} Spieler`,
  bubble: 'An der Bubble',
  bubbleSays: 'Wer als Nächstes ausscheidet, geht leer aus.',
  inTheMoney: 'Im Geld',
  inTheMoneySays: (places) => `Alle ${places}, die noch dabei sind, bekommen etwas.`,
  headsUp: 'Heads-up',
  winner: (name) => `${name} gewinnt!`,
  youWon: 'Du hast gewonnen!',
};
