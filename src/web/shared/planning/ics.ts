/** An evening for people's calendars. */
export type Occasion = {
  /** Names it for good: a file sent again replaces the first one. */
  readonly id: string;
  readonly name: string;
  /** By the clock on the wall there: 2026-11-20T19:30. */
  readonly when: string;
  readonly minutes: number;
  readonly place: string | null;
  readonly says: string;
};

const MINUTE_MS = 60_000;
/** Lines are at most so many bytes long, the break included. */
const LINE_BYTES = 73;

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const compact = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+Z$/g, '');

/** Long lines go on in the next one behind a space; never inside a character. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  const lines = [''];
  let used = 0;
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (used + size > LINE_BYTES) {
      lines.push('');
      used = 0;
    }
    lines[lines.length - 1] += letter;
    used += size;
  }
  return lines.join('\r\n ');
}

/** A calendar file with one event, in local time: it is at half past seven wherever the reader's phone thinks it is. */
export function calendarFile({ id, name, when, minutes, place, says }: Occasion, now: Date): string {
  // Floating times have no zone: UTC only does the sums here.
  const start = new Date(`${when}:00Z`);
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Riffle//EN',
    'BEGIN:VEVENT',
    `UID:${id}@riffle`,
    `DTSTAMP:${compact(now)}Z`,
    `DTSTART:${compact(start)}`,
    `DTEND:${compact(end)}`,
    `SUMMARY:${escaped(name)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    `DESCRIPTION:${escaped(says)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
