import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeCertificate } from './certificate.ts';
import { CannotServe, givenCredentials, namesOf, siteCredentials } from './credentials.ts';

const NOW = Date.UTC(2026, 4, 8);
const DAY = 86_400_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riffle-credentials-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (changes: object = {}) =>
  siteCredentials(join(folder, 'riffle.db'), {
    host: '0.0.0.0',
    now: NOW,
    lan: ['192.168.1.20'],
    ...changes,
  });

describe('the site’s own certificate', () => {
  test('lies beside the file, its key for the host’s eyes alone, and is for where phones find it', () => {
    const { cert } = at();
    expect(statSync(join(folder, 'riffle.db.key.pem')).mode & 0o777).toBe(0o600);
    const certificate = new X509Certificate(cert);
    for (const name of ['localhost', ...namesOf(hostname())]) expect(certificate.checkHost(name)).toBe(name);
    for (const address of ['127.0.0.1', '::1', '192.168.1.20'])
      expect(certificate.checkIP(address)).toBe(address);
    expect(certificate.checkIP('0.0.0.0')).toBeUndefined();
  });

  test('is kept as long as it is good', () => {
    const first = at();
    expect(at({ now: NOW + 700 * DAY })).toEqual(first);
    expect(at({ lan: [] })).toEqual(first);
  });

  test.each<[string, object]>([
    ['it runs out', { now: NOW + 725 * DAY }],
    ['the machine has another address', { lan: ['192.168.1.20', '10.0.0.9'] }],
    ['it is to be found where it was not', { host: 'fd00::7' }],
  ])('is made anew when %s', (_, changes) => {
    const first = at();
    const second = at(changes);
    expect(second.cert).not.toBe(first.cert);
    expect(at(changes)).toEqual(second);
    expect(statSync(join(folder, 'riffle.db.key.pem')).mode & 0o777).toBe(0o600);
  });

  test('is made anew when a crash has left half of it, or another key', () => {
    const first = at();
    writeFileSync(join(folder, 'riffle.db.cert.pem'), first.cert.slice(0, 200));
    const second = at();
    expect(new X509Certificate(second.cert).checkIP('192.168.1.20')).toBe('192.168.1.20');
    writeFileSync(join(folder, 'riffle.db.key.pem'), first.key);
    const third = at();
    expect(third.cert).not.toBe(second.cert);
    expect(at()).toEqual(third);
  });

  test('that cannot be written gets the same sentence as the site’s file', () => {
    expect(() => siteCredentials(join(folder, 'no/riffle.db'), { host: '::', now: NOW })).toThrow(
      /does not exist/,
    );
  });
});

test('a machine’s names are those one can type', () => {
  expect(namesOf('Laptop')).toEqual(['localhost', 'laptop', 'laptop.local']);
  expect(namesOf('mac.local')).toEqual(['localhost', 'mac.local']);
  expect(namesOf('pc.example.org')).toEqual(['localhost', 'pc.example.org', 'pc.local']);
  expect(namesOf('Jürgens_PC')).toEqual(['localhost']);
});

describe('a certificate from elsewhere', () => {
  const put = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const real = makeCertificate({ names: ['poker.example.org'], addresses: [], now: NOW });

  test('is read, with its names', () => {
    const [cert, key] = [put('cert.pem', real.cert), put('key.pem', real.key)];
    expect(givenCredentials(cert, key)).toEqual({ ...real, names: ['poker.example.org'] });
  });

  test.each<[string, (cert: string, key: string) => [string, string], RegExp]>([
    ['is not there', (_, key) => [join(folder, 'none.pem'), key], /none\.pem cannot be read \(ENOENT\)/],
    ['has no key there', (cert) => [cert, join(folder, 'none.pem')], /none\.pem cannot be read/],
    ['is none', (_, key) => [key, key], /key\.pem is no certificate/],
    ['is given as its key', (cert) => [cert, cert], /cert\.pem is no private key/],
    [
      'has another key',
      (cert) => [cert, put('other.pem', makeCertificate({ names: ['x'], addresses: [], now: NOW }).key)],
      /other\.pem is not the key of .*cert\.pem/,
    ],
  ])('that %s is one line', (_, files, line) => {
    const [cert, key] = files(put('cert.pem', real.cert), put('key.pem', real.key));
    expect(() => givenCredentials(cert, key)).toThrow(CannotServe);
    expect(() => givenCredentials(cert, key)).toThrow(line);
    expect(() => givenCredentials(cert, key)).not.toThrow(/\n/);
  });
});
