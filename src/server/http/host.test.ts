import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { hostname } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { TestSite } from '../../testing/test-site.ts';
import { RATES } from './limits.ts';

const TOURNAMENT = JSON.stringify({ name: 'Friday', rulebook: 'tda' });
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** What socat, ssh -R or a TCP balancer on this machine does: hands bytes on and says nothing of it. */
async function forwarding(to: number, host = '127.0.0.1', port = 0): Promise<number> {
  const server = createServer((visitor) => {
    const onward = connect(to, '127.0.0.1');
    for (const socket of [visitor, onward]) socket.on('error', () => socket.destroy());
    visitor.pipe(onward).pipe(visitor);
  });
  closing.push(() => server.close());
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** The code, or the status, a request to create a tournament is answered with. */
async function creating(at: string, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(`${at}/api/tournaments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: TOURNAMENT,
  });
  return ((await answer.json()) as { code?: string }).code ?? answer.status;
}

/** A request with whatever host it names. */
const named = (port: number, host: string, path: string): Promise<number | undefined> =>
  new Promise((resolve) =>
    request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) =>
      resolve(answer.resume().statusCode),
    ).end(),
  );

describe('who is the host', () => {
  test('whoever uses this machine, without a code', async () => {
    const site = await TestSite.open();
    expect(await creating(site.url)).toBe(201);
    expect(await creating(`http://localhost:${site.running.port}`)).toBe(201);
    expect((await fetch(`${site.url}/metrics`)).status).toBe(200);
  });

  test('nobody who comes through a proxy here, even one that adds no headers', async () => {
    const site = await TestSite.open();
    const { port } = site.running;
    const otherPort = `http://127.0.0.1:${await forwarding(port)}`;
    expect(await creating(otherPort)).toBe('site-code-needed');
    expect((await fetch(`${otherPort}/metrics`)).status).toBe(404);
    // On the same port of another address of this machine.
    await forwarding(port, '127.0.0.2', port);
    expect(await creating(`http://127.0.0.2:${port}`)).toBe('site-code-needed');
    expect(await creating(otherPort, { 'x-site-code': site.running.siteCode })).toBe(201);
  });

  test('nobody whom nginx brings as it comes: it calls this server by its own address, in HTTP/1.0', async () => {
    const site = await TestSite.open();
    const { port } = site.running;
    const socket = connect(port, '127.0.0.1');
    closing.push(() => socket.destroy());
    socket.write(
      `POST /api/tournaments HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${TOURNAMENT.length}\r\n\r\n${TOURNAMENT}`,
    );
    let answer = '';
    socket.on('data', (data) => {
      answer += String(data);
    });
    await once(socket, 'close');
    expect(answer).toContain('site-code-needed');
  });

  test('nobody by address where the server is told that it is behind a proxy', async () => {
    const site = await TestSite.open({ hostByAddress: false });
    const { siteCode } = site.running;
    expect(await creating(site.url)).toBe('site-code-needed');
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
    const code = { 'x-site-code': siteCode };
    expect(await creating(site.url, code)).toBe(201);
    expect((await fetch(`${site.url}/metrics`, { headers: code })).status).toBe(200);
  });
});

test('behind a proxy it was told of, each guest has limits of their own and a cookie for https', async () => {
  const rates = { ...RATES, creations: { burst: 1, perSecond: 0.001 } };
  const site = await TestSite.open({ proxies: ['127.0.0.1'], hostByAddress: false, rates });
  const from = (address: string) =>
    creating(site.url, { 'x-site-code': site.running.siteCode, 'x-forwarded-for': address });
  expect([await from('203.0.113.8'), await from('203.0.113.8')]).toEqual([201, 'too-fast']);
  expect(await from('203.0.113.9')).toBe(201);
  const cookieOver = async (scheme: string) =>
    (
      await site.device().post('/api/tournaments', JSON.parse(TOURNAMENT), {
        'x-site-code': site.running.siteCode,
        'x-forwarded-for': `203.0.113.1${scheme.length}`,
        'x-forwarded-proto': scheme,
      })
    ).headers.get('set-cookie');
  expect(await cookieOver('https')).toMatch(/^__Host-riffle=.*; Secure$/);
  expect(await cookieOver('http')).toMatch(/^riffle=.*SameSite=Strict$/);
});

describe('the name a request asks for', () => {
  test('is one of this machine’s own, of its certificate or given to it; any other gets 421', async () => {
    const site = await TestSite.open({ named: ['https://poker.example'] });
    const { port } = site.running;
    const status = (host: string) => named(port, host, '/api/rulebooks');
    for (const host of ['127.0.0.1', '[::1]', 'localhost', 'a.localhost', hostname(), 'Poker.Example:80'])
      expect([host, await status(host)]).toEqual([host, 200]);
    for (const host of ['evil.local', 'evil.lan', 'evil.home', 'evil.internal', 'evil.example'])
      expect([host, await status(host)]).toEqual([host, 421]);
    const evil = site.device().socket({ host: 'evil.local', origin: 'http://evil.local' });
    expect(await evil.refused).toBe(421);
  });
});
