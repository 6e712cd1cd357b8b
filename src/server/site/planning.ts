import { Worker } from 'node:worker_threads';
import type { Planned, Wishes } from '../../plan/planner.ts';

/**
 * Works a tournament out for a device, one at a time. `busy`: too many devices ask at once; `replaced`: the same device has
 * asked for something else before this one's turn came; `late`: it takes too long.
 */
export type Planning = (wishes: Wishes, by: string) => Promise<Planned | 'busy' | 'replaced' | 'late'>;

const MOST_WAITING = 20;
/** A slow laptop may take its time; what takes longer than this is absurd. */
const LONGEST_MS = 60_000;
/** Plans kept at hand: a host who creates the tournament they just looked at waits no second time. */
const KEPT = 20;

type Work = (wishes: Wishes) => Promise<Planned | 'late'>;
type Order = {
  readonly wishes: Wishes;
  readonly answer: (planned: Awaited<ReturnType<Planning>> | Promise<Planned | 'late'>) => void;
};

/**
 * In a thread of its own, one after the other: planning plays hundreds of tournaments, and tables must not wait for it. Every
 * device has one place in the line, so nobody who asks often keeps others waiting for more than one plan.
 */
export function planningThread(work: Work = inThread): Planning {
  const line = new Map<string, Order>();
  const kept = new Map<string, Planned>();
  let working = false;
  const next = async (): Promise<void> => {
    const [first] = line;
    if (first === undefined || working) return;
    const [by, { wishes, answer }] = first;
    line.delete(by);
    working = true;
    const planning = work(wishes);
    answer(planning);
    // Whoever asked hears of a failure.
    const planned = await planning.catch(() => 'late' as const);
    working = false;
    if (planned !== 'late') kept.set(JSON.stringify(wishes), planned);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    void next();
  };
  return async (wishes, by) => {
    const before = kept.get(JSON.stringify(wishes));
    if (before !== undefined) return before;
    const older = line.get(by);
    if (older === undefined && line.size >= MOST_WAITING) return 'busy';
    older?.answer('replaced');
    return new Promise((answer) => {
      line.set(by, { wishes, answer });
      void next();
    });
  };
}

function inThread(wishes: Wishes): Promise<Planned | 'late'> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./planning-worker.js', import.meta.url), { workerData: wishes });
    const late = setTimeout(() => {
      resolve('late');
      void worker.terminate();
    }, LONGEST_MS);
    worker.once('message', (planned: Planned) => resolve(planned));
    worker.once('error', reject);
    worker.once('exit', () => clearTimeout(late));
  });
}
