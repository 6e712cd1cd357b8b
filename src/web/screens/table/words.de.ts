import {
  FLUSH,
  FULL_HOUSE,
  PAIR,
  QUADS,
  STRAIGHT,
  STRAIGHT_FLUSH,
  TRIPS,
  TWO_PAIR,
} from '../../../engine/ranking/category.ts';
import { chips, listed } from '../../shared/format.ts';
import type { Draw, Made } from './cards.ts';
import type { TableWords } from './words.ts';

const ONE = 'Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König Ass'.split(' ');
const MANY =
  'Zweien Dreien Vieren Fünfen Sechsen Siebenen Achten Neunen Zehnen Buben Damen Könige Asse'.split(' ');
const one = (rank: number | undefined): string => ONE[rank!] ?? '';
const many = (rank: number | undefined): string => MANY[rank!] ?? '';

const STREETS = { preflop: 'Vor dem Flop', flop: 'Flop', turn: 'Turn', river: 'River' };
const POSTS: Readonly<Record<string, string>> = { small: 'Small Blind', big: 'Big Blind', ante: 'Ante' };
const DRAWS: Readonly<Record<Draw, string>> = {
  flush: 'Flush Draw',
  open: 'offener Straight Draw',
  inside: 'Bauchschuss',
};
const players = (count: number): string => `${chips(count)} Spieler`;

function hand({ category, ranks }: Made): string {
  const [first, second] = ranks ?? [];
  switch (category) {
    case STRAIGHT_FLUSH:
      return first === 12 ? 'Royal Flush' : `Straight Flush bis ${one(first)}`;
    case QUADS:
      return `Vierling ${many(first)}`;
    case FULL_HOUSE:
      return `Full House, ${many(first)} und ${many(second)}`;
    case FLUSH:
      return `Flush, ${one(first)} hoch`;
    case STRAIGHT:
      return `Straße bis ${one(first)}`;
    case TRIPS:
      return `Drilling ${many(first)}`;
    case TWO_PAIR:
      return `zwei Paare, ${many(first)} und ${many(second)}`;
    case PAIR:
      return `Paar ${many(first)}`;
    default:
      return `${one(first)} hoch`;
  }
}

export const de: TableWords = {
  table: (table) => `Tisch ${table}`,
  hand: (hand) => `Hand Nr. ${hand}`,
  level: (level) => `Level ${level}`,
  ante: (amount) => `Ante ${amount}`,
  left: (time) => `noch ${time}`,
  placeOf: (place, of) => `${place} von ${of}`,
  prizeFrom: (places, prize) => `${places} Preise, erster ${prize}`,
  stopped: 'Uhr steht',

  you: 'Du',
  bot: 'ist ein Bot',
  away: 'weg',
  allIn: 'All-in',
  act: {
    folded: () => 'foldet',
    mucked: () => 'wirft weg',
    killed: () => 'tote Hand',
    checked: () => 'checkt',
    called: () => 'geht mit',
    bet: () => 'setzt',
    raised: () => 'erhöht',
    posted: (kind) => POSTS[kind] ?? `setzt ${kind}`,
  },
  cardsDown: 'zwei verdeckte Karten',
  button: 'am Button',
  smallBlind: 'im Small Blind',
  bigBlind: 'im Big Blind',
  toAct: 'ist dran',
  pot: 'Pot',
  mainPot: 'Hauptpot',
  sidePot: (number) => `Sidepot ${number}`,
  toCall: 'kostet dich',
  board: 'Karten auf dem Tisch',
  noBoard: 'Noch keine Karten auf dem Tisch',
  chance: (part) => `${part}\u00a0%`,
  chanceSays: (part) => `gewinnt zu ${part} Prozent`,
  seats: 'Der Tisch',

  made: hand,
  madeShort: hand,
  draws: (found) => found.map((each) => DRAWS[each] ?? `Draw ${each}`).join(', '),

  actions: 'Was du tun kannst',
  fold: 'Fold',
  check: 'Check',
  call: 'Call',
  callAllIn: 'Call, All-in',
  bet: 'Setzen',
  raiseTo: 'Erhöhen auf',
  preset: { minimum: 'Min.', half: '½ Pot', pot: 'Pot', all: 'All-in' },
  amount: 'Betrag',
  amountOf: (least, most) => `Betrag von ${least} bis ${most}`,
  sure: (amount) => `All-in mit ${amount}?`,
  yesAllIn: 'Ja, All-in',
  back: 'Zurück',
  show: 'Zeigen',
  muck: 'Wegwerfen',
  early: {
    fold: () => 'Folden',
    'check-fold': () => 'Check oder Fold',
    check: () => 'Checken',
    call: (amount) => `${amount} mitgehen`,
  },
  earlySays: 'Wenn du dran bist',
  lapsed: 'Der Einsatz hat sich geändert: Wähl noch einmal.',
  waitFor: (name) => `${name} ist dran`,
  folded: 'Diese Hand läuft ohne dich.',
  allInWait: 'Du bist All-in.',

  held: {
    restart: 'Riffle wurde neu gestartet. Nichts ist verloren: Weiter geht es, wenn alle da sind.',
    problem: 'An diesem Tisch gab es ein Problem. Eure Chips sind sicher: Weiter geht es, wenn alle da sind.',
    sleep: 'Der Laptop hat geschlafen. Alle haben wieder ihre volle Zeit: Weiter geht es, wenn alle da sind.',
    director: 'Die Turnierleitung hat die Tische angehalten.',
    nobody: 'Niemand war da. Gleich geht es weiter.',
  },
  voidHand: 'Hand annullieren',
  voidSure: (hand) => `Hand ${hand} annullieren? Alle Chips gehen zurück, und es wird neu gegeben.`,
  goOn: 'Weiter',
  handsPlayed: 'Gespielte Hände',
  holdTables: 'Anhalten',
  desk: 'Turnierleitung',
  sitOut: 'Aussetzen',
  callClock: 'Uhr',
  callClockOn: (name) => `für ${name} verlangen`,
  secondsLeft: (seconds) => `noch ${seconds} Sekunden`,
  bankLeft: (seconds) => `Zeitbank: noch ${seconds} Sekunden`,
  theDirector: 'Die Turnierleitung',
  imBack: 'Bin zurück',
  sittingOut: 'Du setzt aus: Deine Hände werden gefoldet, bis du zurück bist.',
  tools: 'Am Tisch',
  keys: 'Tasten',
  keysTitle: 'Mit der Tastatur spielen',
  keyDoes: [
    'folden',
    'checken oder mitgehen',
    'setzen oder erhöhen: zum Betrag',
    'Minimum, halber Pot, Pot, All-in',
    'einen Big Blind mehr oder weniger',
    'diesen Betrag setzen; ja zum All-in',
    'zurück; das Ende der Hand sofort zeigen',
    'beim Showdown die Hand zeigen',
    'sie wegwerfen',
    'die Uhr verlangen für den, der dran ist',
    'diese Liste',
  ],

  said: {
    dealt: (hand, blinds) => `Hand ${hand}, die Blinds sind ${blinds}.`,
    posted: (name, kind, amount) => `${name} setzt ${POSTS[kind] ?? kind} ${amount}.`,
    folded: (name) => `${name} foldet.`,
    checked: (name) => `${name} checkt.`,
    called: (name, to) => `${name} geht mit: ${to}.`,
    bet: (name, to) => `${name} setzt ${to}.`,
    raised: (name, to) => `${name} erhöht auf ${to}.`,
    allIn: (name, to) => `${name} ist All-in mit ${to}.`,
    mucked: (name) => `${name} wirft weg.`,
    killed: (name) => `Die Hand von ${name} ist tot.`,
    retrieved: (name) => `Die Hand von ${name} lebt wieder.`,
    clock: (name, by, seconds) => `${by} verlangt die Uhr: ${name} hat ${seconds} Sekunden.`,
    returned: (name, amount) => `${amount} gehen zurück an ${name}.`,
    street: (street, count, pot) => `${STREETS[street] ?? street}: ${players(count)}, ${pot} im Pot.`,
    option: (name) => `${name}, du kannst noch erhöhen.`,
    tabled: 'All-in: Die Hände werden aufgedeckt.',
    showdown: 'Zeigt bitte eure Hände.',
    shown: (name, hand) => (hand === '' ? `${name} zeigt.` : `${name} zeigt ${hand}.`),
    wins: (names, amount, pot, hand) =>
      `${listed(names, 'de')} ${names.length > 1 ? 'teilen' : 'gewinnt'} ${pot === '' ? '' : `${pot}, `}${amount}${hand === '' ? '' : `: ${hand}`}.`,
    oddChips: (names) =>
      names.length > 1
        ? `Die übrigen Chips gehen an ${listed(names, 'de')}, links vom Button zuerst.`
        : `Der Chip, der sich nicht teilen lässt, geht an ${names[0]}, links vom Button zuerst.`,
    voided: 'Die Hand zählt nicht: Alle Chips gehen zurück.',
  },
  heard: {
    cards: (cards) => `Deine Karten: ${cards}.`,
    board: (cards) => `Auf dem Tisch: ${cards}.`,
    turn: (name) => `${name} ist dran.`,
    yourTurn: (cost, pot) => `Du bist dran. ${cost} zum Mitgehen, Pot ${pot}.`,
    yourTurnFree: (pot) => `Du bist dran. Du kannst checken, Pot ${pot}.`,
  },

  shuffling: 'Es wird gemischt',
  waiting: 'Gleich kommt die nächste Hand.',
  seatsSoon: 'Dein Platz steht hier, sobald gelost ist.',
  notStarted: 'Alle haben einen Platz. Der Gastgeber startet die Uhr.',
  notDealt: 'An diesem Tisch geben Menschen. Platz und Uhr stehen auf deiner eigenen Seite.',
  toMyTournament: 'Mein Abend',
  onBreak: 'Pause',
  backIn: (time) => `weiter in ${time}`,
  levelUp: (level, blinds) => `Level ${level}, Blinds ${blinds}`,
  colourUp: (chip) =>
    `Die ${chip}er gehen. Chips auf dem Bildschirm brauchen kein Rennen: Kein Stack ändert sich.`,
  moved: (table, seat) => `Du sitzt an Tisch ${table}, Platz ${seat}.`,
  movedWhy: {
    broke: (table) => `Tisch ${table} wurde aufgelöst.`,
    balance: (sizes) => `Die Tische werden ausgeglichen: ${sizes.join(', ')}.`,
    size: (table, count) => `Tisch ${table} hatte ${count}`,
    redraw: 'Alle haben einen neuen Platz gezogen.',
    final: 'Der Finaltisch: Alle haben einen Platz gezogen.',
    director: (says) => `Die Turnierleitung hat dich umgesetzt: ${says}.`,
    unknown: 'Du wurdest umgesetzt, während du weg warst.',
  },
  youDrew: 'Deine Karte',
  cardsDrawn: 'Gezogene Karten',
  lowCard: 'Der Tisch mit der niedrigen Karte gibt einen Spieler ab',
  understood: 'Gut',
  finished: (place) => `Du wirst ${place}`,
  wonIt: 'Du hast gewonnen',
  prize: (prize) => `${prize} für dich.`,
  thanks: 'Danke fürs Mitspielen.',
  outForNow: 'Du bist raus',
  askRebuy: 'Solange es Rebuys gibt, kann dich der Gastgeber wieder einkaufen.',
  winner: (name) => `${name} hat gewonnen`,
  results: 'Plätze',
  rail: 'Zusehen',
  railTable: (table, count) => `Tisch ${table}, ${players(count)}`,
  playAgain: 'Noch einmal',
  home: 'Startseite',
};
