import { listed, many, ordinal } from '../../../shared/format.ts';
import type { Catalogue } from '../../../shared/language.ts';
import type { Pulled } from './seats.ts';

const SUITS: Readonly<Record<string, string>> = { s: 'spades', h: 'hearts', c: 'clubs', d: 'diamonds' };

const en = {
  why: (about: string) => `Why: ${about}`,
  done: 'Done',
  back: 'Back',
  table: (id: string) => `Table ${id}`,
  seat: (seat: number) => `Seat ${seat}`,
  tableSeat: (table: string, seat: number) => `Table ${table}, seat ${seat}`,
  names: (names: readonly string[]) => listed(names),
  place: (place: number) => ordinal(place),
  player: 'Player',
  rounding: 'Round to',
  toTheCent: 'To the cent',
  roundTo: (step: string) => `To ${step}`,
  restTo: (name: string, rest: string) => `The rest to ${name}: ${rest}`,

  deals: 'deals',
  dealStacks: 'Count and enter everyone’s stack.',
  counted: (total: string, inPlay: string) => `${total} of ${inPlay} chips`,
  countOff: (by: string, short: boolean) => `${by} ${short ? 'missing' : 'too many'}. Count again.`,
  finalStacks: 'Count the chips of everyone in the room.',
  finalWhere: 'Put the chips away: Riffle deals the final table, and everyone plays on a phone or laptop.',
  drawFinal: 'Draw the final table',
  drawFinalAnyway: 'Draw with this count anyway',
  workOut: 'Calculate',
  workOutAnyway: 'Use this count anyway',
  dealFor: (money: string, players: number) => `${money} left for ${players} players.`,
  icm: 'ICM',
  chop: 'By chips',
  even: 'Split evenly',
  gets: 'Gets',
  amountOf: (name: string) => `${name} gets`,
  addsUp: (money: string) => `Adds up to ${money}`,
  rest: (money: string, left: boolean) => (left ? `${money} left to share` : `${money} too much`),
  dealPaid: 'The deal is paid from the bank.',
  dealAmong: 'House rule: players settle deals themselves. Who pays this one?',
  forFirst: 'Left for first place',
  bankPays: 'Pay it from the bank',
  playersSettle: 'Players settle it',
  payDeal: 'Pay this deal out',
  agreeAndPlay: 'Agree and play on',
  backToStacks: 'Back to stacks',
  dealDone: 'Deal agreed',

  drawnOf: (shown: number, of: number) => `${shown} of ${of} drawn`,
  drawBegins: (players: number) => `${players} players draw seats. Turn over the first card.`,
  onTheButton: 'starts on the button',
  button: 'button',
  dealsHere: 'dealer',
  leftOfDealer: (place: number) => `${ordinal(place)} left of the dealer`,
  dealerMiddle: 'The dealer sits in the middle, the others around them in this order.',
  buttonDraw: (name: string) => `High card: ${name} has the button.`,
  buttonCards: 'We drew cards for the button',
  buttonHow: 'One card each, high card gets the button. Tap them in.',
  buttonDone: 'Who has the button?',
  turnNext: (name: string) => `${name} draws`,
  byItself: 'Auto',
  byHand: 'Manual',
  toTheEnd: 'Skip to the end',
  sortedBy: 'Sort by',
  byTable: 'By table',
  byName: 'By name',
  allSeated: 'Everyone knows their seat',

  everybodySits: 'Everyone is seated.',
  movesLeft: (count: number) => `${many(count, 'player')} still to move`,
  to: 'to',
  hasMoved: 'Mark seated',
  everyoneSeated: 'Everyone is seated',
  posts: { small: 'Posts the small blind', big: 'Posts the big blind' },
  lowCardGives: (table: string) => `Low card: table ${table} gives up a player.`,
  lowCardGets: (table: string) => `Low card: the seat is at table ${table}.`,
  broken: (table: string, left: number, tables: number) =>
    `${many(left, 'player')} fit at ${many(tables, 'table')}, so table ${table} breaks.`,
  sizes: (sizes: readonly number[]) => `Table sizes: ${sizes.join(', ')}.`,
  samePlace: (position: number) =>
    position === 0
      ? 'On the button, like the open seat.'
      : `${ordinal(position)} from the button, like the open seat.`,

  handForHand: 'hand for hand',
  onTheBubble: 'The next player out gets nothing. Every table plays one hand, then waits for the others.',
  handForHandSays: 'Every table plays one hand, then waits. Players who bust on the same hand tie.',
  playsHand: (hand: number) => `plays hand ${hand}`,
  finishedWaits: 'done, waiting',
  handToCome: 'ready',
  startEverywhere: (tables: readonly string[]) =>
    tables.length === 1
      ? `Start the hand at table ${tables[0]}`
      : `Start the hand at tables ${listed(tables)}`,
  tablePlays: (id: string) => `Hand started at table ${id}`,
  beginHandForHand: 'Play hand for hand',
  endHandForHand: 'End hand for hand',
  handForHandOn: 'Hand for hand starts with the next hand',
  handForHandOff: 'Hand for hand is over',

  race: 'the chip race',
  chipsLeave: (chip: number, into: number, per: number) =>
    `Color up the ${chip}s: ${per} of them make a ${into}.`,
  raceOdd: 'Enter how many odd chips each player has left.',
  raceCards: 'Deal one card for each odd chip, starting at seat 1.',
  raceAward: {
    one: 'High card wins a new chip, then the next highest, but one per player at most.',
    any: 'High card wins a new chip, then the next highest, even for the same player.',
  },
  raceTies: {
    'by-suit': 'Of two equal cards the higher suit wins: spades, hearts, diamonds, clubs.',
    'first-dealt': 'Of two equal cards the one dealt first wins.',
  },
  raceRest: {
    always: 'Any remainder makes one more chip.',
    'half-or-more': 'Half a new chip or more rounds up.',
  },
  raceProtects: {
    'before-the-others': 'Nobody is raced out: a player left with nothing gets a chip first.',
    'on-top': 'Nobody is raced out: a player left with nothing gets an extra chip.',
    nobody: 'A player left with nothing is out.',
  },
  stacksKnown: 'Every stack is known. Nothing to enter.',
  make: (odd: number, chip: number, won: number, into: number, removed: number) =>
    odd === 0
      ? `no odd ${chip}s yet`
      : `${odd} odd: ${won} × ${into}${removed > 0 ? `, ${removed} taken out` : ''}`,
  oddOf: (name: string) => `${name}’s odd chips`,
  nothingElse: 'no other chips',
  noOddChips: 'Nobody has odd chips',
  dealHere: 'Deal the cards here',
  realCards: 'Deal real cards',
  pull: (count: number, groups: readonly Pulled[]) =>
    `Pull ${count} cards: ${groups
      .map(
        ({ top, suits }) =>
          `${top === 'A' ? 'the A' : `A–${top}`} of ${listed(
            suits.map((suit) => SUITS[suit]!),
            'en',
          )}`,
      )
      .join(
        ', and ',
      )}. Shuffle them and everyone draws one. Tap the cards in here, or players tap their own on their phones.`,
  dealersFirst: 'Dealers draw first, each from a suit of their own.',
  whichCard: (name: string, told: number, of: number) => `${name} drew… · ${told} of ${of} in`,
  seatEverybody: 'Seat everyone',
  seatsDrawn: 'The seats are drawn.',
  lowCardHow: 'Deal one card to each table and tap it in. The low card gives up a player.',
  lowCardDone: 'Who gives up a player?',
  lateCardHow: 'Deal one card to each table and tap it in. The low card gets the player.',
  lateCardDone: 'Which table is it?',
  cancel: 'Cancel',
  realCardsHow: 'Deal one card for each odd chip and tap it in.',
  cardFor: (name: string, at: number, of: number) => `${name}: card ${at} of ${of}`,
  backToChips: 'Back to chips',
  raceDone: (chip: number, into: number) => `The ${chip}s are colored up to ${into}s`,
  raceAt: (table: string) => `Chip race at table ${table}`,
  nobodyOdd: (chip: number) => `Nobody had odd ${chip}s here.`,
  newChips: 'New chips',
  nobodyWins: (chip: number) => `Not enough for a new chip. Collect all odd ${chip}s.`,
  othersHandIn: (chip: number) => `Collect all odd ${chip}s.`,
  nextTable: (table: string) => `Next: table ${table}`,
  noRaceHere: 'There was nothing to race off.',

  whichTable: 'Table',
  whoWins: 'Who wins?',

  prizes: 'payouts',
  purse: (money: string) => `${money} prize pool`,
  fewerPlaces: 'Fewer places',
  morePlaces: 'More places',
  percentTotal: (total: number) => `Total ${total}%`,
  percentOff: (left: number) => (left > 0 ? `${left}% to go` : `${-left}% too much`),
  savePrizes: 'Save payouts',
  prizesSet: 'Payouts saved',

  seatChange: 'moving a player',
  whoMoves: 'Who’s moving?',
  whereTo: (name: string) => `Where is ${name} going?`,
  notWithin: 'Under these rules nobody changes seats within a table.',
  noChair: 'No open seats.',
  reason: 'Reason',
  reseatReasons: ['Sat in the wrong seat', 'Can’t see the board', 'Table is short', 'Keep these two apart'],
  pickChair: 'Pick a seat',
  moveTo: (name: string, table: string, seat: number) => `Move ${name} to table ${table}, seat ${seat}`,
  somebodyElse: 'Someone else',
  reseated: (name: string, table: string, seat: number) => `${name} moved to table ${table}, seat ${seat}`,

  leftOfLevel: (level: number) => `Time left in level ${level}`,
  leftOfBreak: 'Time left in the break',
  noEnd: (level: number) => `Level ${level} has no time limit.`,
  minutesLeft: 'Minutes',
  seconds: 'Seconds',
  min: 'min',
  sec: 'sec',
  setTo: (time: string) => `Set to ${time}`,
  setIt: 'Set it',
  clockSet: (time: string) => `${time} on the clock`,

  endHow: 'Count the stacks. The biggest stack wins, and prizes go by places.',
  endSays:
    'Equal stacks share their prizes; so do players you don’t count. Players already out keep theirs. You can undo this.',
  endIt: 'End it and pay these prizes',
  splitOtherwise: 'Split it another way',
  endedNow: 'The tournament is over',

  levels: 'changing levels',
  levelsBefore: 'You can edit every level.',
  levelsPlayed: (level: number, blinds: string) =>
    `Level ${level} (${blinds}) is on now. You can edit what comes after it.`,
  levelsLast: (level: number, blinds: string) =>
    `Level ${level} (${blinds}) runs to the end. New blinds count from the next hand; minutes count from now.`,
  saveLevels: 'Save levels',
  levelsSet: 'Levels saved',

  everyHand: 'Include every hand',
  earlier: 'Earlier',

  nothingYet: 'What you do is listed here, and you can undo it.',
  stepsHow: 'Tap how far back to go, or remove one step alone with ×.',
  removeStep: 'Remove this step',
  toUndo: 'Undo',
  toRedo: 'Redo',
  undoSteps: (steps: number) => (steps === 1 ? 'Undo this step' : `Undo ${steps} steps`),
  redoSteps: (steps: number) => (steps === 1 ? 'Redo this step' : `Redo ${steps} steps`),
  undone: (steps: number) => (steps === 1 ? 'Undone' : `${steps} steps undone`),
  redone: (steps: number) => (steps === 1 ? 'Redone' : `${steps} steps redone`),
};

export type ProcedureWords = typeof en;
export const procedureWords: Catalogue<ProcedureWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
