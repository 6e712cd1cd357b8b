import { chips, many } from '../format.ts';
import type { Catalogue } from '../language.ts';

const en = {
  over: 'The night is over',
  level: (level: number) => `Level ${level}`,
  pause: 'Break',
  stopped: 'stopped',
  left: (time: string) => `${time} left`,
  ante: (amount: string) => `ante ${amount}`,
  levelIsNext: (level: number) => `Level ${level} is next`,
  lastLevel: 'The last level',
  next: (blinds: string) => `Next ${blinds}`,
  leaving: (chip: number) => `the ${chips(chip)}s leave`,
  myNight: 'My night',
  away: 'I’m away',
  back: 'I’m back',
  ranks: 'Ranks',
  rules: 'Rules',
  whatBeatsWhat: 'What beats what',
  houseRules: (house: string) => `${house} rules`,
  searchRules: 'Search the rules',
  searchHint: (count: number) => `Search ${count} rules: raise, misdeal, absent…`,
  noRule: 'No rule has these words. The host has the last word anyway.',
  moreRules: (count: number) => `${count} more: type a word to find them.`,
  field: 'The field and the prizes',
  ofLeft: (entries: number) => `of ${chips(entries)} left`,
  average: 'average',
  averageOf: (bigBlinds: number) => `average · ${many(bigBlinds, 'big blind')}`,
  won: 'You won',
  place: (place: string) => `${place} place`,
  forYou: (prize: string, name: string) => `${prize} for you, ${name}.`,
  thanks: (name: string) => `Thank you for playing, ${name}.`,
  lookOn: 'You look on',
  askHost: 'Ask the host to enter you, and your seat will stand here.',
  youAreIn: 'You are in',
  seatLater: 'Your table and seat stand here as soon as they are drawn.',
  newSeat: 'Your new seat',
  moveFrom: (table: string) => `You move from table ${table}`,
  table: 'Table',
  seat: 'Seat',
  youAreAway: 'You are away: tap when you are back',
};

export type PhoneWords = typeof en;
export const phoneWords: Catalogue<PhoneWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
