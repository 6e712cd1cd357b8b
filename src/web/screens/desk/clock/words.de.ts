import type { ClockWords } from './words.ts';

export const de: ClockWords = {
  title: 'Uhr',
  oneMinute: 'Eine Minute',
  minuteLess: 'Eine Minute weniger',
  minuteMore: 'Eine Minute mehr',
  levelBefore: 'Voriges Level',
  nextLevel: 'Nächstes Level',
  restart: 'Level neu beginnen',
  breakNow: 'Jetzt Pause',
  minutes: (minutes) => `${minutes} Min.`,
  untilIStart: 'Bis ich starte',
  dispute: 'Anhalten: Streitfrage',
  resumes: (time, level) => `Pause. Level ${level} geht in ${time} weiter.`,
  resumeNow: 'Jetzt weiter',
  breakFor: (minutes) => `Pause: ${minutes} Minuten`,
};
