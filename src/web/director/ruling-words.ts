import type { Catalogue } from '../language.ts';

const en = {
  areas: {
    deal: ['The deal', 'misdeals, wrong cards, wrong button'],
    board: ['The board', 'burns, flop, turn and river'],
    hand: ['A hand', 'dead, mucked or mixed up'],
    cards: ['The cards', 'exposed, missing, boxed'],
    bet: ['A bet', 'out of turn, string raise, wrong amount'],
    conduct: ['Conduct', 'talk, phones, chips, showing'],
  } as Readonly<
    Record<'deal' | 'board' | 'hand' | 'cards' | 'bet' | 'conduct', readonly [name: string, says: string]>
  >,
  rulings: 'Rulings',
  whatHappened: 'What happened?',
  search: 'Search what happened',
  searchHint: 'exposed card, out of turn…',
  nothingFound: 'No ruling has these words. Try one word, or pick an area.',
  change: 'change',
  otherNumber: 'or another number',
  goOn: 'Go on',
  under: (house: string) => `Under ${house} rules.`,
  otherwise: 'I rule otherwise',
  done: 'Done',
  director: 'Director',
  yourRuling: 'Your ruling',
  reason: 'The reason, for the record',
  record: 'Record it',
  noHouse: 'The rules of this night did not come:',
  again: 'Try again',
};

export type RulingWords = typeof en;
export const rulingWords: Catalogue<RulingWords> = {
  en,
  de: () => import('./ruling-words.de.ts').then(({ de }) => de),
};
