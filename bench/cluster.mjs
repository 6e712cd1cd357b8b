// npm run bench:cluster: one, two and three servers on one PostgreSQL and one NATS against the single embedded one, and how
// opening and memory grow with tournaments and with hands. Everything shares this machine's cores, the guests too.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { play, startSite } from './tables.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const TABLES = 100;
const SECONDS = 10;
const ASKED = 5000;
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1000, 10_000];

/** The servers that the tests start, which are TypeScript. */
async function testServers() {
  const file = join(here, '../dist/test-servers.mjs');
  const input = 'export * from "./postgres.ts"; export * from "./nats.ts";';
  const bundle = await rolldown({
    input: 'servers',
    platform: 'node',
    external: ['postgres', '@nats-io/transport-node'],
    plugins: [
      {
        name: 'servers',
        resolveId: (id) => (id === 'servers' ? join(here, '../src/testing/servers.ts') : null),
        load: (id) => (id.endsWith('/testing/servers.ts') ? input : null),
      },
    ],
  });
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
  return import(file);
}

const { natsThere, TestNats, TestPostgres } = await testServers();
if (!natsThere()) {
  console.error('nats-server is needed: install it.');
  process.exit(1);
}
const [postgres, nats] = [await TestPostgres.start(), await TestNats.start()];

async function playing(servers) {
  const folder = mkdtempSync(join(tmpdir(), 'riffle-bench-'));
  const at =
    servers === 0 ? { data: join(folder, 'riffle.db') } : { data: await postgres.database(), nats: nats.url };
  const sites = [];
  for (let more = 1; more < servers; more++) sites.push(await startSite({ ...at, tables: 0, mode: 'many' }));
  // The others have their shares before tournaments are made.
  if (servers > 1) await new Promise((resolve) => setTimeout(resolve, 3000));
  sites.unshift(await startSite({ ...at, tables: TABLES, mode: 'many' }));
  if (servers > 1) await new Promise((resolve) => setTimeout(resolve, 3000));
  const played = await play(sites, TABLES, { asked: ASKED, seconds: SECONDS });
  rmSync(folder, { recursive: true, force: true });
  return { store: servers === 0 ? 'embedded' : 'PostgreSQL', servers: Math.max(1, servers), ...played };
}

function opening(...args) {
  const { status, stdout } = spawnSync(process.execPath, ['opening.mjs', ...args.map(String)], {
    cwd: here,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`opening ended with ${status}`);
  const row = JSON.parse(stdout.trim().split('\n').at(-1));
  console.error(JSON.stringify(row));
  return row;
}

const result = { tables: TABLES, asked: ASKED, seconds: SECONDS, playing: [], tournaments: [], hands: [] };
for (const servers of [0, 1, 2, 3]) {
  const row = await playing(servers);
  console.error(JSON.stringify(row));
  result.playing.push(row);
}
for (const size of SIZES) {
  const data = await postgres.database();
  opening('make', data, size);
  result.tournaments.push(opening('tournaments', data, nats.url, size));
}
const data = await postgres.database();
for (const hands of [10, 1000, 10_000]) {
  opening('hands', data, nats.url, hands);
  result.hands.push(opening('open', data, hands));
}
await nats.stop();
await postgres.end();
writeFileSync(new URL('cluster.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`);
for (const rows of [result.playing, result.tournaments, result.hands]) console.table(rows);
