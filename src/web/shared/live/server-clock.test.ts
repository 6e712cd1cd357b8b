import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ServerClock } from './server-clock.ts';

/** A device with any clock, on a line with some delay each way. */
function measured(offset: number, trips: readonly (readonly [number, number])[]): number {
  let here = 1000;
  const clock = new ServerClock(() => here);
  for (const [there, back] of trips) {
    const sentAt = here;
    const now = here + offset + there;
    here += there + back;
    clock.pong(sentAt, now);
    here += 100;
  }
  return clock.now() - (here + offset);
}

test('whatever the device’s clock says, two devices agree within 200 ms when half of the trips are quick', () => {
  const quick = fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }));
  const slow = fc.tuple(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 3000 }));
  fc.assert(
    fc.property(
      fc.double({ min: -1e12, max: 1e12, noNaN: true }),
      fc.array(quick, { minLength: 3, maxLength: 5 }),
      fc.array(slow, { maxLength: 2 }),
      (offset, good, bad) => {
        expect(Math.abs(measured(Math.round(offset), [...good, ...bad]))).toBeLessThanOrEqual(100);
      },
    ),
  );
});

test('before the first pong the last message is good enough; after a sleep everything is measured again', () => {
  let here = 0;
  const clock = new ServerClock(() => here);
  clock.heard(5000);
  here = 10;
  expect(clock.now()).toBe(5010);
  clock.pong(0, 5100);
  expect(clock.now()).toBe(5105);
  clock.forget();
  clock.heard(9000);
  expect(clock.now()).toBe(9000);
});
