import { expect, test } from 'vitest';
import { circuitsOf } from './told-button.ts';

test('[dead-button-general] a new table where everybody has just come, with the button on an empty chair, has one circuit', () => {
  const seats = [1, 3, 4, 5];
  expect(circuitsOf('dead', { button: 2, seats, gone: [], newcomers: seats })).toEqual([
    { button: 2, small: 3, big: 4, owesSmall: [4] },
  ]);
});
