import { bustOnLastHand, circuitsTold } from '../seats/told-hand.ts';
import type { Table, Tournament } from '../state/state.ts';
import { type HandPlan, planFor } from './start.ts';

/**
 * Every plan the next hand of an untracked table may have, by what was told of the hand just played; none while nobody has
 * said where its button was.
 */
export function plansTold(tournament: Tournament, table: Table, now: number): readonly HandPlan[] {
  const circuits = circuitsTold(tournament, table, bustOnLastHand(tournament, table, now) ?? true) ?? [];
  const plans = new Map<string, HandPlan>();
  for (const circuit of circuits) {
    const next = planFor(tournament, { ...table, circuit });
    const shown = JSON.stringify([next.plan.circuit.button, next.plan.posts, next.sitting]);
    if (!plans.has(shown)) plans.set(shown, next);
  }
  return [...plans.values()];
}
