import type { RaceRule } from '../../../engine/chips/race.ts';
import type { RaceRules } from '../../../engine/views/desk-view.ts';
import { listed, many, ordinal } from '../../format.ts';
import type { Catalogue } from '../../language.ts';

/** A step of the race, and which of the house's rules stands behind it. */
type RaceStep = { readonly says: string; readonly rule?: keyof RaceRules };

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
  notes: 'In notes of',
  toTheCent: 'To the cent',
  inNotes: (note: string) => `In ${note}`,
  restTo: (name: string, rest: string) => `The rest to ${name}: ${rest}`,

  deals: 'deals',
  dealStacks: 'What does everybody left have? Count the stacks first.',
  counted: (total: string, inPlay: string) => `${total} of ${inPlay} chips`,
  countOff: (by: string, short: boolean) => `${by} ${short ? 'missing' : 'too many'}: count again.`,
  workOut: 'Work it out',
  workOutAnyway: 'Go on with this count',
  dealFor: (money: string, players: number) => `${money} is left to play for, among ${players}.`,
  icm: 'ICM',
  chop: 'By chips',
  gets: 'Gets',
  amountOf: (name: string) => `What ${name} gets`,
  addsUp: (money: string) => `Adds up to ${money}`,
  rest: (money: string, left: boolean) => (left ? `${money} still to share` : `${money} too much`),
  dealPaid: 'The director pays the deal out.',
  dealAmong: 'In this house the players settle a deal among themselves; the director does not pay it.',
  agree: 'They all agree',
  backToStacks: 'Back to the stacks',
  dealDone: 'The deal is agreed',

  drawnOf: (shown: number, of: number) => `${shown} of ${of} drawn`,
  drawBegins: (players: number) => `${players} draw their seats. Turn the first card.`,
  onTheButton: 'starts on the button',
  button: 'button',
  turnNext: (name: string) => `${name} draws`,
  byItself: 'By itself',
  byHand: 'By hand',
  toTheEnd: 'Skip to the end',
  sortedBy: 'Sorted by',
  byTable: 'By table',
  byName: 'By name',
  allSeated: 'Everybody has read it',

  nobodyMoves: 'Nobody has to move.',
  everybodySits: 'Everybody sits.',
  movesLeft: (count: number) => `${many(count, 'player')} still to move`,
  to: 'to',
  hasMoved: 'Tick when seated',
  sits: 'Sits',
  lowCardGives: (table: string) => `Low card gives: table ${table}.`,
  sizes: (sizes: readonly number[]) => `Tables of ${sizes.join(', ')}.`,
  samePlace: (position: number) =>
    position === 0
      ? 'From the button, as the empty chair is.'
      : `${ordinal(position)} from the button, as the empty chair is.`,

  handForHand: 'hand for hand',
  onTheBubble: 'The next one out gets nothing: every table plays one hand, then waits for the others.',
  handForHandSays: 'Every table plays one hand, then waits. Who goes out on it goes out together.',
  playsHand: (hand: number) => `plays hand ${hand}`,
  finishedWaits: 'finished, waits',
  handToCome: 'ready',
  startEverywhere: (tables: readonly string[]) =>
    tables.length === 1
      ? `Start the hand at table ${tables[0]}`
      : `Start the hand at tables ${listed(tables)}`,
  allPlay: 'All tables play',
  beginHandForHand: 'Play hand for hand',
  endHandForHand: 'End hand for hand',
  handForHandOn: 'Hand for hand from the next hand on',
  handForHandOff: 'Hand for hand is over',

  race: 'the race',
  chipsLeave: (chip: number, into: number, per: number) =>
    `The ${chip}s leave. Change ${per} of them into a ${into} wherever it works out.`,
  raceSteps: ({ atMostOneEach, remainder, protects }: RaceRule): RaceStep[] => [
    { says: 'Tell how many odd ones each player has left.' },
    { says: 'One card for each odd chip, seat 1 first.', rule: 'cards' },
    {
      says: atMostOneEach
        ? 'The highest cards take a new chip, one a player at most.'
        : 'The highest card takes a new chip, then the next, whoever has it.',
      rule: 'award',
    },
    {
      says:
        remainder === 'always' ? 'Any rest makes one more.' : 'A rest worth half a new chip makes one more.',
      rule: 'remainder',
    },
    {
      says: {
        'before-the-others': 'Nobody is raced out: who would have nothing takes a chip first.',
        'on-top': 'Nobody is raced out: who would have nothing gets a chip on top.',
        nobody: 'Who is left with nothing is out.',
      }[protects],
      rule: 'protects',
    },
  ],
  stacksKnown: 'Every stack is known here: nothing to type.',
  make: (odd: number, chip: number, won: number, into: number, removed: number) =>
    odd === 0
      ? `no odd ${chip}s yet`
      : `${odd} odd: ${won} × ${into}${removed > 0 ? `, ${removed} taken out` : ''}`,
  oddOf: (name: string) => `Odd chips of ${name}`,
  nothingElse: 'has nothing else',
  noOddChips: 'Nobody has odd chips',
  dealHere: 'Deal the cards here',
  realCards: 'We deal real cards',
  realCardsHow: 'Deal one card for each odd chip and tap them in.',
  cardFor: (name: string, at: number, of: number) => `${name}: card ${at} of ${of}`,
  rank: 'Rank',
  suit: 'Suit',
  takeCardBack: 'Take the last card back',
  backToChips: 'Back to the chips',
  raceDone: (chip: number, into: number) => `The ${chip}s are changed into ${into}s`,
  raceAt: (table: string) => `The race at table ${table}`,
  nobodyOdd: (chip: number) => `Nobody had odd ${chip}s here.`,
  newChips: 'New chips',
  newChipsOf: (count: number, into: string) => `${count} × ${into}`,
  nobodyWins: (chip: number) => `Too few for a new chip: all odd ${chip}s are handed in.`,
  othersHandIn: (chip: number) => `All odd ${chip}s are handed in.`,
  nextTable: (table: string) => `On to table ${table}`,
  noRaceHere: 'The tables have raced by themselves.',

  whichTable: 'Table',
  potsHow: 'What has each put in, all streets together? From the button’s left.',
  folded: 'Folded',
  smallestChip: 'Smallest chip',
  pot: (at: number) => (at === 0 ? 'Main pot' : `Side pot ${at}`),
  goesBack: (name: string, chips: string) => `${chips} go back to ${name}: nobody called them.`,
  whoWins: 'Who wins?',
  bestIn: (pot: string, amount: string) => `${pot}, ${amount}: who has the best hand? Tap several for a tie.`,
  tapBest: 'Tap the best hand',
  wins: (names: string, count: number) => (count === 1 ? `${names} wins` : `${names} split`),
  paysOut: 'What everybody gets',
  oddChips: 'odd chips',
  oddChip: (name: string, chips: string, pot: string) =>
    `${pot}: the odd ${chips} to ${name}, nearest to the button’s left.`,

  prizes: 'prizes',
  purse: (money: string) => `${money} to share out`,
  onePlace: 'One place',
  percentTotal: (total: number) => `${total} % of 100`,
  percentOff: (left: number) => (left > 0 ? `${left} to give out` : `${-left} too much`),
  savePrizes: 'Set the prizes',
  prizesSet: 'The prizes are set',

  seatChange: 'another seat',
  whoMoves: 'Who gets another seat?',
  whereTo: (name: string) => `Where does ${name} sit?`,
  notWithin: 'In this house nobody changes seats at the same table.',
  noChair: 'There is no free chair.',
  reason: 'Reason',
  reseatReasons: ['Sat in the wrong seat', 'Cannot see the board', 'Table is short', 'Keep the two apart'],
  pickChair: 'Pick a chair',
  moveTo: (name: string, table: string, seat: number) => `${name} to table ${table}, seat ${seat}`,
  somebodyElse: 'Somebody else',
  reseated: (name: string, table: string, seat: number) => `${name} sits at table ${table}, seat ${seat}`,

  leftOfLevel: (level: number) => `What is left of level ${level}?`,
  leftOfBreak: 'What is left of the break?',
  noEnd: (level: number) => `Level ${level} has no end.`,
  minutes: 'Min',
  seconds: 'Seconds',
  min: 'min',
  sec: 'sec',
  setTo: (time: string) => `Set to ${time}`,
  setIt: 'Set it',
  clockSet: (time: string) => `${time} on the clock`,

  levels: 'changing levels',
  levelsBefore: 'Every level can still change.',
  levelsPlayed: (level: number, blinds: string) =>
    `Level ${level} (${blinds}) is being played. What comes after can change.`,
  small: 'Small',
  big: 'Big',
  ante: 'Ante',
  ofLevel: (field: string, level: number) => `${field}, level ${level}`,
  withoutLevel: (level: number) => `Leave level ${level} out`,
  addBreak: 'Add a break',
  break: 'Break, minutes',
  afterLevel: (level: number) => `after level ${level}`,
  breakMinutes: (level: number) => `Minutes of the break after level ${level}`,
  addLevel: 'One more level',
  saveLevels: 'Play these levels',
  levelsSet: 'The levels are changed',

  everyHand: 'Every hand too',
  earlier: 'Earlier',

  nothingYet: 'What you do is listed here and can be taken back.',
  stepsHow: 'Tap how far; everything above it goes along.',
  toUndo: 'Can be taken back',
  toRedo: 'Can be done again',
  takeBack: (steps: number) => (steps === 1 ? 'Take it back' : `Take ${steps} steps back`),
  doAgain: (steps: number) => (steps === 1 ? 'Do it again' : `Do ${steps} steps again`),
  takenBack: (steps: number) => (steps === 1 ? 'Taken back' : `${steps} steps taken back`),
  doneAgain: (steps: number) => (steps === 1 ? 'Done again' : `${steps} steps done again`),
};

export type ProcedureWords = typeof en;
export const procedureWords: Catalogue<ProcedureWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
