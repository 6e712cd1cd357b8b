import { expect, test } from 'vitest';
import { displayedButton, nextButton, openingPlan } from '../../../engine/button/button.ts';
import { type Chairs, toHeadsUp, WHO_GOES, whenGone } from './button-help.ts';

const told = (chairs: Chairs): string =>
  chairs
    .map(({ empty, marks }) => `${empty ? 'x' : ''}${marks.map((mark) => mark[0]).join('')}` || '-')
    .join(' ');

test('[dead-button-sb-bust] the small blind busts: the button stays with the last dealer, or lies on the empty seat', () => {
  const [now, next, after] = whenGone({ button: 'dead', lies: 'stay' }, WHO_GOES.small);
  expect([now, next, after].map(told)).toEqual(['b s b - - -', 'b x s b - -', '- x b s b -']);
  expect(told(whenGone({ button: 'dead', lies: 'empty-chair' }, WHO_GOES.small)[1])).toBe('- xb s b - -');
});

test('[dead-button-sb-bust] button and small blind bust together: the button does not move, nor when the next small blind busts', () => {
  const [, next] = whenGone({ button: 'dead', lies: 'stay' }, [1, 2]);
  expect(told(next)).toBe('xb x s b - -');
  const now = openingPlan(1, [1, 2, 3, 4, 5, 6]);
  const first = nextButton('dead', now.circuit, [3, 4, 5, 6]);
  const second = nextButton('dead', first.circuit, [4, 5, 6]);
  expect(displayedButton(second, [4, 5, 6], 'stay')).toBe(1);
  expect(displayedButton(second, [4, 5, 6], 'empty-chair')).toBe(3);
  const third = nextButton('dead', second.circuit, [4, 5, 6]);
  expect(displayedButton(third, [4, 5, 6], 'stay')).toBe(4);
});

test('[dead-button-bb-bust] the big blind busts: one hand without a small blind, then the button is on the empty seat', () => {
  for (const lies of ['stay', 'empty-chair'] as const) {
    const [, next, after] = whenGone({ button: 'dead', lies }, WHO_GOES.big);
    expect([next, after].map(told)).toEqual(['- b x b - -', '- - xb s b -']);
  }
});

test('[no-dead-button-left-on-button] without a dead button two pay a big blind', () => {
  const [, next] = whenGone({ button: 'moving', lies: 'stay' }, WHO_GOES.small);
  expect(next.flatMap(({ marks }) => marks).filter((mark) => mark === 'big')).toHaveLength(2);
});

test('[heads-up-transition] from three to two nobody is big blind twice', () => {
  expect(
    toHeadsUp({ button: 'dead', lies: 'stay' }).map(({ gone, next }) => `${gone}: ${told(next)}`),
  ).toEqual(['1: x b bs', '2: b x bs', '3: b bs x']);
});
