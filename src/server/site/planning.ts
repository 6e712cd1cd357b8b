import type { Outlook, Rest } from '../../plan/outlook.ts';
import type { Planned, Wishes } from '../../plan/planner.ts';

/**
 * Works something out for a device, one at a time. `busy`: too many devices ask at once; `replaced`: the same device has
 * asked for something else before this one's turn came; `late`: it takes too long.
 */
type Line<Asked, Answered> = (asked: Asked, by: string) => Promise<Answered | 'busy' | 'replaced' | 'late'>;

/** A tournament to come. */
export type Planning = Line<Wishes, Planned>;
/** How a tournament that is played will go on. */
export type Foreseeing = Line<Rest, Outlook>;

const MOST_WAITING = 20;
/** Answers kept at hand: a host who creates the tournament they just looked at waits no second time. */
const KEPT = 20;

type Order<Asked, Answered> = {
  readonly asked: Asked;
  readonly answer: (
    answered: Awaited<ReturnType<Line<Asked, Answered>>> | Promise<Answered | 'late'>,
  ) => void;
};

/** What a worker is given. */
export type Work = { readonly wishes: Wishes } | { readonly rest: Rest };

/**
 * One after the other in a worker of its own: planning plays hundreds of tournaments, and tables must not wait for it. Every
 * device has one place in the line, so nobody who asks often keeps others waiting for more than one plan.
 */
export function lineFor<Asked, Answered>(
  work: (asked: Asked) => Promise<Answered | 'late'>,
): Line<Asked, Answered> {
  const line = new Map<string, Order<Asked, Answered>>();
  const kept = new Map<string, Answered>();
  let working = false;
  const next = async (): Promise<void> => {
    const [first] = line;
    if (first === undefined || working) return;
    const [by, { asked, answer }] = first;
    line.delete(by);
    working = true;
    const answering = work(asked);
    answer(answering);
    // Whoever asked hears of a failure.
    const answered = await answering.catch(() => 'late' as const);
    working = false;
    if (answered !== 'late') kept.set(JSON.stringify(asked), answered);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    void next();
  };
  return async (asked, by) => {
    const before = kept.get(JSON.stringify(asked));
    if (before !== undefined) return before;
    const older = line.get(by);
    if (older === undefined && line.size >= MOST_WAITING) return 'busy';
    older?.answer('replaced');
    return new Promise((answer) => {
      line.set(by, { asked, answer });
      void next();
    });
  };
}
