import type { ScheduleWords } from './words.ts';

export const de: ScheduleWords = {
  small: 'SB',
  big: 'BB',
  ante: 'Ante',
  minutes: 'Dauer',
  ofLevel: (field, level) => `${field}, Level ${level}`,
  withoutLevel: (level) => `Level ${level} löschen`,
  addBreak: 'Pause einfügen',
  break: 'Pause (Min.)',
  afterLevel: (level) => `nach Level ${level}`,
  breakMinutes: (level) => `Länge der Pause nach Level ${level} in Minuten`,
  addLevel: 'Level hinzufügen',
};
