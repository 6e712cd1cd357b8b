import type { TaskFacts } from '../../../../engine/tournament/tasks.ts';
import { chips, listed, many } from '../../../shared/format.ts';
import type { Catalogue } from '../../../shared/language.ts';

const tables = (count: number): string => (count === 1 ? 'the final table' : `${count} tables`);

/** Why something is to be done, with its figures. */
function because(facts: TaskFacts, name: string): string {
  switch (facts.is) {
    case 'bought-in':
      return `${facts.players} have bought in: draw the seats.`;
    case 'seated':
      return `${facts.players} sit at ${facts.tables === 1 ? 'one table' : `${facts.tables} tables`}: start the clock.`;
    case 'redraw':
      return `${facts.left} left: everybody draws for ${tables(facts.tables)}.`;
    case 'combine':
      return `${facts.left} left fit at ${tables(facts.tables)}: everybody draws again.`;
    case 'tables-won':
      return `${facts.tables} tables are won: the winners draw for the final table.`;
    case 'break':
      return `${facts.left} left fit at ${tables(facts.tables)}: table ${facts.table} is broken.`;
    case 'balance': {
      const sizes = facts.sizes.map(({ table, players }) => `${players} at table ${table}`);
      return `${listed(sizes, 'en')}: somebody moves.`;
    }
    case 'no-seat':
      return `${name} has bought in and waits for a seat.`;
    case 'one-left':
      return `Only ${name} is left: nobody buys back in?`;
    case 'away':
      return `${name} has ${facts.minutes} of ${facts.limit} minutes left to come back.`;
    case 'stayed-away':
      return `${name} has been away for ${facts.limit} minutes: the chips are forfeited on your word.`;
    case 'never-came':
      return `${name} has not come in time: the chips leave play on your word.`;
    case 'colour-up':
      return `The ${chips(facts.chip)}s are no longer needed: change them into ${chips(facts.into)}s.`;
    case 'slept':
      return 'The clock ran on in the meantime. If you kept playing, count the time.';
    case 'asks-out':
      return `${name} has lost the last chips. Look at the table, then say so.`;
    case 'asks-rebuy':
      return facts.sits
        ? `${name} is broke and wants to buy back in: first out, then back in.`
        : `${name} wants to buy back in and has no chips.`;
    case 'asks-clock':
      return `${facts.seconds} seconds, then the countdown: you say when enough time has passed.`;
    case 'broke':
      return `${name} is broke and may rebuy.`;
    case 'owes':
      return 'Buy-in, rebuys and add-ons not yet paid.';
    case 'to-be-paid':
      return 'The prize is ready to be handed over.';
  }
}

const en = {
  because,
  handsFirst: 'When the hands in play are over.',
  somebody: 'Somebody',
  /** What needs the director: titles, then what its button says. */
  need: {
    everybodySits: 'Everybody has a seat',
    startClock: 'Start the clock',
    readyToDraw: 'Ready to draw',
    drawSeats: 'Draw the seats',
    tableBroken: (table: string) => `Table ${table} is broken`,
    giveSeats: 'Give them new seats',
    newSeats: 'New seats for everybody',
    drawNewSeats: 'Draw the new seats',
    slept: (minutes: number) =>
      `The laptop slept for ${many(minutes, 'minute', 'minutes')}. Count ${minutes === 1 ? 'it' : 'them'}?`,
    countIt: 'Yes, we kept playing',
    dontCount: 'No, set the clock back',
    somebodyMoves: 'Somebody has to move',
    drawWhoMoves: 'Draw who moves',
    isAway: (name: string) => `${name} is away`,
    takeChips: 'Take the chips',
    isBack: (name: string) => `${name} is back`,
    waits: (name: string) => `${name} waits for a seat`,
    giveSeat: (name: string) => `Give ${name} a seat`,
    notCome: (name: string) => `${name} has not come`,
    takeOut: 'Take the chips out',
    isHere: (name: string) => `${name} is here`,
    saysOut: (name: string) => `${name} says: I’m out`,
    isOut: (name: string) => `${name} is out`,
    wantsRebuy: (name: string) => `${name} asks for a rebuy`,
    callsClock: (name: string, on: string) => `${name} calls the clock on ${on}`,
    countDown: 'Start the countdown',
    no: 'No',
    chips: 'Chips to change',
    changed: 'They are changed',
    mayRebuy: (name: string) => `${name} may buy back in`,
    rebuy: (name: string) => `Rebuy for ${name}`,
    oneLeft: 'One player left',
    callWinner: 'Call the winner',
    pay: (name: string, amount: string) => `Pay ${name} ${amount}`,
    paid: 'Paid',
    owes: (name: string, amount: string) => `${name} owes ${amount}`,
    hasPaid: (name: string) => `${name} paid`,
  },
  /** What has just been done, for the notice with Undo. */
  done: {
    enter: (name: string) => `${name} has bought in`,
    expect: (name: string) => `${name} is on the list`,
    excuse: (name: string) => `${name} cannot come`,
    drawSeats: 'Seats are drawn',
    seatLate: (name: string) => `${name} has a seat`,
    start: 'The clock runs',
    startHand: (table: string) => `Table ${table} plays`,
    endHand: (table: string) => `Hand over at table ${table}`,
    misdeal: (table: string) => `Misdeal at table ${table}`,
    out: (names: readonly string[]) => `${listed(names, 'en')} ${names.length === 1 ? 'is' : 'are'} out`,
    rebuy: (name: string) => `${name} is back in with a rebuy`,
    addOn: (name: string) => `${name} has an add-on`,
    rearrange: 'New seats: see who moves',
    reseat: (name: string, table: string, seat: number) => `${name} sits at table ${table}, seat ${seat}`,
    colourUp: 'The chips are changed',
    leave: (name: string) => `${name} is away`,
    comeBack: (name: string) => `${name} is here`,
    ask: (name: string) => `${name} has an answer`,
    callClock: (name: string) => `The clock runs for ${name}`,
    noClock: (name: string) => `No clock for ${name}`,
    remove: (name: string) => `${name} is out of the tournament`,
    tellChips: (name: string, stack: string) => `${name} has ${stack}`,
    takeChips: (name: string, amount: string) => `${amount} chips taken from ${name}`,
    penalise: (name: string) => `Penalty for ${name} recorded`,
    clock: {
      start: 'The clock runs',
      stop: 'The clock is stopped',
      next: 'Next level',
      back: 'Level before',
      set: 'Clock set',
    },
    countSleep: (count: boolean): string => (count ? 'The time counts' : 'The clock is set back'),
    setLevels: 'The levels are changed',
    handForHand: (on: boolean): string => (on ? 'Hand for hand' : 'No longer hand for hand'),
    setPrizes: 'The prizes are set',
    agreeDeal: 'The deal is agreed',
    finish: 'The night is over',
    pay: (name: string, amount: string) => `${name} paid ${amount}`,
    payOut: (name: string, amount: string) => `${amount} paid to ${name}`,
    correctButton: (seat: number) => `The button is at seat ${seat}`,
    override: 'Your ruling is recorded',
    undo: 'Taken back',
    redo: 'Done again',
    takenBack: (what: string) => `Taken back: ${what}`,
  },
  ask: {
    startedWith: (name: string) => `What did ${name} have when the hand began?`,
    chips: (name: string) => `How many chips does ${name} have?`,
    who: (name: string) => `Who knocked ${name} out?`,
    nobody: 'Nobody: the bounty joins the prize pool',
    adult: (name: string, age: number) => `Is ${name} ${age} or older?`,
    yes: 'Yes',
    no: 'No',
    chipsLabel: 'Chips',
    goOn: 'Go on',
  },
  notYours: 'This is the director’s desk',
  notDirector: 'You are in this night, but not as its director.',
  mySeat: 'My seat',
  theClock: 'The clock',
  keys: {
    title: 'Keys and language',
    stopOrStart: 'Stop or start the clock',
    undo: 'Undo',
    redo: 'Redo',
    tournament: 'Night',
    players: 'Players',
    rulings: 'Rulings',
    money: 'Money',
    these: 'These keys',
    space: 'Space',
  },
  desk: 'Desk',
  undo: 'Undo',
  redo: 'Redo',
  nothingToUndo: 'Nothing to undo',
  undoWhat: (what: string) => `Undo: ${what}`,
  closeNotice: 'Close the notice',
  whyAsk: 'Why?',
  whyTitle: (title: string) => `Why: ${title}`,
  isOver: (tournament: string) => `${tournament}: the night is over`,
  isDesk: (tournament: string) => `${tournament}: the director’s desk`,
  setClock: (time: string) => `Clock: ${time} left. Set it`,
  left: (time: string) => `${time} left`,
  ante: (amount: string) => `ante ${amount}`,
  pause: 'break',
  level: (level: number) => `level ${level}`,
  boughtIn: (count: number) => `${count} bought in`,
  playersLeft: (left: number, entries: number) => `${left} of ${entries} left`,
  stopClock: 'Stop the clock',
  startClock: 'Start the clock',
  oneMinute: 'One minute',
  minuteLess: 'One minute less',
  minuteMore: 'One minute more',
  levelBefore: 'Level before',
  nextLevel: 'Next level',
  needsYou: 'Needs you',
  nothingNeeds: 'Nothing needs you',
  needsCount: (count: number) => `Needs you · ${count}`,
  quiet: {
    open: 'Enter the players under Players. The draw is offered here when two have bought in.',
    seated: 'Play your hand: moves, absences and chips to change turn up here when they are due.',
    running: 'Play your hand: moves, absences and chips to change turn up here when they are due.',
    over: 'Every prize is paid. Good night.',
  },
  prizesToPay: (count: number) => `${many(count, 'prize')} to pay`,
  playersOwe: (count: number, sum: string) => `${many(count, 'player')} owe ${sum}`,
  openLedger: 'Open the ledger',
  tables: 'Tables',
  tableShown: 'Table shown',
  table: (table: string) => `Table ${table}`,
  playing: 'playing',
  players: (count: number) => many(count, 'player'),
  silenced: 'May not talk',
  letTalk: 'Let talk again',
  noTables: 'Tables are drawn here once the seats are. Enter players under Players first.',
  announce: 'Announce',
  fromTable: (table: string) => `table ${table}`,
  to: 'to',
  chair: (table: string, seat: number) => `table ${table}, seat ${seat}`,
  result: 'Result',
  handNumber: (hand: number) => `hand ${hand}`,
  firstHand: 'first hand to come',
  afterHand: (hand: number) => `after hand ${hand}`,
  deals: (name: string) => `${name} deals`,
  tapWhoIsOut: 'Tap who is out',
  outNames: (names: readonly string[]) => `Out: ${listed(names, 'en')}`,
  cancel: 'Cancel',
  endHand: (hand: number) => `End hand ${hand}`,
  whoIsOut: 'Who is out',
  startHand: (hand: number) => `Start hand ${hand}`,
  riffleDeals: (players: number) => `${many(players, 'player')}; cards are dealt by the house.`,
  nameAndSeat: (name: string, seat: number) => `${name} · seat ${seat}`,
  isOut: (name: string) => `${name} is out`,
  outTogether: 'Out together with others',
  person: {
    buysIn: (name: string) => `${name} buys in`,
    hasCome: 'Has come',
    isBack: 'Is back',
    isAway: 'Is away',
    rebuy: 'Rebuy',
    addOn: 'Add-on',
    paid: (amount: string) => `Paid ${amount}`,
    payOut: (amount: string) => `Pay out ${amount}`,
    buttonHere: 'Button is here',
    penalty: 'Penalty',
    rebuys: (count: number) => many(count, 'rebuy'),
    addOns: (count: number) => many(count, 'add-on'),
    sitsOut: (count: number) => `sits out ${many(count, 'hand')}`,
  },
  penalty: {
    reason: 'Reason',
    whatHappened: 'What happened',
    reasons: [
      'Talked about a live hand',
      'Acted out of turn again',
      'Showed cards',
      'Slow on purpose',
      'Rude',
    ] as readonly string[],
    kinds: {
      warning: 'warning',
      'missed-hands': 'missed hands',
      disqualification: 'disqualification',
    },
    warning: 'Warning',
    howManyHands: 'Hands to sit out',
    fewer: 'One hand fewer',
    more: 'One hand more',
    missesHands: (count: number) => `Misses ${many(count, 'hand')}`,
    missesCircuits: (count: number, hands: number) =>
      `Misses ${many(count, 'circuit')} (${many(hands, 'hand')})`,
    disqualify: 'Disqualify',
  },
  list: {
    sum: (players: number, entries: number, rebuys: number) =>
      `${many(players, 'player')} in · ${entries} entries · ${many(rebuys, 'rebuy')}`,
    waiting: 'Waiting for a seat',
    expected: 'Expected',
    in: 'In',
    out: 'Out',
    empty: 'Everybody who plays tonight is listed here. Type the first name.',
    removed: 'removed',
    noSeat: 'no seat yet',
    notHere: 'not here yet',
    away: 'away',
    left: (minutes: string) => `${minutes} left`,
    newPlayer: 'Name of a new player',
    enter: 'Enter',
    hasPaid: 'Has paid',
    comesLater: 'Comes later',
  },
  money: {
    toPlayFor: 'to play for',
    paidIn: 'paid in',
    stillOwed: 'still owed',
    paidOut: 'paid out',
    prizes: 'Prizes',
    ledger: 'Ledger',
    empty: 'Who has paid and been paid stands here, player by player.',
    owes: (amount: string) => `owes ${amount}`,
    paid: (amount: string) => `paid ${amount}`,
    won: (amount: string) => `won ${amount}`,
    hasPaid: 'Paid',
    by: (name: string) => `by ${name}`,
    pay: (amount: string) => `Pay ${amount}`,
    toWhom: (name: string) => `to ${name}`,
  },
  sampleBar: 'A sample: nothing can break.',
  aPhone: 'A phone',
  throwAway: 'Throw it away',
};

export type DeskWords = typeof en;
export const deskWords: Catalogue<DeskWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
