import { parentPort, workerData } from 'node:worker_threads';
import { foresee } from '../../plan/outlook.ts';
import { planTournament } from '../../plan/planner.ts';
import type { Work } from './planning.ts';

const work = workerData as Work;
parentPort!.postMessage('wishes' in work ? planTournament(work.wishes) : foresee(work.rest));
