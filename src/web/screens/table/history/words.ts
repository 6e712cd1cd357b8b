import { handName } from '../../../../engine/ranking/names.ts';
import type { Catalogue } from '../../../shared/language.ts';

const BLINDS = { ante: 'an ante of', small: 'the small blind,', big: 'the big blind,' } as const;

const en = {
  hands: 'Hands',
  backToList: 'All hands',
  backToTournament: 'My night',
  none: 'No hand has been played to its end yet. Each one is here as soon as it is over.',
  noneOfThese: 'No hand like that yet.',
  filter: 'Which hands',
  filters: { all: 'All', mine: 'My hands', 'all-ins': 'My all-ins', pots: 'Biggest pots' },
  table: 'Table',
  everyTable: 'Every table',
  tableIs: (table: string) => `Table ${table}`,
  handIs: (number: number) => `Hand ${number}`,
  title: (table: string, number: number) => `Table ${table}, hand ${number}`,
  wins: (names: string, pot: string) => `${names} ${names.includes(' and ') ? 'share' : 'wins'} ${pot}`,
  voidHand: 'Void: every chip went back',
  allIn: 'all-in',
  youWereIn: 'you',
  noBoard: 'no flop',
  more: (left: number) => `Show ${left} more`,
  missing: 'This hand is not here.',
  again: 'Try again',

  // The replay
  first: 'To the beginning',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  next: 'One step on',
  last: 'To the end',
  step: 'Step',
  keys: 'Arrow keys step, space plays and pauses.',
  pot: 'Pot',
  mainPot: 'Main',
  bot: 'bot',
  sidePot: (number: number) => (number === 0 ? 'Side' : `Side ${number}`),
  dealer: 'button',
  folded: 'folded',
  hidden: 'cards not seen',
  knownHands: 'Hands you know',
  equity: (percent: string) => `${percent} % of the pot on average`,
  equityNote: 'Counted over every board that can still come, once all hands still in are known.',
  story: 'The hand, step by step',
  share: 'Share',
  shareTitle: 'Share this hand',
  shareNote: 'With the cards you have seen, and no other. The link is for who is in this tournament.',
  text: 'As text',
  link: 'Link',
  copyText: 'Copy the text',
  copyLink: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'This browser does not copy by itself: it is marked, copy it with its menu.',
  saveText: 'Save as text',
  savePhh: 'Save as PHH',
  fair: 'Is it fair?',
  why: 'Why?',

  // What is told, one line a happening
  blindsAre: (small: string, big: string, ante: string | null) =>
    `Blinds ${small} / ${big}${ante === null ? '' : `, ante ${ante}`}`,
  seatLine: (seat: number, name: string, stack: string, button: boolean) =>
    `Seat ${seat}: ${name}, ${stack}${button ? ', on the button' : ''}`,
  dealt: 'The cards are dealt',
  posts: (name: string, kind: keyof typeof BLINDS, amount: string) =>
    `${name} posts ${BLINDS[kind]} ${amount}`,
  streets: { flop: 'Flop', turn: 'Turn', river: 'River' },
  folds: (name: string) => `${name} folds`,
  checks: (name: string) => `${name} checks`,
  mucks: (name: string) => `${name} mucks`,
  killed: (name: string) => `${name}’s hand is dead`,
  retrieved: (name: string) => `${name} has the hand back`,
  calls: (name: string, to: string) => `${name} calls ${to}`,
  bets: (name: string, to: string) => `${name} bets ${to}`,
  raises: (name: string, to: string) => `${name} raises to ${to}`,
  withAll: (line: string) => `${line}, all-in`,
  returned: (name: string, amount: string) => `${amount} nobody called goes back to ${name}`,
  tabled: (names: string) => `The betting is over: ${names} turn their hands up`,
  showdown: 'Showdown',
  shows: (name: string, cards: string, hand: string | null) =>
    `${name} shows ${cards}${hand === null ? '' : `: ${lower(hand)}`}`,
  ruled: (ruling: string) => `Ruling: ${ruling}`,
  pots: {
    only: 'the pot',
    main: 'the main pot',
    side: (number: number) => (number === 0 ? 'the side pot' : `side pot ${number}`),
  },
  winsPot: (name: string, pot: string, amount: string, hand: string | null) =>
    `${name} wins ${pot}, ${amount}${hand === null ? '' : ` (${lower(hand)})`}`,
  splitPot: (names: string, pot: string, amount: string, shares: string, hand: string | null) =>
    `${names} split ${pot}, ${amount}: ${shares}${hand === null ? '' : ` (${lower(hand)})`}`,
  oddChip: (name: string, more: string) =>
    `It does not split evenly: ${name}, first of them left of the button, gets ${more} more`,
  voided: 'The hand is void: every chip goes back',
  handName: (value: number) => handName(value),
};

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export type HistoryWords = typeof en;
export const historyWords: Catalogue<HistoryWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
