import type { Catalogue } from '../../shared/language.ts';

const en = {
  run: 'Run the game.',
  play: 'Play the game.',
  lead: 'A home poker tournament from the first invitation to the last prize, run from your phone between two hands.',
  rulesAre: (rulebook: string) => `Rules: ${rulebook}`,
  choices: {
    plan: ['Plan a night', 'How many and how long: get blinds, stacks and prizes that fit.'],
    sample: ['Try a sample night', 'Three tables in full swing, where nothing can break.'],
    bots: [
      'Play now against bots',
      'One tap to a table dealt on your phone, with a shuffle anybody can verify.',
    ],
    join: ['Join with a code', 'The host has a code for you: see your seat, the clock and the prizes.'],
  },
  same: 'Same as last time',
  sameSays: (name: string, day: string, players: number) =>
    [name, day, players > 0 && `${players} players`].filter(Boolean).join(' · '),
  making: 'Making the night',
  tournaments: 'Nights here',
  phases: { open: 'taking players', seated: 'about to start', running: 'running', over: 'over' } as Readonly<
    Record<string, string>
  >,
  sample: 'sample',
  past: 'Past nights',
  won: (name: string, prize: string) => `${name} won${prize && ` ${prize}`}`,
  footer: 'No sign-up. Everything stays on the host’s machine.',
  licenses: 'Licenses',

  privacy: 'Privacy',
  privacySays: 'Privacy: what is kept about you',

  back: 'Riffle',
  lost: [
    'No such page',
    'The address leads nowhere here.',
    'Go back to the start, or ask the host for the link again.',
  ],
  joinTitle: 'Join with a code',
  code: 'The host’s code',
  name: 'Your name, as the table knows you',
  join: 'Join',
  waits: 'The director has your name and lets you in soon. Join again in a moment.',
};

export type HomeWords = typeof en;
export const homeWords: Catalogue<HomeWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
