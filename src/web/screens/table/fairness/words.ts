import type { Catalogue } from '../../../shared/language.ts';
import type { Took, Wrong } from './check.ts';

const en = {
  isItFair: 'Is this hand fair?',
  /** Below the lock. */
  shuffle: 'Shuffle',
  /** What the lock says to a screen reader. */
  lock: (hand: number, took: string, state: string) => `Shuffle of hand ${hand}: ${took}, ${state}`,
  tookShort: {
    watched: 'without you',
    waits: 'your number is in',
    in: 'you took part',
    late: 'you were too late to take part',
    'left-out': 'you were left out',
    elsewhere: 'another device took part for you',
  } satisfies Record<Took, string>,
  alarm: (hand: number) => `Something is wrong with the shuffle of hand ${hand}`,
  notChecked: 'not checked yet',
  right: (cards: number) => (cards === 1 ? '1 card verified' : `${cards} cards verified`),
  wrongShort: 'something is wrong',
  checking: 'Checking',
  hand: (table: string, hand: number) => `Table ${table}, hand ${hand}`,
  took: {
    watched: 'Your phone had no part in this shuffle: you were watching, or came after the deal.',
    waits: 'Your phone has sent its sealed number for this hand.',
    in: 'Your phone helped shuffle this hand.',
    late: 'Your phone’s number came too late for this shuffle. Once in a while that’s a bad connection; if it keeps happening, ask the host.',
    'left-out':
      'This hand was shuffled without your phone’s number. Once in a while that’s a bad connection; if it keeps happening, ask the host.',
    elsewhere:
      'The number used for you did not come from this device. If you have Riffle open on another device, that one took part; if not, ask the host.',
  } satisfies Record<Took, string>,
  wrong: {
    unreadable: 'The proof cannot be read.',
    'not-true': 'The proof does not hold.',
    'other-hand': 'The proof is for another hand.',
    'no-proof-of': 'A card you saw was not dealt from the sealed deck:',
    'other-place': 'A card you saw was not the next one in the sealed deck:',
    'my-part': 'Your phone’s number was changed.',
  } satisfies Record<Wrong['is'], string>,
  whatToDo: 'Save the proof, stop playing, and show it to everyone at the table.',
  proved: 'What is proved',
  sealed: 'All 52 cards were sealed before any phone revealed its number.',
  mixed: (names: string) => `The order comes from numbers of the host’s machine and the phones of ${names}.`,
  mixedByServer: 'No phone took part: the host’s machine alone chose the order before the deal.',
  leftOut: (names: string) => `Left out: ${names}.`,
  lay: 'These cards were shown, each from its sealed place:',
  again: (times: number) =>
    times === 1
      ? 'A ruling called for a reshuffle; it is checked too.'
      : `Rulings called for ${times} reshuffles; they are checked too.`,
  fingerprint: 'Fingerprint',
  readAloud: 'Read it aloud, ideally before the flop: every phone at the table shows the same one.',
  noFingerprint: 'It appears once the shuffle is announced.',
  limits: 'What is not proved',
  limitsText:
    'The host’s machine deals, so it knows every card. Nobody can choose or change one without your phone noticing, but nothing here can show that nobody looked.',
  checkNow: 'Check now',
  checkedLater: 'Your phone checks automatically when the hand is over.',
  save: 'Save the proof',
  saveWhy: 'Anyone can check the file on another machine with riffle verify.',
  tonight: (hands: number) => (hands === 1 ? '1 hand checked here' : `${hands} hands checked here`),
  inDetail: 'Every step of the check',
};

export type FairnessWords = typeof en;
export const fairnessWords: Catalogue<FairnessWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
