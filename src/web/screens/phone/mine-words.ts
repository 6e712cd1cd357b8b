import type { Catalogue } from '../../shared/language.ts';

const en = {
  title: 'Coming up and my payments',
  nextBlinds: (stakes: string) => `Blinds ${stakes}`,
  inMinutes: (minutes: string) => `in ${minutes}`,
  forMinutes: (minutes: string) => `for ${minutes}`,
  now: 'now',
  rebuys: (level: number) => `Rebuys until level ${level}`,
  addOns: (price: string, block: string, upTo: string) => `Add-ons: ${price} per ${block}, up to ${upTo}`,
  afterLevel: (level: number) => `after level ${level}`,
  deals: 'Deals',
  shuffles: 'Shuffles',
  you: 'You',
  paid: 'Paid in',
  paidOf: (paid: string, owes: string) => `${paid} of ${owes}`,
  owed: 'You owe',
  won: 'You won',
  paidOut: 'Paid out',
};

export type MineWords = typeof en;
export const mineWords: Catalogue<MineWords> = {
  en,
  de: () => import('./mine-words.de.ts').then(({ de }) => de),
};
