import { expect, test } from 'vitest';
import { calendarFile } from './ics.ts';

const NOW = new Date('2026-11-18T09:05:07.123Z');
const game = {
  id: 't1',
  name: 'Thursday game',
  when: '2026-11-20T19:30',
  minutes: 240,
  place: 'Mia’s kitchen',
  says: 'Buy-in $25.',
};
const linesOf = (text: string): string[] => text.split('\r\n');

test('an evening as a calendar file', () => {
  expect(linesOf(calendarFile(game, NOW))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Riffle//EN',
    'BEGIN:VEVENT',
    'UID:t1@riffle',
    'DTSTAMP:20261118T090507Z',
    'DTSTART:20261120T193000',
    'DTEND:20261120T233000',
    'SUMMARY:Thursday game',
    'LOCATION:Mia’s kitchen',
    'DESCRIPTION:Buy-in $25.',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a night that runs past midnight ends on the next day, in local time', () => {
  const lines = linesOf(calendarFile({ ...game, when: '2026-12-31T21:00', minutes: 210 }, NOW));
  expect(lines).toContain('DTSTART:20261231T210000');
  expect(lines).toContain('DTEND:20270101T003000');
});

test('what has a meaning in the file is escaped, and a place nobody named is left out', () => {
  const text = calendarFile(
    { ...game, name: 'Poker; rum, \\o/', place: null, says: 'One\ntwo\r\nthree' },
    NOW,
  );
  expect(linesOf(text)).toContain('SUMMARY:Poker\\; rum\\, \\\\o/');
  expect(linesOf(text)).toContain('DESCRIPTION:One\\ntwo\\nthree');
  expect(text).not.toContain('LOCATION');
});

test('no line is longer than 75 bytes, and unfolded it is what was said', () => {
  const says = 'Ünser Pokerabend mit ♠ und ♥, '.repeat(12);
  const text = calendarFile({ ...game, says }, NOW);
  for (const line of linesOf(text)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${says.replaceAll(',', '\\,')}`);
});
