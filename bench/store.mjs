// node bench/store.mjs, after a build: how many appends a second the disk keeps, one by one and many tables at once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LibsqlStore } from '../dist/store/libsql-store.js';

const SECONDS = 3;
const data = { seat: 4, action: 'raise', to: 1200, note: 'x'.repeat(150) };
const folder = mkdtempSync(join(process.argv[2] ?? tmpdir(), 'riffle-bench-'));

/** Each table sends its next action when the last one is on the disk, as players do. */
async function measure(tables) {
  const store = LibsqlStore.open(join(folder, `${tables}.db`));
  const started = performance.now();
  const waits = [];
  let appends = 0;
  async function play(table) {
    const stream = `hand/night/${table}/1`;
    for (let version = 0; performance.now() - started < SECONDS * 1000; version++) {
      const sent = performance.now();
      const command = {
        tournament: 'tournament',
        key: `${table}-${version}`,
        answer: { version: version + 1 },
      };
      await store.append({
        streams: [{ stream, expected: version, events: [{ type: 'acted', data }] }],
        command,
      });
      waits.push(performance.now() - sent);
      appends++;
    }
  }
  await Promise.all(Array.from({ length: tables }, (_, table) => play(table)));
  const seconds = (performance.now() - started) / 1000;
  const { commits } = store;
  await store.close();
  waits.sort((a, b) => a - b);
  const at = (share) => Number(waits[Math.floor(waits.length * share)].toFixed(2));
  return {
    tables,
    appendsPerSecond: Math.round(appends / seconds),
    commitsPerSecond: Math.round(commits / seconds),
    p50ms: at(0.5),
    p99ms: at(0.99),
  };
}

const oneByOne = await measure(1);
const grouped = [];
for (const tables of [10, 100, 1000]) grouped.push(await measure(tables));
rmSync(folder, { recursive: true });
console.log(JSON.stringify({ oneByOne, grouped }, null, 2));
