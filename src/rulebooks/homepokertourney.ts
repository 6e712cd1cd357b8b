import type { House } from './rulebook.ts';

export const homepokertourney = {
  id: 'homepokertourney',
  name: 'HomePokerTourney',
  over: 'roberts-rules',
  hand: {},
} as const satisfies House;
