import { many } from '../../shared/format.ts';
import type { Catalogue } from '../../shared/language.ts';
import type { SheetName } from './sheets.ts';

const en = {
  sheets: {
    schedule: { title: 'Schedule', says: 'Levels, blinds, breaks and color-ups, to put on the wall.' },
    prizes: { title: 'Payouts', says: 'The prize pool and what each place pays.' },
    cards: {
      title: 'Cards to pull',
      says: 'The cards for the seat draw, for this many players and tables.',
    },
    rulebook: {
      title: 'Rulebook',
      says: 'All house rules in full, each with its source.',
    },
    booklet: {
      title: 'Cheat sheet',
      says: 'Hand rankings, how to play, the button and the odds on one page, for new players.',
    },
    seating: {
      title: 'Seating cards',
      says: 'One per player, to cut out, with table and seat in large type.',
    },
    moves: {
      title: 'Moves',
      says: 'Who’s moving where, in large type, with blank lines for the next moves.',
    },
    rulings: {
      title: 'Rulings',
      says: 'What to do when something goes wrong, in small type for your pocket.',
    },
    result: { title: 'Results', says: 'Places, payouts and bounties, after the last hand.' },
  } satisfies Readonly<Record<SheetName, { title: string; says: string }>>,
  title: 'Print',
  forTournament: (name: string) => `Printouts for ${name}`,
  forRulebook: 'Printouts for any house rules, no tournament needed',
  before: 'Before players arrive',
  during: 'After the seat draw',
  after: 'After the game',
  notYet: {
    seating: 'Seats haven’t been drawn yet.',
    result: 'Nobody has busted yet.',
  },
  print: 'Print',
  back: 'All printouts',
  desk: 'Desk',
  rulebook: 'House rules',
  one: 'One page, A4 or Letter.',
  more: 'Several pages.',
  unknown: (sheet: string) => `There’s no printout called ${sheet}. Pick one of these:`,
  sorry: 'Can’t print this right now',
  wait: 'Loading…',
  tournament: 'Thanks for playing!',
  level: 'Level',
  small: 'Small blind',
  big: 'Big blind',
  ante: 'Ante',
  minutes: 'Minutes',
  starts: 'Starts',
  untilTheEnd: 'no limit',
  breakOf: (minutes: number) => `${minutes}-minute break`,
  leave: (chip: string, into: string) => `Color up the ${chip}s to ${into}s`,
  startAt: 'Start times count from the first deal, including breaks.',
  firstHandAt: (time: string) => `If the first hand is dealt at ${time}.`,
  stack: 'Starting stack',
  buyIn: 'Buy-in',
  place: 'Place',
  prize: 'Payout',
  percent: 'Share',
  percentIs: (percent: number) => `${percent}%`,
  purse: 'Prize pool',
  entries: (entries: number, rebuys: number, addOns: number) =>
    [many(entries, 'player'), many(rebuys, 'rebuy'), many(addOns, 'add-on')].join(' · '),
  players: (from: number, to: number) => `${from}–${to} players`,
  percentOnly: 'The amounts depend on how many players buy in.',
  openPrizes: 'Payouts are up to the host; these are typical.',
  chosen: 'House rules at a glance',
  allRules: (count: number) => `All ${count} rules`,
  groups: {
    dealing: 'Dealing and hands',
    betting: 'Betting',
    seating: 'Seats, button and blinds',
    tournament: 'Running the tournament',
    odds: 'Odds',
  },
  ownWords: 'In our own words. The small print gives each rule’s name and source.',
  over: (names: string) => `Otherwise: ${names}.`,
  pull: (cards: number, tables: number) =>
    `${many(cards, 'card')} for ${many(tables, 'table')}: pull them, shuffle, and everyone draws one.`,
  pullHow:
    'The suit is the table, the rank is the seat: the ace has the button, the deuce the small blind, and so on to the left.',
  pullDealers: (names: string) => `Dealers draw first, each from a suit of their own: ${names}.`,
  pullFor: (players: number) => `For ${many(players, 'player')}`,
  noCards: 'With more than four tables there aren’t enough suits: draw the seats on the desk.',
  buttonDraw: 'For the button everyone then draws one card from the full deck; the high card has it.',
  lowCardDraw:
    'Later, when tables are equally full: one card for each table. The low card gives up a player, or gets the late one.',
  table: 'Table',
  seat: 'Seat',
  player: 'Player',
  chair: (table: string, seat: number) => `Table ${table}, seat ${seat}`,
  from: 'From',
  to: 'To',
  nobodyMoves: 'Nobody is moving right now. Write in the next moves here.',
  ranking: 'Results',
  bounties: 'Bounties',
  rulingsOf: (name: string) => `Rulings: ${name}`,
  stillIn: (left: number) => `${many(left, 'player')} still in`,
};

export type PaperWords = typeof en;
export const paperWords: Catalogue<PaperWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
