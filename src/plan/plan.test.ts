import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSchedule } from '../engine/clock/schedule.ts';
import { createTournament } from '../engine/tournament/create.ts';
import { findRulebook, rulebooks } from '../rulebooks/index.ts';
import { handOut } from './chips.ts';
import { ownPlan, type Plan, planTournament, type Wishes } from './planner.ts';
import { smallBlinds } from './schedule.ts';
import { idealSet } from './stacks.ts';

const hpt = findRulebook('homepokertourney')!;
const made = (wishes: Partial<Wishes>) => {
  const planned = planTournament({ rulebook: hpt, players: 12, minutes: 240, ...wishes });
  if ('refused' in planned) throw new Error(planned.refused);
  return planned.plan;
};
const refused = (wishes: Partial<Wishes>): string => {
  const planned = planTournament({ rulebook: hpt, players: 12, minutes: 240, ...wishes });
  return 'refused' in planned ? planned.refused : 'planned';
};

const told = ({ gaveUp }: Plan): string => gaveUp.map(({ message }) => message).join();

const anyCase = fc
  .uniqueArray(fc.constantFrom(1, 5, 10, 20, 25, 50, 100, 500, 1000), { minLength: 1, maxLength: 5 })
  .chain((values) =>
    fc.tuple(...values.map((value) => fc.integer({ min: 0, max: 400 }).map((count) => ({ value, count })))),
  );

describe('chips handed out', () => {
  test('never more than there are, and enough stays in the case to color up every value', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 2, max: 40 }), (chips, stacks) => {
        const handed = handOut(chips, stacks);
        if (handed === null) return;
        const sorted = [...chips].sort((a, b) => a.value - b.value);
        const each = (value: number): number => handed.each.find((chip) => chip.value === value)?.count ?? 0;
        for (const { value, count } of sorted) expect(each(value) * stacks).toBeLessThanOrEqual(count);
        for (const { value } of sorted.filter((chip) => chip.count > 0).slice(0, -1)) {
          const larger = sorted.filter((chip) => chip.value > value);
          const kept = larger.reduce(
            (sum, chip) => sum + chip.value * (chip.count - each(chip.value) * stacks),
            0,
          );
          const all = larger.reduce((sum, chip) => sum + chip.value * chip.count, 0);
          if (all >= value * each(value) * stacks)
            expect(kept).toBeGreaterThanOrEqual(value * each(value) * stacks);
        }
      }),
    );
  });

  test('twelve players and five rebuys out of a case of 500', () => {
    const chips = [
      { value: 5, count: 200 },
      { value: 25, count: 200 },
      { value: 100, count: 50 },
      { value: 500, count: 50 },
    ];
    expect(handOut(chips, 17)).toEqual({
      each: [
        { value: 5, count: 10 },
        { value: 25, count: 8 },
        { value: 100, count: 2 },
        { value: 500, count: 2 },
      ],
      stack: 1450,
    });
  });

  test('a stack as a set: about a dozen of the small ones, the rest in large', () => {
    expect(idealSet([25, 100, 500, 1000], 4000)).toEqual([
      { value: 25, count: 12 },
      { value: 100, count: 12 },
      { value: 500, count: 1 },
      { value: 1000, count: 2 },
    ]);
  });
});

test('blinds rise evenly in chips that are in play, and small chips are colored up', () => {
  fc.assert(
    fc.property(
      fc.constantFrom([5, 25, 100, 500], [25, 100, 500, 1000], [1, 5, 25, 100], [10, 50], [100]),
      fc.double({ min: 1.25, max: 2, noNaN: true }),
      (values, growth) => {
        const blinds = smallBlinds(values, values[0]! * 2, growth, 14);
        expect(blinds).toHaveLength(14);
        for (const [at, blind] of blinds.entries()) {
          expect(blind % values[0]!).toBe(0);
          if (at === 0) continue;
          expect(blind).toBeGreaterThan(blinds[at - 1]!);
          expect(blind / blinds[at - 1]!).toBeLessThanOrEqual(2.5);
        }
        const target = values[0]! * 2 * growth ** 13;
        expect(blinds.at(-1)! % (values.findLast((value) => value * 1.9 <= target) ?? values[0]!)).toBe(0);
      },
    ),
  );
});

describe('a plan', () => {
  test('for any wishes is one that can be played, or a sentence that says why not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rulebooks.map(({ id }) => id)),
        fc.integer({ min: 2, max: 24 }),
        fc.integer({ min: 20, max: 420 }),
        fc.option(anyCase, { nil: undefined }),
        (id, players, minutes, chips) => {
          const planned = planTournament({
            rulebook: findRulebook(id)!,
            players,
            minutes,
            ...(chips === undefined ? {} : { chips }),
          });
          if ('refused' in planned) {
            expect(planned.refused).toMatch(/\w+.*\w$/);
            return;
          }
          const { plan } = planned;
          expect(checkSchedule(plan.levels, plan.breaks).ok).toBe(true);
          expect(createTournament('n', 'n', plan.rulebook).ok).toBe(true);
          expect(plan.prizes.reduce((sum, prize) => sum + prize, 0)).toBe(
            players * plan.rulebook.tournament.buyIn.use,
          );
          expect(plan.bigBlinds).toBeGreaterThanOrEqual(10);
          // On time, or it says that it is not.
          if (plan.finish.p90 > minutes * 1.02) expect(told(plan)).toMatch(/would take longer/);
        },
      ),
      { numRuns: 10 },
    );
  });

  test('twelve players have four hours: nine tournaments in ten are over in time, and not much too early', () => {
    const { finish, startingStack, levels } = made({});
    expect(finish.p90).toBeLessThanOrEqual(240);
    expect(finish.p90).toBeGreaterThan(240 * 0.85);
    expect(startingStack).toBe(1000);
    expect(levels[0]).toMatchObject({ small: 10, big: 20 });
  });

  test('levels are as long as the host insists, and the tournament still ends in time', () => {
    const { levels, finish } = made({ levelMinutes: 25, players: 8, minutes: 200 });
    expect(levels.slice(0, -1).every(({ minutes }) => minutes === 25)).toBe(true);
    expect(finish.p90).toBeLessThanOrEqual(200 * 1.02);
    expect(refused({ levelMinutes: 90 })).toMatch(/from 1 to 60/);
  });

  test('[rebuy-price-chips] [addon-cap-and-price] the congregation sells rebuys and add-ons that the chips make, at a price in proportion', () => {
    const bj = findRulebook('bnai-jeshurun')!;
    const chips = [
      { value: 5, count: 150 },
      { value: 25, count: 150 },
      { value: 100, count: 150 },
      { value: 500, count: 50 },
    ];
    for (const players of [8, 12, 20]) {
      const { rulebook, startingStack } = made({ rulebook: bj, players, chips, buyIn: 2500 });
      const { rebuys, addOn } = rulebook.tournament;
      expect(rebuys.use.chips! % 25).toBe(0);
      expect(rebuys.use.chips! / startingStack).toBeCloseTo(0.5, 1);
      // $20 for half a stack of $50, so $10 for half a stack of $25.
      expect(rebuys.use.price).toBe(1000);
      const { upTo, blockChips, blockPrice } = addOn.use!;
      expect(upTo).toBe(startingStack);
      expect(blockChips % 25).toBe(0);
      const perStack = (blockPrice / blockChips) * startingStack;
      expect(perStack / 2500, 'a whole stack of add-ons costs four fifths of the buy-in').toBeGreaterThan(
        0.6,
      );
      expect(perStack / 2500).toBeLessThan(1);
    }
  });

  test('an add-on grows and shrinks with the stack it fills up', () => {
    const bj = findRulebook('bnai-jeshurun')!;
    const chips = [
      { value: 25, count: 300 },
      { value: 100, count: 200 },
      { value: 500, count: 50 },
    ];
    const { rulebook, startingStack } = made({ rulebook: bj, players: 10, chips });
    expect(startingStack).not.toBe(bj.tournament.startingStack.use);
    expect(rulebook.tournament.addOn.use!.upTo).toBe(startingStack);
    expect(rulebook.tournament.addOn.use!.blockChips % 25).toBe(0);
  });

  test('the same wishes get the same plan', () => {
    expect(made({ minutes: 120, players: 8 })).toEqual(made({ minutes: 120, players: 8 }));
  });

  test('wishes that could not be met come with their figures', () => {
    expect(told(made({ minutes: 45, players: 20 }))).toMatch(/blinds go up by \d+ percent a level/);
    const few = made({ players: 6, minutes: 180, chips: [{ value: 10, count: 300 }] });
    expect(told(few)).toMatch(/17 big blinds instead of 50/);
    expect(few.gaveUp).toContainEqual(expect.objectContaining({ code: 'shallow', figure: 17 }));
  });

  test.each<[Partial<Wishes>, RegExp]>([
    [{ chips: [{ value: 5, count: 40 }] }, /cannot make 12 stacks.*do for 10 players/],
    [{ players: 1 }, /from 2 to/],
    [{ players: 2.5 }, /whole number/],
    [{ minutes: 5 }, /from 20 to/],
    [{ chips: [{ value: 5, count: 60 }] }, /big blinds/],
    [
      {
        chips: [
          { value: 5, count: 400 },
          { value: 5, count: 1 },
        ],
      },
      /named twice/,
    ],
  ])('refuses %j', (wishes, message) => {
    expect(refused(wishes)).toMatch(message);
  });

  test('a rulebook’s own structure comes out as it is written', () => {
    const planned = ownPlan({ rulebook: findRulebook('bnai-jeshurun')!, players: 20 });
    if ('refused' in planned) throw new Error(planned.refused);
    const { plan } = planned;
    expect(plan.startingStack).toBe(4000);
    expect(plan.levels.map(({ small, big }) => `${small}/${big}`).slice(0, 3)).toEqual([
      '25/50',
      '50/100',
      '100/200',
    ]);
    expect(plan.breaks).toContainEqual({ afterLevel: 2, minutes: 15 });
  });
});
