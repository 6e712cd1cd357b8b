import { listed, many } from '../../shared/format.ts';
import type { Catalogue } from '../../shared/language.ts';

const en = {
  mine: 'Your hands',
  theirs: (name: string) => `${name}’s hands`,
  onlyYou: 'Only you see this.',
  everybody: 'Everybody in this tournament sees this.',
  share: 'Share with everybody who played',
  failed: 'That did not work:',
  dealt: 'dealt',
  played: 'played by choice',
  raised: 'raised before the flop',
  won: 'won',
  showdowns: 'shown down',
  wonAtShowdown: 'won at showdown',
  shown: 'cards shown',
  share100: (percent: number) => `${percent}%`,
  best: (chips: string) => `Best hand: ${chips} chips won`,
  worst: (chips: string) => `Worst hand: ${chips} chips lost`,
  replay: (table: string, hand: number) => `Table ${table}, hand ${hand}`,
  knockedOut: (names: readonly string[]) => `${many(names.length, 'knockout')}: ${listed(names)}`,
  noKnockOuts: 'No knockouts',
};

export type StatisticsWords = typeof en;
export const statisticsWords: Catalogue<StatisticsWords> = {
  en,
  de: () => import('./statistics-words.de.ts').then(({ de }) => de),
};
