import { parentPort, workerData } from 'node:worker_threads';
import { simulateRuns } from '../sim/runs.ts';
import type { WorkDone, WorkOrder } from './workers.ts';

const { field, seed, from, to } = workerData as WorkOrder;
const say = (done: WorkDone): void => parentPort!.postMessage(done);

let played = 0;
const runs = simulateRuns(field, seed, from, to, () => {
  if (++played % 20 === 0) say({ played: 20 });
});
say({ runs });
