// npm run bench:server: dealt tables on loopback sockets. The server has one core, the guests in this process have the next.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { play, startSite } from './tables.mjs';

const SECONDS = 15;
/** Each row is the middle one of so many, for neither the core nor the disk is always its own. */
const RUNS = 3;
/** Actions a second that the guests ask for together, however many tables there are. */
const ASKED = 5000;

/** Whom a packet wakes the system likes to run where it came from: guests in the server's way would be measured as the server. */
const GUESTS_CORE = 1;
const kept = spawnSync('taskset', ['-acp', String(GUESTS_CORE), String(process.pid)]);
if (kept.status !== 0) console.error(`The guests share the server's core: ${kept.stderr ?? kept.error}`);

async function measure(tables, mode) {
  const folder = mkdtempSync(join(tmpdir(), 'riffle-bench-'));
  const site = await startSite({ data: join(folder, 'riffle.db'), tables, mode, core: 0 });
  const played = await play([site], tables, { asked: ASKED, seconds: SECONDS });
  rmSync(folder, { recursive: true, force: true });
  return { tables, as: mode === 'one' ? 'one tournament' : 'a tournament each', ...played };
}

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 100, 300, 1000];
const rows = [];
for (const mode of ['one', 'many'])
  for (const tables of sizes) {
    const runs = [];
    for (let run = 1; run <= RUNS; run++) {
      console.error(`${tables} tables as ${mode}, ${run} of ${RUNS} …`);
      runs.push(await measure(tables, mode));
      console.error(JSON.stringify(runs.at(-1)));
    }
    runs.sort((a, b) => a.actionsPerSecond - b.actionsPerSecond);
    const all = runs.map(({ actionsPerSecond, p99ms }) => `${actionsPerSecond} @ ${p99ms}`);
    rows.push({ ...runs[RUNS >> 1], all: all.join(', ') });
  }
writeFileSync(
  new URL('server.json', import.meta.url),
  `${JSON.stringify({ asked: ASKED, seconds: SECONDS, runs: RUNS, durable: true, rows }, null, 2)}\n`,
);
console.table(rows);
