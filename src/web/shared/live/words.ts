import type { Catalogue } from '../language.ts';

const en = {
  toTheMoney: (places: number) => `${places} places to the money`,
  onTheBubble: 'On the bubble: the next one out gets nothing',
  inTheMoney: (left: number, paid: number) => `In the money: ${left} of ${paid} prizes to play for`,
};

export type LiveWords = typeof en;
export const liveWords: Catalogue<LiveWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
