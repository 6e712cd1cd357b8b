import { expect, test } from 'vitest';
import { deadButton } from './dead-button.ts';
import type { Markers } from './markers.ts';

const six = [1, 2, 3, 4, 5, 6];
const start: Markers = { button: 1, small: 2, big: 3 };
const shown = ({ button, small, big }: Markers, seats: readonly number[]): string =>
  `${seats.includes(button) ? button : `(${button})`}/${seats.includes(small) ? small : '-'}/${big}`;

test.each([
  [[], '2/3/4', '3/4/5', '4/5/6'],
  [[1], '2/3/4', '3/4/5', '4/5/6'],
  [[2], '(2)/3/4', '3/4/5', '4/5/6'],
  [[1, 2], '(2)/3/4', '3/4/5', '4/5/6'],
  [[3], '2/-/4', '(3)/4/5', '4/5/6'],
  [[1, 3], '2/-/4', '(3)/4/5', '4/5/6'],
  [[2, 3], '(2)/-/4', '(3)/4/5', '4/5/6'],
  [[1, 2, 3], '(2)/-/4', '(3)/4/5', '4/5/6'],
])(
  '[dead-button-general] [dead-button-sb-bust] [dead-button-bb-bust] 1/2/3 and %j bust: %s, %s, %s',
  (busts, ...hands) => {
    const seats = six.filter((seat) => !busts.includes(seat));
    let markers = start;
    for (const hand of hands) {
      markers = deadButton(markers, seats);
      expect(shown(markers, seats)).toBe(hand);
    }
  },
);

test.each([
  [[2, 3], { big: 2, button: 3 }],
  [[1, 3], { big: 1, button: 3 }],
  [[1, 2], { big: 1, button: 2 }],
])('[heads-up-transition] from three to %j', (left, next) => {
  expect(deadButton(start, left)).toEqual({ ...next, small: next.button });
});

test.each([
  [[3, 4], { big: 4, button: 3 }],
  [[1, 2], { big: 1, button: 2 }],
])('[heads-up-transition] from four to %j', (left, next) => {
  expect(deadButton(start, left)).toEqual({ ...next, small: next.button });
});

test('growing from two to three: the small blind is the old big blind, the button sits before it', () => {
  expect(deadButton({ button: 1, small: 1, big: 4 }, [1, 3, 4])).toEqual({ button: 3, small: 4, big: 1 });
  expect(deadButton({ button: 1, small: 1, big: 4 }, [1, 4, 6])).toEqual({ button: 1, small: 4, big: 6 });
});

test('[dead-button-replaced] a chair refilled before the deal posts as if nobody had gone', () => {
  expect(shown(deadButton(start, six), six)).toBe('2/3/4');
});
