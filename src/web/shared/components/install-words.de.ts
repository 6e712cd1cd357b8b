import type { InstallWords } from './install-words.ts';

export const de: InstallWords = {
  install: 'Riffle installieren',
  add: 'Zum Startbildschirm',
  title: 'Riffle auf deinem Startbildschirm',
  steps: [
    [
      'iPhone und iPad:',
      'Öffne diese Seite in Safari und tippe auf „Teilen“. Wähle dann „Zum Home-Bildschirm“.',
    ],
    [
      'Android-Handys:',
      'Öffne das Menü des Browsers (⋮). Wähle dann „Zum Startbildschirm hinzufügen“ oder „App installieren“.',
    ],
  ],
};
