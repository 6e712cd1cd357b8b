import { setTimeout as pause } from 'node:timers/promises';

/** A loaded machine gets there later; what has not happened by now never will. */
const NEVER_MS = 240_000;
const LOOK_MS = 20;

/** Waits until something is so, however slow the machine is. */
export async function until(fine: () => unknown, why = 'it never happens'): Promise<void> {
  for (const began = performance.now(); !(await fine()); await pause(LOOK_MS))
    if (performance.now() - began > NEVER_MS) throw new Error(why);
}
