import { localeFor, timeText } from '../format.ts';
import { type Language, language } from '../language.ts';

/** Minutes since midnight, of a time as inputs have it: 19:30. */
export function minutesOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Minutes since midnight as a time: 7:30 PM, and 19:30 in German. */
export const timeOfDay = (minutes: number, speaks: Language = language()): string =>
  timeText(minutes * 60_000, speaks, { timeZone: 'UTC' });

/** The day of the week, of a date as inputs have it: Friday. */
export const weekday = (date: string, speaks: Language = language()): string =>
  new Intl.DateTimeFormat(localeFor(speaks), { weekday: 'long' }).format(new Date(`${date}T12:00`));

/** A day and time as people say it: Friday, November 20, 7:30 PM. */
export function spokenDay(when: string, speaks: Language = language()): string {
  const [date, time = ''] = when.split('T');
  const day = new Intl.DateTimeFormat(localeFor(speaks), { weekday: 'long', day: 'numeric', month: 'long' });
  return `${day.format(new Date(`${date}T12:00`))}, ${timeOfDay(minutesOfDay(time), speaks)}`;
}
