// A real server for the benchmarks that look at screens.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

export async function startServer(folder) {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const args = ['bin/riffle.js', 'serve', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, [...args, '--data', join(folder, 'riffle.db')], { cwd: root });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 400; tries++) {
    const answer = await fetch(`${origin}/health`).catch(() => null);
    if (answer?.ok) return { child, port, origin };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server did not start');
}

export async function ask(origin, path, body, token) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  const cookie = /riffle=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  return { body: await answer.json(), token: cookie ?? token };
}
