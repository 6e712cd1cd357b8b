import type { Catalogue } from '../language.ts';

type Suit = 's' | 'h' | 'd' | 'c';

const RANKS: Readonly<Record<string, string>> = Object.fromEntries(
  'two three four five six seven eight nine ten jack queen king ace'
    .split(' ')
    .map((name, at) => ['23456789TJQKA'[at], name]),
);
const SUITS: Readonly<Record<Suit, string>> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };

const en = {
  noLine: (since: string) =>
    `Disconnected since ${since}. The clock keeps running, and this page will catch up.`,
  oneMoment: 'One moment',
  asking: 'Asking the host’s laptop.',
  nothingHere: 'Nothing here',
  serverSays: (refusal: string) => `${refusal} Check the address, or ask the host for the link again.`,
  deleted: 'Tournament deleted',
  deletedSays: 'The host deleted it, with its results. There is nothing left to see here.',
  toStart: 'Back to the start',
  noServer: 'Can’t reach the host’s laptop',
  noServerSays: 'Is it on, and are you on its Wi-Fi? We keep trying.',
  tryNow: 'Try now',
  /** The code follows. */
  guestsJoin: (host: string) => `Join at ${host} with the code`,
  unreadable: (ids: readonly string[]) =>
    `${ids.length === 1 ? 'This tournament is' : 'These tournaments are'} missing here because the file is damaged: ${ids.join(', ')}. Run “riffle audit” on the host’s machine to see why, or restore a backup.`,
  close: 'Close',
  language: 'Language',
  clock: 'Clock',
  hours: (hours: '12' | '24') => `${hours}-hour`,
  theme: 'Light or dark',
  themes: { auto: 'Like this device', light: 'Light', dark: 'Dark' },
  theRule: 'The rule',
  card: (rank: string, suit: Suit) => `${RANKS[rank] ?? rank} of ${SUITS[suit]}`,
  rank: 'Rank',
  suit: 'Suit',
  takeCardBack: 'Undo the last card',
  seat: 'Seat',
  table: (table: string) => `Table ${table}`,
  isFree: 'is open',
  away: 'away',
  onTheButton: 'on the button',
  blind: { small: 'small blind', big: 'big blind' },
  markers: (button: number, small: string, big: string) =>
    `button ${button} · ${small ? `small ${small}` : 'no small blind'} · ${big ? `big ${big}` : 'no big blind'}`,
  fewer: (what: string) => `Less: ${what}`,
  more: (what: string) => `More: ${what}`,
};

export type ComponentWords = typeof en;
export const componentWords: Catalogue<ComponentWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
