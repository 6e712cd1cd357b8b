// node site.mjs DATA TABLES one|many [NATS]: a real server with dealt tables of nine, its guests' tokens on standard output.
// DATA is a file, or with NATS a PostgreSQL that other servers share; with no tables it only joins them.
// A line on standard input starts the play; another asks for the memory.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sharedSite } from '../dist/cluster/shared-site.js';
import { SYSTEM } from '../dist/room/actor.js';
import { openRooms } from '../dist/room/rooms.js';
import { findRulebook } from '../dist/rulebooks/index.js';
import { RATES } from '../dist/server/http/limits.js';
import { SOCKET_OPTIONS } from '../dist/server/http/sockets.js';
import { fileSite, serve } from '../dist/server/serve.js';
import { newLog } from '../dist/server/site/log.js';

const [data, count, mode, nats] = process.argv.slice(2);
const tables = Number(count);
const file = join(tmpdir(), `riffle-bench-${process.pid}`);
const SEATS = 9;
const book = findRulebook('tda');
const tournament = { ...book.tournament };
// Deep stacks and tables of nine: nobody busts and nobody moves while it is measured.
tournament.startingStack = { ...tournament.startingStack, use: 1_000_000 };
tournament.tableMaximum = { ...tournament.tableMaximum, use: SEATS };
const rulebook = { ...book, tournament };
const pace = { action: 60_000, bank: 0, street: 0, between: 0, think: [0, 0], reveal: 20, rebuy: 0 };

const log = newLog('silent');
const open = await (nats ? sharedSite(data, nats, file) : fileSite(data, openRooms))(log);
const { rooms, people } = open;
const guests = [];
const tournaments = mode === 'one' ? Math.min(1, tables) : tables;
for (let at = 0; at < tournaments; at++) {
  const id = `t${at}`;
  const { value: room } = await rooms.create(id, `Tournament ${at}`, rulebook, {
    kind: 'dealt',
    bots: 0,
    pace,
  });
  await people.createTournament(null, id, false);
  const { code } = people.door(id);
  const entering = Array.from({ length: (SEATS * tables) / tournaments }, async (_, guest) => {
    const joined = await people.join(null, { code }, { name: `G${guest}` });
    const { token, member } = joined.value;
    guests.push({ token, tournament: id });
    const { player } = member.who;
    await room.do(SYSTEM, `enter-${player}`, { type: 'enter', player, name: `G${guest}`, adult: true });
  });
  await Promise.all(entering);
  await room.do(SYSTEM, `draw-${at}-seats`, { type: 'draw-seats', kind: 'dealt' });
}

const plenty = { burst: 1e9, perSecond: 1e9 };
const running = await serve({
  site: async () => open,
  port: 0,
  host: '127.0.0.1',
  log,
  rates: Object.fromEntries(Object.keys(RATES).map((name) => [name, plenty])),
  sockets: { ...SOCKET_OPTIONS, heartbeatMs: 120_000, helloMs: 120_000 },
});
console.log(JSON.stringify({ port: running.port, guests }));
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'start')
    for (let at = 0; at < tournaments; at++)
      await (await rooms.room(`t${at}`)).do(SYSTEM, `start-${at}-now`, { type: 'start' });
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ rss: process.memoryUsage().rss, cpu: (user + system) / 1000 }));
}
