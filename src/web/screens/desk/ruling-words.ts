import type { Catalogue } from '../../shared/language.ts';

const en = {
  areas: {
    deal: ['The deal', 'misdeals, exposed and boxed cards, button'],
    board: ['The board', 'missed burns, premature flop, turn or river'],
    hand: ['A hand', 'dead, mucked, out of time'],
    cards: ['The cards', 'fouled deck, flashed or dropped cards'],
    bet: ['A bet', 'string bet, oversized chip, out of turn'],
    conduct: ['Conduct', 'table talk, rabbit hunting, soft play'],
  } as Readonly<
    Record<'deal' | 'board' | 'hand' | 'cards' | 'bet' | 'conduct', readonly [name: string, says: string]>
  >,
  rulings: 'Rulings',
  whatHappened: 'What happened?',
  search: 'Search rulings',
  searchHint: 'string bet, exposed card, misdeal…',
  nothingFound: 'No ruling found. Try one word, or clear the search and pick an area.',
  change: 'change',
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
  noRulebook: 'The rules could not be loaded:',
  again: 'Try again',
};

export type RulingWords = typeof en;
export const rulingWords: Catalogue<RulingWords> = {
  en,
  de: () => import('./ruling-words.de.ts').then(({ de }) => de),
};
