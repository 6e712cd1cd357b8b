import { hash } from 'node:crypto';
import { uptime } from 'node:os';
import { hashWith } from '../../fairness/digest.ts';
import type { Ports } from '../../room/ports.ts';
import { newSecret } from '../people/codes.ts';
import { type Clocks, SteadyTime } from './steady-time.ts';

// This platform's own SHA-256 is several times faster.
hashWith((bytes) => hash('sha256', bytes));

/** The longest a timer of this platform waits; beyond it fires at once. Whoever is woken early looks again. */
const LONGEST_WAIT_MS = 2_147_483_647;

const CLOCKS: Clocks = {
  wall: Date.now,
  steady: () => performance.now(),
  uptime: () => uptime() * 1000,
};

/** This machine's time and chance. */
export function machinePorts(report: Ports['report']): Ports {
  const time = new SteadyTime(CLOCKS);
  return {
    now: () => time.now(),
    timeLost: () => time.look(),
    later(ms, run) {
      const timer = setTimeout(run, Math.min(ms, LONGEST_WAIT_MS));
      return () => clearTimeout(timer);
    },
    secret: newSecret,
    report,
  };
}
