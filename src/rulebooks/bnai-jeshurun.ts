import type { House } from './rulebook.ts';

export const bnaiJeshurun = {
  id: 'bnai-jeshurun',
  name: 'B’nai Jeshurun Congregation',
  over: 'roberts-rules',
  hand: {
    structure: { use: 'no-limit', cite: 'raises-unlimited' },
  },
} as const satisfies House;
