// node house.mjs FILE TABLES one|many: a real server with dealt tables of nine, its guests' tokens on standard output.
// A line on standard input starts the play; another asks for the memory.
import { createInterface } from 'node:readline';
import { rulebook } from '../dist/rulebooks/index.js';
import { newLog } from '../dist/server/log.js';
import { People } from '../dist/server/people.js';
import { openRooms } from '../dist/server/rooms.js';
import { fileHouse, serve } from '../dist/server/serve.js';
import { SOCKET_OPTIONS } from '../dist/server/sockets.js';
import { HOUSE } from '../dist/server/who.js';
import { LibsqlStore } from '../dist/store/libsql-store.js';

const [data, count, mode] = process.argv.slice(2);
const tables = Number(count);
const SEATS = 9;
const book = rulebook('tda');
const night = { ...book.night };
// Deep stacks and tables of nine: nobody busts and nobody moves while it is measured.
night.startingStack = { ...night.startingStack, use: 1_000_000 };
night.tableMaximum = { ...night.tableMaximum, use: SEATS };
const house = { ...book, night };
const pace = { action: 60_000, bank: 0, street: 0, between: 0, think: [0, 0], reveal: 20, rebuy: 0 };

const store = LibsqlStore.open(data);
const rooms = await openRooms(store);
const people = await People.open(store, rooms);
const guests = [];
const tournaments = mode === 'one' ? 1 : tables;
for (let at = 0; at < tournaments; at++) {
  const id = `t${at}`;
  const created = await rooms.create(id, `Tournament ${at}`, house, { kind: 'dealt', bots: 0, pace });
  await people.found(null, id, false);
  const { code } = people.door(id);
  const room = created.value;
  const entering = Array.from({ length: (SEATS * tables) / tournaments }, async (_, guest) => {
    const joined = await people.join(null, code, `G${guest}`);
    const { token, member } = joined.value;
    guests.push({ token, tournament: id });
    room.house({ type: 'enter', player: member.who.player, name: `G${guest}`, adult: true });
  });
  await Promise.all(entering);
  room.house({ type: 'draw-seats', kind: 'dealt' });
}
await rooms.close();
await store.close();

let open;
const plenty = { burst: 1e9, perSecond: 1e9 };
const limits = ['joins', 'wrongCodes', 'creations', 'commands', 'plans', 'requests', 'sockets'];
const running = await serve({
  house: fileHouse(data, async (store) => {
    open = await openRooms(store);
    return open;
  }),
  port: 0,
  host: '127.0.0.1',
  log: newLog('silent'),
  rates: Object.fromEntries(limits.map((name) => [name, plenty])),
  sockets: { ...SOCKET_OPTIONS, heartbeatMs: 120_000, helloMs: 120_000 },
});
console.log(JSON.stringify({ port: running.port, guests }));
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'start')
    for (let at = 0; at < tournaments; at++) {
      const room = await open.room(`t${at}`);
      await room.do(HOUSE, `start-${at}-now`, { type: 'start' });
      await room.hold(HOUSE, { type: 'table', key: `go-on-${at}-now`, do: 'go-on' });
    }
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ rss: process.memoryUsage().rss, cpu: (user + system) / 1000 }));
}
