import { foresee, type Outlook } from '../../plan/outlook.ts';
import { type Planned, planTournament } from '../../plan/planner.ts';
import type { Work } from './planning.ts';

/** What a worker answers: it takes seconds, so it has a thread of its own. */
export const worked = (work: Work): Planned | Outlook =>
  'wishes' in work ? planTournament(work.wishes) : foresee(work.rest);
