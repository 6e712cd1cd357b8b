import type { Catalogue } from '../language.ts';

const en = {
  run: 'Run the game.',
  play: 'Play the game.',
  about:
    'A home poker tournament from the first invitation to the last prize, run from your phone between two hands.',
  choices: {
    plan: ['Plan a night', 'How many and how long: get blinds, stacks and prizes that fit.'],
    sample: ['Try a sample night', 'Being built: three tables in full swing, where nothing can break.'],
    play: [
      'Play now against bots',
      'A table dealt on your phone in one tap, with a shuffle that anybody can check.',
    ],
    join: ['Join with a code', 'The host has a code for you: see your seat, the clock and the prizes.'],
  } as Readonly<Record<'plan' | 'sample' | 'play' | 'join', readonly [title: string, says: string]>>,
  nights: 'Nights',
  nightsHere: 'Nights here',
  stands: {
    open: 'taking players',
    seated: 'about to start',
    running: 'running',
    over: 'over',
  } as Readonly<Record<string, string>>,
  noSignUp: 'No sign-up. Everything stays on the host’s machine.',
  soon: {
    sample: {
      title: 'Try a sample night',
      says: 'A tournament in progress will open here: 24 players at three tables, with somebody away, a rebuy waiting and a move to announce.',
      until: 'It is not on this page yet.',
    },
    lost: {
      title: 'No such page',
      says: 'The address leads nowhere here.',
      until: 'Go back to the start, or ask the host for the link again.',
    },
  },
  joinWithCode: 'Join with a code',
  hostsCode: 'The host’s code',
  yourName: 'Your name, as the table knows you',
  join: 'Join',
};

export type HomeWords = typeof en;
export const homeWords: Catalogue<HomeWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
