import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { cookieFor, depthOf, fromThisMachine, hostAllowed, originAllowed, tokenIn } from './security.ts';

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
  ])('%o: %s', (headers, allowed) => expect(originAllowed(headers)).toBe(allowed));

  test.each([
    ['192.168.1.2:8080', true],
    ['[::1]:8080', true],
    ['localhost', true],
    ['laptop.local:8080', true],
    ['evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['localhost.evil.example', false],
    ['', false],
    [undefined, false],
  ])('called %s: %s', (host, allowed) => expect(hostAllowed(host)).toBe(allowed));

  test.each([
    ['127.0.0.1', '127.0.0.1', {}, true],
    ['::1', '::1', {}, true],
    ['::ffff:127.0.0.1', '::ffff:127.0.0.1', {}, true],
    ['192.168.1.2', '192.168.1.2', {}, true],
    ['192.168.1.3', '192.168.1.2', {}, false],
    ['127.0.0.1', '127.0.0.1', { 'x-forwarded-for': '10.0.0.1' }, false],
  ])('from %s to %s', (remoteAddress, localAddress, headers, own) =>
    expect(fromThisMachine({ remoteAddress, localAddress } as Socket, headers)).toBe(own),
  );
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
