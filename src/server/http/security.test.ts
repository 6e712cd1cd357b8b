import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { clientsBehind } from './client.ts';
import { depthOf } from './read-frame.ts';
import { fromThisMachine, hostAllowed, originAllowed } from './security.ts';
import { cookieFor, tokenIn } from './token.ts';

const OWN = hostname().toLowerCase().split('.')[0]!;

describe('who a request may be from', () => {
  test.each([
    [{ host: '192.168.1.2:80' }, true],
    [{ host: '192.168.1.2', origin: 'http://192.168.1.2' }, true],
    [{ origin: 'http://192.168.1.2' }, false],
    [{ host: '192.168.1.2:8080', origin: 'http://192.168.1.2:8080' }, true],
    [{ host: 'localhost:8080', origin: 'http://evil.example' }, false],
    [{ host: 'localhost:8080', origin: 'http://localhost:9090' }, false],
    [{ host: 'localhost:8080', origin: 'null' }, false],
    [{ host: 'localhost:8080', 'sec-fetch-site': 'cross-site' }, false],
    [{ host: 'localhost:8080', 'sec-fetch-site': 'same-origin' }, true],
  ])('%o: %s', (headers, allowed) => expect(originAllowed(headers, false)).toBe(allowed));

  test.each([
    // Where the connection came over https, or the host said that guests come that way.
    ['https://poker.example', true, [], true],
    ['http://poker.example', true, [], false],
    ['https://poker.example', false, [], false],
    ['https://poker.example', false, ['https://poker.example'], true],
    ['http://poker.example', false, ['https://poker.example'], true],
    ['https://poker.example:8443', false, ['https://poker.example'], false],
    ['https://other.example', false, ['https://poker.example', 'https://other.example'], false],
  ])('a page of %s, https %s, names %j: %s', (origin, https, given, allowed) =>
    expect(originAllowed({ host: 'poker.example', origin }, https, given)).toBe(allowed),
  );

  test.each([
    ['192.168.1.2:8080', true],
    ['[::1]:8080', true],
    ['localhost', true],
    ['games.localhost:8080', true],
    [`${OWN}:8080`, true],
    [`${OWN}.local:8080`, true],
    [`${OWN.toUpperCase()}.LAN`, true],
    [`${OWN}.home`, true],
    [`${OWN}.internal`, true],
    ['poker.example', true],
    ['evil.local', false],
    ['evil.lan', false],
    ['evil.home', false],
    ['evil.internal', false],
    [`${OWN}.evil.local`, false],
    [`${OWN}.example`, false],
    ['evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['localhost.evil.example', false],
    ['', false],
    [undefined, false],
  ])('called %s: %s', (host, allowed) =>
    expect(hostAllowed(host, (name) => name === 'poker.example')).toBe(allowed),
  );

  /** On port 80; the host's browser where nothing else is said. */
  const asked = (from: string, to: string, headers: Record<string, string>, httpVersion = '1.1') => {
    const socket = { remoteAddress: from, localAddress: to, localPort: 80 };
    const request = { socket, headers, httpVersion } as unknown as IncomingMessage;
    return fromThisMachine(request, clientsBehind([])(request), (name) => name === 'poker.example');
  };

  test.each([
    ['127.0.0.1', '127.0.0.1', 'localhost', true],
    ['127.0.0.1', '127.0.0.1', 'games.localhost:80', true],
    ['::1', '::1', '[::1]', true],
    ['::ffff:127.0.0.1', '::ffff:127.0.0.1', '127.0.0.1:80', true],
    ['192.168.1.2', '192.168.1.2', '192.168.1.2', true],
    ['192.168.1.2', '192.168.1.2', OWN, true],
    ['192.168.1.2', '192.168.1.2', `${OWN}.local`, true],
    ['192.168.1.2', '192.168.1.2', 'poker.example', true],
    ['192.168.1.3', '192.168.1.2', '192.168.1.2', false],
    // Something here listens elsewhere and hands on what comes: its visitors say where they went.
    ['127.0.0.1', '127.0.0.1', '127.0.0.1:8080', false],
    ['127.0.0.1', '127.0.0.1', '192.168.1.2', false],
    ['127.0.0.1', '127.0.0.1', '203.0.113.9', false],
    ['127.0.0.1', '127.0.0.1', 'home.example', false],
    ['192.168.1.2', '192.168.1.2', 'localhost', false],
  ])('from %s to %s', (from, to, host, own) => expect(asked(from, to, { host })).toBe(own));

  test.each([
    ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'],
    ...['cf-connecting-ip', 'true-client-ip', 'x-client-ip', 'cdn-loop'],
  ])('what came with %s was handed on', (header) =>
    expect(asked('127.0.0.1', '127.0.0.1', { host: 'localhost', [header]: '10.0.0.1' })).toBe(false),
  );

  test('what came as HTTP/1.0 was handed on: no browser speaks that, nginx does', () => {
    expect(asked('127.0.0.1', '127.0.0.1', { host: '127.0.0.1' }, '1.0')).toBe(false);
  });
});

test('the cookie is for this server alone, and Secure only where that can be', () => {
  expect(cookieFor('abc', false)).toBe('riffle=abc; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict');
  expect(cookieFor('abc', true)).toMatch(/^__Host-riffle=abc; .*; Secure$/);
  expect(tokenIn({ cookie: '__Host-riffle=abc' })).toBe('abc');
  expect(tokenIn({ cookie: 'riffle=planted; __Host-riffle=abc' })).toBe('abc');
  expect(tokenIn({ cookie: 'other=1; riffle=abc' })).toBe('abc');
  expect(tokenIn({ cookie: 'notriffle=abc' })).toBeUndefined();
  expect(tokenIn({ authorization: 'Bearer xyz' })).toBe('xyz');
});

test('depth counts brackets, not those in words', () => {
  expect(depthOf('{"a":[1,{"b":2}]}')).toBe(3);
  expect(depthOf('{"a":"[[[[\\"[["}')).toBe(1);
  expect(depthOf('['.repeat(1000))).toBe(1000);
  expect(depthOf('')).toBe(0);
});
