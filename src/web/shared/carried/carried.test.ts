import { expect, test } from 'vitest';
import { readClock } from '../../../engine/clock/clock.ts';
import { viewTournament } from '../../../engine/views/tournament-view.ts';
import { EngineTournament } from '../../../testing/engine-tournament.ts';
import { carriedIn, carry } from './carried.ts';

/** All that fits into a QR code. */
const MOST_BYTES = 2_900;
const LINK = 'https://club.example.org/riffle/#/carried#';

const viewOf = (players: number, now = 0) => {
  const { tournament } = new EngineTournament('homepokertourney').started(players);
  return viewTournament(tournament, { role: 'display' }, now);
};

test('a phone that has scanned a tournament has its clock, its seats and its prizes', () => {
  const view = viewOf(30);
  const carried = carriedIn(carry(view, 1_800_000_000_000))!;
  expect(carried).toMatchObject({ name: view.name, prizes: view.prizes, currency: view.currency });
  const seats = view.tables.flatMap(({ id, seats }) =>
    seats.map(({ seat, name }) => ({ table: id, seat, name })),
  );
  expect(carried.seats).toEqual(seats);
  for (const minutes of [0, 7, 95, 240])
    expect(readClock(carried.timer, minutes * 60_000)).toEqual(readClock(view.timer, minutes * 60_000));
});

test.each([6, 30, 100])('%i players fit into a code, each with their seat', (players) => {
  const text = carry(viewOf(players), 1_800_000_000_000);
  expect(LINK.length + text.length).toBeLessThan(MOST_BYTES);
  expect(carriedIn(text)!.seats).toHaveLength(players);
});

test('names that do not fit are cut, and seats left out before the clock is', () => {
  const view = viewOf(100);
  const named = (name: string) => ({
    ...view,
    tables: view.tables.map((table) => ({ ...table, seats: table.seats.map((seat) => ({ ...seat, name })) })),
  });
  const long = carriedIn(carry(named('Maximilian-Alexander the Third of York'), 0))!;
  expect(long.seats[0]!.name).toBe('Maximi');
  const wide = carry(named('💥'.repeat(20)), 0);
  expect(wide.length).toBeLessThan(MOST_BYTES);
  expect(carriedIn(wide)!.timer.levels).toEqual(view.timer.levels);
});

test('a text that is cut short or none of ours says nothing', () => {
  const text = carry(viewOf(6), 0);
  for (const wrong of [
    '',
    'x',
    '%%%',
    text.slice(0, -9),
    btoa('[1]'),
    btoa('{"a":1}'),
    btoa('[2,"x",0,[],[]]'),
  ])
    expect(carriedIn(wrong)).toBeNull();
});
