import { expect, test } from 'vitest';
import type { Hand } from '../engine/record/hand.ts';
import { TableBots } from './table-bots.ts';

const facing = (toCall: number): Hand => ({ toCall, stacks: [1_000], actor: 0 }) as never;

test('bots think longer the more of their stack a call costs; what they hold makes no difference', () => {
  const bots = new TableBots('abcdef012345', {});
  const pace = { think: [500, 2_500] } as const;
  const average = (toCall: number): number => {
    const times = Array.from({ length: 200 }, () => bots.thinkingMs(pace as never, facing(toCall)));
    for (const ms of times) expect(ms >= 500 && ms <= 2_500).toBe(true);
    return times.reduce((sum, ms) => sum + ms, 0) / times.length;
  };
  const [free, cheap, half, all] = [0, 20, 500, 1_500].map(average) as [number, number, number, number];
  expect(free).toBeLessThan(cheap);
  expect(cheap).toBeLessThan(half);
  expect(half).toBeLessThan(all);
  expect(free).toBeLessThan(1_000);
  expect(all).toBeGreaterThan(1_500);
});
