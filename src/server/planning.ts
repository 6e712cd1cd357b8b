import { Worker } from 'node:worker_threads';
import type { Planned, Wishes } from '../plan/planner.ts';

/** Works a night out; null when too many ask at once or it takes too long. */
export type Planning = (wishes: Wishes) => Promise<Planned | null>;

const MOST_WAITING = 4;
const LONGEST_MS = 20_000;
/** Plans kept at hand: who makes the night just looked at waits no second time. */
const KEPT = 20;

/** In a thread of its own, one after the other: planning plays hundreds of nights, and tables must not wait for it. */
export function planningThread(): Planning {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const kept = new Map<string, Planned>();
  return async (wishes) => {
    const key = JSON.stringify(wishes);
    const before = kept.get(key);
    if (before !== undefined) return before;
    if (waiting >= MOST_WAITING) return null;
    waiting++;
    const turn = last.then(() => inThread(wishes));
    last = turn.catch(() => {}).then(() => waiting--);
    const planned = await turn;
    if (planned !== null) kept.set(key, planned);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return planned;
  };
}

function inThread(wishes: Wishes): Promise<Planned | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./planning-worker.js', import.meta.url), { workerData: wishes });
    const late = setTimeout(() => {
      resolve(null);
      void worker.terminate();
    }, LONGEST_MS);
    worker.once('message', (planned: Planned) => resolve(planned));
    worker.once('error', reject);
    worker.once('exit', () => clearTimeout(late));
  });
}
