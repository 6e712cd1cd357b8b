import type { InviteWords } from './words.ts';

export const de: InviteWords = {
  send: 'Schick deinen Gästen diesen Link. Sie sehen Tag, Haus und Preis und sagen, ob sie kommen.',
  link: 'Link zur Einladung',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyYourself: 'Markiert: jetzt kopieren',
  qr: 'Die Einladung als QR-Code',
  codeIs: 'Oder sie kommen mit dem Code herein',
  listIs: 'Wer zusagt, steht auf deiner Spielerliste.',
  cannotCome: (namen) => `Können nicht: ${namen}.`,
  invite: 'Gäste einladen',
  atDoor: 'An der Tür',
  letIn: 'Hereinlassen',
  turnAway: 'Abweisen',
  turnAwayMany: 'Neue Gäste abweisen',
  turnAwayWhy:
    'Für Gäste, die niemand kennt: Wer seitdem gekommen ist und sich noch nicht eingekauft hat, kommt von der Liste und aus der Schlange, und das Handy ist abgemeldet.',
  lastMinutes: (minutes) => `Letzte ${minutes} Minuten`,
  sinceGuest: 'Oder seit dieser Gast kam',
  nobodySince: 'Seitdem ist niemand gekommen.',
  turnAwayCount: (count) => (count === 1 ? '1 Gast abweisen' : `${count} Gäste abweisen`),
  turnedAway: (count) => (count === 1 ? '1 Gast abgewiesen.' : `${count} Gäste abgewiesen.`),
};
