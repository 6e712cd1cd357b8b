import type { Catalogue } from '../language.ts';

const en = {
  small: 'Small',
  big: 'Big',
  ante: 'Ante',
  minutes: 'Length',
  ofLevel: (field: string, level: number) => `${field}, level ${level}`,
  withoutLevel: (level: number) => `Delete level ${level}`,
  addBreak: 'Add a break',
  break: 'Break (min)',
  afterLevel: (level: number) => `after level ${level}`,
  breakMinutes: (level: number) => `Length of the break after level ${level}, minutes`,
  addLevel: 'Add level',
};

export type ScheduleWords = typeof en;
export const scheduleWords: Catalogue<ScheduleWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
