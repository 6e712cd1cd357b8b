import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChipSet, colorUps, setValue } from '../engine/chips/denominations.ts';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import type { Level, Rebuys } from '../engine/choices/tournament-choices.ts';
import { checkSchedule } from '../engine/clock/schedule.ts';
import { createTournament } from '../engine/tournament/create.ts';
import { findRulebook, rulebooks } from '../rulebooks/index.ts';
import { smallBlinds } from './blinds.ts';
import { handOut, makeUp } from './chips.ts';
import { type Plan, planTournament, type Wishes } from './planner.ts';
import { frameFor, scheduleFor } from './schedule.ts';
import { idealSet, stacksFromCase } from './stacks.ts';

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

const NO_REBUYS: Rebuys = {
  atMost: 0,
  onlyWhenBroke: true,
  throughLevel: 0,
  deadline: 'lost',
  price: null,
  chips: null,
};
/** The rulebook with what a host has set. */
const changedBook = (set: { levels?: readonly Level[]; rebuys?: Rebuys }): Rulebook => {
  const { levels, rebuys } = hpt.tournament;
  return {
    ...hpt,
    tournament: {
      ...hpt.tournament,
      levels: { ...levels, use: set.levels ?? levels.use },
      rebuys: { ...rebuys, use: set.rebuys ?? NO_REBUYS },
    },
  };
};

const told = ({ gaveUp }: Plan): string => gaveUp.map(({ message }) => message).join();

const anyCase = fc
  .uniqueArray(fc.constantFrom(1, 5, 10, 20, 25, 50, 100, 500, 1000), { minLength: 1, maxLength: 5 })
  .chain((values) =>
    fc.tuple(...values.map((value) => fc.integer({ min: 0, max: 400 }).map((count) => ({ value, count })))),
  );

const caseOf = (counts: Readonly<Record<number, number>>) =>
  Object.entries(counts).map(([value, count]) => ({ value: Number(value), count }));
/** Cases as they are sold: 300, 500, 500 for larger stacks, 750 and 1,000 chips. */
const USUAL_CASES = [
  caseOf({ 5: 100, 25: 100, 100: 75, 500: 25 }),
  caseOf({ 5: 150, 25: 150, 100: 150, 500: 50 }),
  caseOf({ 25: 150, 100: 150, 500: 100, 1000: 75, 5000: 25 }),
  caseOf({ 5: 200, 25: 250, 100: 200, 500: 100 }),
  caseOf({ 25: 300, 100: 300, 500: 200, 1000: 150, 5000: 50 }),
];

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

  test('a stack of 1,000 has about ten of each small chip, like the booklet’s set C', () => {
    expect(makeUp(USUAL_CASES[1]!, 10, 1000)).toEqual({
      each: [
        { value: 5, count: 10 },
        { value: 25, count: 10 },
        { value: 100, count: 7 },
      ],
      stack: 1000,
    });
    expect(makeUp(USUAL_CASES[1]!, 40, 1000)).toBeNull();
    expect(makeUp(USUAL_CASES[1]!, 10, 1003)).toBeNull();
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
        const first = values[0]! * 2;
        const { small: blinds } = smallBlinds({ values, first, growth, levels: 14 });
        expect(blinds).toHaveLength(14);
        for (const [at, blind] of blinds.entries()) {
          expect(blind % values[0]!).toBe(0);
          if (at === 0) continue;
          expect(blind).toBeGreaterThan(blinds[at - 1]!);
          expect(blind / blinds[at - 1]!).toBeLessThanOrEqual(2.5);
        }
        // The last blind is not counted out in small chips.
        const unit = values.findLast((value) => blinds.at(-1)! % value === 0)!;
        expect(unit === values.at(-1) || blinds.at(-1)! / unit <= 16).toBe(true);
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
});

const KNOWN = [1000, 1500, 2000, 5000, 10_000, 15_000, 20_000, 50_000];

describe('a plan looks like one of an experienced host', () => {
  const anyWish = fc.record({
    chips: fc.constantFrom(...USUAL_CASES),
    players: fc.integer({ min: 4, max: 40 }),
    minutes: fc.integer({ min: 90, max: 360 }),
    growth: fc.double({ min: 1.2, max: 1.75, noNaN: true }),
  });
  const stacked = ({ chips, players, minutes }: { chips: ChipSet; players: number; minutes: number }) =>
    stacksFromCase(
      chips,
      players,
      { stacks: Math.ceil(players * 0.4), part: 1 },
      { minutes, stack: undefined },
    );

  test('a stack that hosts know, whenever the case makes one fifty big blinds deep', () => {
    fc.assert(
      fc.property(anyWish, (asked) => {
        const found = stacked(asked);
        if (found === null) return;
        const { stack, first, each, values } = found;
        const possible = KNOWN.some((known) => {
          const made = makeUp(asked.chips, asked.players, known);
          return made !== null && known >= 100 * asked.chips[0]!.value;
        });
        if (!possible) return;
        expect(KNOWN).toContain(stack);
        expect(stack / (2 * first)).toBeGreaterThanOrEqual(50);
        expect(setValue(each)).toBe(stack);
        expect(first % Math.min(...values)).toBe(0);
      }),
    );
  });

  test('[colour-up-trigger] every color-up is in a break, two levels after the last one and after the start', () => {
    fc.assert(
      fc.property(anyWish, ({ growth, ...asked }) => {
        const stacks = stacked(asked);
        if (stacks === null) return;
        const frame = frameFor({ minutes: asked.minutes, own: [], dealt: false, levelMinutes: undefined });
        const { levels, breaks } = scheduleFor(frame, stacks, growth);
        expect(checkSchedule(levels, breaks).ok).toBe(true);
        const ups = colorUps(stacks.values, levels).map(({ beforeLevel }) => beforeLevel);
        const resting = breaks.map(({ afterLevel }) => afterLevel + 1);
        for (const [at, level] of ups.entries()) {
          expect(resting).toContain(level);
          expect(level - (ups[at - 1] ?? 1)).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });

  test('[breaks-scheduling] the congregation’s own breaks stay, and color-ups keep to them', () => {
    const own = findRulebook('bnai-jeshurun')!.tournament.breaks.use;
    fc.assert(
      fc.property(anyWish, ({ growth, ...asked }) => {
        const stacks = stacked(asked);
        if (stacks === null) return;
        const frame = frameFor({ minutes: asked.minutes, own, dealt: false, levelMinutes: undefined });
        const { levels, breaks } = scheduleFor(frame, stacks, growth);
        for (const pause of own) expect(breaks).toContainEqual(pause);
        const resting = breaks.map(({ afterLevel }) => afterLevel + 1);
        for (const { beforeLevel } of colorUps(stacks.values, levels)) expect(resting).toContain(beforeLevel);
      }),
    );
  });

  test('where Riffle deals nobody changes chips: breaks come by the time alone', () => {
    const own = made({ minutes: 60, players: 6, dealt: true });
    expect(own.breaks).toEqual([]);
  });
});

describe('what the host has set', () => {
  const chips = USUAL_CASES[1]!;

  test('stays, and the rest is planned around it', () => {
    const plan = made({ players: 8, chips, stack: 2000 });
    expect([plan.startingStack, setValue(plan.chipsPerPlayer)]).toEqual([2000, 2000]);
    const levels = [
      { small: 25, big: 50, ante: 0, minutes: 15 },
      { small: 50, big: 100, ante: 100, minutes: 15 },
      { small: 500, big: 1000, ante: 1000, minutes: null },
    ];
    const set = changedBook({ levels });
    const { levels: kept, finish } = made({ rulebook: set, players: 6, chips, fixed: ['levels'] });
    expect(kept).toEqual(levels);
    expect(finish.p50).toBeLessThan(made({ players: 6, chips }).finish.p50);
  });

  test.each<[string, Partial<Wishes>, RegExp]>([
    ['a stack', { stack: 1003, chips }, /cannot make 12 stacks of 1003/],
    ['a stack to buy', { stack: 1003 }, /1003 cannot be made of these chips: the smallest is 5/],
    [
      'a blind',
      {
        fixed: ['levels'],
        rulebook: changedBook({
          levels: [{ small: 12, big: 24, ante: 0, minutes: null }],
          rebuys: NO_REBUYS,
        }),
      },
      /level 1 \(12\/24\) cannot be paid: the smallest chip is 5/,
    ],
    [
      'blinds out of proportion',
      {
        fixed: ['levels'],
        rulebook: changedBook({ levels: [{ small: 5, big: 50, ante: 0, minutes: null }], rebuys: NO_REBUYS }),
      },
      /third to two thirds/,
    ],
    [
      'a rebuy',
      {
        fixed: ['rebuys'],
        rulebook: changedBook({ rebuys: { ...NO_REBUYS, atMost: 1, throughLevel: 2, chips: 312 } }),
      },
      /a rebuy of 312 chips cannot be paid/,
    ],
  ])('%s that cannot be played is refused in a sentence', (_, wishes, message) => {
    expect(refused(wishes)).toMatch(message);
  });

  test('[home-costs] costs come out before the prizes', () => {
    const costs = [
      { name: 'Pizza', amount: 4000, per: 'tournament' as const },
      { name: 'Fee', amount: 500, per: 'entry' as const },
    ];
    const { prizes } = made({ players: 10, minutes: 120, costs });
    expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe(25_000 - 4000 - 5000);
  });
});
