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
import { listed } from '../../../shared/format.ts';
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
  backToTable: 'Zurück zum Tisch',
  backToTournament: 'Mein Abend',
  none: 'Noch keine Hände. Jede erscheint hier, sobald sie vorbei ist.',
  noneOfThese: 'So eine Hand gab es noch nicht.',
  filter: 'Anzeigen',
  filters: { all: 'Alle', mine: 'Meine Hände', 'all-ins': 'Meine All-ins', pots: 'Größte Pots' },
  table: 'Tisch',
  everyTable: 'Alle Tische',
  tableIs: (table) => `Tisch ${table}`,
  handIs: (number) => `Hand ${number}`,
  title: (table, number) => `Tisch ${table}, Hand ${number}`,
  wins: (names, pot) => `${listed(names, 'de')} ${names.length > 1 ? 'teilen' : 'gewinnt'} ${pot}`,
  winsEach: (won) =>
    won.map(([name, amount], at) => `${name} ${at === 0 ? 'gewinnt ' : ''}${amount}`).join(', '),
  voidHand: 'Annulliert: Alle Chips gingen zurück',
  allIn: 'All-in',
  youWereIn: 'du',
  noBoard: 'kein Flop',
  more: (left) => `${left} weitere zeigen`,
  missing: 'Hand nicht gefunden',
  again: 'Noch einmal versuchen',
  first: 'Erster Schritt',
  back: 'Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  next: 'Schritt weiter',
  last: 'Letzter Schritt',
  step: 'Schritt',
  keys: 'Pfeiltasten gehen Schritt für Schritt, die Leertaste spielt ab und hält an.',
  pot: 'Pot',
  mainPot: 'Hauptpot',
  bot: 'Bot',
  sidePot: (number) => (number === 0 ? 'Sidepot' : `Sidepot ${number}`),
  dealer: 'am Button',
  folded: 'hat gefoldet',
  hidden: 'Karten nicht gezeigt',
  knownHands: 'Bekannte Hände',
  percent: (part) => `${part}\u00a0%`,
  equity: (percent) => `gewinnt im Schnitt ${percent}\u00a0% des Pots`,
  equityNote: 'Gezählt über jedes Board, das noch kommen kann, sobald alle Hände im Spiel bekannt sind.',
  story: 'Die Hand, Schritt für Schritt',
  share: 'Teilen',
  opinion: 'Zweite Meinung',
  shareTitle: 'Diese Hand teilen',
  shareNote:
    'Zu sehen sind nur Karten, die du gesehen hast. Den Link können nur Leute aus diesem Turnier öffnen.',
  text: 'Als Text',
  link: 'Adresse',
  copyText: 'Text kopieren',
  copyLink: 'Link kopieren',
  copied: 'Kopiert.',
  notCopied: 'Dein Browser lässt uns nicht kopieren. Der Text ist markiert: Kopier ihn über das Menü.',
  saveText: 'Als Text speichern',
  savePhh: 'Als PHH speichern',
  fair: 'War das fair?',
  why: 'Warum?',
  blindsAre: (small, big, ante) => `Blinds bei ${small} / ${big}${ante === null ? '' : `, Ante ${ante}`}`,
  seatLine: (seat, name, stack, button) => `Platz ${seat}: ${name}, ${stack}${button ? ', am Button' : ''}`,
  dealt: 'Karten ausgeteilt',
  posts: (name, kind, amount) => `${name} setzt ${BLINDS[kind]} ${amount}`,
  streets: { flop: 'Flop', turn: 'Turn', river: 'River' },
  folds: (name) => `${name} foldet`,
  checks: (name) => `${name} checkt`,
  mucks: (name) => `${name} wirft weg`,
  killed: (name) => `Die Hand von ${name} ist tot`,
  retrieved: (name) => `Die Hand von ${name} lebt wieder`,
  calls: (name, to) => `${name} geht mit, ${to}`,
  bets: (name, to) => `${name} setzt ${to}`,
  raises: (name, to) => `${name} erhöht auf ${to}`,
  withAll: (line) => `${line} und ist all-in`,
  returned: (name, amount) => `${amount} ohne Call zurück an ${name}`,
  tabled: (names) => `Keine Einsätze mehr: ${names} decken auf`,
  showdown: 'Es kommt zum Showdown',
  shows: (name, cards, hand) => `${name} zeigt ${cards}${hand === null ? '' : `: ${hand}`}`,
  ruled: (ruling) => `Entscheidung: ${ruling}`,
  pots: {
    only: 'den Pot',
    main: 'den Hauptpot',
    side: (number) => (number === 0 ? 'den Sidepot' : `Sidepot ${number}`),
  },
  winsPot: (name, pot, amount, hand) =>
    `${name} gewinnt ${pot}, ${amount}${hand === null ? '' : ` (${hand})`}`,
  splitPot: (names, pot, amount, shares, hand) =>
    `${names} teilen ${pot}, ${amount}: ${shares}${hand === null ? '' : ` (${hand})`}`,
  oddChip: (name, more) => `Der übrige Chip (${more}) geht an ${name}, links vom Button zuerst`,
  voided: 'Hand annulliert: Alle Chips gehen zurück',
  handName,
};
