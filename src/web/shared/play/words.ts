import type { Catalogue } from '../language.ts';

const en = {
  title: 'Play now against bots',
  says: 'Sit down right away. Riffle deals, bots take the other seats, and it’s free.',
  yourName: 'Your name at the table',
  rulebook: 'House rules',
  one: ['One table', 'Nine players, five-minute levels'],
  three: ['Three tables', '27 players, with table moves and a final table'],
  dealing: 'Finding you a seat…',

  codeNeeded:
    'You’re not on the host’s computer. Enter the code from the terminal where Riffle is running, or ask the host for it.',
  siteCode: 'Code from the host’s terminal',
  useCode: 'Use this code',
};

export type PlayWords = typeof en;
export const playWords: Catalogue<PlayWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
