import { listed } from '../../shared/format.ts';
import type { Catalogue } from '../../shared/language.ts';

const en = {
  title: (table: string) => `Table ${table} remote`,
  hand: (hand: number) => `Hand ${hand}`,
  noHand: 'No hand yet',
  nextHand: 'Next hand',
  misdeal: 'Misdeal',
  allIn: 'All-in',
  allInTitle: 'All-in and side pots',
  follow: 'Follow hand',
  following: 'Hand in progress',
  whoIsOut: 'Who’s out?',
  tapWhoIsOut: 'Tap who’s out',
  out: (names: readonly string[]) => `Out: ${listed(names, 'en')}`,
  cancel: 'Cancel',
  button: 'Button',
  emptySeat: (seat: number) => `seat ${seat}, empty`,
  nameSeat: (name: string, seat: number) => `${name}, seat ${seat}`,
  posts: { small: 'Small blind', big: 'Big blind' },
  nobody: 'nobody',
  deals: 'Deals',
  shuffles: 'Shuffles',
  waits: 'Sits out',
  whereIsButton: 'Where is the button?',
  track: 'Tap its chair to start. Then one tap for every hand.',
  tapChair: 'Tap the chair',
  whoHadButton: (table: string) => `Who had the button at table ${table}?`,
  whoHadBlind: (table: string) => `Who posted the big blind at table ${table}?`,
  lastHand: 'In the hand just played.',
};

export type RemoteWords = typeof en;
export const remoteWords: Catalogue<RemoteWords> = {
  en,
  de: () => import('./remote-words.de.ts').then(({ de }) => de),
};
