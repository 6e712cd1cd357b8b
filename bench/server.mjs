// npm run bench:server: dealt tables on loopback sockets. The server runs on one core, the guests in this process.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { play, startHouse } from './tables.mjs';

const SECONDS = 10;
/** Actions a second that the guests ask for together, however many tables there are. */
const ASKED = 5000;

async function measure(tables, mode) {
  const folder = mkdtempSync(join(tmpdir(), 'riffle-bench-'));
  const house = await startHouse({ data: join(folder, 'house.db'), tables, mode, core: 0 });
  const played = await play([house], tables, { asked: ASKED, seconds: SECONDS });
  rmSync(folder, { recursive: true, force: true });
  return { tables, as: mode === 'one' ? 'one tournament' : 'a tournament each', ...played };
}

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 100, 300, 1000];
const rows = [];
for (const mode of ['one', 'many'])
  for (const tables of sizes) {
    console.error(`${tables} tables as ${mode} …`);
    const row = await measure(tables, mode);
    console.error(JSON.stringify(row));
    rows.push(row);
  }
writeFileSync(
  new URL('server.json', import.meta.url),
  `${JSON.stringify({ asked: ASKED, seconds: SECONDS, durable: true, rows }, null, 2)}\n`,
);
console.table(rows);
