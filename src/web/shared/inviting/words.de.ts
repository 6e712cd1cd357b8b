import type { InviteWords } from './words.ts';

export const de: InviteWords = {
  send: 'Schick deinen Gästen diesen Link. Sie sehen Datum, Regeln und Buy-in und sagen, ob sie kommen.',
  link: 'Link zur Einladung',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyYourself: 'Markiert: jetzt kopieren',
  qr: 'Die Einladung als QR-Code',
  codeIs: 'Oder sie kommen mit dem Code dazu',
  listIs: 'Wer zusagt, erscheint auf deiner Spielerliste.',
  cannotCome: (names) => `Können nicht: ${names}.`,
  invite: 'Gäste einladen',
  turnAwayMany: 'Neue Gäste abweisen',
  turnAwayWhy:
    'Für ungebetene Gäste. Wähle einen Zeitpunkt: Wer danach dazugekommen ist oder angefragt hat und sich noch nicht eingekauft hat, kommt von der Liste und wird abgemeldet. Sind Freunde darunter, schick ihnen den Link noch einmal.',
  lastMinutes: (minutes) => `Letzte ${minutes} Minuten`,
  sinceGuest: 'Oder alle ab diesem Gast',
  nobodySince: 'In dieser Zeit kam niemand.',
  turnAwayCount: (count) => (count === 1 ? '1 Gast abweisen' : `${count} Gäste abweisen`),
  turnedAway: (count) => (count === 1 ? '1 Gast abgewiesen.' : `${count} Gäste abgewiesen.`),
};
