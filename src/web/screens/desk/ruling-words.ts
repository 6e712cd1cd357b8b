import type { areas } from '../../../engine/rulings/rulings.ts';
import type { Catalogue } from '../../shared/language.ts';

const en = {
  areas: {
    deal: ['The deal', 'misdeals, exposed and boxed cards, button'],
    board: ['The board', 'missed burns, premature flop, turn or river'],
    hand: ['A hand', 'dead, mucked, out of time'],
    cards: ['The cards', 'fouled deck, flashed or dropped cards'],
    bet: ['A bet', 'string bet, short all-in, out of turn'],
    showdown: ['The showdown', 'who shows first, misread hand, odd chip'],
    conduct: ['Conduct', 'table talk, rabbit hunting, soft play'],
    manners: ['Manners', 'phones, abuse, angle shooting, language'],
  } as Readonly<Record<keyof typeof areas, readonly [name: string, says: string]>>,
  rulings: 'Rulings',
  whatHappened: 'What happened?',
  search: 'Search rulings',
  searchHint: 'string bet, phone, who shows first…',
  nothingFound: 'No ruling found. Try one word, or clear the search and pick an area.',
  change: 'change',
  none: 'None',
  otherNumber: 'or another number',
  goOn: 'Continue',
  under: (rulebook: string) => `Under ${rulebook} rules.`,
  otherwise: 'Overrule',
  apply: (table: string) => `Apply at table ${table}`,
  applied: (table: string) => `Ruling applied at table ${table}`,
  misdeal: (table: string) => `Misdeal at table ${table}`,
  whose: (table: string) => `Whose hand at table ${table}?`,
  whichCard: 'Which of their cards?',
  done: 'Done',
  director: 'Director',
  yourRuling: 'Your ruling',
  reason: 'Reason (goes in the history)',
  record: 'Save ruling',
  recordIt: 'Record ruling',
  recordAt: (table: string) => `Record at table ${table}`,
  penalize: 'Add a penalty',
  whoGetsPenalty: 'Does anyone get a penalty? Tap who.',
  recordWithPenalty: 'Record with a penalty',
  involved: 'I’m part of this myself',
  whoDecides: 'Who decides instead?',
  noRulebook: 'The rules could not be loaded:',
  again: 'Try again',
};

export type RulingWords = typeof en;
export const rulingWords: Catalogue<RulingWords> = {
  en,
  de: () => import('./ruling-words.de.ts').then(({ de }) => de),
};
