import { utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { Check } from '../server/doctor/checks.ts';
import { firewallHint } from '../server/doctor/firewall.ts';
import { file, riffle, started } from '../testing/riffle-process.ts';

function doctor(...args: string[]) {
  const { stdout, stderr, status } = riffle(
    'doctor',
    '--json',
    '--data',
    file('riffle.db'),
    '--host',
    '127.0.0.1',
    ...args,
  );
  expect(stderr).toBe('');
  const checks = JSON.parse(stdout) as Check[];
  return { status, of: (what: string) => checks.find((check) => check.what === what)! };
}

/** A port that nobody uses at this moment. */
async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

describe('riffle doctor', () => {
  test('before the first start everything is ready, and nothing is created', async () => {
    const port = await freePort();
    const { of } = doctor('--port', port, '--https');
    expect(of('port')).toMatchObject({ is: 'good', says: `${port} is free` });
    expect(of('data').says).toContain('is created at the first start');
    expect(of('disk').says).toMatch(/^[\d,]+ MB are free/);
    expect(of('certificate').says).toBe('Riffle creates its own at the first start');
    expect(of('phones').says).toMatch(/^https:.* will show Riffle’s first page once it runs$/);
  });

  test('while Riffle runs it says so, and opens its first page', async () => {
    const server = await started('--data', file('riffle.db'));
    const { of } = doctor('--port', new URL(server.url).port);
    expect(of('port').says).toMatch(/^Riffle runs on port \d+$/);
    expect(of('phones')).toMatchObject({ is: 'good' });
    await server.stop();
  });

  test('another program on the port is bad, and exit 1', async () => {
    const other = createServer((socket) => socket.end('hello\n'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { of, status } = doctor('--port', String((other.address() as { port: number }).port));
    expect(of('port').says).toContain('is used by another program');
    expect(status).toBe(1);
    other.close();
  });

  test('a machine that is in no network cannot have guests', async () => {
    const { of, status } = doctor('--port', await freePort());
    expect(of('address').says).toContain('in no network');
    expect(status).toBe(1);
  });

  test('a data file from the future means that the clock is wrong, and an empty one is no site', async () => {
    writeFileSync(file('riffle.db'), '');
    const later = Date.now() / 1000 + 86_400;
    utimesSync(file('riffle.db'), later, later);
    const { of } = doctor('--port', await freePort());
    expect(of('clock')).toMatchObject({ is: 'bad' });
    expect(of('clock').says).toContain('set the clock');
    expect(of('data').says).toContain('is empty');
  });

  test('a certificate that cannot be used is bad', async () => {
    writeFileSync(file('cert.pem'), 'none');
    writeFileSync(file('key.pem'), 'none');
    const { of } = doctor('--port', await freePort(), '--cert', file('cert.pem'), '--key', file('key.pem'));
    expect(of('certificate')).toMatchObject({ is: 'bad' });
  });

  test('every system gets a hint about its firewall with the port', () => {
    expect(firewallHint(7433, 'win32')).toContain('localport=7433');
    expect(firewallHint(7433, 'darwin')).toContain('System Settings');
    expect(firewallHint(7433, 'linux')).toMatch(/firewall/);
  });
});

test('riffle --version is the version of the package', () => {
  expect(riffle('--version')).toMatchObject({ stdout: '0.1.0\n', stderr: '', status: 0 });
});
