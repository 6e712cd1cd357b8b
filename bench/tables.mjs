// Guests at dealt tables on loopback sockets, and servers for them: what the benchmarks of one and of many servers share.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';

const here = fileURLToPath(new URL('.', import.meta.url));
const SEATS = 9;

/** A server as a process of its own, on one core where that is wanted. */
export async function startHouse({ data, tables, mode, nats = null, core = null }) {
  const args = ['house.mjs', data, String(tables), mode, ...(nats === null ? [] : [nats])];
  const [program, given] =
    core === null ? [process.execPath, args] : ['taskset', ['-c', String(core), process.execPath, ...args]];
  const child = spawn(program, given, { cwd: here, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value);
  const ask = (line) => {
    child.stdin.write(`${line}\n`);
    return next();
  };
  return { child, ask, ...(await next()) };
}

/** Waits for everybody's socket, in portions: a house does not come through the door at once. */
async function connect(houses, guests, receive) {
  const sockets = [];
  for (let from = 0; from < guests.length; from += 200)
    await Promise.all(
      guests.slice(from, from + 200).map(
        ({ token, tournament }, index) =>
          new Promise((resolve, reject) => {
            const number = from + index;
            const { port } = houses[number % houses.length];
            const headers = { authorization: `Bearer ${token}` };
            const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers, perMessageDeflate: false });
            const guest = { socket, tournament, number, played: '' };
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

/** Plays for some seconds with guests who together ask for so many actions a second, and says what the servers made of it. */
export async function play(houses, tables, { asked, seconds: length }) {
  const think = (1000 * tables) / asked;
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
  const used = async () => Promise.all(houses.map(({ ask }) => ask('memory')));
  const sockets = await connect(houses, houses[0].guests, receive);
  await houses[0].ask('start');
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const before = await used();
  measuring = true;
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, length * 1000));
  measuring = false;
  const seconds = (performance.now() - started) / 1000;
  const after = await used();
  for (const socket of sockets) socket.terminate();
  for (const { child } of houses) child.kill('SIGKILL');
  latencies.sort((a, b) => a - b);
  const at = (share) => Number((latencies[Math.floor(latencies.length * share)] ?? Number.NaN).toFixed(1));
  const sum = (of) => after.reduce((all, each, house) => all + of(each, before[house]), 0);
  return {
    sockets: sockets.length,
    actionsPerSecond: Math.round(actions / seconds),
    p50ms: at(0.5),
    p99ms: at(0.99),
    cores: Number((sum((now, then) => now.cpu - then.cpu) / (seconds * 1000)).toFixed(2)),
    memoryMB: Math.round(sum(({ rss }) => rss) / 1e6),
  };
}
