import type { MineWords } from './mine-words.ts';

export const de: MineWords = {
  title: 'Was kommt, und meine Zahlungen',
  nextBlinds: (stakes) => `Blinds ${stakes}`,
  inMinutes: (minutes) => `in ${minutes}`,
  forMinutes: (minutes) => `noch ${minutes}`,
  now: 'jetzt',
  rebuys: (level) => `Rebuys bis Level ${level}`,
  addOns: (price, block, upTo) => `Add-ons: ${price} je ${block}, bis ${upTo}`,
  afterLevel: (level) => `nach Level ${level}`,
  deals: 'Gibt',
  shuffles: 'Mischt',
  you: 'Du',
  paid: 'Eingezahlt',
  paidOf: (paid, owes) => `${paid} von ${owes}`,
  owed: 'Noch offen',
  won: 'Gewonnen',
  paidOut: 'Ausgezahlt',
};
