const locale = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** A day and time as people say it: Friday 20 November, 19:30. */
export function spokenDay(when: string, language: string): string {
  const [date, time] = when.split('T');
  const day = new Intl.DateTimeFormat(locale(language), { weekday: 'long', day: 'numeric', month: 'long' });
  return `${day.format(new Date(`${date}T12:00`))}, ${time}`;
}

/** The date of a moment: 20 November 2026. */
export const spokenDate = (at: number, language: string): string =>
  new Intl.DateTimeFormat(locale(language), { dateStyle: 'long' }).format(new Date(at));
