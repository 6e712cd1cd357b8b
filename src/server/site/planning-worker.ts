import { parentPort, workerData } from 'node:worker_threads';
import { planTournament, type Wishes } from '../../plan/planner.ts';

parentPort!.postMessage(planTournament(workerData as Wishes));
