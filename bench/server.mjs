// npm run bench:server: dealt tables on loopback sockets. The server runs on one core, the guests in this process.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';

const here = fileURLToPath(new URL('.', import.meta.url));
const SECONDS = 10;
/** Actions a second that the guests ask for together, however many tables there are. */
const ASKED = 5000;
const SEATS = 9;

async function startHouse(folder, tables, mode) {
  const args = ['-c', '0', process.execPath, 'house.mjs', join(folder, 'house.db'), String(tables), mode];
  const child = spawn('taskset', args, { cwd: here, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value);
  const ask = (line) => {
    child.stdin.write(`${line}\n`);
    return next();
  };
  return { child, ask, ...(await next()) };
}

/** Waits for everybody's socket, in portions: a house does not come through the door at once. */
async function connect(port, guests, receive) {
  const sockets = [];
  for (let from = 0; from < guests.length; from += 200)
    await Promise.all(
      guests.slice(from, from + 200).map(
        ({ token, tournament }, index) =>
          new Promise((resolve, reject) => {
            const headers = { authorization: `Bearer ${token}` };
            const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers, perMessageDeflate: false });
            const guest = { socket, tournament, number: from + index, played: '' };
            sockets.push(socket);
            socket.on('error', reject);
            socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', tournament })));
            socket.on('message', (data) => {
              const text = data.toString();
              if (text.startsWith('{"type":"welcome"')) resolve();
              else if (text.startsWith('{"type":"hand"')) receive(guest, JSON.parse(text));
              else if (text.startsWith('{"type":"refused"')) console.error(text);
            });
          }),
      ),
    );
  return sockets;
}

async function measure(tables, mode) {
  const folder = mkdtempSync(join(tmpdir(), 'riffle-bench-'));
  const house = await startHouse(folder, tables, mode);
  const think = (1000 * tables) / ASKED;
  const waiting = new Map();
  const latencies = [];
  let actions = 0;
  let keys = 0;
  let measuring = false;
  function receive(guest, frame) {
    const { table, hand, version, view } = frame;
    const felt = `${guest.tournament}/${table}`;
    // The action a seat has just seen: sent for an earlier version of this hand, or for the hand before.
    const sent = waiting.get(felt);
    if (
      sent !== undefined &&
      (hand > sent.hand || version > sent.version) &&
      sent.seen.add(guest.number).size === SEATS
    ) {
      if (measuring) latencies.push(performance.now() - sent.at);
      waiting.delete(felt);
    }
    const { legal } = view;
    const mine =
      legal !== null &&
      view.phase === 'betting' &&
      view.players.some(({ seat, cards }) => seat === legal.seat && cards !== null);
    const moment = `${hand}/${version}`;
    if (!mine || guest.played === moment) return;
    guest.played = moment;
    setTimeout(
      () => {
        waiting.set(felt, { hand, version, at: performance.now(), seen: new Set() });
        const action = legal.canCheck ? 'check' : Math.random() < 0.4 ? 'fold' : 'call';
        guest.socket.send(JSON.stringify({ type: 'act', key: `bench-${keys++}-key`, table, hand, action }));
        if (measuring) actions++;
      },
      think * (0.5 + Math.random()),
    );
  }
  const sockets = await connect(house.port, house.guests, receive);
  await house.ask('start');
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const before = await house.ask('memory');
  measuring = true;
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  measuring = false;
  const seconds = (performance.now() - started) / 1000;
  const after = await house.ask('memory');
  for (const socket of sockets) socket.terminate();
  house.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  latencies.sort((a, b) => a - b);
  const at = (share) => Number((latencies[Math.floor(latencies.length * share)] ?? Number.NaN).toFixed(1));
  return {
    tables,
    as: mode === 'one' ? 'one tournament' : 'a tournament each',
    sockets: sockets.length,
    actionsPerSecond: Math.round(actions / seconds),
    p50ms: at(0.5),
    p99ms: at(0.99),
    serverCore: Number(((after.cpu - before.cpu) / (seconds * 1000)).toFixed(2)),
    memoryMB: Math.round(after.rss / 1e6),
  };
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
  join(here, 'server.json'),
  `${JSON.stringify({ asked: ASKED, seconds: SECONDS, durable: true, rows }, null, 2)}\n`,
);
console.table(rows);
