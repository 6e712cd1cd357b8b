import { expect, test } from 'vitest';
import { SiteFuzz, type SiteFuzzReport } from '../../testing/site-fuzz.ts';

/** `npm run fuzz` goes on for so many minutes; RIFFLE_SEED begins elsewhere. */
const minutes = Number(process.env.RIFFLE_FUZZ_MINUTES ?? 0);
const first = Number(process.env.RIFFLE_SEED ?? 1);

test(
  'a real server lives through whatever members and strangers send, and strangers learn nothing',
  async () => {
    const until = Date.now() + minutes * 60_000;
    const sum = { runs: 0, steps: 0, done: 0, refused: 0, requests: 0, hands: 0, kills: 0 };
    const strangers = { requests: 0, sockets: 0, frames: 0 };
    do {
      const seed = first + sum.runs;
      const report: SiteFuzzReport =
        minutes > 0
          ? // Every other run the machine sleeps long enough for the server to notice.
            await SiteFuzz.run({ seed, steps: 1_500, kills: 3, sleep: seed % 2 === 0 ? 300 : 16_000 })
          : await SiteFuzz.run({ seed, steps: 400, kills: 2, sleep: 200 });
      sum.runs++;
      for (const key of ['steps', 'done', 'refused', 'requests', 'hands', 'kills'] as const)
        sum[key] += report[key];
      for (const key of ['requests', 'sockets', 'frames'] as const) strangers[key] += report.strangers[key];
    } while (Date.now() < until);
    if (minutes > 0) console.log(JSON.stringify({ ...sum, strangers }));
    // It gets somewhere: commands are done and hands are played.
    expect(sum.done).toBeGreaterThan(sum.steps / 20);
    expect(sum.hands).toBeGreaterThan(0);
    expect(strangers.requests).toBeGreaterThan(300);
  },
  600_000 + minutes * 60_000 * 2,
);
