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
import type { TableWords, Who } from './words.ts';

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
const act = (who: Who, you: string, they: string): string => (who === null ? `Du ${you}` : `${who} ${they}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
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
  nextHand: (blinds) => `nächste Hand ${blinds}`,
  left: (time) => `noch ${time}`,
  placeOf: (place, of) => `${place} von ${of}`,
  prizeFrom: (places, prize) => `${places} bezahlt, ${prize} für Platz 1`,
  stopped: 'Pausiert',

  you: 'Du',
  bot: 'Bot',
  away: 'weg',
  allIn: 'All-in',
  act: {
    folded: () => 'gefoldet',
    mucked: (mine) => (mine ? 'wirfst weg' : 'wirft weg'),
    killed: () => 'tote Hand',
    checked: (mine) => (mine ? 'checkst' : 'checkt'),
    called: (mine) => (mine ? 'gehst mit' : 'geht mit'),
    bet: () => 'setzt',
    raised: (mine) => (mine ? 'erhöhst' : 'erhöht'),
    posted: (kind) => POSTS[kind] ?? `setzt ${kind}`,
  },
  cardsDown: 'zwei verdeckte Karten',
  cardDown: 'eine verdeckte Karte',
  cutOff: 'nicht verbunden',
  inBigBlinds: (stack) => `${(Math.round(stack * 10) / 10).toLocaleString('de')} BB`,
  button: 'am Button',
  smallBlind: 'im Small Blind',
  bigBlind: 'im Big Blind',
  toAct: 'ist dran',
  pot: 'Pot',
  mainPot: 'Hauptpot',
  sidePot: (number) => `Sidepot ${number}`,
  toCall: 'zum Mitgehen',
  board: 'Karten auf dem Tisch',
  noBoard: 'Noch keine Karten auf dem Tisch',
  chance: (part) => `${part}\u00a0%`,
  chanceSays: (part) => `gewinnt in ${part} Prozent der Fälle`,
  seats: 'Der Tisch',

  made: hand,
  plays: (name, rank) => `${name} (Kicker ${one(rank)})`,
  madeShort: hand,
  draws: (found) => found.map((each) => DRAWS[each] ?? `Draw ${each}`).join(', '),

  actions: 'Deine Aktionen',
  fold: 'Fold',
  check: 'Check',
  call: 'Call',
  callAllIn: 'Call, All-in',
  bet: 'Setzen',
  raiseTo: 'Erhöhen auf',
  preset: {
    minimum: 'Min.',
    'two-and-half': '2,5 BB',
    three: '3 BB',
    third: '⅓ Pot',
    half: '½ Pot',
    'two-thirds': '⅔ Pot',
    'three-quarters': '¾ Pot',
    pot: 'Pot',
    all: 'All-in',
  },
  timesTheBet: { 'two-and-half': '2,5×', three: '3×' },
  amount: 'Betrag',
  amountOf: (least, most) => `Betrag von ${least} bis ${most}`,
  sure: (amount) => `All-in mit ${amount}?`,
  yesAllIn: 'Ja, All-in',
  back: 'Zurück',
  show: 'Zeigen',
  showBoth: 'Beide zeigen',
  nextHandNow: 'Nächste Hand',
  fast: 'Schnell',
  early: {
    fold: () => 'Folden',
    'check-fold': () => 'Check/Fold',
    check: () => 'Checken',
    call: (amount) => `${amount} mitgehen`,
  },
  earlySays: 'Wenn du dran bist',
  lapsed: 'Der Einsatz hat sich geändert. Wähl noch mal.',
  waitFor: (name) => `Warten auf ${name}`,
  folded: 'Du hast gefoldet.',
  allInWait: 'Du bist all-in.',

  held: {
    restart: 'Riffle wurde neu gestartet. Nichts ist verloren: Weiter geht es, wenn alle zurück sind.',
    problem:
      'An diesem Tisch gab es ein Problem. Eure Chips sind sicher: Weiter geht es, wenn alle zurück sind.',
    sleep:
      'Der Laptop hat geschlafen. Alle haben wieder ihre volle Zeit: Weiter geht es, wenn alle zurück sind.',
    director: 'Die Turnierleitung hat die Tische angehalten.',
    nobody: 'Niemand war da. Gleich geht es weiter.',
    gather: 'Der Finaltisch! Weiter geht es, wenn alle von vor Ort mit dem Handy hier sind.',
  },
  voidHand: 'Hand annullieren',
  voidSure: (hand) => `Hand ${hand} annullieren? Alle Chips gehen zurück, und es wird neu gegeben.`,
  clockPaused: 'Die Uhr steht. Die nächste Hand kommt, wenn du weitermachst.',
  goOn: 'Weiter',
  handsPlayed: 'Gespielte Hände',
  hands: 'Hände',
  holdTables: 'Anhalten',
  sitOut: 'Aussetzen',
  callClock: 'Uhr',
  callClockOn: (name) => `für ${name} verlangen`,
  callClockSure: (name) => `Die Uhr für ${name} verlangen?`,
  callClockSays: (seconds, then) =>
    `Dann bleiben noch ${seconds} Sekunden. Danach wird die Hand ${then === 'fold' ? 'gefoldet' : 'gecheckt'}.`,
  callClockYes: 'Uhr verlangen',
  secondsLeft: (seconds) => `noch ${seconds} Sekunden`,
  bankLeft: (seconds) => `Zeitbank: noch ${seconds} Sekunden`,
  theDirector: 'Die Turnierleitung',
  imBack: 'Bin zurück',
  sitsOutNext: 'Ab der nächsten Hand setzt du aus.',
  sittingOut: 'Du setzt aus. Deine Hände werden gefoldet, bis du zurück bist.',
  tools: 'Am Tisch',
  moreTools: 'Mehr',
  closeTools: 'Zu',
  keys: 'Tasten',
  keysTitle: 'Mit der Tastatur spielen',
  keyDoes: [
    'folden',
    'checken oder mitgehen',
    'setzen oder erhöhen: Betrag eingeben',
    'Minimum, halber Pot, Pot, All-in',
    'einen Big Blind mehr oder weniger',
    'diesen Betrag setzen; All-in bestätigen',
    'zurück; sofort zeigen, wie die Hand ausging',
    'deine Hand zeigen, wenn sie vorbei ist',
    'die Uhr verlangen, wenn jemand zu lange braucht; erst wird gefragt',
    'nach dem Folden: die Bots die Hand schnell zu Ende spielen lassen',
    'deine Hand, das Board, Pot und Preis hören',
    'alle Stacks, wer am Zug ist und wie lange noch, die Blinds hören',
    'diese Liste',
  ],

  said: {
    dealt: (hand, blinds) => `Hand ${hand}, die Blinds sind ${blinds}.`,
    posted: (who, kind, amount) => `${act(who, 'setzt', 'setzt')} ${POSTS[kind] ?? kind} ${amount}.`,
    folded: (who) => `${act(who, 'foldest', 'foldet')}.`,
    checked: (who) => `${act(who, 'checkst', 'checkt')}.`,
    called: (who, to) => `${act(who, 'gehst mit', 'geht mit')}: ${to}.`,
    bet: (who, to) => `${act(who, 'setzt', 'setzt')} ${to}.`,
    raised: (who, to) => `${act(who, 'erhöhst', 'erhöht')} auf ${to}.`,
    allIn: (who, to) => `${act(who, 'bist', 'ist')} all-in mit ${to}.`,
    mucked: (who) => `${act(who, 'wirfst', 'wirft')} weg.`,
    killed: (who) => `${who === null ? 'Deine Hand' : `Die Hand von ${who}`} ist tot.`,
    retrieved: (who) => `${who === null ? 'Deine Hand' : `Die Hand von ${who}`} lebt wieder.`,
    clock: (who, by, seconds) =>
      `${act(by, 'verlangst', 'verlangt')} die Uhr: ${act(who, 'hast', 'hat')} ${seconds} Sekunden.`,
    timedOut: (who) => (who === null ? 'Deine Zeit ist abgelaufen.' : `Die Zeit von ${who} ist abgelaufen.`),
    flashed: (who, cards) => `${act(who, 'zeigst', 'zeigt')} ${cards === 1 ? 'eine Karte' : 'beide Karten'}.`,
    returned: (who, amount) => `${amount} ohne Call zurück an ${who ?? 'dich'}.`,
    street: (street, count, pot) => `${STREETS[street] ?? street}: ${players(count)}, ${pot} im Pot.`,
    option: (who) => (who === null ? 'Du hast die Option.' : `${who} hat die Option.`),
    tabled: 'All-in: Die Karten werden aufgedeckt.',
    showdown: 'Es kommt zum Showdown.',
    shown: (who, hand) => `${act(who, 'zeigst', 'zeigt')}${hand === '' ? '' : ` ${hand}`}.`,
    pots: { main: 'den Hauptpot', side: (number) => (number === 0 ? 'den Sidepot' : `Sidepot ${number}`) },
    wins: (names, amount, pot, hand) => {
      const one = act(names[0] ?? null, 'gewinnst', 'gewinnt');
      const all = listed(
        names.map((name) => name ?? 'du'),
        'de',
      );
      const who = names.length > 1 ? `${capital(all)} ${names.includes(null) ? 'teilt' : 'teilen'}` : one;
      return `${who} ${pot === '' ? amount : `${pot} (${amount})`}${hand === '' ? '' : `: ${hand}`}.`;
    },
    oddChips: (names) => {
      const all = listed(
        names.map((name) => name ?? 'dich'),
        'de',
      );
      return names.length > 1
        ? `Die übrigen Chips gehen an ${all} (links vom Button zuerst).`
        : `Der übrige Chip geht an ${all} (links vom Button zuerst).`;
    },
    voided: 'Hand annulliert: Alle Chips gehen zurück.',
  },
  heard: {
    cards: (cards) => `Deine Karten: ${cards}.`,
    board: (cards) => `Auf dem Tisch: ${cards}.`,
    turn: (name) => `${name} ist dran.`,
    yourTurn: (cost, pot) => `Du bist dran. ${cost} zum Mitgehen, Pot ${pot}.`,
    yourTurnFree: (pot) => `Du bist dran. Du kannst checken, Pot ${pot}.`,
  },

  shuffling: 'Es wird gemischt',
  waiting: 'Gleich kommt die nächste Hand …',
  waitingForRebuy: (names) => `Warten auf ${listed(names, 'de')}: Rebuy oder raus?`,
  waits: {
    alone: ['Online sind alle anderen raus', 'Du spielst weiter, sobald die Tische zusammengelegt werden.'],
    seats: ['Gleich kommt der Finaltisch', 'Vor Ort werden die Chips gezählt und die Plätze ausgelost.'],
    'hand-for-hand': ['Hand für Hand', 'Die nächste Hand kommt, wenn alle Tische fertig sind.'],
  },
  seatsSoon: 'Hier siehst du deinen Platz, sobald gelost ist.',
  notStarted: 'Die Plätze stehen fest. Gleich startet die Uhr.',
  notDealt: 'An diesem Tisch wird von Hand gegeben. Platz und Uhr findest du auf deiner eigenen Seite.',
  toMyTournament: 'Mein Abend',
  onBreak: 'Pause',
  backIn: (time) => `weiter in ${time}`,
  levelUp: (level, blinds) => `Level ${level}, Blinds ${blinds}`,
  colorUp: (chip) => `Die ${chip}er werden eingetauscht; die Stacks bleiben gleich.`,
  moved: (table, seat) => `Du sitzt jetzt an Tisch ${table}, Platz ${seat}.`,
  movedWhy: {
    broke: (table) => `Tisch ${table} wurde aufgelöst.`,
    balance: (sizes) => `Die Tische werden ausgeglichen: ${sizes.join(', ')}.`,
    size: (table, count) => `Tisch ${table} hatte ${count}`,
    redraw: 'Alle haben einen neuen Platz gezogen.',
    final: 'Finaltisch! Alle haben einen neuen Platz gezogen.',
    director: (says) => `Die Turnierleitung hat dich umgesetzt: ${says}.`,
    unknown: 'Das ist jetzt dein Platz.',
  },
  youDrew: 'Deine Karte',
  cardsDrawn: 'Gezogene Karten',
  lowCard: 'Der Tisch mit der niedrigen Karte gibt einen Spieler ab',
  understood: 'Alles klar',
  finished: (place) => `Du bist ${place}`,
  wonIt: 'Du hast gewonnen!',
  prize: (prize) => `Du gewinnst ${prize}.`,
  thanks: 'Danke fürs Mitspielen.',
  rebuysUsed: (atMost) =>
    atMost === 1 ? 'Du hattest deinen Rebuy schon.' : `Du hattest schon alle ${atMost} Rebuys.`,
  outForNow: 'Du bist raus',
  rebuy: 'Rebuy',
  rebuyOpen: 'Rebuys sind noch möglich.',
  rebuyAsked: 'Der Gastgeber weiß Bescheid. Sobald er zustimmt, bist du wieder dabei.',
  neverMind: 'Doch nicht',
  endsAfter: 'Nach dieser Hand ist Schluss.',
  winner: (name) => `${name} hat gewonnen`,
  results: 'Plätze',
  rail: 'Zusehen',
  railTable: (table, count) => `Tisch ${table}, ${players(count)}`,
  playAgain: 'Noch mal spielen',
  home: 'Startseite',
  leave: 'Verlassen',
};
