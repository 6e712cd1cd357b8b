import type { Catalogue } from '../language.ts';

const en = {
  /** Houses, where a table or a row of buttons has little room. */
  rulebooks: {
    homepokertourney: 'HomePokerTourney',
    'bnai-jeshurun': 'B’nai Jeshurun',
    'home-guidelines': 'Home guidelines',
    'roberts-rules': 'Robert’s Rules',
    tda: 'TDA',
  } as Readonly<Record<string, string>>,
  /** Documents that rules come from. */
  sources: {
    'homepokertourney-rulebook': 'HomePokerTourney rulebook',
    'homepokertourney-booklet': 'HomePokerTourney booklet',
    'homepokertourney-cheat-card': 'HomePokerTourney cheat card',
    'bnai-jeshurun': 'B’nai Jeshurun sheet',
    'home-guidelines': 'Home guidelines',
    'roberts-rules': 'Robert’s Rules of Poker',
    tda: 'TDA rules',
    'common-home': 'Custom at home tables',
  } as Readonly<Record<string, string>>,
};

export type BookWords = typeof en;
export const bookWords: Catalogue<BookWords> = {
  en,
  de: () => import('./book-words.de.ts').then(({ de }) => de),
};
