import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyHand, playOut } from '../../testing/random-hand.ts';
import { Table } from '../../testing/table.ts';
import { replayFor, summarise } from './replay.ts';
import { type Audience, View } from './view.ts';

const cardsIn = (value: unknown): string[] => [
  ...new Set(
    JSON.stringify(value)
      .match(/"[2-9TJQKA][cdhs]"/g)
      ?.map((card) => card.slice(1, 3)) ?? [],
  ),
];

test('a replay shows its reader only cards they have seen', () => {
  fc.assert(
    fc.property(...anyHand, (setup, seed, whims) => {
      const { hand, events } = playOut(setup, seed, whims);
      const audiences: Audience[] = [
        { role: 'spectator' },
        { role: 'director' },
        ...setup.players.map(({ seat }): Audience => ({ role: 'player', seat })),
      ];
      for (const audience of audiences) {
        const { board, players } = new View(hand, audience);
        const seen = [...board, ...players.flatMap(({ cards }) => cards ?? [])];
        const replay = replayFor(events, audience);
        expect(cardsIn(replay).sort()).toEqual([...new Set(seen)].sort());
        // The last step is how the hand ended.
        expect(replay.steps.at(-1)!.players.map(({ stack }) => stack)).toEqual(
          Array.from(hand.stacks.subarray(0, hand.players)),
        );
      }
      const summary = summarise(events)!;
      expect(cardsIn(summary).sort()).toEqual([...new View(hand, { role: 'spectator' }).board].sort());
    }),
    { numRuns: 60 },
  );
});

test('every step shows the chips where they lie, and no chip is lost on the way', () => {
  const table = new Table({ stacks: { 1: 500, 2: 1000, 3: 1000 }, button: 1, blinds: [10, 20] });
  table.play('1 raise 500; 2 fold; 3 call');
  table.checkDown();
  const { steps, stakes, players } = replayFor(table.events, { role: 'spectator' });
  expect(stakes).toMatchObject({ small: 10, big: 20 });
  expect(players).toEqual([
    { seat: 1, stack: 500 },
    { seat: 2, stack: 1000 },
    { seat: 3, stack: 1000 },
  ]);
  const raised = steps.find(({ told }) => told.is === 'raised')!;
  expect(raised.players.find(({ seat }) => seat === 1)).toEqual({
    seat: 1,
    stack: 0,
    bet: 500,
    status: 'all-in',
  });
  for (const { players: at, pot, told } of steps)
    if (told.is !== 'awarded' && told.is !== 'ended')
      expect(at.reduce((sum, { stack }) => sum + stack, 0) + pot, told.is).toBe(2500);
});

test('a summary has the pot, the winners and the players who were all-in; a hand in play has no summary', () => {
  const table = new Table({
    stacks: { 1: 500, 2: 1000, 3: 1000 },
    button: 1,
    blinds: [10, 20],
    holes: { 1: 'As Ah', 2: '2c 7d', 3: 'Ks Kh' },
    board: '3s 4h 9d Jc Qd',
  });
  table.play('1 raise 500; 2 fold; 3 call');
  expect(summarise(table.events)).toBeNull();
  table.checkDown();
  expect(summarise(table.events)).toEqual({
    dealt: [1, 2, 3],
    pot: 1010,
    winners: [{ seat: 1, amount: 1010 }],
    allIn: [1],
    board: ['3s', '4h', '9d', 'Jc', 'Qd'],
    showdown: true,
  });
});
