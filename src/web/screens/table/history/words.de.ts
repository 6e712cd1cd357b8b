import {
  FLUSH,
  FULL_HOUSE,
  PAIR,
  QUADS,
  STRAIGHT,
  STRAIGHT_FLUSH,
  TRIPS,
  TWO_PAIR,
} from '../../../../engine/ranking/category.ts';
import { readValue } from '../../../../engine/ranking/counting.ts';
import type { HistoryWords } from './words.ts';

const BLINDS = { ante: 'ein Ante von', small: 'den Small Blind,', big: 'den Big Blind,' } as const;
const ONE = 'Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König Ass'.split(' ');
const SEVERAL =
  'Zweien Dreien Vieren Fünfen Sechsen Siebenen Achten Neunen Zehnen Buben Damen Könige Asse'.split(' ');
const one = (rank: number | undefined): string => ONE[rank!]!;
const several = (rank: number | undefined): string => SEVERAL[rank!]!;

/** Wie man die Hand am Tisch nennt: „Full House, Könige und Vieren“. */
function handName(value: number): string {
  const { category, ranks } = readValue(value);
  const [first, second, third] = ranks;
  switch (category) {
    case STRAIGHT_FLUSH:
      return first === 12 ? 'Royal Flush' : `Straight Flush bis ${one(first)}`;
    case QUADS:
      return `Vierling, ${several(first)}`;
    case FULL_HOUSE:
      return `Full House, ${several(first)} und ${several(second)}`;
    case FLUSH:
      return `Flush, ${one(first)} hoch`;
    case STRAIGHT:
      return `Straße bis ${one(first)}`;
    case TRIPS:
      return `Drilling, ${several(first)}`;
    case TWO_PAIR:
      return `Zwei Paare, ${several(first)} und ${several(second)}, Kicker ${one(third)}`;
    case PAIR:
      return `Ein Paar ${several(first)}, Kicker ${one(second)}`;
    default:
      return `${one(first)} hoch, Kicker ${one(second)}`;
  }
}

export const de: HistoryWords = {
  hands: 'Hände',
  backToList: 'Alle Hände',
  backToTournament: 'Mein Abend',
  none: 'Noch ist keine Hand zu Ende gespielt. Jede steht hier, sobald sie vorbei ist.',
  noneOfThese: 'So eine Hand gab es noch nicht.',
  filter: 'Welche Hände',
  filters: { all: 'Alle', mine: 'Meine Hände', 'all-ins': 'Meine All-ins', pots: 'Größte Pötte' },
  table: 'Tisch',
  everyTable: 'Alle Tische',
  tableIs: (table) => `Tisch ${table}`,
  handIs: (number) => `Hand ${number}`,
  title: (table, number) => `Tisch ${table}, Hand ${number}`,
  wins: (names, pot) => `${names} ${names.includes(' und ') ? 'teilen' : 'gewinnt'} ${pot}`,
  voidHand: 'Ungültig: Alle Chips gingen zurück',
  allIn: 'All-in',
  youWereIn: 'du',
  noBoard: 'kein Flop',
  more: (left) => `${left} weitere zeigen`,
  missing: 'Diese Hand ist nicht hier.',
  again: 'Noch einmal versuchen',
  first: 'Zum Anfang',
  back: 'Ein Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  next: 'Ein Schritt weiter',
  last: 'Zum Ende',
  step: 'Schritt',
  keys: 'Pfeiltasten gehen Schritt für Schritt, die Leertaste spielt ab und hält an.',
  pot: 'Pott',
  mainPot: 'Haupt',
  bot: 'Bot',
  sidePot: (number) => (number === 0 ? 'Neben' : `Neben ${number}`),
  dealer: 'am Button',
  folded: 'hat gepasst',
  hidden: 'Karten nicht gesehen',
  knownHands: 'Hände, die du kennst',
  equity: (percent) => `${percent} % des Potts im Schnitt`,
  equityNote: 'Gezählt über jedes Board, das noch kommen kann, sobald alle Hände im Spiel bekannt sind.',
  story: 'Die Hand, Schritt für Schritt',
  share: 'Teilen',
  shareTitle: 'Diese Hand teilen',
  shareNote:
    'Mit den Karten, die du gesehen hast, und keiner anderen. Der Link ist für alle in diesem Turnier.',
  text: 'Als Text',
  link: 'Adresse',
  copyText: 'Text kopieren',
  copyLink: 'Link kopieren',
  copied: 'Kopiert.',
  notCopied: 'Dieser Browser kopiert nicht von selbst: Es ist markiert, kopier es über sein Menü.',
  saveText: 'Als Text sichern',
  savePhh: 'Als PHH sichern',
  fair: 'War das fair?',
  why: 'Warum?',
  blindsAre: (small, big, ante) => `Blinds bei ${small} / ${big}${ante === null ? '' : `, Ante ${ante}`}`,
  seatLine: (seat, name, stack, button) => `Platz ${seat}: ${name}, ${stack}${button ? ', am Button' : ''}`,
  dealt: 'Die Karten sind gegeben',
  posts: (name, kind, amount) => `${name} setzt ${BLINDS[kind]} ${amount}`,
  streets: { flop: 'Flop', turn: 'Turn', river: 'River' },
  folds: (name) => `${name} passt`,
  checks: (name) => `${name} checkt`,
  mucks: (name) => `${name} zeigt nicht`,
  killed: (name) => `Die Hand von ${name} ist tot`,
  retrieved: (name) => `${name} hat die Hand zurück`,
  calls: (name, to) => `${name} geht mit, ${to}`,
  bets: (name, to) => `${name} setzt ${to}`,
  raises: (name, to) => `${name} erhöht auf ${to}`,
  withAll: (line) => `${line} und ist All-in`,
  returned: (name, amount) => `${amount}, die niemand bezahlt hat, gehen an ${name} zurück`,
  tabled: (names) => `Es wird nicht mehr gesetzt: ${names} decken auf`,
  showdown: 'Jetzt wird aufgedeckt',
  shows: (name, cards, hand) => `${name} zeigt ${cards}${hand === null ? '' : `: ${hand}`}`,
  ruled: (ruling) => `Entscheidung: ${ruling}`,
  pots: {
    only: 'den Pott',
    main: 'den Hauptpott',
    side: (number) => (number === 0 ? 'den Nebenpott' : `Nebenpott ${number}`),
  },
  winsPot: (name, pot, amount, hand) =>
    `${name} gewinnt ${pot}, ${amount}${hand === null ? '' : ` (${hand})`}`,
  splitPot: (names, pot, amount, shares, hand) =>
    `${names} teilen ${pot}, ${amount}: ${shares}${hand === null ? '' : ` (${hand})`}`,
  oddChip: (name, more) =>
    `Es geht nicht auf: ${name} sitzt von ihnen als Erster links vom Button und bekommt ${more} mehr`,
  voided: 'Die Hand ist ungültig: Alle Chips gehen zurück',
  handName,
};
