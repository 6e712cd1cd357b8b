import { describe, expect, test } from 'vitest';
import { findRulebook } from '../rulebooks/index.ts';
import { type Plan, planTournament, type Wishes } from './planner.ts';

/** A rulebook's own structure, as the planner is asked for it. */
const printed = (id: string, structure: string, wishes: Partial<Wishes> = {}) => {
  const rulebook = findRulebook(id, structure)!;
  const planned = planTournament({ rulebook, players: 10, printed: {}, ...wishes });
  if ('refused' in planned) throw new Error(planned.refused);
  return planned.plan;
};
const stakes = ({ levels }: Plan): string[] => levels.map(({ small, big }) => `${small}/${big}`);

describe('a rulebook’s own structure', () => {
  test('[blinds-schedule-t1000] T1000 has fifteen levels of 20 or of 30 minutes, and the stack is 50 big blinds', () => {
    for (const minutes of [20, 30]) {
      const plan = printed('homepokertourney', `t1000-${minutes}`);
      expect(plan.levels).toHaveLength(15);
      expect(stakes(plan).slice(0, 4)).toEqual(['10/20', '15/30', '20/40', '25/50']);
      expect(plan.levels.slice(0, -1).every((level) => level.minutes === minutes)).toBe(true);
      expect([plan.startingStack, plan.bigBlinds, plan.breaks]).toEqual([1000, 50, []]);
    }
    const [short, long] = [20, 30].map(
      (minutes) => printed('homepokertourney', `t1000-${minutes}`).finish.p50,
    );
    expect(long!).toBeGreaterThan(short! * 1.3);
  });

  test.each([
    [10, 'A', [20, 16, 5, 0], [200, 160, 50, 0], [200, 200, 50, 50]],
    [24, 'B', [15, 13, 6, 0], [360, 312, 144, 0], [400, 350, 150, 50]],
  ] as const)(
    '[chips-needed-10] [chips-needed-24] %i players in set %s need the chips of the booklet, and those for rebuys apart',
    (players, set, each, all, buy) => {
      const plan = printed('homepokertourney', 't1000-20', { players, printed: { set } });
      expect(plan.chipsToBuy!.map(({ perPlayer }) => perPlayer)).toEqual(each);
      expect(plan.chipsToBuy!.map(({ inPlay }) => inPlay)).toEqual(all);
      expect(plan.chipsToBuy!.map((row) => row.buy)).toEqual(buy);
      expect(plan.rebuyReserve).toBeGreaterThan(0);
      expect(plan.chipsForRebuys.length).toBeGreaterThan(0);
    },
  );

  test('[blinds-schedule-bj] [breaks-scheduling] [addon-cap-and-price] the congregation’s eleven rounds, breaks, rebuys and add-on', () => {
    const plan = printed('bnai-jeshurun', 'eleven-rounds', { players: 20 });
    expect(plan.startingStack).toBe(4000);
    expect(plan.levels).toHaveLength(11);
    expect(stakes(plan).slice(0, 3)).toEqual(['25/50', '50/100', '100/200']);
    expect(plan.breaks).toEqual([
      { afterLevel: 2, minutes: 15 },
      { afterLevel: 5, minutes: 10 },
      { afterLevel: 8, minutes: 10 },
    ]);
    expect(plan.rebuys).toMatchObject({ atMost: null, throughLevel: 2, price: 2000, chips: 2000 });
    expect(plan.addOn).toEqual({ afterLevel: 2, upTo: 4000, blockChips: 500, blockPrice: 500 });
    expect(plan.rulebook.tournament.buyIn.use).toBe(5000);
  });

  test('[limit-fixed-bets] the guidelines are played limit or no-limit', () => {
    expect(printed('home-guidelines', 'limit').rulebook.hand.structure.use).toBe('limit');
    expect(printed('home-guidelines', 'no-limit').rulebook.hand.structure.use).toBe('no-limit');
  });

  test('another buy-in and another stack take rebuys and the add-on along', () => {
    const { rebuys, addOn } = printed('bnai-jeshurun', 'eleven-rounds', { buyIn: 2500, stack: 8000 });
    expect(rebuys).toMatchObject({ price: 1000, chips: 4000 });
    expect(addOn).toMatchObject({ upTo: 8000, blockChips: 1000, blockPrice: 300 });
  });

  test('a set that the rulebook does not have is refused', () => {
    const rulebook = findRulebook('homepokertourney')!;
    expect(planTournament({ rulebook, players: 9, printed: { set: 'Q' } })).toMatchObject({ absurd: true });
  });
});
