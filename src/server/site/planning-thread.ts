import { Worker } from 'node:worker_threads';
import type { Planned, Wishes } from '../../plan/planner.ts';
import { type Foreseeing, lineFor, type Planning, type Work } from './planning.ts';
import { threadCode } from './shipped.ts';

/** A slow laptop may take its time; what takes longer than this is absurd. */
const LONGEST_MS = 60_000;

export const planningThread = (
  work: (wishes: Wishes) => Promise<Planned | 'late'> = (wishes) => inThread({ wishes }),
): Planning => lineFor(work);

export const foreseeingThread = (): Foreseeing => lineFor((rest) => inThread({ rest }));

function inThread<Answered>(work: Work): Promise<Answered | 'late'> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(threadCode(new URL('./planning-worker.js', import.meta.url)), {
      workerData: work,
    });
    const late = setTimeout(() => {
      resolve('late');
      void worker.terminate();
    }, LONGEST_MS);
    worker.once('message', (answered: Answered) => resolve(answered));
    worker.once('error', reject);
    worker.once('exit', () => clearTimeout(late));
  });
}
