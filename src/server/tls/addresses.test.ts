import { expect, test } from 'vitest';
import { isPublicOrigin } from '../../protocol/reach.ts';

test.each([
  ['https://poker.example.org', true],
  ['https://poker.example.org:8443', true],
  ['http://203.0.113.7:7433', true],
  ['https://[2001:db8::7]', true],
  ['https://laptop.tail1234.ts.net', true],
  ['https://localhost.example.org', true],
  ['http://localhost:7433', false],
  ['http://games.localhost', false],
  ['http://laptop:7433', false],
  ['https://laptop.local', false],
  ['https://laptop.lan', false],
  ['https://laptop.home', false],
  ['https://laptop.home.arpa', false],
  ['https://laptop.internal', false],
  ['http://127.0.0.1:7433', false],
  ['http://192.168.1.20', false],
  ['http://10.1.2.3', false],
  ['http://172.16.0.1', false],
  ['http://172.32.0.1', true],
  ['http://169.254.0.1', false],
  // What a provider or Tailscale hands out to its own.
  ['http://100.64.0.1', false],
  ['http://100.128.0.1', true],
  ['https://[::1]:7433', false],
  ['https://[fd00::1]', false],
  ['https://[fe80::1]', false],
])('a link to %s works outside the home: %s', (origin, works) => expect(isPublicOrigin(origin)).toBe(works));
