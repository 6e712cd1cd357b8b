import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'vitest';

/** The real command in a folder of its own, for each test. */

export const root = fileURLToPath(new URL('../../', import.meta.url));
export let folder: string;
export let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riffle-serve-'));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

export const file = (name: string): string => join(folder, name);

export function riffle(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bin/riffle.js', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, XDG_DATA_HOME: folder, NODE_NO_WARNINGS: '1' },
  });
  return { stdout, stderr, status };
}

export const mounted = () => ({
  cwd: folder,
  encoding: 'utf8' as const,
  env: { ...process.env, NODE: process.execPath, ROOT: root, NODE_NO_WARNINGS: '1' },
});

/** Whether this machine lets a process have small disks of its own. */
export function canMount(): boolean {
  const can = spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs none /tmp']).status === 0;
  if (!can) console.warn('no mounts here: a full disk and a read-only one are not tried');
  return can;
}

/** A disk of that size at `small`, for processes started inside; the test looks at it from outside. */
export async function smallDisk(size: string) {
  const script = `mkdir small && mount -t tmpfs -o size=${size} none small && echo ready && exec sleep 600`;
  const holder = spawn('unshare', ['-rm', 'sh', '-c', script], mounted());
  children.push(holder);
  await once(holder.stdout, 'data');
  const path = `/proc/${holder.pid}/root${file('small')}`;
  const ballast = join(path, 'ballast');
  return {
    path,
    inside: ['nsenter', '-U', '--preserve-credentials', '-m', '-t', String(holder.pid), '--'],
    fill(): void {
      const open = openSync(ballast, 'w');
      try {
        for (;;) writeSync(open, Buffer.alloc(4096));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(open);
      }
    },
    clear: (): void => rmSync(ballast),
  };
}

export type Started = {
  url: string;
  siteCode: string;
  output: () => string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** The real command on a free port, once it has said where it is. */
export const started = (...args: string[]): Promise<Started> => startedBy([], ...args);

export function startedBy(by: readonly string[], ...args: string[]): Promise<Started> {
  const serve = [join(root, 'bin/riffle.js'), 'serve', '--port', '0', '--host', '127.0.0.1', ...args];
  const [command, ...rest] = [...by, process.execPath, ...serve];
  const child = spawn(command!, rest, { cwd: root, env: { ...process.env, XDG_DATA_HOME: folder } });
  children.push(child);
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    const look = (chunk: Buffer): void => {
      output += String(chunk);
      const url = /https?:\/\/127\.0\.0\.1:\d+(?=\s)/.exec(output)?.[0];
      const siteCode = /house code {2}(\w+)/.exec(output)?.[1];
      if (!url || !siteCode || !output.includes('Ctrl+C')) return;
      const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
        child.kill(signal);
        return ended;
      };
      resolve({ url, siteCode, output: () => output, stop });
    };
    child.stdout.on('data', look);
    child.stderr.on('data', (chunk) => {
      output += String(chunk);
    });
    void ended.then(() => reject(new Error(output)));
  });
}

export async function post(url: string, body: object, token = '') {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const cookie = /riffle=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers as they come.
  return { status: answer.status, body: (await answer.json()) as any, token: cookie };
}
export const create = (url: string) =>
  post(`${url}/api/tournaments`, { name: 'Friday', rulebook: 'homepokertourney' });
