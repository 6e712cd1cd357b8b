import { wordsChanged } from './language.ts';

/** Where this device keeps whether somebody wants twelve or twenty-four hours. */
const CHOSEN_HOURS = 'riffle.hours';
export type Hours = '12' | '24';

/** What somebody chose on this device; null for what its locale has. */
export function chosenHours(): Hours | null {
  if (typeof window === 'undefined') return null;
  const chosen = window.localStorage.getItem(CHOSEN_HOURS);
  return chosen === '12' || chosen === '24' ? chosen : null;
}

export function setHours(hours: Hours): void {
  window.localStorage.setItem(CHOSEN_HOURS, hours);
  wordsChanged();
}
