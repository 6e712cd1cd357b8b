import { listed } from '../format.ts';
import type { Catalogue } from '../language.ts';

const en = {
  yourTurn: (cost: string) => `Your turn: ${cost} to call`,
  yourTurnFree: 'Your turn: you may check',
  toTheMoney: (places: number) => `${places} from the money`,
  onTheBubble: 'On the bubble: the next player out gets nothing',
  rebuysUntil: {
    'first-hand': (level: number) => `Rebuys until the first hand of level ${level}`,
    bell: (level: number) => `Rebuys until level ${level} begins`,
  },
  mayStillRebuy: (names: readonly string[]) =>
    `${names.length > 2 ? `${names.length} players` : listed(names, 'en')} may still rebuy`,
  posts: { small: 'posts the small blind', big: 'posts the big blind' },
  milestone: { 'final-table': 'Final table', 'half-field': 'Half the field' },
  drawSoon: (left: number) => `${left} players left. Everyone draws a new seat.`,
  each: (amount: string) => `${amount} each`,
  inTheMoney: (left: number, paid: number) => `In the money: ${left} of ${paid} payouts to go`,
};

export type LiveWords = typeof en;
export const liveWords: Catalogue<LiveWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
