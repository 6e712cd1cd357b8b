import type { ApiWords } from './words.ts';

export const de: ApiWords = {
  notOffered: 'Das kann dieser Server noch nicht.',
  noAnswer: 'Der Server antwortet nicht. Läuft er, und ist dieses Gerät in seinem Netz?',
};
