import type { Catalogue } from '../../../shared/language.ts';

const en = {
  finalTable: 'Final table',
  left: (players: number) => `${players} players left`,
  bubble: 'On the bubble',
  bubbleSays: 'The next player out wins nothing.',
  inTheMoney: 'In the money',
  inTheMoneySays: (places: number) => `All ${places} players left are paid.`,
  headsUp: 'Heads-up',
  winner: (name: string) => `${name} wins!`,
  youWon: 'You won!',
};

export type SceneWords = typeof en;
export const sceneWords: Catalogue<SceneWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
