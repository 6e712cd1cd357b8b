import { describe, expect, test } from 'vitest';
import { clientsBehind, isProxyAddress } from './client.ts';

type Headers = Record<string, string>;
const clientOf = (proxies: readonly string[], remoteAddress: string, headers: Headers = {}, tls = false) =>
  clientsBehind(proxies)({ socket: { remoteAddress, ...(tls && { encrypted: true }) }, headers });
const addressOf = (...args: Parameters<typeof clientOf>) => clientOf(...args).address;

test.each([
  ['192.168.1.2', '192.168.1.2'],
  ['::ffff:192.168.1.2', '192.168.1.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  [undefined, 'gone'],
])('%s counts as %s: of IPv6 the whole /64', (remoteAddress, counted) =>
  expect(clientsBehind([])({ socket: { remoteAddress }, headers: {} }).network).toBe(counted),
);

describe('what a proxy says about a guest', () => {
  const forged = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };

  test('counts only from the proxies the server was told of', () => {
    expect(clientOf(['127.0.0.1'], '127.0.0.1', forged)).toEqual({
      address: '203.0.113.9',
      network: '203.0.113.9',
      https: true,
    });
    for (const from of ['192.168.1.2', '127.0.0.2', '::1'])
      expect(clientOf(['127.0.0.1'], from, forged)).toMatchObject({ address: from, https: false });
    expect(clientOf([], '127.0.0.1', forged)).toMatchObject({ address: '127.0.0.1', https: false });
  });

  test('may come from a whole network, over IPv4 in IPv6 too', () => {
    expect(addressOf(['10.0.0.0/8'], '10.9.8.7', forged)).toBe('203.0.113.9');
    expect(addressOf(['10.0.0.0/8'], '::ffff:10.9.8.7', forged)).toBe('203.0.113.9');
    expect(addressOf(['10.0.0.0/8'], '11.0.0.1', forged)).toBe('11.0.0.1');
    expect(addressOf(['fd00::/8'], 'fd12::1', forged)).toBe('203.0.113.9');
  });

  test('is read from the right: what a guest wrote there first is never reached', () => {
    const said = (list: string, proxies = ['127.0.0.1', '10.0.0.0/8']) =>
      addressOf(proxies, '127.0.0.1', { 'x-forwarded-for': list });
    expect(said('1.2.3.4, 203.0.113.9')).toBe('203.0.113.9');
    expect(said('1.2.3.4, 203.0.113.9, 10.1.1.1')).toBe('203.0.113.9');
    expect(said('127.0.0.1, 203.0.113.9')).toBe('203.0.113.9');
    expect(said('10.2.2.2, 10.1.1.1')).toBe('10.2.2.2');
  });

  test('may name a port, and stops where it is no address', () => {
    const said = (list: string) => addressOf(['127.0.0.1'], '127.0.0.1', { 'x-forwarded-for': list });
    expect(said('203.0.113.9:4711')).toBe('203.0.113.9');
    expect(said('[2001:db8::7]:4711')).toBe('2001:db8::7');
    expect(said('2001:db8::7')).toBe('2001:db8::7');
    expect(said('1.2.3.4, unknown')).toBe('127.0.0.1');
    expect(said(' , ')).toBe('127.0.0.1');
    expect(said('')).toBe('127.0.0.1');
  });

  test('decides on https where the proxy says so; otherwise the connection itself does', () => {
    const https = (proto: Headers, tls: boolean) => clientOf(['127.0.0.1'], '127.0.0.1', proto, tls).https;
    expect(https({ 'x-forwarded-proto': 'https' }, false)).toBe(true);
    expect(https({ 'x-forwarded-proto': 'http' }, true)).toBe(false);
    // A guest's own word is left of the proxy's.
    expect(https({ 'x-forwarded-proto': 'https, http' }, false)).toBe(false);
    expect(https({}, true)).toBe(true);
    expect(https({}, false)).toBe(false);
  });
});

test.each([
  ['127.0.0.1', true],
  ['10.0.0.0/8', true],
  ['::1', true],
  ['fd00::/8', true],
  ['10.0.0.0/33', false],
  ['fd00::/129', false],
  ['10.0.0.0/', false],
  ['/8', false],
  ['localhost', false],
  ['', false],
])('%s is a proxy’s address: %s', (text, is) => expect(isProxyAddress(text)).toBe(is));
