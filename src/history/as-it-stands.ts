import type { TournamentEvent } from '../engine/tournament/events.ts';

/** A step's events; a retraction also has the steps as they were before or after it, for undo and redo. */
type Told = { readonly number: number; readonly events: TournamentEvent[]; readonly swaps?: readonly Told[] };

/** The events of a tournament without those that were undone or taken back alone. */
export function asItStands(events: readonly TournamentEvent[]): TournamentEvent[] {
  const created: TournamentEvent[] = [];
  let steps: readonly Told[] = [];
  let undone: readonly Told[] = [];
  // Numbered as the undo stack numbers them: the latest step is the last one done, or the first that was undone.
  const next = (): number => Math.max(steps.at(-1)?.number ?? 0, undone[0]?.number ?? 0) + 1;
  for (const event of events)
    switch (event.type) {
      case 'began':
        steps = [...steps, { number: next(), events: [event] }];
        undone = [];
        break;
      case 'retracted':
        steps = [
          ...steps.filter(({ number }) => number !== event.step),
          { number: next(), events: [], swaps: steps },
        ];
        undone = [];
        break;
      case 'undone': {
        const step = steps.at(-1);
        if (step === undefined) break;
        const rest = steps.slice(0, -1);
        undone = [...undone, step.swaps === undefined ? step : { ...step, swaps: rest }];
        steps = step.swaps ?? rest;
        break;
      }
      case 'redone': {
        const step = undone.at(-1);
        if (step === undefined) break;
        undone = undone.slice(0, -1);
        steps = step.swaps === undefined ? [...steps, step] : [...step.swaps, { ...step, swaps: steps }];
        break;
      }
      default:
        (steps.at(-1)?.events ?? created).push(event);
    }
  return [...created, ...steps.flatMap((step) => step.events)];
}
