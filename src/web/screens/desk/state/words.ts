import type { TaskFacts } from '../../../../engine/tournament/tasks.ts';
import { en as stepWords } from '../../../../history/step-words.ts';
import { chips, listed, many, sentence } from '../../../shared/format.ts';
import type { Catalogue } from '../../../shared/language.ts';

const tables = (count: number): string => (count === 1 ? 'the final table' : `${count} tables`);

/** Why a task is due, with its figures. */
function because(facts: TaskFacts, name: string): string {
  switch (facts.is) {
    case 'bought-in':
      return `${facts.players} players are in. Draw the seats.`;
    case 'seated':
      return `${facts.players} players at ${facts.tables === 1 ? 'one table' : `${facts.tables} tables`}. Start the clock.`;
    case 'redraw':
      return `${facts.left} players left. Everyone draws for ${tables(facts.tables)}.`;
    case 'combine':
      return `${facts.left} players fit at ${tables(facts.tables)}. Everyone draws again.`;
    case 'tables-won':
      return `${facts.tables} tables have a winner. The winners draw for the final table.`;
    case 'break':
      return `${facts.left} players fit at ${tables(facts.tables)}. Table ${facts.table} breaks.`;
    case 'balance': {
      const sizes = facts.sizes.map(({ table, players }) => `table ${table} has ${players}`);
      return sentence(listed(sizes, 'en'));
    }
    case 'waits':
      return because(facts.due, name);
    case 'no-seat':
      return `${name} has bought in and needs a seat.`;
    case 'one-left':
      return `Only ${name} is left. Declare the winner unless someone rebuys.`;
    case 'away':
      return `${name} has ${facts.minutes} of ${facts.limit} minutes left to come back.`;
    case 'stayed-away':
      return `${name} has been away for ${facts.limit} minutes. You can forfeit their stack.`;
    case 'never-came':
      return `${name} didn’t make it in time. You can remove their stack.`;
    case 'color-up':
      return facts.afterAddOns
        ? `After the add-ons: trade the ${chips(facts.chip)}s in for ${chips(facts.into)}s and race off the odd ones.`
        : `The ${chips(facts.chip)}s are no longer needed. Trade them in for ${chips(facts.into)}s and race off the odd ones.`;
    case 'slept':
      return 'The clock kept running. If you kept playing, count the time.';
    case 'asks-out':
      return `${name} says they’re out of chips. Check at the table, then confirm.`;
    case 'asks-rebuy':
      return facts.sits
        ? `${name} is out of chips and wants a rebuy. Bust them first, then rebuy.`
        : `${name} busted and wants a rebuy.`;
    case 'asks-clock':
      return `If they’ve had enough time, start it: ${facts.seconds} seconds, then a countdown.`;
    case 'broke':
      return `${name} busted and can rebuy.`;
    case 'owes':
      return 'Buy-in, rebuys and add-ons they haven’t paid yet.';
    case 'to-be-paid':
      return 'Hand over the prize, then mark it as paid.';
  }
}

const en = {
  because,
  handsFirst: 'Wait for the hands in play to end.',
  depends: (what: string) => `“${what}” depends on this step. Remove that one first.`,
  somebody: 'Someone',
  lowCardGives: 'The low card gives up a player.',
  waitsFor: (names: readonly string[]) => `Waiting for ${listed(names, 'en')}: rebuy or out?`,
  question: {
    rebuy: (name: string) => `${name}: rebuy or out?`,
    rebuyIs: (table: string) => `Busted at table ${table}.`,
    bell: (name: string, level: number) => `Was ${name}’s last hand dealt before level ${level}?`,
    bellIs: (level: number) => `Rebuys end with the first hand of level ${level}.`,
    ranking: (names: readonly string[]) =>
      `Who had more chips, ${names.slice(0, -1).join(', ')} or ${names.at(-1)}?`,
    rankingIs: 'At the start of that hand. The bigger stack finishes higher.',
    bounty: (name: string) => `Who knocked ${name} out?`,
    bountyIs: (amount: string) => `There’s a ${amount} bounty on them.`,
    button: (table: string) => `Who had the button at table ${table}?`,
    buttonIs: {
      balance: 'The button in the hand just played decides who moves.',
      'heads-up': 'In the hand just played. It decides who has the button now.',
    },
    blinds: (table: string) => `Who posted the big blind at table ${table}?`,
    blindsIs: 'In the hand just played. It decides what the moved player posts.',
    inHand: (name: string, table: string) => `Was ${name} in the last hand at table ${table}?`,
    inHandIs: 'It decides who moves.',
    seat: (seat: number, name: string | null) =>
      name === null ? `Seat ${seat}, empty` : `Seat ${seat}, ${name}`,
    order: (names: readonly string[]) => names.join(', then '),
    words: {
      rebuy: 'Rebuy',
      out: 'Out',
      before: 'Before the bell',
      after: 'After the bell',
      yes: 'Yes',
      no: 'No',
      nobody: 'Nobody',
      same: 'The same',
    },
    moves: (name: string, table: string, seat: number, posts: 'small' | 'big' | null) =>
      `${name} moves to table ${table}, seat ${seat}${posts === null ? '' : ` and posts the ${posts} blind`}`,
    wins: (name: string) => `${name} wins`,
    rebuys: (price: string, stack: string) => `${price} for ${stack} chips`,
    bountyPooled: 'The bounty goes into the prize pool',
    mover: (name: string) => `${name} moves`,
    tapChair: 'Tap the chair',
    tapInOrder: 'Tap the biggest stack first.',
  },
  exception: {
    title: 'Make an exception?',
    anyway: 'Let it happen anyway',
    reason: 'Reason, for the record',
    reasons: ['We all agreed', 'I promised', 'My mistake'] as readonly string[],
  },
  /** The director's tasks: each title, then its button. */
  task: {
    everybodySits: 'All seated',
    startClock: 'Start the clock',
    readyToDraw: 'Ready to draw',
    drawSeats: 'Draw the seats',
    dealHere: 'Deal it here',
    tableBroken: (table: string) => `Break table ${table}`,
    giveSeats: 'Assign new seats',
    newSeats: 'Redraw',
    drawNewSeats: 'Draw new seats',
    slept: (minutes: number) =>
      `The laptop was asleep for ${many(minutes, 'minute', 'minutes')}. Count ${minutes === 1 ? 'it' : 'them'}?`,
    countIt: 'Yes, we kept playing',
    dontCount: 'No, set the clock back',
    somebodyMoves: 'Balance the tables',
    drawWhoMoves: 'Balance now',
    dealLowCard: 'Deal the low card',
    isAway: (name: string) => `${name} is away`,
    takeChips: 'Forfeit stack',
    isBack: (name: string) => `${name} is back`,
    waits: (name: string) => `${name} needs a seat`,
    giveSeat: (name: string) => `Seat ${name}`,
    notCome: (name: string) => `${name} isn’t here yet`,
    takeOut: 'Remove stack',
    isHere: (name: string) => `${name} is here`,
    saysOut: (name: string) => `${name} says they’re out`,
    isOut: (name: string) => `${name} is out`,
    wantsRebuy: (name: string) => `${name} wants a rebuy`,
    callsClock: (name: string, on: string) => `${name} calls the clock on ${on}`,
    countDown: 'Start the countdown',
    no: 'No',
    colorUp: (chip: string) => `Color up the ${chip}s`,
    changed: 'Done',
    mayRebuy: (name: string) => `${name} can rebuy`,
    rebuy: (name: string) => `Rebuy for ${name}`,
    oneLeft: 'One player left',
    callWinner: 'Declare the winner',
    pay: (name: string, amount: string) => `Pay ${name} ${amount}`,
    paid: 'Paid',
    owes: (name: string, amount: string) => `${name} owes ${amount}`,
    hasPaid: (name: string) => `${name} paid`,
  },
  /** The notice with Undo, and the steps to undo. */
  done: stepWords,
  ask: {
    startedWith: (name: string) => `How many chips did ${name} start the hand with?`,
    chips: (name: string) => `How many chips does ${name} have?`,
    who: (name: string) => `Who knocked ${name} out?`,
    nobody: 'Nobody: the bounty goes into the prize pool',
    adult: (name: string, age: number) => `Is ${name} ${age} or older?`,
    orbits: (table: string) => `How many orbits has table ${table} played?`,
    orbitsAbout: (estimate: number) => `Probably ${estimate}, by the clock.`,
    orbitsCost: (
      orbits: number,
      stakes: readonly string[],
      less: string,
      starts: string,
      posts: string | null,
    ) =>
      `${many(orbits, 'orbit')}${stakes.length === 0 ? '' : ` at ${listed(stakes, 'en')}`}: ${less} less, starts with ${starts}${posts === null ? '' : `, posts ${posts} on the first hand`}.`,
    seatNow: 'Seat them',
    button: (table: string) => `Where is the button at table ${table}?`,
    cards: 'Which cards did you deal?',
    fewer: 'One fewer',
    more: 'One more',
    yes: 'Yes',
    no: 'No',
    chipsLabel: 'Chips',
    goOn: 'Continue',
  },
  door: {
    isAtDoor: (name: string) => `${name} is at the door`,
    wantsToWatch: (name: string) => `${name} wants to watch`,
    areAtDoor: (count: number) => `${many(count, 'guest')} are at the door`,
    watches: 'to watch',
    letIn: 'Let in',
    letAllIn: 'Let all in',
    oneByOne: 'One by one',
    turnAway: 'Turn away',
    otherPhone: (name: string) => `${name}’s other phone wants the seat`,
    otherPhoneSays:
      'Somebody with this name asks on another phone. The phone that has the seat lets go of it.',
    moveSeat: 'Move the seat',
  },
  devices: 'Devices',
  allGames: 'All games',
  notYours: 'This is the director’s desk',
  notDirector: 'You’re in this game, but you’re not its director.',
  mySeat: 'My seat',
  theClock: 'Clock',
  keys: {
    title: 'Shortcuts and language',
    stopOrStart: 'Pause or start the clock',
    undo: 'Undo',
    redo: 'Redo',
    tournament: 'Night',
    players: 'Players',
    rulings: 'Rulings',
    money: 'Money',
    these: 'Show shortcuts',
    space: 'Space',
  },
  desk: 'Desk',
  undo: 'Undo',
  redo: 'Redo',
  nothingToUndo: 'Nothing to undo',
  undoWhat: (what: string) => `Undo: ${what}`,
  closeNotice: 'Dismiss',
  whyAsk: 'Why?',
  whyTitle: (title: string) => `Why: ${title}`,
  isOver: (tournament: string) => `${tournament} is over`,
  isDesk: (tournament: string) => `${tournament}: the director’s desk`,
  setClock: (time: string) => `${time} left. Set the clock`,
  left: (time: string) => `${time} left`,
  ante: (amount: string) => `ante ${amount}`,
  pause: 'break',
  level: (level: number) => `level ${level}`,
  boughtIn: (count: number) => `${count} bought in`,
  playersLeft: (left: number, entries: number) => `${left} of ${entries} left`,
  stopClock: 'Pause the clock',
  startClock: 'Start the clock',
  oneMinute: 'One minute',
  minuteLess: 'One minute less',
  minuteMore: 'One minute more',
  takeBreak: 'Take a break',
  levelBefore: 'Previous level',
  nextLevel: 'Next level',
  toDo: 'To do',
  nothingToDo: 'All caught up',
  toDoCount: (count: number) => `To do · ${count}`,
  quiet: {
    open: 'Add players under Players. You can draw seats once two have bought in.',
    seated: 'Start when everyone is ready. Whatever needs you shows up here.',
    running:
      'Go play! You’ll see it here when a table needs balancing, a player is missing or chips need coloring up.',
    over: 'Everyone has been paid. Good night!',
  },
  prizesToPay: (count: number) => `${many(count, 'prize')} to pay`,
  playersOwe: (count: number, sum: string) => `${many(count, 'player')} owe ${sum} in total`,
  openLedger: 'Open the ledger',
  tables: 'Tables',
  tableShown: 'Table shown',
  table: (table: string) => `Table ${table}`,
  playing: 'playing',
  players: (count: number) => many(count, 'player'),
  muted: 'Muted',
  unmute: 'Unmute',
  noTables: 'Tables appear here after the draw. Add players under Players first.',
  announce: 'Announce',
  fromTable: (table: string) => `table ${table}`,
  to: 'to',
  chair: (table: string, seat: number) => `table ${table}, seat ${seat}`,
  posts: { small: 'posts the small blind', big: 'posts the big blind' },
  result: 'Result',
  handNumber: (hand: number) => `hand ${hand}`,
  afterHand: (hand: number) => `${many(hand, 'hand')} played`,
  deals: (name: string) => `${name} deals`,
  tapPlayer: 'Tap a player',
  tapWhoIsOut: 'Tap who’s out',
  outNames: (names: readonly string[]) => `Out: ${listed(names, 'en')}`,
  cancel: 'Cancel',
  nextHand: 'Next hand',
  misdeal: 'Misdeal',
  track: 'Track hands',
  stopTracking: 'Stop tracking',
  remote: {
    name: 'Remote',
    title: (table: string) => `Table ${table}: track hands`,
    says: 'Someone taps “Next hand” for every hand. Button and blinds are then live on phones and TV.',
    here: 'Tap hands here',
    handTo: 'Hand the remote to',
    with: (name: string) => `${name} has the remote`,
  },
  whoIsOut: 'Who’s out?',
  riffleDeals: (players: number) => `${many(players, 'player')}. Riffle deals the cards.`,
  nameAndSeat: (name: string, seat: number) => `${name} · seat ${seat}`,
  isOut: (name: string) => `${name} is out`,
  outTogether: 'Knocked out with others',
  person: {
    buysIn: (name: string) => `${name} buys in`,
    hasCome: 'They’re here',
    isBack: 'They’re back',
    isAway: 'They’re away',
    rebuy: 'Rebuy',
    addOn: (stack: string, price: string) => `Add-on ${price}: ${stack}\u00a0chips`,
    excuse: 'Can’t make it',
    rename: 'Rename',
    newName: 'New name',
    save: 'Save',
    withdraw: 'Withdraw',
    withdrawFor: (amount: string) => `Withdraw, refund ${amount}`,
    wentHome: 'Went home for good',
    goesHome: (name: string) => `${name} goes home`,
    chipsLeft: (name: string) => `How many chips does ${name} leave?`,
    shared: (others: number, each: string, rest: string | null) =>
      each === '0'
        ? `${rest ?? '0'} chips leave play.`
        : `${others === 1 ? 'The other player gets' : `Each of the ${others} others gets`} ${each}${rest === null ? '' : `, ${rest} leave play`}.`,
    notOut: 'Not out after all',
    changeOrder: 'Change the order',
    orderHow: (name: string) => `When did ${name} bust?`,
    order: {
      before: (other: string) => `Before ${other}`,
      with: (other: string) => `Same hand as ${other}`,
    },
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
      'Exposed cards',
      'Stalling',
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
    sitsOutHands: (count: number) => `Sits out ${many(count, 'hand')}`,
    sitsOutOrbits: (count: number, hands: number) =>
      `Sits out ${many(count, 'orbit')} (${many(hands, 'hand')})`,
    disqualify: 'Disqualify',
  },
  list: {
    sum: (players: number, entries: number, rebuys: number) =>
      `${many(players, 'player')} in · ${many(entries, 'entry', 'entries')} · ${many(rebuys, 'rebuy')}`,
    waiting: 'Need a seat',
    expected: 'Expected',
    in: 'In',
    out: 'Out',
    empty: 'Your players will be listed here. Add the first one.',
    removed: 'removed',
    noSeat: 'no seat yet',
    notHere: 'not here yet',
    away: 'away',
    left: (minutes: string) => `${minutes} left`,
    newPlayer: 'Player name',
    enter: 'Add',
    howPaid: 'Payment',
    pays: { now: 'Has paid', before: 'Paid in advance', later: 'Pays later' },
    comesLater: 'Arriving late',
  },
  late: {
    endsAt: (time: string) => `At this pace it’s over around ${time}.`,
    title: (minutes: string) => `Running ${minutes} late`,
    says: (time: string, wished: string) =>
      `At this pace it’s over around ${time}. You planned to finish by ${wished}.`,
    kinds: {
      'shorter-levels': (minutes: number) => `${minutes}-minute levels from the next one`,
      'skipped-level': (level: number) => `Skip level ${level}`,
      antes: () => 'Add a big blind ante',
    },
    over: (time: string) => `over around ${time}`,
    dismiss: 'Don’t remind me tonight',
  },
  sampleBar: 'A sample: tap anything you like.',
  aPhone: 'Phone',
  deleteSample: 'Delete the sample',
};

export type DeskWords = typeof en;
export const deskWords: Catalogue<DeskWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
