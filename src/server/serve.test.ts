import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announce, serverFileOf } from './serve.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riffle-announce-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the last of two servers of a site says where it is, and the first leaves that there when it goes', () => {
  const data = join(folder, 'site');
  const file = serverFileOf(data);
  const says = () => JSON.parse(readFileSync(file, 'utf8')).origin;
  const first = announce(data, { origin: 'http://127.0.0.1:1', secret: 'one' });
  const second = announce(data, { origin: 'http://127.0.0.1:2', secret: 'two' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(says()).toBe('http://127.0.0.1:2');
  first();
  expect(says()).toBe('http://127.0.0.1:2');
  second();
  expect(readdirSync(folder)).toEqual([]);
});
