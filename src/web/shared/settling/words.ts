import { many } from '../format.ts';
import type { Catalogue } from '../language.ts';

const en = {
  title: 'Settle up',
  payments: (count: number) => `${many(count, 'payment')}, and everyone is settled.`,
  bank: 'the host',
  pays: (from: string, to: string, amount: string) => `${from} pays ${to} ${amount}`,
  copy: 'Copy for the group chat',
  copied: 'Copied',
  copyYourself: 'Selected: press copy',
  asText: 'Settle up, as text',
};

export type SettlingWords = typeof en;
export const settlingWords: Catalogue<SettlingWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
