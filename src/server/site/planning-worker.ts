import { parentPort, workerData } from 'node:worker_threads';
import type { Work } from './planning.ts';
import { worked } from './planning-work.ts';

parentPort!.postMessage(worked(workerData as Work));
