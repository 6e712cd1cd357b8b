import { many } from '../format.ts';
import type { SettlingWords } from './words.ts';

export const de: SettlingWords = {
  title: 'Ausgleich',
  payments: (count) => `${many(count, 'Zahlung', 'Zahlungen')}, dann sind alle quitt.`,
  bank: 'Gastgeber',
  pays: (from, to, amount) => `${from} → ${to}: ${amount}`,
  copy: 'Für den Gruppenchat kopieren',
  copied: 'Kopiert',
  copyYourself: 'Markiert: jetzt kopieren',
  asText: 'Ausgleich als Text',
};
