import { expect, test } from 'vitest';
import { table } from '../../testing/table.ts';
import { View } from './view.ts';

const five = {
  stacks: { 1: 500, 2: 500, 3: 500, 4: 500, 5: 500, 6: 500 },
  button: 1,
  blinds: [10, 20] as const,
  holes: { 2: 'AsAh' },
};

test('[dealer-announces-count] five see the flop: the dealer says five', () => {
  const t = table(five).play('4 call; 5 call; 6 fold; 1 call; 2 call; 3 check').dealOn();
  expect(new View(t.hand, { role: 'spectator' }).live).toBe(5);
});

test('players see only their own cards; the player to act sees what they may do', () => {
  const t = table(five);
  const view = new View(t.hand, { role: 'player', seat: 2 });
  expect(view.players.filter(({ cards }) => cards !== null).map(({ seat, cards }) => [seat, cards])).toEqual([
    [2, ['As', 'Ah']],
  ]);
  expect(view.legal).toMatchObject({ seat: 4, toCall: 20 });
  expect([view.hole(0), view.hole(1)]).toEqual([51, 50]);
});
