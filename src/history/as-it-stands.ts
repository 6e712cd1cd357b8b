import type { TournamentEvent } from '../engine/tournament/events.ts';

/** The events of a tournament without those that were undone. */
export function asItStands(events: readonly TournamentEvent[]): TournamentEvent[] {
  const steps: TournamentEvent[][] = [[]];
  let undone: TournamentEvent[][] = [];
  for (const event of events)
    switch (event.type) {
      case 'began':
        undone = [];
        steps.push([event]);
        break;
      case 'undone':
        if (steps.length > 1) undone.push(steps.pop()!);
        break;
      case 'redone':
        steps.push(undone.pop() ?? []);
        break;
      default:
        steps.at(-1)!.push(event);
    }
  return steps.flat();
}
