import { rankName } from '../../../engine/ranking/names.ts';
import type { TableView } from '../../../engine/views/tournament-view.ts';
import { chips, listed, many } from '../../shared/format.ts';
import type { Catalogue } from '../../shared/language.ts';
import type { Size } from '../../shared/live/settings.ts';
import type { Draw, Made } from './cards.ts';
import { handText } from './hand-text.ts';

const STREETS = { preflop: 'Preflop', flop: 'Flop', turn: 'Turn', river: 'River' };
const DRAWS: Readonly<Record<Draw, string>> = {
  flush: 'flush draw',
  open: 'open-ended straight draw',
  inside: 'gutshot straight draw',
};
const withArticle = (hand: string): string =>
  /^(pair|straight|flush|full|royal)/.test(hand) ? `a ${hand}` : hand;

type Waits = NonNullable<TableView['waits']>;

/** A player's name; null is the player who reads it. */
export type Who = string | null;
const act = (who: Who, verb: string): string => (who === null ? `You ${verb}` : `${who} ${verb}s`);
const does =
  (verb: string) =>
  (mine: boolean): string =>
    mine ? verb : `${verb}s`;
const object = (who: Who): string => who ?? 'you';
const together = (names: readonly Who[]): string =>
  listed(
    names.map((name) => name ?? 'You'),
    'en',
  );

const en = {
  table: (table: string) => `Table ${table}`,
  hand: (hand: string) => `hand ${hand}`,
  level: (level: string) => `Level ${level}`,
  ante: (amount: string) => `ante ${amount}`,
  nextHand: (blinds: string) => `next hand ${blinds}`,
  left: (time: string) => `${time} left`,
  placeOf: (place: string, of: string) => `${place} of ${of}`,
  prizeFrom: (places: string, prize: string) => `${places} paid, ${prize} for 1st`,
  stopped: 'Paused',

  // In front of each player
  you: 'You',
  bot: 'bot',
  away: 'away',
  allIn: 'All-in',
  act: {
    folded: () => 'Folded',
    mucked: does('muck'),
    killed: () => 'dead hand',
    checked: does('check'),
    called: does('call'),
    bet: does('bet'),
    raised: does('raise'),
    posted: (kind: string) => POSTS[kind] ?? kind,
  },
  cardsDown: 'two cards face down',
  cardDown: 'a card face down',
  cutOff: 'disconnected',
  inBigBlinds: (stack: number) => `${chips(Math.round(stack * 10) / 10)} bb`,
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
  chance: (part: string) => `${part}%`,
  chanceSays: (part: string) => `wins ${part} percent of the time`,
  seats: 'The table',

  // My hand
  made: ({ value }: Made) => handText(value),
  plays: (hand: string, rank: number) => `${hand} (${rankName(rank)} plays)`,
  /** Without the kicker, for a plate. */
  madeShort: (made: Made) => handText(made.value).replace(/,[^,]*kicker$/, ''),
  draws: (found: readonly Draw[]) => found.map((each) => DRAWS[each]).join(', '),

  // What I may do
  actions: 'Your actions',
  fold: 'Fold',
  check: 'Check',
  call: 'Call',
  callAllIn: 'Call all-in',
  bet: 'Bet',
  raiseTo: 'Raise to',
  preset: {
    minimum: 'Min',
    'two-and-half': '2.5 bb',
    three: '3 bb',
    third: '⅓ pot',
    half: '½ pot',
    'two-thirds': '⅔ pot',
    'three-quarters': '¾ pot',
    pot: 'Pot',
    all: 'All-in',
  } satisfies Record<Size | 'all', string>,
  /** The same buttons once somebody has raised. */
  timesTheBet: { 'two-and-half': '2.5×', three: '3×' },
  amount: 'Amount',
  amountOf: (least: string, most: string) => `Amount, ${least} to ${most}`,
  sure: (amount: string) => `All-in for ${amount}?`,
  yesAllIn: 'Yes, all-in',
  back: 'Back',
  show: 'Show',
  showBoth: 'Show both',
  nextHandNow: 'Next hand',
  fast: 'Fast',
  early: {
    fold: () => 'Fold',
    'check-fold': () => 'Check/fold',
    check: () => 'Check',
    call: (amount: string) => `Call ${amount}`,
  },
  earlySays: 'When it’s your turn',
  lapsed: 'The bet changed. Choose again.',
  waitFor: (name: string) => `Waiting for ${name}`,
  folded: 'You folded.',
  allInWait: 'You’re all in.',

  // Held, away, tools
  held: {
    restart: 'Riffle restarted. Nothing was lost: continue when everyone’s back.',
    problem: 'This table hit a problem. Your chips are safe: continue when everyone’s back.',
    sleep: 'The laptop was asleep. Everyone has their full time again: continue when everyone’s back.',
    director: 'The director has paused the tables.',
    nobody: 'Nobody was here. Play continues in a moment.',
    gather: 'The final table! Continue when everyone from the room is here with their phone.',
  },
  clockPaused: 'The clock is paused. No new hand is dealt until you continue.',
  goOn: 'Continue',
  voidHand: 'Void this hand',
  voidSure: (hand: number) => `Void hand ${hand}? All chips are returned and the hand is dealt again.`,
  handsPlayed: 'Hands played',
  hands: 'Hands',
  holdTables: 'Pause',
  sitOut: 'Sit out',
  callClock: 'Clock',
  callClockOn: (name: string) => `call it on ${name}`,
  callClockSure: (name: string) => `Call the clock on ${name}?`,
  callClockSays: (seconds: number, then: 'fold' | 'check') =>
    `They get ${many(seconds, 'second')} to act. After that ${then === 'fold' ? 'their hand is folded' : 'they check'}.`,
  callClockYes: 'Call the clock',
  secondsLeft: (seconds: string) => `${seconds} seconds left`,
  bankLeft: (seconds: string) => `time bank: ${seconds} seconds left`,
  theDirector: 'The director',
  imBack: 'I’m back',
  sitsOutNext: 'You’ll sit out from the next hand.',
  sittingOut: 'You’re sitting out. Your hands are folded until you return.',
  tools: 'Table tools',
  moreTools: 'More',
  closeTools: 'Close',
  keys: 'Keys',
  keysTitle: 'Play by keyboard',
  keyDoes: [
    'fold',
    'check or call',
    'bet or raise: type the amount',
    'minimum, half the pot, the pot, all-in',
    'one big blind more or less',
    'bet or raise that amount; confirm all-in',
    'back; show how the hand ended at once',
    'show your hand when it is over',
    'call the clock on the player to act; it asks first',
    'after you folded, let the bots finish the hand fast',
    'hear your hand, the board, the pot and the price',
    'hear all stacks, whose turn it is and the time left, the blinds',
    'this list',
  ] as readonly string[],

  // The dealer's voice
  said: {
    dealt: (hand: string, blinds: string) => `Hand ${hand}, blinds ${blinds}.`,
    posted: (who: Who, kind: string, amount: string) =>
      `${act(who, 'post')} the ${POSTS[kind] ?? kind}, ${amount}.`,
    folded: (who: Who) => `${act(who, 'fold')}.`,
    checked: (who: Who) => `${act(who, 'check')}.`,
    called: (who: Who, to: string) => `${act(who, 'call')} ${to}.`,
    bet: (who: Who, to: string) => `${act(who, 'bet')} ${to}.`,
    raised: (who: Who, to: string) => `${act(who, 'raise')} to ${to}.`,
    allIn: (who: Who, to: string) => `${who === null ? 'You are' : `${who} is`} all in for ${to}.`,
    mucked: (who: Who) => `${act(who, 'muck')}.`,
    killed: (who: Who) => `${who === null ? 'Your' : `${who}’s`} hand is dead.`,
    retrieved: (who: Who) => `${who === null ? 'Your' : `${who}’s`} hand is live again.`,
    clock: (who: Who, by: Who, seconds: string) =>
      `${act(by, 'call')} the clock on ${object(who)}: ${seconds} seconds.`,
    timedOut: (who: Who) => `${who === null ? 'Your' : `${who}’s`} time ran out.`,
    flashed: (who: Who, cards: number) => `${act(who, 'show')} ${cards === 1 ? 'a card' : 'both cards'}.`,
    returned: (who: Who, amount: string) => `Uncalled bet of ${amount} returned to ${object(who)}.`,
    street: (street: keyof typeof STREETS, players: number, pot: string) =>
      `${STREETS[street] ?? street}: ${many(players, 'player')}, pot ${pot}.`,
    option: (who: Who) => (who === null ? 'Your option.' : `${who} has the option.`),
    tabled: 'All in: cards face up.',
    showdown: 'Showdown.',
    shown: (who: Who, hand: string) => `${act(who, 'show')}${hand === '' ? '' : ` ${withArticle(hand)}`}.`,
    pots: {
      main: 'the main pot',
      side: (number: number) => (number === 0 ? 'the side pot' : `side pot ${number}`),
    },
    wins: (names: readonly Who[], amount: string, pot: string, hand: string) =>
      `${names.length > 1 ? `${together(names)} split` : act(names[0] ?? null, 'win')} ${pot === '' ? amount : `${pot} (${amount})`}${hand === '' ? '' : ` with ${withArticle(hand)}`}.`,
    oddChips: (names: readonly Who[]) =>
      `Odd ${names.length > 1 ? 'chips' : 'chip'} to ${listed(names.map(object), 'en')} (first left of the button).`,
    voided: 'Hand void: all chips are returned.',
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
  waiting: 'Next hand coming up…',
  waitingForRebuy: (names: readonly string[]) => `Waiting for ${listed(names, 'en')}: rebuy or out?`,
  waits: {
    alone: ['Everyone else online is out', 'You play on as soon as the tables combine.'],
    seats: ['Final table coming up', 'The host counts the chips in the room and draws the seats.'],
    'hand-for-hand': ['Hand for hand', 'The next hand comes when every table is done.'],
  } satisfies Record<Waits, readonly [string, string]>,
  seatsSoon: 'Your seat will show here once seats are drawn.',
  notStarted: 'Seats are set. Waiting for the host to start.',
  notDealt: 'This table is dealt by hand. Your seat and the clock are on your own page.',
  toMyTournament: 'My night',
  onBreak: 'Break',
  backIn: (time: string) => `back in ${time}`,
  levelUp: (level: string, blinds: string) => `Level ${level}: blinds ${blinds}`,
  colorUp: (chip: string) => `The ${chip}s are colored up; stacks don’t change.`,
  moved: (table: string, seat: string) => `You’ve moved to table ${table}, seat ${seat}.`,
  movedWhy: {
    broke: (table: string) => `Table ${table} has been broken up.`,
    balance: (sizes: readonly string[]) => `Balancing the tables: ${sizes.join(', ')}.`,
    size: (table: string, players: number) => `table ${table} had ${players}`,
    redraw: 'Everyone has drawn a new seat.',
    final: 'Final table! Everyone has drawn a new seat.',
    director: (says: string) => `The director moved you: ${says}.`,
    unknown: 'This is your seat now.',
  },
  youDrew: 'Your card',
  cardsDrawn: 'Cards drawn for seats',
  lowCard: 'The table with the low card gives up a player',
  understood: 'Got it',
  finished: (place: string) => `You finished ${place}`,
  wonIt: 'You won!',
  prize: (prize: string) => `You win ${prize}.`,
  thanks: 'Thanks for playing.',
  rebuysUsed: (atMost: number) =>
    atMost === 1 ? 'You have used your rebuy.' : `You have used all ${atMost} rebuys.`,
  outForNow: 'You’re out',
  rebuy: 'Rebuy',
  rebuyOpen: 'Rebuys are still open.',
  rebuyAsked: 'The host has been notified. You’re back in when they confirm.',
  neverMind: 'Never mind',
  endsAfter: 'The game ends after this hand.',
  winner: (name: string) => `${name} won`,
  results: 'Standings',
  rail: 'Watch',
  railTable: (table: string, players: number) => `Table ${table}, ${many(players, 'player')}`,
  playAgain: 'Play again',
  home: 'Home',
  leave: 'Leave',
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
