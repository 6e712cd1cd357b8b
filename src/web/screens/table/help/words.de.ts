import type { HelpWords } from './words.ts';

export const de: HelpWords = {
  info: 'Hilfe',
  title: 'Dieses Spiel',
  now: 'Jetzt',
  ante: (amount) => `Ante ${amount}`,
  next: 'Nächstes Level',
  nextIn: (blinds, time) => `in ${time}: ${blinds}`,
  last: 'Das ist das letzte Level.',
  left: 'Noch dabei',
  leftOf: (left, entries) => `${left} von ${entries}`,
  average: 'Im Schnitt',
  averageOf: (stack, bigBlinds) => `${stack} · ${bigBlinds} ${bigBlinds === 1 ? 'Big Blind' : 'Big Blinds'}`,
  prizes: 'Preise',
  ranks: 'Welche Hand gewinnt',
  rules: 'Regeln',
};
