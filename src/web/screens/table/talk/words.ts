import type { Catalogue } from '../../../shared/language.ts';
import type { Reaction } from './hearing.ts';

const en = {
  talk: 'Talk',
  talkUnread: (count: number) => (count === 1 ? 'Talk, 1 new' : `Talk, ${count} new`),
  tableTalk: 'Table chat',
  atOnce: 'Quick reactions',
  reactions: {
    'nice-hand': 'Nice hand',
    'well-played': 'Well played',
    unlucky: 'Tough beat',
    thanks: 'Thanks',
    'good-luck': 'Good luck',
    hello: 'Hello',
  } satisfies Record<Reaction, string>,
  yourWords: 'Message the table',
  say: 'Send',
  waits: 'Messages are sent when the hand ends.',
  why: 'Why?',
  theRules: 'Talk during a hand',
  saidLater: 'sent when the hand ends',
  director: 'Director',
  me: 'You',
  nobody: 'No messages yet.',
  listening: 'Only players and spectators can chat.',
  rail: 'You’re watching: only others who watch read this.',
  onRail: 'spectators',
  spectator: 'Spectator',
  openUp: 'Allow chat during hands',
  more: (name: string) => `Options for ${name}’s message`,
  mute: (name: string) => `Mute ${name}`,
  muted: 'Muted on this device',
  unmute: (name: string) => `Unmute ${name}`,
  report: 'Report to the director',
  reported: 'The director has been told.',
  silence: (name: string) => `Silence ${name}`,
  silenced: (name: string) => `${name} can’t talk anymore.`,
  speaks: (name: string) => `${name} can talk again.`,
  unsilence: (name: string) => `Let ${name} talk again`,
  /** What a screen reader says while the panel is closed. */
  saidBy: (name: string, words: string) => `${name}: ${words}`,
};

export type TalkWords = typeof en;
export const talkWords: Catalogue<TalkWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
