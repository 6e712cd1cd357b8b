import { listed } from '../../shared/format.ts';
import type { RemoteWords } from './remote-words.ts';

export const de: RemoteWords = {
  title: (table) => `Fernbedienung für Tisch ${table}`,
  hand: (hand) => `${hand}. Hand`,
  noHand: 'Noch keine Hand',
  nextHand: 'Nächste Hand',
  misdeal: 'Misdeal',
  whoIsOut: 'Wer ist raus?',
  tapWhoIsOut: 'Tipp an, wer raus ist',
  out: (names) => `Raus: ${listed(names, 'de')}`,
  cancel: 'Abbrechen',
  button: 'Dealer-Button',
  emptySeat: (seat) => `Platz ${seat}, leer`,
  nameSeat: (name, seat) => `${name}, Platz ${seat}`,
  posts: { small: 'Small Blind', big: 'Big Blind' },
  nobody: 'niemand',
  deals: 'Gibt',
  shuffles: 'Mischt',
  waits: 'Setzt aus',
  whereIsButton: 'Wo liegt der Button?',
  track: 'Tipp den Platz an. Danach ein Tipp pro Hand.',
  tapChair: 'Tipp den Platz an',
  whoHadButton: (table) => `Wer hatte an Tisch ${table} den Button?`,
  whoHadBlind: (table) => `Wer hatte an Tisch ${table} den Big Blind?`,
  lastHand: 'In der Hand, die gerade vorbei ist.',
};
