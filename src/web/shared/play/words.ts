import type { Catalogue } from '../language.ts';

const en = {
  title: 'Play now against bots',
  says: 'You sit down at once. The server deals, bots fill the other chairs, and it costs nothing.',
  yourName: 'Your name at the table',
  rulebook: 'Whose rules',
  one: ['One table', 'Nine players, levels of five minutes'],
  three: ['Three tables', '27 players, with moves and a final table'],
  dealing: 'Finding you a chair',
};

export type PlayWords = typeof en;
export const playWords: Catalogue<PlayWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
