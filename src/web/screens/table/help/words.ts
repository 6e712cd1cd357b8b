import { many } from '../../../shared/format.ts';
import type { Catalogue } from '../../../shared/language.ts';

const en = {
  info: 'Help',
  title: 'This game',
  now: 'Now',
  ante: (amount: string) => `ante ${amount}`,
  next: 'Next level',
  nextIn: (blinds: string, time: string) => `${blinds} in ${time}`,
  last: 'This is the last level.',
  left: 'Players left',
  leftOf: (left: number, entries: number) => `${left} of ${entries}`,
  average: 'Average stack',
  averageOf: (stack: string, bigBlinds: number) => `${stack} · ${many(bigBlinds, 'big blind')}`,
  prizes: 'Prizes',
  ranks: 'Hand ranks',
  rules: 'Rules',
};

export type HelpWords = typeof en;
export const helpWords: Catalogue<HelpWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
