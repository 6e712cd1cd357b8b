import type { Catalogue } from '../language.ts';

const en = {
  install: 'Install Riffle',
  add: 'Add to home screen',
  title: 'Riffle on your home screen',
  steps: [
    ['iPhone and iPad:', 'Open this page in Safari and tap Share. Then tap “Add to Home Screen”.'],
    ['Android:', 'Open the browser’s menu (⋮). Then tap “Add to Home screen” or “Install app”.'],
  ],
};

export type InstallWords = typeof en;
export const installWords: Catalogue<InstallWords> = {
  en,
  de: () => import('./install-words.de.ts').then(({ de }) => de),
};
