// Guests at dealt tables on loopback sockets, and servers for them: what the benchmarks of one and of many servers share.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const SEATS = 9;
/** A server just started is slower for its first seconds, while its code is still being compiled. */
const WARMING = 6_000;
/** As `npm start` has it. */
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const FLAGS = scripts.start.match(/--\S+/g);
const MOMENT = /^\{"type":"hand","table":"(\d+)","hand":(\d+),"version":(\d+)/;
const TURN = /"phase":"betting".*?"legal":\{"seat":(\d+),"canCheck":(true|false)/;

/** Whether the seat that sees this frame is to act, by the cards it sees, and whether for nothing. */
function turnIn(text) {
  const turn = TURN.exec(text);
  if (turn === null) return null;
  const player = text.indexOf(`{"seat":${turn[1]},"stack"`, turn.index);
  const hidden = text.startsWith('null', text.indexOf('"cards":', player) + '"cards":'.length);
  return hidden ? null : { free: turn[2] === 'true' };
}

/** A server as a process of its own, on one core where that is wanted. */
export async function startSite({ data, tables, mode, nats = null, core = null }) {
  const args = [...FLAGS, 'site.mjs', data, String(tables), mode, ...(nats === null ? [] : [nats])];
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

/**
 * A guest's socket with nothing between it and the wire: the guests share this machine with what is measured, and a tenth of
 * a library's care is enough for whole, short, plain frames.
 */
function line(port, { token }, hear) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    socket.on('error', reject);
    socket.write(
      `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\nUpgrade: websocket\r\n` +
        `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
    const say = (text) => {
      const long = text.length > 125;
      const head = Buffer.alloc(long ? 8 : 6);
      head[0] = 0x81;
      head[1] = 0x80 | (long ? 126 : text.length);
      if (long) head.writeUInt16BE(text.length, 2);
      // Masked, as guests must, with zeros: the text stays as it is.
      socket.write(Buffer.concat([head, Buffer.from(text, 'latin1')]));
    };
    let rest = Buffer.alloc(0);
    let open = false;
    socket.on('data', (data) => {
      rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
      let at = 0;
      if (!open) {
        const end = rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!rest.latin1Slice(0, 12).endsWith('101')) return reject(new Error(rest.latin1Slice(0, end)));
        open = true;
        at = end + 4;
        resolve({ say, end: () => socket.destroy() });
      }
      while (at + 2 <= rest.length) {
        const short = rest[at + 1] & 0x7f;
        const from = at + (short === 127 ? 10 : short === 126 ? 4 : 2);
        if (from > rest.length) break;
        const length =
          short === 127 ? rest.readUInt32BE(at + 6) : short === 126 ? rest.readUInt16BE(at + 2) : short;
        if (from + length > rest.length) break;
        hear(rest.latin1Slice(from, from + length));
        at = from + length;
      }
      rest = rest.subarray(at);
    });
  });
}

/** Waits for everybody's socket, in portions: a house does not come through the door at once. */
async function enter(sites, guests, receive) {
  const sockets = [];
  for (let from = 0; from < guests.length; from += 200)
    await Promise.all(
      guests.slice(from, from + 200).map(async (member, index) => {
        const number = from + index;
        const guest = { tournament: member.tournament, number, played: '', say: null };
        let welcomed;
        const welcome = new Promise((resolve) => {
          welcomed = resolve;
        });
        const socket = await line(sites[number % sites.length].port, member, (text) => {
          if (text.startsWith('{"type":"hand"')) receive(guest, text);
          else if (text.startsWith('{"type":"welcome"')) welcomed();
          else if (text.startsWith('{"type":"refused"')) console.error(text);
        });
        guest.say = socket.say;
        sockets.push(socket);
        socket.say(JSON.stringify({ type: 'hello', tournament: member.tournament }));
        await welcome;
      }),
    );
  return sockets;
}

/** Plays for some seconds with guests who together ask for so many actions a second, and says what the servers made of it. */
export async function play(sites, tables, { asked, seconds: length }) {
  const think = (1000 * tables) / asked;
  const waiting = new Map();
  const latencies = [];
  let actions = 0;
  let keys = 0;
  let measuring = false;
  function receive(guest, text) {
    const [, table, number, event] = MOMENT.exec(text);
    const [hand, version] = [Number(number), Number(event)];
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
    const turn = turnIn(text);
    const moment = `${hand}/${version}`;
    if (turn === null || guest.played === moment) return;
    guest.played = moment;
    setTimeout(
      () => {
        waiting.set(felt, { hand, version, at: performance.now(), seen: new Set() });
        const action = turn.free ? 'check' : Math.random() < 0.4 ? 'fold' : 'call';
        guest.say(JSON.stringify({ type: 'act', key: `bench-${keys++}-key`, table, hand, action }));
        if (measuring) actions++;
      },
      think * (0.5 + Math.random()),
    );
  }
  const used = async () => Promise.all(sites.map(({ ask }) => ask('memory')));
  const sockets = await enter(sites, sites[0].guests, receive);
  await sites[0].ask('start');
  await new Promise((resolve) => setTimeout(resolve, WARMING));
  const before = await used();
  measuring = true;
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, length * 1000));
  measuring = false;
  const seconds = (performance.now() - started) / 1000;
  const after = await used();
  for (const socket of sockets) socket.end();
  for (const { child } of sites) child.kill('SIGKILL');
  latencies.sort((a, b) => a - b);
  const at = (share) => Number((latencies[Math.floor(latencies.length * share)] ?? Number.NaN).toFixed(1));
  const sum = (of) => after.reduce((all, each, site) => all + of(each, before[site]), 0);
  return {
    sockets: sockets.length,
    actionsPerSecond: Math.round(actions / seconds),
    p50ms: at(0.5),
    p99ms: at(0.99),
    cores: Number((sum((now, then) => now.cpu - then.cpu) / (seconds * 1000)).toFixed(2)),
    memoryMB: Math.round(sum(({ rss }) => rss) / 1e6),
  };
}
