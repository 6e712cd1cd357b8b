import type { Catalogue } from '../language.ts';

const en = {
  forPhones: 'Clock and seats for phones',
  qr: 'QR code with the tournament',
  says: 'Players scan this with their phone’s camera. Blinds, seats and payouts are in the code, so a phone needs no connection. Scan again after seats change.',
  look: 'See what they see',
  who: 'Who are you?',
  notMe: 'That’s not me',
  seat: (table: string, seat: number) => `Table ${table}, seat ${seat}`,
  payouts: 'Payouts',
  asOf: (time: string) => `As of ${time}. After seats change, scan the host’s code again.`,
  nothing: 'No tournament in this link',
  scanAgain: 'Scan the code on the host’s phone again.',
};

export type CarriedWords = typeof en;
export const carriedWords: Catalogue<CarriedWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
