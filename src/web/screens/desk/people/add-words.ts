import { many } from '../../../shared/format.ts';
import type { Catalogue } from '../../../shared/language.ts';

const en = {
  title: 'Add several players',
  from: 'Where the names come from',
  ways: { regulars: 'Regulars', paste: 'Paste a list', file: 'CSV file' },
  noRegulars: 'Everyone who plays here is listed next time, the most frequent first.',
  paste: 'Names',
  pasteHow: 'One name per line, or separated by commas.',
  chooseFile: 'Choose a CSV file',
  fileHow: 'A column “Name”, and “Paid” if you like.',
  nobodyInIt: 'No names found in this file.',
  everybody: 'Tick all',
  nobody: 'Tick none',
  already: {
    here: (name: string) => `${name} is already here`,
    above: (name: string) => `${name} is on this list twice`,
  },
  hasPaid: 'paid',
  how: 'How they come in',
  comes: {
    later: 'Buy in, pay later',
    now: 'Buy in, paid',
    before: 'Paid in advance',
    expect: 'Only expected',
  },
  adults: (age: number) => `All of them are ${age} or older`,
  add: (count: number) => (count === 0 ? 'Tick who’s coming' : `Add ${many(count, 'player')}`),
  added: (count: number) => `${many(count, 'player')} added`,
};

export type AddWords = typeof en;
export const addWords: Catalogue<AddWords> = {
  en,
  de: () => import('./add-words.de.ts').then(({ de }) => de),
};
