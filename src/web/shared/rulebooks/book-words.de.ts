import type { BookWords } from './book-words.ts';

export const de: BookWords = {
  rulebooks: {
    homepokertourney: 'HomePokerTourney',
    'bnai-jeshurun': 'B’nai Jeshurun',
    'home-guidelines': 'Home Guidelines',
    'roberts-rules': 'Robert’s Rules',
    tda: 'TDA',
  },
  sources: {
    'homepokertourney-rulebook': 'Regelwerk von HomePokerTourney',
    'homepokertourney-booklet': 'Heft von HomePokerTourney',
    'homepokertourney-cheat-card': 'Spickzettel von HomePokerTourney',
    'bnai-jeshurun': 'Blatt von B’nai Jeshurun',
    'home-guidelines': 'Richtlinien für zu Hause',
    'roberts-rules': 'Robert’s Rules of Poker',
    tda: 'Regeln der TDA',
    'common-home': 'Brauch an Tischen zu Hause',
  },
};
