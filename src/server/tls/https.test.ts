import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer, request } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { TestSite } from '../../testing/test-site.ts';
import { answerPlain } from '../http/plain-http.ts';
import { makeCertificate } from './certificate.ts';

const credentials = makeCertificate({
  names: ['localhost', 'poker.example.org'],
  addresses: ['127.0.0.1'],
  now: Date.now(),
});
const open = () => TestSite.open({ https: () => ({ ...credentials, names: ['poker.example.org'] }) });

/** Trusts this certificate and no other. */
async function ask(site: TestSite, path: string, body?: object, headers: Record<string, string> = {}) {
  const sent = request(`https://127.0.0.1:${site.running.port}${path}`, {
    ca: credentials.cert,
    servername: 'localhost',
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  sent.end(body && JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(await text(answer)) };
}
const TOURNAMENT = { name: 'Friday', rulebook: 'homepokertourney' };

describe('over https', () => {
  test('a cookie is kept from plain http, and no browser is told to insist on https', async () => {
    const site = await open();
    const { status, headers } = await ask(site, '/api/tournaments', TOURNAMENT);
    expect(status).toBe(201);
    expect(headers['set-cookie']![0]).toMatch(
      /^__Host-riffle=.*; Path=\/;.*; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('a socket brings the tournament', async () => {
    const site = await open();
    const { body, headers } = await ask(site, '/api/tournaments', TOURNAMENT);
    const ws = new WebSocket(`wss://127.0.0.1:${site.running.port}/ws`, {
      ca: credentials.cert,
      headers: { cookie: headers['set-cookie']![0]!.split(';')[0]! },
    });
    await once(ws, 'open');
    ws.send(JSON.stringify({ type: 'hello', tournament: body.tournament }));
    const [first] = await once(ws, 'message');
    expect(JSON.parse(String(first)).type).toBe('welcome');
    ws.terminate();
  });

  test('links and addresses begin with https, the certificate’s own names first', async () => {
    const site = await open();
    const { port, origins, fingerprint } = site.running;
    expect(origins).toEqual([`https://poker.example.org:${port}`, `https://127.0.0.1:${port}`]);
    expect(fingerprint).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
    const { body, headers } = await ask(site, '/api/tournaments', TOURNAMENT);
    const cookie = headers['set-cookie']![0]!.split(';')[0]!;
    const invite = await ask(
      site,
      `/api/tournaments/${body.tournament}/invites`,
      { to: 'display' },
      { cookie },
    );
    expect(invite.body.link).toMatch(/^https:\/\/poker\.example\.org:/);
  });

  test('names in the certificate are ours, others are not, and pages must have come over https too', async () => {
    const site = await open();
    const { port } = site.running;
    const made = async (host: string, origin: string) =>
      (await ask(site, '/api/tournaments', TOURNAMENT, { host, origin })).status;
    expect(await made(`poker.example.org:${port}`, `https://poker.example.org:${port}`)).toBe(201);
    expect(await made(`evil.example:${port}`, `https://evil.example:${port}`)).toBe(421);
    expect(await made(`127.0.0.1:${port}`, `https://127.0.0.1:${port}`)).toBe(201);
    expect(await made(`127.0.0.1:${port}`, `http://127.0.0.1:${port}`)).toBe(403);
  });

  test('a browser on plain http is sent on, for this once, and gets nothing else', async () => {
    const site = await open();
    const at = `http://127.0.0.1:${site.running.port}`;
    const answer = await fetch(`${at}/t/night?x=1`, { redirect: 'manual' });
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe(`${at.replace('http', 'https')}/t/night?x=1`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${at}/api/join`, { method: 'POST', body: '{}' })).status).toBe(400);
    const raw = (said: string): Promise<string> => {
      const socket = connect(site.running.port, '127.0.0.1');
      socket.end(said);
      return text(socket);
    };
    expect(await raw('GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw('GET /\r\nSet-Cookie:x HTTP/1.1\r\nHost: localhost\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 /,
    );
    expect(await raw('\u0000nonsense')).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask(site, '/health')).status).toBe(200);
  });

  test('a client that says nothing, nonsense or half a handshake is let go', async () => {
    const server = createServer({ ...credentials, handshakeTimeout: 200 });
    // As the server answers what is no request; before a handshake that would wait for ever.
    server.on('clientError', (_, socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    answerPlain(server, { answersTo: () => false }, 200);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    await Promise.all(
      [[], [0x16, 3, 1, 2, 0], [0x16, 9, 9, 9, 9, 9]].map(async (said) => {
        const socket = connect(port, '127.0.0.1').on('error', () => {});
        socket.write(Buffer.from(said));
        await once(socket.resume(), 'close');
      }),
    );
    await promisify(server.close.bind(server))();
  });

  test('a client that says nothing, or stops in the middle of a handshake, does not keep the server from stopping', async () => {
    const site = await open();
    const silent = connect(site.running.port, '127.0.0.1');
    const half = connect(site.running.port, '127.0.0.1');
    await Promise.all([once(silent, 'connect'), once(half, 'connect')]);
    half.write(Buffer.from([0x16, 3, 1, 2, 0]));
    const left = Promise.all([once(silent, 'close'), once(half, 'close')]);
    await ask(site, '/health');
    const began = performance.now();
    await site.running.close();
    expect(performance.now() - began).toBeLessThan(5000);
    await left;
  });
});
