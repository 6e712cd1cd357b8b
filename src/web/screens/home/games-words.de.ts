import type { GamesWords } from './games-words.ts';

export const de: GamesWords = {
  running: 'Läuft gerade',
  next: 'Demnächst',
  start: 'Etwas anfangen',
  past: 'Vergangene Abende',
  online: [
    'Online mit Freunden spielen',
    'Ein Link für alle. Riffle gibt, und jeder kann prüfen, dass fair gemischt wird.',
  ],
  tv: 'Das hier ist der Fernseher',
  level: (level, blinds) => `Level ${level}, Blinds ${blinds}`,
  onBreak: 'Pause',
  left: (left, of) => `noch ${left} von ${of}`,
  aboutToStart: 'Geht gleich los',
  timeLeft: (time) => `noch ${time} in diesem Level`,
  toDesk: 'Zur Turnierleitung',
  toTable: 'Zum Tisch',
  toLobby: 'Zur Lobby',
  toSeat: 'Mein Platz',
  toTv: 'TV',
  desk: 'Leitung',
  coming: (count) => (count === 1 ? '1 kommt' : `${count} kommen`),
  isOnline: 'wird online gespielt',
  noDate: 'noch kein Termin',

  sameTitle: 'Wie letztes Mal',
  name: 'Name des Abends',
  date: 'Datum',
  time: 'Beginn',
  factsAre: (players, rulebook, buyIn) =>
    [players > 0 && `${players} Spieler`, rulebook, buyIn].filter(Boolean).join(' · '),
  createIt: 'Anlegen',
  planAnew: 'Neu planen',

  more: (name) => `${name}: ausblenden oder löschen`,
  hide: 'Aus dieser Liste ausblenden',
  hideSays: 'Der Abend bleibt erhalten; nur dieses Gerät zeigt ihn nicht mehr an.',
  unhide: 'Wieder in der Liste zeigen',
  delete: 'Endgültig löschen',
  deleteSays: (name) => `„${name}“ mit allen Ergebnissen löschen? Das lässt sich nicht rückgängig machen.`,
  deleteIt: 'Ja, löschen',
  keep: 'Behalten',
  showHidden: (count) =>
    count === 1 ? '1 ausgeblendeten Abend zeigen' : `${count} ausgeblendete Abende zeigen`,
  hideAgain: 'Ausgeblendete Abende nicht zeigen',

  onDevice: 'Kein Konto, kein Server. Deine Spiele bleiben auf diesem Gerät.',
  mayBeEvicted:
    'Dieser Browser darf sie löschen, wenn der Speicher knapp wird. Speichere jedes Spiel als Datei, oder leg Riffle auf den Startbildschirm.',
  openFile: 'Spiel aus einer Datei öffnen',
  saveFile: 'Als Datei speichern',
  saveFileSays: 'Als Sicherung, und um auf einem anderen Gerät weiterzuspielen.',
};
