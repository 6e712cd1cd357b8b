import { expect, test } from 'vitest';
import { rulebooks } from '../rulebooks/index.ts';
import { Fuzz, type FuzzReport } from '../testing/fuzz.ts';

/** `npm run fuzz` sets the minutes; RIFFLE_SEED sets another start. */
const minutes = Number(process.env.RIFFLE_FUZZ_MINUTES ?? 0);
const first = Number(process.env.RIFFLE_SEED ?? 1);
const ids = rulebooks.map(({ id }) => id);
const KINDS = ['dealt', 'both', 'live'] as const;

test.each(ids)(
  'at %s, whatever directors, assistants, players and strangers send, no room fails and every log is valid',
  async (rulebook) => {
    const until = Date.now() + (minutes * 60_000) / ids.length;
    const sum = { steps: 0, done: 0, refused: 0, denied: 0, hands: 0, restarts: 0, tournaments: 0, over: 0 };
    for (let at = 0; at < 6 || Date.now() < until; at++) {
      const report: FuzzReport = await Fuzz.run(first + at, rulebook, KINDS[at % 3]!, 250);
      for (const key of ['steps', 'done', 'refused', 'denied', 'hands', 'restarts'] as const)
        sum[key] += report[key];
      sum.tournaments++;
      if (report.over) sum.over++;
    }
    if (minutes > 0) console.log(rulebook, JSON.stringify(sum));
    // The run gets somewhere: commands are done, hands are played, rooms reopen.
    expect(sum.done).toBeGreaterThan(sum.steps / 10);
    expect(sum.hands).toBeGreaterThan(20);
    expect(sum.restarts).toBeGreaterThan(5);
  },
  600_000 + minutes * 60_000,
);
