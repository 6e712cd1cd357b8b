import type { Catalogue } from '../../shared/language.ts';
import type { Length } from '../../shared/planning/online.ts';

const en = {
  title: 'Play online with friends',
  says: 'Riffle deals. Send your friends one link; they need nothing but a browser.',
  yourName: 'Your name',
  nameFirst: 'Enter your name so your friends know who’s hosting.',
  length: 'How long?',
  lengths: {
    quick: ['Quick', 'About an hour'],
    usual: ['Evening', 'About two hours'],
    long: ['Long', 'About three hours'],
  } satisfies Record<Length, readonly [string, string]>,
  players: 'Max players',
  bots: 'Fill empty seats with bots',
  stakes: 'What do you play for?',
  forFun: 'For fun',
  forMoney: 'A buy-in',
  buyIn: (symbol: string) => `Buy-in (${symbol})`,
  noBots: 'You settle up among yourselves. Bots only play for fun.',
  rulebook: 'House rules',
  adults: (age: number) => `Everyone who plays is ${age} or older`,
  adultsFirst: 'These house rules are for adults. Confirm that everyone is of age.',
  create: 'Create game',
  creating: 'Setting up the table…',
  gameOf: (name: string) => `${name}’s game`,
};

export type OnlineWords = typeof en;
export const onlineWords: Catalogue<OnlineWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
