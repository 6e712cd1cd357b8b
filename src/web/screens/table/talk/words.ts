import type { Catalogue } from '../../../shared/language.ts';
import type { Reaction } from './hearing.ts';

const en = {
  talk: 'Talk',
  talkUnread: (count: number) => (count === 1 ? 'Talk, 1 new' : `Talk, ${count} new`),
  tableTalk: (table: string) => `Talk at table ${table}`,
  atOnce: 'Say at once',
  reactions: {
    'nice-hand': 'Nice hand',
    'well-played': 'Well played',
    unlucky: 'Unlucky',
    thanks: 'Thanks',
    'good-luck': 'Good luck',
    hello: 'Hello',
  } satisfies Record<Reaction, string>,
  yourWords: 'Your words to the table',
  say: 'Say it',
  waits: 'A hand is on: what you type is said when it is over.',
  why: 'Why?',
  theRules: 'Talk during a hand',
  saidLater: 'when the hand is over',
  director: 'Director',
  me: 'You',
  nobody: 'Nobody has said anything yet.',
  listening: 'You only listen here: who sits at the table talks.',
  more: (name: string) => `More about what ${name} said`,
  mute: (name: string) => `Mute ${name}`,
  muted: 'Muted on this device',
  unmute: (name: string) => `Hear ${name} again`,
  report: 'Tell the director',
  reported: 'The director has been told.',
  silence: (name: string) => `Silence ${name}`,
  silenced: (name: string) => `${name} is silenced.`,
  speaks: (name: string) => `${name} may talk again.`,
  unsilence: (name: string) => `Let ${name} talk again`,
  /** What a screen reader says while the panel is closed. */
  saidBy: (name: string, words: string) => `${name}: ${words}`,
};

export type TalkWords = typeof en;
export const talkWords: Catalogue<TalkWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
