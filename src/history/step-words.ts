import { ENGLISH, listText } from './figures.ts';

/** What a command did. */
export const en = {
  enter: (name: string) => `${name} bought in`,
  expect: (name: string) => `${name} is on the list`,
  excuse: (name: string) => `${name} can’t come`,
  playOnline: (name: string, online: boolean): string =>
    online ? `${name} plays online` : `${name} plays in the room`,
  combineTables: 'Everyone comes to one table',
  drawSeats: 'Seats drawn',
  seatLate: (name: string) => `${name} has a seat`,
  start: 'Clock started',
  startHand: (table: string) => `Hand started at table ${table}`,
  endHand: (table: string) => `Hand over at table ${table}`,
  misdeal: (table: string) => `Misdeal at table ${table}`,
  out: (names: readonly string[]) => `${listText(names, ENGLISH)} ${names.length === 1 ? 'is' : 'are'} out`,
  rename: (name: string) => `Name changed to ${name}`,
  withdraw: (name: string) => `${name} withdrew`,
  merge: (name: string, other: string) => `${name} and ${other} are one entry`,
  writeOff: (name: string) => `${name}’s debt written off`,
  orderBust: (name: string) => `${name}’s place changed`,
  answers: {
    button: (table: string, seat: number) => `The button was at seat ${seat}, table ${table}`,
    blinds: (table: string, seats: readonly number[]) =>
      `Seat ${listText(seats.map(String), ENGLISH)} posted the big blind at table ${table}`,
    inHand: (name: string, was: boolean): string =>
      was ? `${name} was in the last hand` : `${name} wasn’t in the last hand`,
    bell: (name: string, before: boolean): string =>
      before ? `${name} busted before the bell` : `${name} busted after the bell`,
    ranking: (players: readonly (readonly string[])[]) =>
      `Stacks: ${players.map((equal) => equal.join(' = ')).join(', then ')}`,
    bounty: (name: string, by: readonly string[]) =>
      by.length === 0 ? `Nobody knocked ${name} out` : `${listText(by, ENGLISH)} knocked ${name} out`,
  },
  staysOut: (name: string) => `${name} is out, no rebuy`,
  track: (table: string, on: boolean): string =>
    on ? `Tracking hands at table ${table}` : `Table ${table} is no longer tracked`,
  nextHand: (table: string) => `Next hand at table ${table}`,
  retract: 'Step removed',
  rebuy: (name: string) => `${name} is back in with a rebuy`,
  addOn: (name: string) => `${name} took an add-on`,
  rearrange: 'New seats assigned',
  reseat: (name: string, table: string, seat: number) => `${name} moved to table ${table}, seat ${seat}`,
  takeSeats: (names: readonly string[]) =>
    `${listText(names, ENGLISH)} ${names.length === 1 ? 'is' : 'are'} seated`,
  nameDealers: (names: readonly string[]): string =>
    names.length === 0 ? 'The deal goes around' : `Dealing all night: ${listText(names, ENGLISH)}`,
  drawButton: (table: string) => `Button drawn at table ${table}`,
  endBreakStep: {
    rebuys: 'Rebuys closed',
    'add-ons': 'Add-ons closed',
    'color-up': 'Color-up left for later',
  },
  showOnTv: {
    tournament: 'TV: full view',
    clock: 'TV: big clock',
    tables: 'TV: tables',
    payouts: 'TV: payouts',
    levels: 'TV: blinds schedule',
  },
  colorUp: 'Chips colored up',
  leave: (name: string) => `${name} is away`,
  comeBack: (name: string) => `${name} is here`,
  tellCard: (name: string) => `${name}’s card is in`,
  ask: (name: string) => `${name}’s request dismissed`,
  callClock: (name: string) => `The clock is on ${name}`,
  noClock: (name: string) => `No clock on ${name}`,
  remove: (name: string) => `${name} is out of the tournament`,
  tellChips: (name: string, stack: string) => `${name} has ${stack} chips`,
  takeChips: (name: string, amount: string) => `${amount} chips taken from ${name}`,
  penalize: (name: string) => `Penalty for ${name}`,
  clock: {
    start: 'Clock started',
    stop: 'Clock paused',
    next: 'Next level',
    back: 'Previous level',
    set: 'Clock set',
    break: 'Break',
    restart: 'Level restarted',
  },
  countSleep: (count: boolean): string => (count ? 'Time counted' : 'Clock set back'),
  setLevels: 'Levels saved',
  handForHand: (on: boolean): string => (on ? 'Hand for hand' : 'Hand for hand is over'),
  setPrizes: 'Payouts saved',
  setCosts: (names: readonly string[]): string =>
    names.length === 0 ? 'No costs' : `Costs saved: ${listText(names, ENGLISH)}`,
  agreeDeal: 'Deal agreed',
  endNow: 'The tournament ended as it stood',
  finish: 'The tournament is over',
  pay: (name: string, amount: string) => `${name} paid ${amount}`,
  payOut: (name: string, amount: string, tip: string | null) =>
    `${amount} paid to ${name}${tip === null ? '' : `, ${tip} left as a tip`}`,
  correctButton: (seat: number) => `Button moved to seat ${seat}`,
  follow: (table: string) => `Following a hand at table ${table}`,
  override: 'Ruling saved',
  recordRuling: (penalized: string | null): string =>
    penalized === null ? 'Ruling recorded' : `Ruling recorded, penalty for ${penalized}`,
  undo: 'Undone',
  redo: 'Redone',
  undone: (what: string) => `Undone: ${what}`,
  redone: (what: string) => `Redone: ${what}`,
  retracted: (what: string) => `Removed: ${what}`,
};

export type StepWords = typeof en;
