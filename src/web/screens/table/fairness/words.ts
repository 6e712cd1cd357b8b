import type { Catalogue } from '../../../shared/language.ts';
import type { Took, Wrong } from './check.ts';

const en = {
  isItFair: 'Is this hand fair?',
  /** What the lock says to who cannot see it. */
  lock: (hand: number, took: string, state: string) => `Shuffle of hand ${hand}: ${took}, ${state}`,
  tookShort: {
    watched: 'without you',
    waits: 'your number is handed in',
    in: 'you took part',
    late: 'you were left out, too late',
    'left-out': 'you were left out',
    elsewhere: 'another device took part for you',
  } satisfies Record<Took, string>,
  alarm: (hand: number) => `Something is wrong with the shuffle of hand ${hand}`,
  notChecked: 'not checked yet',
  right: (cards: number) => (cards === 1 ? '1 card checked, and right' : `${cards} cards checked, all right`),
  wrongShort: 'something is wrong',
  checking: 'Checking',
  hand: (table: string, hand: number) => `Table ${table}, hand ${hand}`,
  took: {
    watched: 'Your phone had no part in this shuffle: you watched, or came when the cards were dealt.',
    waits: 'Your phone has handed in its sealed number for this hand.',
    in: 'Your phone’s number is in this shuffle.',
    late: 'Your phone’s number came too late for this shuffle. Now and then that is a bad line; if it happens again and again, ask the host why.',
    'left-out':
      'This shuffle went without your phone’s number. Now and then that is a bad line; if it happens again and again, ask the host why.',
    elsewhere:
      'The number that counts for you is not from this device. If you have Riffle open on another one, it took part there; if not, ask the host.',
  } satisfies Record<Took, string>,
  wrong: {
    unreadable: 'The proof cannot be read.',
    'not-true': 'The proof does not hold.',
    'other-hand': 'The proof is of another hand.',
    'no-proof-of': 'A card you saw was not dealt from the sealed deck:',
    'other-place': 'A card you saw was not the next one in the sealed deck:',
    'my-part': 'Your phone’s number was changed.',
  } satisfies Record<Wrong['is'], string>,
  whatToDo: 'Save the proof, do not play on, and show it to everybody at the table.',
  proved: 'What is proved',
  sealed: 'All 52 cards were sealed before any phone opened its number.',
  mixed: (names: string) => `The order was made from the numbers of the house and ${names}.`,
  mixedByServer: 'No phone took part: the host’s machine alone chose the order, before it dealt.',
  leftOut: (names: string) => `Left out: ${names}.`,
  lay: 'These cards were seen, and each lay where it had to:',
  again: (times: number) =>
    times === 1
      ? 'A ruling had cards shuffled again; that shuffle is checked as well.'
      : `Rulings had cards shuffled again ${times} times; those shuffles are checked as well.`,
  fingerprint: 'Fingerprint',
  readAloud: 'Read it aloud, best before the flop: every phone at the table has the same.',
  noFingerprint: 'It comes with the announcement of the shuffle.',
  limits: 'What is not proved',
  limitsText:
    'The host’s machine deals, so it knows every card. Nobody can choose or change one without your phone telling you; but nothing here can show that nobody looked.',
  checkNow: 'Check now',
  checkedLater: 'Your phone checks by itself when the hand is over.',
  save: 'Save the proof',
  saveWhy: 'Anybody can check the file on another machine with riffle verify.',
  tonight: (hands: number) => (hands === 1 ? '1 hand checked here' : `${hands} hands checked here`),
  inDetail: 'Every step of the check',
};

export type FairnessWords = typeof en;
export const fairnessWords: Catalogue<FairnessWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
