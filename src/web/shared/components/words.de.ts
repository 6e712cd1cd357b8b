import type { ComponentWords } from './words.ts';

const RANKS: Readonly<Record<string, string>> = Object.fromEntries(
  'Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König Ass'
    .split(' ')
    .map((name, at) => ['23456789TJQKA'[at], name]),
);
const SUITS = { s: 'Pik', h: 'Herz', d: 'Karo', c: 'Kreuz' } as const;

export const de: ComponentWords = {
  noLine: (since) => `Seit ${since} keine Verbindung. Die Uhr läuft weiter, und diese Seite holt auf.`,
  oneMoment: 'Einen Moment',
  asking: 'Das Turnier wird vom Laptop des Gastgebers geholt.',
  nothingHere: 'Hier ist nichts',
  serverSays: (refusal) => `${refusal} Prüfe die Adresse oder frag den Gastgeber noch einmal nach dem Link.`,
  deleted: 'Turnier gelöscht',
  deletedSays:
    'Der Gastgeber oder die Turnierleitung hat es mitsamt den Ergebnissen gelöscht. Hier gibt es nichts mehr zu sehen.',
  toStart: 'Zum Anfang',
  noServer: 'Der Laptop des Gastgebers ist nicht erreichbar',
  noServerSays: 'Ist er an, und bist du im selben WLAN? Diese Seite versucht es weiter.',
  tryNow: 'Jetzt versuchen',
  guestsJoin: (host) => `Anmelden auf ${host} mit dem Code`,
  unreadable: (ids) =>
    `${ids.length === 1 ? 'Dieses Turnier fehlt' : 'Diese Turniere fehlen'} hier, weil die Datei beschädigt ist: ${ids.join(', ')}. Warum, sagt „riffle audit“ auf dem Rechner des Gastgebers; oder spiel ein Backup zurück.`,
  close: 'Schließen',
  language: 'Sprache',
  clock: 'Uhrzeit',
  hours: (hours) => `${hours} Stunden`,
  theme: 'Hell oder dunkel',
  themes: { auto: 'Wie dieses Gerät', light: 'Hell', dark: 'Dunkel' },
  theRule: 'Die Regel',
  card: (rank, suit) => `${SUITS[suit]} ${RANKS[rank] ?? rank}`,
  rank: 'Rang',
  suit: 'Farbe',
  takeCardBack: 'Letzte Karte löschen',
  table: (table) => `Tisch ${table}`,
  seat: 'Platz',
  isFree: 'ist frei',
  away: 'weg',
  onTheButton: 'am Button',
  blind: { small: 'Small Blind', big: 'Big Blind' },
  markers: (button, small, big) =>
    `Button ${button} · ${small ? `Small ${small}` : 'kein Small Blind'} · ${big ? `Big ${big}` : 'kein Big Blind'}`,
  fewer: (was) => `Weniger: ${was}`,
  more: (was) => `Mehr: ${was}`,
};
