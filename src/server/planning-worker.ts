import { parentPort, workerData } from 'node:worker_threads';
import { planNight, type Wishes } from '../plan/planner.ts';

parentPort!.postMessage(planNight(workerData as Wishes));
