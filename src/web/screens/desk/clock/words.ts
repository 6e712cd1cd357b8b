import type { Catalogue } from '../../../shared/language.ts';

const en = {
  title: 'Clock',
  oneMinute: 'One minute',
  minuteLess: 'One minute less',
  minuteMore: 'One minute more',
  levelBefore: 'Previous level',
  nextLevel: 'Next level',
  restart: 'Restart level',
  breakNow: 'Break now',
  minutes: (minutes: number) => `${minutes} min`,
  untilIStart: 'Until I start it',
  dispute: 'Pause for a dispute',
  resumes: (time: string, level: number) => `Break. Level ${level} continues in ${time}.`,
  resumeNow: 'Resume now',
  breakFor: (minutes: number) => `Break: ${minutes} minutes`,
};

export type ClockWords = typeof en;
export const clockWords: Catalogue<ClockWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
