import type { Catalogue } from '../../shared/language.ts';

const en = {
  title: 'Can’t reach Riffle',
  says: 'It runs on the host’s machine, and that isn’t answering right now.',
  todo: [
    'At the host’s place? Join their Wi-Fi: mobile data may not get you there.',
    'Are you the host? Wake the machine, and check that Riffle is running.',
  ],
  waits: 'Nothing is lost. This page tries again by itself and continues when Riffle is back.',
  retry: 'Try again',
};

export type OfflineWords = typeof en;
export const offlineWords: Catalogue<OfflineWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
