import { expect, test } from 'vitest';
import type { Planned, Wishes } from '../../plan/planner.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { planningThread } from './planning-thread.ts';

/** Plans that are done when the test says so; which is told by its number of players. */
function byHand() {
  const begun: number[] = [];
  const under: ((planned: Planned | Error) => void)[] = [];
  const planning = planningThread(
    ({ players }) =>
      new Promise((resolve, reject) => {
        begun.push(players);
        under.push((planned) => (planned instanceof Error ? reject(planned) : resolve(planned)));
      }),
  );
  const rulebook = findRulebook('tda')!;
  const wish = (players: number): Wishes => ({ rulebook, players, minutes: 180 });
  return {
    begun,
    ask: (by: string, players: number) => planning(wish(players), by),
    /** The plan under way is done, and the next one has begun if there is one. */
    finish: async (planned: Planned | Error = { refused: 'done' }) => {
      under.shift()!(planned);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('one plan at a time, and each device has one place in the line', async () => {
  const { begun, ask, finish } = byHand();
  const running = ask('ann', 2);
  const older = ask('ann', 3);
  const bob = ask('bob', 4);
  const newer = ask('ann', 5);
  expect(await older).toBe('replaced');
  expect(begun).toEqual([2]);
  await finish();
  expect(await running).toEqual({ refused: 'done' });
  await finish();
  await finish();
  expect(await newer).toEqual({ refused: 'done' });
  expect(await bob).toEqual({ refused: 'done' });
  expect(begun).toEqual([2, 5, 4]);
});

test('somebody who never stops asking keeps another waiting for one plan', async () => {
  const { begun, ask, finish } = byHand();
  void ask('spammer', 2);
  for (let players = 3; players < 50; players++) void ask('spammer', players);
  const host = ask('host', 100);
  await finish();
  for (let players = 50; players < 90; players++) void ask('spammer', players);
  await finish();
  await finish();
  expect(await host).toEqual({ refused: 'done' });
  expect(begun).toEqual([2, 49, 100, 89]);
});

test('twenty devices may wait; the next is told that the planner is busy', async () => {
  const { ask } = byHand();
  for (let device = 0; device <= 20; device++) void ask(`device ${device}`, 2 + device);
  expect(await ask('one more', 50)).toBe('busy');
});

test('a plan that was just made is not made again, and one that failed fails alone', async () => {
  const { begun, ask, finish } = byHand();
  const failing = expect(ask('ann', 2)).rejects.toThrow('a bug');
  const bob = ask('bob', 3);
  await finish(new Error('a bug'));
  await failing;
  await finish();
  await bob;
  expect(await ask('cy', 3)).toEqual({ refused: 'done' });
  expect(begun).toEqual([2, 3]);
});
