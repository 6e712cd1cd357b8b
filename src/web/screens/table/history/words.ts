import { listed } from '../../../shared/format.ts';
import type { Catalogue } from '../../../shared/language.ts';
import { handText } from '../hand-text.ts';

const BLINDS = { ante: 'an ante of', small: 'the small blind,', big: 'the big blind,' } as const;

const en = {
  hands: 'Hands',
  backToList: 'All hands',
  backToTable: 'Back to the table',
  backToTournament: 'My night',
  none: 'No hands yet. Each one shows up here when it’s over.',
  noneOfThese: 'No hands like that yet.',
  filter: 'Show',
  filters: { all: 'All', mine: 'My hands', 'all-ins': 'My all-ins', pots: 'Biggest pots' },
  table: 'Table',
  everyTable: 'All tables',
  tableIs: (table: string) => `Table ${table}`,
  handIs: (number: number) => `Hand ${number}`,
  title: (table: string, number: number) => `Table ${table}, hand ${number}`,
  wins: (names: readonly string[], pot: string) =>
    `${listed(names, 'en')} ${names.length > 1 ? 'split' : 'wins'} ${pot}`,
  winsEach: (won: readonly (readonly [name: string, amount: string])[]) =>
    won.map(([name, amount], at) => `${name} ${at === 0 ? 'wins ' : ''}${amount}`).join(', '),
  voidHand: 'Void: all chips returned',
  allIn: 'all-in',
  youWereIn: 'you',
  noBoard: 'no flop',
  more: (left: number) => `Show ${left} more`,
  missing: 'Hand not found',
  again: 'Try again',

  // The replay
  first: 'First step',
  back: 'Previous step',
  play: 'Play',
  pause: 'Pause',
  next: 'Next step',
  last: 'Last step',
  step: 'Step',
  keys: 'Arrow keys step, space plays and pauses.',
  pot: 'Pot',
  mainPot: 'Main',
  bot: 'bot',
  sidePot: (number: number) => (number === 0 ? 'Side' : `Side ${number}`),
  dealer: 'button',
  folded: 'folded',
  hidden: 'cards not shown',
  knownHands: 'Known hands',
  percent: (part: string) => `${part}%`,
  equity: (percent: string) => `wins ${percent}% of the pot on average`,
  equityNote: 'Counted over every board that can still come, once every hand still in is known.',
  story: 'The hand, step by step',
  share: 'Share',
  opinion: 'Second opinion',
  shareTitle: 'Share this hand',
  shareNote: 'It shows only cards you’ve seen. Only people in this tournament can open the link.',
  text: 'As text',
  link: 'Link',
  copyText: 'Copy text',
  copyLink: 'Copy link',
  copied: 'Copied.',
  notCopied: 'Your browser won’t let us copy. The text is selected: copy it from the menu.',
  saveText: 'Save as text',
  savePhh: 'Save as PHH',
  fair: 'Is it fair?',
  why: 'Why?',

  // The story, a line for each thing that happens
  blindsAre: (small: string, big: string, ante: string | null) =>
    `Blinds ${small} / ${big}${ante === null ? '' : `, ante ${ante}`}`,
  seatLine: (seat: number, name: string, stack: string, button: boolean) =>
    `Seat ${seat}: ${name}, ${stack}${button ? ', on the button' : ''}`,
  dealt: 'Cards dealt',
  posts: (name: string, kind: keyof typeof BLINDS, amount: string) =>
    `${name} posts ${BLINDS[kind]} ${amount}`,
  streets: { flop: 'Flop', turn: 'Turn', river: 'River' },
  folds: (name: string) => `${name} folds`,
  checks: (name: string) => `${name} checks`,
  mucks: (name: string) => `${name} mucks`,
  killed: (name: string) => `${name}’s hand is dead`,
  retrieved: (name: string) => `${name}’s hand is live again`,
  calls: (name: string, to: string) => `${name} calls ${to}`,
  bets: (name: string, to: string) => `${name} bets ${to}`,
  raises: (name: string, to: string) => `${name} raises to ${to}`,
  withAll: (line: string) => `${line}, all in`,
  returned: (name: string, amount: string) => `Uncalled bet of ${amount} returned to ${name}`,
  tabled: (names: string) => `Betting is over; ${names} show`,
  showdown: 'Showdown',
  shows: (name: string, cards: string, hand: string | null) =>
    `${name} shows ${cards}${hand === null ? '' : `: ${hand}`}`,
  ruled: (ruling: string) => `Ruling: ${ruling}`,
  pots: {
    only: 'the pot',
    main: 'the main pot',
    side: (number: number) => (number === 0 ? 'the side pot' : `side pot ${number}`),
  },
  winsPot: (name: string, pot: string, amount: string, hand: string | null) =>
    `${name} wins ${pot}, ${amount}${hand === null ? '' : ` (${hand})`}`,
  splitPot: (names: string, pot: string, amount: string, shares: string, hand: string | null) =>
    `${names} split ${pot}, ${amount}: ${shares}${hand === null ? '' : ` (${hand})`}`,
  oddChip: (name: string, more: string) => `Odd chip (${more}) to ${name}, first left of the button`,
  voided: 'Hand void: all chips returned',
  handName: handText,
};

export type HistoryWords = typeof en;
export const historyWords: Catalogue<HistoryWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
