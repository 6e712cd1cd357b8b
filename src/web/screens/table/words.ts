import { handName } from '../../../engine/ranking/names.ts';
import { listed, many } from '../../shared/format.ts';
import type { Catalogue } from '../../shared/language.ts';
import type { Draw, Made } from './cards.ts';

const STREETS = { preflop: 'Before the flop', flop: 'Flop', turn: 'Turn', river: 'River' };
const DRAWS: Readonly<Record<Draw, string>> = {
  flush: 'flush draw',
  open: 'open straight draw',
  inside: 'inside straight draw',
};
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const en = {
  table: (table: string) => `Table ${table}`,
  hand: (hand: string) => `hand ${hand}`,
  level: (level: string) => `Level ${level}`,
  ante: (amount: string) => `ante ${amount}`,
  left: (time: string) => `${time} left`,
  placeOf: (place: string, of: string) => `${place} of ${of}`,
  prizeFrom: (places: string, prize: string) => `${places} paid, first ${prize}`,
  stopped: 'clock stopped',

  // In front of each player
  you: 'You',
  bot: 'bot',
  away: 'away',
  allIn: 'All-in',
  act: {
    folded: () => 'folds',
    mucked: () => 'mucks',
    killed: () => 'dead hand',
    checked: () => 'checks',
    called: () => 'calls',
    bet: () => 'bets',
    raised: () => 'raises',
    posted: (kind: string) => POSTS[kind] ?? kind,
  },
  cardsDown: 'two cards face down',
  button: 'on the button',
  smallBlind: 'small blind',
  bigBlind: 'big blind',
  toAct: 'to act',
  pot: 'pot',
  mainPot: 'main pot',
  sidePot: (number: string) => `side pot ${number}`,
  toCall: 'to call',
  board: 'Board',
  noBoard: 'No board yet',
  chance: (part: string) => `${part} %`,
  chanceSays: (part: string) => `wins ${part} per cent of the time`,
  seats: 'The table',

  // My hand
  made: (made: Made) => lower(handName(made.value)),
  /** Without the kicker, for a plate. */
  madeShort: (made: Made) => lower(handName(made.value)).replace(/,[^,]*kicker$/, ''),
  draws: (found: readonly Draw[]) => found.map((each) => DRAWS[each]).join(', '),

  // What I may do
  actions: 'What you may do',
  fold: 'Fold',
  check: 'Check',
  call: 'Call',
  callAllIn: 'Call all-in',
  bet: 'Bet',
  raiseTo: 'Raise to',
  preset: { minimum: 'Min', half: '½ pot', pot: 'Pot', all: 'All-in' },
  amount: 'Amount',
  amountOf: (least: string, most: string) => `Amount, ${least} to ${most}`,
  sure: (amount: string) => `All-in for ${amount}?`,
  yesAllIn: 'Yes, all-in',
  back: 'Back',
  show: 'Show',
  muck: 'Muck',
  early: {
    fold: () => 'Fold',
    'check-fold': () => 'Check or fold',
    check: () => 'Check',
    call: (amount: string) => `Call ${amount}`,
  },
  earlySays: 'When your turn comes',
  lapsed: 'The bet has changed: choose again.',
  waitFor: (name: string) => `${name} is to act`,
  folded: 'You are out of this hand.',
  allInWait: 'You are all-in.',

  // Held, away, tools
  held: {
    restart: 'Riffle was restarted. Nothing was lost: continue when everybody is back.',
    problem: 'This table hit a problem. Your chips are safe: continue when everybody is back.',
    sleep: 'The laptop was asleep. Everybody has their full time again: continue when everybody is back.',
    director: 'The director has paused the tables.',
    nobody: 'Nobody was here. Play continues in a moment.',
  },
  goOn: 'Continue',
  voidHand: 'Void this hand',
  voidSure: (hand: number) => `Void hand ${hand}? Every chip goes back, and it is dealt again.`,
  handsPlayed: 'Hands played',
  holdTables: 'Pause',
  desk: 'Director’s desk',
  sitOut: 'Sit out',
  callClock: 'Clock',
  callClockOn: (name: string) => `call it on ${name}`,
  secondsLeft: (seconds: string) => `${seconds} seconds left`,
  bankLeft: (seconds: string) => `time bank: ${seconds} seconds left`,
  theDirector: 'The director',
  imBack: 'I’m back',
  sittingOut: 'You sit out: your hands are folded until you are back.',
  tools: 'Table tools',
  keys: 'Keys',
  keysTitle: 'Play by keyboard',
  keyDoes: [
    'fold',
    'check or call',
    'bet or raise: go to the amount',
    'minimum, half the pot, the pot, all-in',
    'a big blind more or less',
    'bet or raise that amount; yes to all-in',
    'back; show the end of the hand at once',
    'show your hand at the showdown',
    'muck it',
    'call the clock on who is to act',
    'this list',
  ] as readonly string[],

  // The dealer's voice
  said: {
    dealt: (hand: string, blinds: string) => `Hand ${hand}, blinds ${blinds}.`,
    posted: (name: string, kind: string, amount: string) => `${name} posts ${POSTS[kind] ?? kind} ${amount}.`,
    folded: (name: string) => `${name} folds.`,
    checked: (name: string) => `${name} checks.`,
    called: (name: string, to: string) => `${name} calls ${to}.`,
    bet: (name: string, to: string) => `${name} bets ${to}.`,
    raised: (name: string, to: string) => `${name} raises to ${to}.`,
    allIn: (name: string, to: string) => `${name} is all-in for ${to}.`,
    mucked: (name: string) => `${name} mucks.`,
    killed: (name: string) => `${name}’s hand is dead.`,
    retrieved: (name: string) => `${name}’s hand is live again.`,
    clock: (name: string, by: string, seconds: string) =>
      `${by} calls the clock on ${name}: ${seconds} seconds.`,
    returned: (name: string, amount: string) => `${amount} goes back to ${name}.`,
    street: (street: keyof typeof STREETS, players: number, pot: string) =>
      `${STREETS[street] ?? street}: ${many(players, 'player')}, pot ${pot}.`,
    option: (name: string) => `${name}: your option.`,
    tabled: 'All-in: the hands are turned up.',
    showdown: 'Show your hands, please.',
    shown: (name: string, hand: string) => (hand === '' ? `${name} shows.` : `${name} shows ${hand}.`),
    wins: (names: readonly string[], amount: string, pot: string, hand: string) =>
      `${listed(names, 'en')} ${names.length > 1 ? 'share' : 'wins'} ${pot === '' ? '' : `${pot}, `}${amount}${hand === '' ? '' : ` with ${hand}`}.`,
    oddChips: (names: readonly string[]) =>
      `The odd ${names.length > 1 ? 'chips go' : 'chip goes'} to ${listed(names, 'en')}, the first left of the button.`,
    voided: 'The hand is void: every chip goes back.',
  },
  heard: {
    cards: (cards: string) => `Your cards: ${cards}.`,
    board: (cards: string) => `Board: ${cards}.`,
    turn: (name: string) => `${name} to act.`,
    yourTurn: (cost: string, pot: string) => `Your turn. ${cost} to call, pot ${pot}.`,
    yourTurnFree: (pot: string) => `Your turn. You may check, pot ${pot}.`,
  },

  // Between hands
  shuffling: 'Shuffling',
  waiting: 'The next hand is dealt in a moment.',
  seatsSoon: 'Your seat stands here as soon as the seats are drawn.',
  notStarted: 'Everybody has a seat. The host starts the clock.',
  notDealt: 'At this table people deal. Your seat and the clock are on your own page.',
  toMyTournament: 'My night',
  onBreak: 'Break',
  backIn: (time: string) => `back in ${time}`,
  levelUp: (level: string, blinds: string) => `Level ${level}: blinds ${blinds}`,
  colourUp: (chip: string) => `The ${chip}s leave. Dealt chips need no race: nobody’s stack changes.`,
  moved: (table: string, seat: string) => `You sit at table ${table}, seat ${seat}.`,
  movedWhy: {
    broke: (table: string) => `Table ${table} was broken.`,
    balance: (sizes: readonly string[]) => `The tables are evened out: ${sizes.join(', ')}.`,
    size: (table: string, players: number) => `table ${table} had ${players}`,
    redraw: 'Everybody drew for a new seat.',
    final: 'The final table: everybody drew for a seat.',
    director: (says: string) => `The director moved you: ${says}.`,
    unknown: 'You were moved while you were away.',
  },
  youDrew: 'Your card',
  cardsDrawn: 'Cards drawn for the seats',
  lowCard: 'The low card’s table gives a player',
  understood: 'All right',
  finished: (place: string) => `You finish ${place}`,
  wonIt: 'You won',
  prize: (prize: string) => `${prize} for you.`,
  thanks: 'Thank you for playing.',
  outForNow: 'You are out',
  askRebuy: 'While rebuys are open the host can put you back in.',
  winner: (name: string) => `${name} won`,
  results: 'Places',
  rail: 'Watch',
  railTable: (table: string, players: number) => `Table ${table}, ${many(players, 'player')}`,
  playAgain: 'Play again',
  home: 'Start page',
};

const POSTS: Readonly<Record<string, string>> = {
  small: 'small blind',
  big: 'big blind',
  ante: 'ante',
};

export type TableWords = typeof en;
export const tableWords: Catalogue<TableWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
