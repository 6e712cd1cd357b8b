import { listed } from '../../shared/format.ts';
import type { StatisticsWords } from './statistics-words.ts';

export const de: StatisticsWords = {
  mine: 'Deine Hände',
  theirs: (name) => `Die Hände von ${name}`,
  onlyYou: 'Das siehst nur du.',
  everybody: 'Das sehen alle in diesem Turnier.',
  share: 'Mit allen teilen, die mitgespielt haben',
  failed: 'Das hat nicht geklappt:',
  dealt: 'ausgeteilt',
  played: 'freiwillig gespielt',
  raised: 'vor dem Flop erhöht',
  won: 'gewonnen',
  showdowns: 'bis zum Showdown',
  wonAtShowdown: 'am Showdown gewonnen',
  shown: 'Karten gezeigt',
  share100: (percent) => `${percent} %`,
  best: (chips) => `Beste Hand: ${chips} Chips gewonnen`,
  worst: (chips) => `Schlechteste Hand: ${chips} Chips verloren`,
  replay: (table, hand) => `Tisch ${table}, Hand ${hand}`,
  knockedOut: (names) => `${names.length} ausgeschaltet: ${listed(names)}`,
  noKnockOuts: 'Niemanden ausgeschaltet',
};
