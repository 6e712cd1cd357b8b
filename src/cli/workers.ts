import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { threadCode } from '../server/site/shipped.ts';
import { joinRuns, type Runs, simulateRuns } from '../sim/runs.ts';
import type { SimulatedField } from '../sim/simulated-tournament.ts';

export type WorkOrder = {
  readonly field: SimulatedField;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
};
/** A worker reports how many tournaments it has played since its last report, and in the end the results. */
export type WorkDone = { readonly played: number } | { readonly runs: Runs };

/** Below this, playing here takes less time than starting a thread. */
const WORTH_A_THREAD = 2000;

/** Plays the tournaments on every core; the answer does not depend on how many there are. */
export async function simulateOnAllCores(
  field: SimulatedField,
  seed: number,
  runs: number,
  tell: (played: number) => void,
): Promise<Runs> {
  const threads = Math.min(availableParallelism(), Math.floor((runs * field.players) / WORTH_A_THREAD));
  let played = 0;
  if (threads < 2) return simulateRuns(field, seed, 0, runs, () => tell(++played));
  const parts = Array.from({ length: threads }, (_, at): WorkOrder => {
    const share = (part: number): number => Math.floor((runs * part) / threads);
    return { field, seed, from: share(at), to: share(at + 1) };
  });
  const done = parts.map((order) =>
    inThread(order, (more) => {
      played += more;
      tell(played);
    }),
  );
  return joinRuns(await Promise.all(done));
}

function inThread(order: WorkOrder, tell: (more: number) => void): Promise<Runs> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(threadCode(new URL('./worker.js', import.meta.url)), { workerData: order });
    worker.on('message', (done: WorkDone) => {
      if ('played' in done) tell(done.played);
      else resolve(done.runs);
    });
    worker.on('error', reject);
  });
}
