import { many } from '../../shared/format.ts';
import type { Catalogue } from '../../shared/language.ts';

const en = {
  run: 'Run the game.',
  play: 'Play the game.',
  lead: 'A home poker tournament from the first invitation to the last prize, run from your phone between hands.',
  rulesAre: (rulebook: string) => `Rules: ${rulebook}`,
  choices: {
    plan: [
      'Plan a night',
      'Say how many players and how much time. Get blinds, stacks and payouts that work.',
    ],
    sample: ['Try a sample night', 'Three tables mid-game. Tap anything; you can’t break it.'],
    bots: [
      'Play now against bots',
      'One tap and you’re at a table on your phone, with a shuffle anyone can verify.',
    ],
    join: ['Join with a code', 'Got a code from the host? See your seat, the clock and the payouts.'],
  },
  same: 'Same as last time',
  sameSays: (name: string, day: string, players: number) =>
    [name, day, players > 0 && many(players, 'player')].filter(Boolean).join(' · '),
  making: 'Creating tournament…',
  sample: 'sample',
  won: (name: string, prize: string) => `${name} won${prize && ` ${prize}`}`,
  footer: 'No sign-up. Everything stays on the host’s machine.',
  /** The page that needs no server. */
  alone: 'No laptop? Run it in this browser alone',
  licenses: 'Licenses',

  privacy: 'Privacy',

  back: 'Riffle',
  lost: [
    'No such page',
    'There’s nothing at this address.',
    'Go back to the start, or ask the host for the link again.',
  ],
};

export type HomeWords = typeof en;
export const homeWords: Catalogue<HomeWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
