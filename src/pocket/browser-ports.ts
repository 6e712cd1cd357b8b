import type { Ports } from '../room/ports.ts';
import { newSecret } from '../server/people/codes.ts';
import { SteadyTime } from '../server/site/steady-time.ts';

/** The longest a timer of this platform waits; whoever is woken early looks again. */
const LONGEST_WAIT_MS = 2_147_483_647;

/** A browser's time and chance. It has no clock that runs while the device sleeps but the time of day. */
export function browserPorts(report: Ports['report']): Ports {
  const time = new SteadyTime({ wall: Date.now, steady: () => performance.now(), uptime: Date.now });
  return {
    now: () => time.now(),
    timeLost: () => time.look(),
    sleepCounts: true,
    later(ms, run) {
      const timer = setTimeout(run, Math.min(ms, LONGEST_WAIT_MS));
      return () => clearTimeout(timer);
    },
    secret: newSecret,
    report,
  };
}
