import type { OfflineWords } from './words.ts';

export const de: OfflineWords = {
  title: 'Riffle ist nicht erreichbar',
  says: 'Es läuft auf dem Rechner des Gastgebers, und der antwortet gerade nicht.',
  todo: [
    'Bist du beim Gastgeber? Geh in sein WLAN: Über mobile Daten kommst du vielleicht nicht hin.',
    'Bist du der Gastgeber? Weck den Rechner auf und sieh nach, ob Riffle läuft.',
  ],
  waits:
    'Nichts ist verloren. Diese Seite versucht es von selbst und macht weiter, sobald Riffle wieder da ist.',
  retry: 'Noch einmal versuchen',
};
