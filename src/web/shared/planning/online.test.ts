import { expect, test } from 'vitest';
import { asOnline, newOnlineWish } from './online.ts';

const wish = newOnlineWish(' Kim ', 'homepokertourney');

test('as it stands, a game is for fun, Riffle deals, the host plays and bots fill the table', () => {
  expect(asOnline(wish, 'Kim’s game')).toMatchObject({
    name: 'Kim’s game',
    kind: 'dealt',
    host: 'Kim',
    plays: true,
    fill: 6,
    plan: { players: 6, minutes: 120, buyIn: 0 },
    choices: { tournament: { buyIn: 0, rebuys: { atMost: 0 } } },
  });
});

test('for a buy-in the rulebook’s rebuys stand, and no bot plays for money', () => {
  const game = asOnline({ ...wish, buyIn: 10 }, 'Game');
  expect(game.plan).toMatchObject({ buyIn: 1000 });
  expect(game).not.toHaveProperty('fill');
  expect(game).not.toHaveProperty('choices');
});

test('without bots friends play alone, and of age is said only where it was ticked', () => {
  expect(asOnline({ ...wish, bots: false }, 'Game')).not.toHaveProperty('fill');
  expect(asOnline(wish, 'Game')).not.toHaveProperty('adults');
  expect(asOnline({ ...wish, adults: true }, 'Game')).toHaveProperty('adults', true);
});
