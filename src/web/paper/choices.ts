import type { NightChoices } from '../../engine/house/night-choices.ts';
import type { PenaltyKind } from '../../engine/house/ruling-choices.ts';
import type { HouseRules } from '../../engine/tournament/night.ts';
import type { RuleId } from '../../rules/index.ts';
import { chips, money } from '../format.ts';
import type { ChoiceKey, ChoiceWords } from './choice-words.ts';

export type Said = { readonly about: string; readonly use: string; readonly cite: RuleId };
type Night = { readonly [K in keyof NightChoices]: NightChoices[K]['use'] };
type Sayers = { readonly [K in keyof Night]?: (use: Night[K], t: ChoiceWords) => string };

/** What needs more than a word. */
const sayers: Sayers = {
  startingStack: (stack) => chips(stack),
  buyIn: (cents) => money(cents),
  currency: ({ symbol }) => symbol,
  bounty: (cents, t) => (cents === 0 ? t.none : money(cents)),
  minimumAge: (years, t) => (years === null ? t.noLimit : t.age(years)),
  rebuys: (rule, t) => t.rebuys(rule),
  addOn: (rule, t) => t.addOn(rule),
  prizes: (table, t) =>
    table === null ? t.prizesOpen : table.map(({ upTo, percent }) => t.prizesUpTo(upTo, percent)).join('; '),
  dealsPaidByDirector: (paid, t) => t.dealsPaidByDirector(paid),
  redraws: (rule, t) => t.redraws(rule),
  balanceWhenTablesDifferBy: (by, t) =>
    typeof by === 'number' ? t.differBy(by) : t.uses[`balanceWhenTablesDifferBy.${by}`]!,
  allHandsFinishBeforeMoves: (all, t) => t.allHandsFinishBeforeMoves(all),
  levels: (list, t) => t.levels(list.length, list[0]!.small, list[0]!.big),
  breaks: (list, t) => t.breaks(list),
  decisionClock: (rule, t) => t.decisionClock(rule),
  lateUntilLevel: (level, t) => (level === null ? t.noLimit : t.beforeLevel(level)),
  lateUntilMinutes: (minutes, t) => (minutes === null ? t.noLimit : t.minutes(minutes)),
  absenceLimitMinutes: (minutes, t) => (minutes === null ? t.no : t.afterMinutes(minutes)),
  chips: (list, t) =>
    list.map(({ value, colour }) => `${t.colours[colour] ?? colour} ${chips(value)}`).join(', '),
  chipSets: (sets, t) =>
    Object.entries(sets)
      .map(([name, set]) => `${name}: ${set.map(({ value, count }) => `${count} × ${value}`).join(', ')}`)
      .join('; ') || t.noLimit,
  raceAtMostOneEach: (one, t) => t.raceAtMostOneEach(one),
};

function say(key: ChoiceKey, use: unknown, t: ChoiceWords): string {
  const own = sayers[key as keyof Sayers] as ((use: unknown, t: ChoiceWords) => string) | undefined;
  if (own !== undefined) return own(use, t);
  if (typeof use === 'boolean') return use ? t.yes : t.no;
  if (typeof use === 'number') return chips(use);
  if (Array.isArray(use)) return (use as PenaltyKind[]).map((kind) => t.penaltyNames[kind]).join(', ');
  return t.uses[`${key}.${use}`] ?? String(use);
}

/** Everything a house has chosen, said in words, in three parts. */
export const choicesOf = (house: HouseRules, t: ChoiceWords): readonly (readonly Said[])[] =>
  [house.night, house.hand, house.rulings].map((choices) =>
    Object.entries(choices).map(([key, { use, cite }]: [string, { use: unknown; cite: RuleId }]) => ({
      about: t.about[key as ChoiceKey],
      use: say(key as ChoiceKey, use, t),
      cite,
    })),
  );
