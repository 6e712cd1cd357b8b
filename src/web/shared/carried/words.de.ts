import type { CarriedWords } from './words.ts';

export const de: CarriedWords = {
  forPhones: 'Uhr und Plätze fürs Handy',
  qr: 'QR-Code mit dem Turnier',
  says: 'Die Spieler scannen das mit ihrer Handykamera. Blinds, Plätze und Preise stecken im Code, darum braucht ein Handy keine Verbindung. Nach Platzwechseln neu scannen.',
  look: 'So sehen sie es',
  who: 'Wer bist du?',
  notMe: 'Das bin ich nicht',
  seat: (table, seat) => `Tisch ${table}, Platz ${seat}`,
  payouts: 'Preise',
  asOf: (time) => `Stand ${time}. Nach Platzwechseln den Code des Gastgebers neu scannen.`,
  nothing: 'In diesem Link ist kein Turnier',
  scanAgain: 'Scanne den Code auf dem Handy des Gastgebers noch einmal.',
};
