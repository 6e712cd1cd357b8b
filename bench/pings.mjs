// npm run bench:pings: how long a ping takes in one tournament while another one in the same process fails again and again.
// Quiet and failing windows take turns, so that whatever else the machine does falls on both.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { openRooms } from '../dist/room/rooms.js';
import { fileSite, serve } from '../dist/server/serve.js';
import { newLog } from '../dist/server/site/log.js';

const FAULTS_A_SECOND = 25;
const PINGS_A_SECOND = 20;
const SECONDS = 5;
/** Windows of each kind. */
const WINDOWS = Number(process.argv[2] ?? 6);
/** Who looks at each tournament, and comes back when it has failed. */
const SCREENS = 9;
/** Milliseconds. */
const BACK_AFTER = 500;
const PACE = {
  action: 5_000,
  bank: 0,
  street: 200,
  between: 300,
  think: [100, 300],
  reveal: 100,
  rebuy: 100,
};

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const at = (list, share) => list[Math.min(list.length - 1, Math.floor(list.length * share))];
const ms = (value) => Number(value.toFixed(2));

const folder = mkdtempSync(join(tmpdir(), 'riffle-bench-'));
let rooms = null;
const open = fileSite(join(folder, 'site.db'), async (store, ports) => {
  rooms = await openRooms(store, ports);
  return rooms;
});
const log = newLog('silent');
const server = await serve({ site: open, port: 0, host: '127.0.0.1', log });
const origin = `http://127.0.0.1:${server.port}`;

async function ask(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const told = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(told)}`);
  return { ...told, token: /riffle=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? token };
}

/** A dealt tournament of bots that is being played; its id and the director's key. */
async function tournament(name) {
  const made = await ask('/api/tournaments', {
    name,
    rulebook: 'tda',
    kind: 'dealt',
    bots: SCREENS,
    pace: PACE,
  });
  for (const command of [{ type: 'draw-seats', kind: 'dealt' }, { type: 'start' }])
    await ask(
      `/api/tournaments/${made.tournament}/commands`,
      { key: `bench-${command.type}`, command },
      made.token,
    );
  return { id: made.tournament, token: made.token };
}

const screens = new Set();
let keys = 0;
let over = false;
/** A screen that follows a tournament; sent away, it comes back as a phone does and has the tables go on. */
function screen({ id, token }) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
    headers: { authorization: `Bearer ${token}` },
  });
  screens.add(socket);
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', tournament: id })));
  socket.on('message', (data) => {
    const { type, held } = JSON.parse(String(data));
    if (type === 'held' && held === 'problem')
      socket.send(JSON.stringify({ type: 'table', key: `bench-go-on-${keys++}`, do: 'go-on' }));
  });
  // A socket that is refused or cut is opened again.
  socket.on('error', () => {});
  socket.on('close', () => {
    screens.delete(socket);
    setTimeout(() => over || screen({ id, token }), BACK_AFTER);
  });
  return socket;
}

/** Round trips of pings on this socket for one window, in milliseconds. */
async function pings(socket, during = async () => {}) {
  const times = [];
  const hear = (data) => {
    const text = String(data);
    if (text.startsWith('{"type":"pong"')) times.push(performance.now() - JSON.parse(text).at);
  };
  socket.on('message', hear);
  const ping = setInterval(
    () => socket.send(JSON.stringify({ type: 'ping', at: performance.now() })),
    1000 / PINGS_A_SECOND,
  );
  await Promise.all([pause(SECONDS * 1000), during()]);
  clearInterval(ping);
  await pause(200);
  socket.off('message', hear);
  return times;
}

/** So many a second in one room, each in the room as it has been opened again. */
async function faultsIn(id) {
  const until = performance.now() + SECONDS * 1000;
  let planted = 0;
  for (let next = performance.now(); next < until; next += 1000 / FAULTS_A_SECOND) {
    await pause(Math.max(0, next - performance.now()));
    (await rooms.room(id)).fault('bench', new Error('planted'));
    planted++;
  }
  return planted;
}

const [failing, other] = [await tournament('Failing'), await tournament('Other')];
for (let each = 0; each < SCREENS; each++) screen(failing);
const socket = screen(other);
await new Promise((resolve) => socket.once('message', resolve));

const times = { quiet: [], failing: [] };
let planted = 0;
// The first pair is for the compiler.
for (let window = 0; window <= WINDOWS; window++) {
  const quiet = await pings(socket);
  const busy = await pings(socket, async () => {
    const faults = await faultsIn(failing.id);
    if (window > 0) planted += faults;
  });
  if (window === 0) continue;
  times.quiet.push(...quiet);
  times.failing.push(...busy);
}
over = true;
for (const each of screens) each.terminate();
await server.close();
rmSync(folder, { recursive: true, force: true });

const rows = Object.fromEntries(
  Object.entries(times).map(([name, list]) => {
    list.sort((a, b) => a - b);
    return [name, { pings: list.length, p50: at(list, 0.5), p95: at(list, 0.95) }];
  }),
);
console.table({
  ...Object.fromEntries(
    Object.entries(rows).map(([name, { pings, p50, p95 }]) => [name, { pings, p50: ms(p50), p95: ms(p95) }]),
  ),
  ratio: { p50: ms(rows.failing.p50 / rows.quiet.p50), p95: ms(rows.failing.p95 / rows.quiet.p95) },
});
console.log(
  `${planted} faults in ${WINDOWS * SECONDS} s; milliseconds from ping to pong in the other tournament`,
);
