import type { Catalogue } from '../language.ts';

const en = {
  notOffered: 'This server does not offer that yet.',
  noAnswer: 'The server does not answer. Is it running, and is this device on its network?',
};

export type ApiWords = typeof en;
export const apiWords: Catalogue<ApiWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
