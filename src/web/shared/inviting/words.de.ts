import type { InviteWords } from './words.ts';

export const de: InviteWords = {
  send: 'Schick deinen Gästen diesen Link. Sie sehen Datum, Regeln und Buy-in und sagen, ob sie kommen.',
  sendBoth:
    'Schick deinen Gästen diesen Link. Sie sehen Datum, Regeln und Buy-in und sagen, ob sie kommen oder online mitspielen.',
  sendOnline: 'Schick deinen Freunden diesen Link. Wer ihn öffnet, ist an deinem Tisch.',
  share: 'Teilen',
  asText: 'Einladungstext',
  textIs: 'Text für die Gruppe',
  copyText: 'Text kopieren',
  calendar: 'Kalenderdatei',
  reach: {
    home: 'Dieser Link funktioniert nur in deinem WLAN.',
    here: 'Dieser Link öffnet sich nur auf diesem Computer. Sonst kommt noch niemand dran.',
  },
  reachFirst: 'Freunde außerhalb deines WLANs können den Link noch nicht öffnen.',
  howToReach: 'So kommen andere dazu',
  ways: [
    {
      title: 'Im selben WLAN',
      says: 'Starte Riffle ohne --host und öffne die Adresse, die es anzeigt. Jedes Handy in deinem WLAN kann diesen Link benutzen.',
    },
    {
      title: 'Ein Tunnel von deinem Computer',
      says: 'Nichts zu mieten, kein Port zu öffnen. Dein Computer muss anbleiben. Mit Tailscale: erst den Tunnel starten, dann Riffle mit dem Namen, den du bekommst:',
    },
    {
      title: 'Ein kleiner Server',
      says: 'Lass Riffle auf einem Rechner mit eigener Adresse im Internet laufen, hinter Caddy oder nginx. Die Dateien für beide liegen bei Riffle in docs/internet.',
    },
  ],
  buyInIs: (price) => `Buy-in ${price}`,
  playAt: (link) => `Setz dich dazu: ${link}`,
  answerAt: (link) => `Sag mir, ob du kommst: ${link}`,
  joinHere: (link, code) => `Hier geht’s zum Tisch: ${link} (Code ${code})`,
  whenHere: (link, code) => `Öffne ihn, wenn du hier bist: ${link} (Code ${code})`,
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
