import { readClock } from '../clock/clock.ts';
import type { AddOnRule } from '../money/addon.ts';
import { breakNow } from '../tournament/breaks/breaks.ts';
import { lateDoor } from '../tournament/seats/late.ts';
import type { BreakStep } from '../tournament/state/break-step.ts';
import type { Tournament } from '../tournament/state/state.ts';
import type { Cents, Chips } from '../units.ts';

/** The break that is on: what there is to do in it, in order, and which of it is now; null once only time passes. */
export type BreakView = {
  readonly steps: readonly BreakStep[];
  readonly step: BreakStep | null;
  readonly rebuys: { readonly names: readonly string[]; readonly price: Cents; readonly chips: Chips };
  readonly addOn: AddOnRule | null;
  readonly colorUp: { readonly chip: Chips; readonly into: Chips } | null;
};

export function viewBreak(tournament: Tournament, now: number): BreakView | null {
  const on = breakNow(tournament, now);
  if (on === null) return null;
  const { steps, step, rebuys, addOn, colorUp } = on;
  const names = rebuys.players.map((id) => tournament.players.get(id)!.name);
  return { steps, step, rebuys: { names, price: rebuys.price, chips: rebuys.chips }, addOn, colorUp };
}

/** Until when anybody may still buy in: null for the level means until the first player is out. */
export type Registration = { readonly open: boolean; readonly untilLevel: number | null };

export function viewRegistration(tournament: Tournament, now: number): Registration {
  const { use: untilLevel } = tournament.rulebook.tournament.lateUntilLevel;
  const refused = lateDoor(tournament, now) === 'closed';
  const open =
    tournament.phase !== 'over' && !refused && (untilLevel !== null || tournament.busts.length === 0);
  return { open, untilLevel };
}

/** Add-ons to come or on sale: in the break after this level. */
export type AddOnSale = AddOnRule & { readonly afterLevel: number };

export function viewAddOns({ rulebook, phase, clock }: Tournament, now: number): AddOnSale | null {
  const { use } = rulebook.tournament.addOn;
  return use === null || phase === 'over' || readClock(clock, now).level > use.afterLevel ? null : use;
}
