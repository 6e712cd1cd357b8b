import type { RuleId } from '../../../rules/index.ts';
import { readClock } from '../../clock/clock.ts';
import type { AddOnRule } from '../../money/addon.ts';
import type { Cents, Chips } from '../../units.ts';
import { addOnOffers } from '../entries/add-ons.ts';
import { addOnsOnSale, colorUpBefore, colorUpDue } from '../race/race.ts';
import { rebuyPrice } from '../rebuys/rebuys.ts';
import { mayComeBack } from '../seats/arrange.ts';
import { BREAK_STEPS, type BreakStep } from '../state/break-step.ts';
import { type Draft, reject } from '../state/draft.ts';
import { type PlayerId, playersIn, type Tournament } from '../state/state.ts';

/** The director is done with a step of the break, or leaves it out. */
export type BreaksCommand = { readonly type: 'end-break-step'; readonly step: BreakStep };

export type BreaksEvent = {
  readonly type: 'break-step-ended';
  readonly step: BreakStep;
  /** The level before the break. */
  readonly level: number;
};

/** A break that is on: its steps, and the first of them that is not done; after the last one only time passes. */
export type BreakNow = {
  readonly level: number;
  readonly steps: readonly BreakStep[];
  readonly step: BreakStep | null;
  /** Who is out and has not said whether they rebuy, and what it costs. */
  readonly rebuys: { readonly players: readonly PlayerId[]; readonly price: Cents; readonly chips: Chips };
  readonly addOn: AddOnRule | null;
  readonly colorUp: { readonly chip: Chips; readonly into: Chips } | null;
};

/** The break that is on now; null during a level, and where the clock is only paused. */
export function breakNow(tournament: Tournament, now: number): BreakNow | null {
  const { level, onBreak } = readClock(tournament.clock, now);
  if (tournament.phase !== 'running' || !onBreak) return null;
  const { rebuys, addOn } = tournament.rulebook.tournament;
  const still = mayComeBack(tournament, now).map(({ id }) => id);
  const selling = addOnsOnSale(tournament, now);
  const lastRebuys = rebuys.use.atMost !== 0 && rebuys.use.throughLevel === level;
  const colorUp = colorUpDue(tournament, now);
  const takesPlace: Readonly<Record<BreakStep, boolean>> = {
    rebuys: still.length > 0 || lastRebuys,
    'add-ons': selling,
    'color-up': colorUp !== null || colorUpBefore(tournament, level + 1),
  };
  const isOpen: Readonly<Record<BreakStep, boolean>> = {
    rebuys: still.length > 0,
    'add-ons':
      selling && playersIn(tournament).some((player) => addOnOffers(tournament, player, now).length > 0),
    'color-up': colorUp !== null,
  };
  const ended = tournament.breakSteps?.level === level ? tournament.breakSteps.ended : [];
  const steps = BREAK_STEPS.filter((step) => takesPlace[step]);
  return {
    level,
    steps,
    step: steps.find((step) => isOpen[step] && !ended.includes(step)) ?? null,
    rebuys: { players: still, ...rebuyPrice(tournament) },
    addOn: selling ? addOn.use : null,
    colorUp,
  };
}

/** The rule behind a step. */
export const breakRule = ({ rulebook }: Tournament, step: BreakStep): RuleId =>
  step === 'rebuys'
    ? rulebook.tournament.rebuys.cite
    : step === 'add-ons'
      ? 'addon-availability'
      : 'colour-up-trigger';

export function decideBreaks(draft: Draft<BreaksEvent>, { step }: BreaksCommand): void {
  const on = breakNow(draft.tournament, draft.now);
  if (on === null || !on.steps.includes(step))
    return reject('not-in-this-break', null, 'that is no part of the break now');
  draft.push({ type: 'break-step-ended', step, level: on.level });
}

export function applyBreaks(tournament: Tournament, { step, level }: BreaksEvent): Tournament {
  const before = tournament.breakSteps?.level === level ? tournament.breakSteps.ended : [];
  return { ...tournament, breakSteps: { level, ended: [...before, step] } };
}
