import type { Catalogue } from '../language.ts';

const en = {
  title: 'Play now against bots',
  says: 'Sit down right away. Riffle deals, bots take the other seats, and it’s free.',
  yourName: 'Your name at the table',
  rulebook: 'House rules',
  one: 'One table',
  oneSays: (players: number, minutes: number) => `${players} players, ${minutes}-minute levels`,
  three: 'Three tables',
  threeSays: '27 players, with table moves and a final table',
  players: 'How many players?',
  bots: 'How good are the bots?',
  botsAre: { easy: 'Easy', home: 'Mixed', hard: 'Hard' },
  pace: 'How fast?',
  paces: { calm: 'Calm', usual: 'Usual', fast: 'Fast' },
  length: 'How long is a level?',
  lengths: { 3: '3 min', 5: '5 min', 10: '10 min' } as Readonly<Record<string, string>>,
  dealing: 'Finding you a seat…',

  codeNeeded:
    'You’re not on the host’s computer. Enter the code from the terminal where Riffle is running, or ask the host for it.',
  siteCode: 'Code from the host’s terminal',
  useCode: 'Use this code',
};

export type PlayWords = typeof en;
export const playWords: Catalogue<PlayWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
