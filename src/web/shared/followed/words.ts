import { listed } from '../format.ts';
import type { Catalogue } from '../language.ts';

const en = {
  title: (table: string) => `Hand at table ${table}`,
  followSays:
    'Enter the action as it happens. Riffle knows whose turn it is, the minimum raise and the pots.',
  withCards: 'With the cards',
  justBets: 'Just the bets',
  whereIsButton: 'Where is the button in this hand?',
  tapChair: 'Tap the chair',

  allIn: 'All-in',
  call: 'Call',
  fold: 'Fold',
  allInSays: 'Who was all-in, and who called? Amounts are only needed for side pots.',
  amountOf: (name: string) => `${name}: chips in this hand`,
  amount: 'Chips',
  smallestChip: 'Smallest chip',
  enterAmounts: 'Enter the chips of every player who was all-in.',
  pot: (at: number) => (at === 0 ? 'Main pot' : `Side pot ${at}`),
  thePot: 'Pot',
  goesBack: (name: string, chips: string) => `Uncalled bet of ${chips} returned to ${name}.`,
  /** The pot by its number; null where there is only one. */
  whoWon: (pot: number | null, amount: string | null): string => {
    const which = pot === null ? 'the pot' : pot === 0 ? 'the main pot' : `side pot ${pot}`;
    return amount === null ? `Who won ${which}?` : `Who won ${which}, ${amount}?`;
  },
  split: 'Split pot',
  tapSeveral: 'Tap everyone who splits it',
  splitBy: (names: readonly string[]) => `${listed(names, 'en')} split it`,
  wins: (name: string) => `${name} wins`,
  paysOut: 'Who gets what',
  oddChip: (name: string, chips: string, pot: string) =>
    `${pot}: the odd ${chips} to ${name}, first left of the button.`,
  oddChips: 'Why the odd chip goes there',
  isOut: (names: readonly string[]) => `${listed(names, 'en')} ${names.length === 1 ? 'is' : 'are'} out`,
  hasChips: (name: string, chips: string) => `${name} has ${chips}`,
  saveStacks: 'Save stacks',
  back: 'Back',
  done: 'Done',

  potIs: (chips: string) => `Pot ${chips}`,
  toAct: (name: string) => `${name} to act`,
  toActFacing: (name: string, chips: string) => `${name} to act, ${chips} to call`,
  passTo: 'Tap a player further on to pass the action to them: players in between check or fold.',
  check: 'Check',
  callOf: (chips: string) => `Call ${chips}`,
  bet: 'Bet',
  raise: 'Raise',
  betTo: (chips: string) => `Bet ${chips}`,
  raiseTo: (chips: string) => `Raise to ${chips}`,
  raiseFrom: (least: string, most: string | null) =>
    most === null
      ? `At least ${least}, in total on this street`
      : `${least} to ${most}, in total on this street`,
  allInFor: (chips: string) => `All-in ${chips}`,
  howMuch: (name: string) => `How much is ${name} all-in for? All their chips on this street.`,
  cancel: 'Cancel',
  folded: 'folded',
  unknown: '?',
  behind: 'Chips behind',
  streets: { preflop: 'Preflop', flop: 'Flop', turn: 'Turn', river: 'River' },
  dealCard: (street: string, at: number, of: number) =>
    of === 1 ? `${street}: which card?` : `${street}: card ${at} of ${of}`,
  skipCards: 'Skip the cards',
  toShowdown: 'To the showdown',
  enterCards: (name: string) => `${name}’s cards`,
  shows: (name: string, at: number) => `${name} shows: card ${at} of 2`,
  mucks: 'Mucks',
  sayWinner: 'Just say who won',
  over: 'The hand is over',
  voided: 'The hand is void: every chip goes back.',
  misdeal: 'Misdeal: deal again',
  gets: (name: string, chips: string) => `${name} gets ${chips}`,
  keep: 'Save this hand',
  discard: 'Discard',
  sure: 'Discard this hand?',
  undo: 'Undo',
  onTv: 'Show on TV',
  ruling: 'Ruling',
};

export type FollowedWords = typeof en;
export const followedWords: Catalogue<FollowedWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
