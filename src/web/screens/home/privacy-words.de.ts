import type { PrivacyWords } from './privacy-words.ts';

export const de: PrivacyWords = {
  back: 'Riffle',
  title: 'Datenschutz',
  lead: 'Riffle läuft auf dem Rechner des Gastgebers. Es gibt keine Konten, keine Werbung und kein Tracking, und nichts verlässt diesen Rechner, außer jemand verschickt es.',
  sections: [
    [
      'Was gespeichert wird',
      'Namen, so wie sie eingetippt werden.',
      'Plätze, Aktionen und Chips; wo der Server gibt, auch jede Karte.',
      'Geld: wer was schuldet, bezahlt und gewonnen hat.',
      'Die Gästeliste des Gastgebers mit Notizen, Einladungen und wer abgesagt hat.',
      'Strafen und Entscheidungen mit der Begründung der Turnierleitung.',
      'Bei Spielen ab einem Mindestalter: dass ein Gast alt genug ist, aber nie wie alt.',
      'Ein Schlüssel für jedes Handy, nur als Hash, damit es angemeldet bleibt.',
    ],
    [
      'Was nicht gespeichert wird',
      'Keine E-Mail-Adressen, Telefonnummern, Geburtstage, Anschriften oder IP-Adressen.',
      'Was du am Tisch schreibst, wird zugestellt, aber nie gespeichert.',
    ],
    ['Wo', 'In einer Datei auf dem Rechner des Gastgebers. Backups sind Kopien, die dort gemacht werden.'],
    [
      'Wer was sieht',
      'Alle in einem Turnier sehen Namen, Plätze, Chips, Preise und das Ergebnis.',
      'Wer noch was schuldet, sieht nur die Turnierleitung und wer die Kasse mitbetreut.',
      'Du siehst die Karten, die du am Tisch gesehen hast. Der Rechner des Gastgebers kennt alle.',
      'Wer hier Turniere leitet, sieht, wer bei früheren dabei war.',
    ],
    [
      'Wie lange',
      'Bis jemand es löscht: Von selbst verschwindet nichts.',
      'Ein Handy bleibt bis zu einem Jahr angemeldet oder bis die Turnierleitung es abmeldet.',
    ],
    [
      'Vergessen werden',
      'Frag den Gastgeber. Auf der Seite der Saison lässt sich dein Name überall durch eine Gastnummer ersetzen. Plätze und Chips bleiben, dein Name nicht.',
      'Wer ein Turnier leitet, kann es auf der Ergebnisseite auch ganz löschen.',
      'Downloads und Backups bleiben unverändert. Löschen muss sie, wer sie gemacht hat.',
    ],
  ],
};
