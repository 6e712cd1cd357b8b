import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer } from 'node:tls';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCertificate } from './certificate.ts';

const NOW = Date.UTC(2026, 4, 8, 19, 30, 5);
const HOME = {
  names: ['localhost', 'laptop', 'laptop.local'],
  addresses: ['127.0.0.1', '::1', '192.168.1.20', 'fd00::2:0:0:1', '::ffff:10.0.0.7', 'fe80::1%eth0'],
  now: NOW,
};
const certificateOf = (subject: Parameters<typeof makeCertificate>[0]) =>
  new X509Certificate(makeCertificate(subject).cert);

describe('a certificate of our own', () => {
  test('is for its names and addresses, for nobody else, and signed by its own key', () => {
    const certificate = certificateOf(HOME);
    for (const name of HOME.names) expect([name, certificate.checkHost(name)]).toEqual([name, name]);
    expect(certificate.checkHost('evil.example')).toBeUndefined();
    for (const address of ['127.0.0.1', '::1', '192.168.1.20', 'fd00::2:0:0:1', '::ffff:a00:7', 'fe80::1'])
      expect([address, certificate.checkIP(address)]).toEqual([address, address]);
    expect(certificate.checkIP('192.168.1.21')).toBeUndefined();
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.verify(certificateOf(HOME).publicKey)).toBe(false);
    expect(certificate.publicKey.asymmetricKeyDetails).toEqual({ namedCurve: 'prime256v1' });
    expect(certificate.ca).toBe(false);
    expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
  });

  test('begins yesterday and lasts no longer than phones allow', () => {
    const { validFrom, validTo } = certificateOf(HOME);
    expect(Date.parse(validFrom)).toBe(NOW - 86_400_000);
    expect((Date.parse(validTo) - Date.parse(validFrom)) / 86_400_000).toBe(730);
    // Two digits for the year would be the last century again.
    expect(certificateOf({ ...HOME, now: Date.UTC(2049, 6, 1) }).validTo).toMatch(/ 2051 GMT$/);
  });

  test('has a number of its own: positive, and no two alike', () => {
    const serials = Array.from({ length: 50 }, () => certificateOf(HOME).serialNumber);
    expect(new Set(serials).size).toBe(50);
    for (const serial of serials) expect(serial).toMatch(/^[4-7][0-9A-F]{31}$/);
  });

  test('can be read whatever it is for', () => {
    const name = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?(\.[a-z]{2,10})?$/);
    const names = fc.uniqueArray(name, { minLength: 1, maxLength: 40 });
    const addresses = fc.array(fc.oneof(fc.ipV4(), fc.ipV6()), { maxLength: 40 });
    fc.assert(
      fc.property(names, addresses, (names, addresses) => {
        const certificate = certificateOf({ names, addresses, now: NOW });
        for (const each of names) expect(certificate.checkHost(each)).toBe(each);
        for (const each of addresses) expect(certificate.checkIP(each)).toBe(each);
        expect(certificate.verify(certificate.publicKey)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('shakes hands with a client that trusts exactly this one, and with no other', async () => {
    const mine = makeCertificate({ ...HOME, now: Date.now() });
    const server = createServer(mine, (socket) => socket.end('hello')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const greeted = async (ca: string, servername: string): Promise<string> => {
      const socket = connect({ port, host: '127.0.0.1', ca, servername });
      let heard = '';
      for await (const chunk of socket) heard += String(chunk);
      return heard;
    };
    try {
      expect(await greeted(mine.cert, 'laptop.local')).toBe('hello');
      await expect(greeted(mine.cert, 'evil.example')).rejects.toThrow(/altnames/);
      const another = makeCertificate({ ...HOME, now: Date.now() });
      await expect(greeted(another.cert, 'laptop.local')).rejects.toThrow(/self-signed|signature/);
    } finally {
      server.close();
    }
  });

  const openssl = spawnSync('openssl', ['version']).status === 0;
  if (!openssl) console.warn('no openssl here: only Node’s own reader has seen the certificate');

  test.runIf(openssl)('is what openssl says it is', () => {
    const folder = mkdtempSync(join(tmpdir(), 'riffle-certificate-'));
    try {
      const file = join(folder, 'cert.pem');
      writeFileSync(file, makeCertificate({ ...HOME, now: Date.now() }).cert);
      const run = (...args: string[]) => spawnSync('openssl', args, { encoding: 'utf8' });
      const { stdout } = run('x509', '-in', file, '-noout', '-text');
      expect(stdout).toMatch(/Version: 3 /);
      expect(stdout).toMatch(/Signature Algorithm: ecdsa-with-SHA256/);
      expect(stdout).toMatch(/Basic Constraints: critical\s+CA:FALSE/);
      expect(stdout).toMatch(/Key Usage: critical\s+Digital Signature\n/);
      expect(stdout).toMatch(/TLS Web Server Authentication/);
      expect(stdout).toMatch(/DNS:localhost, DNS:laptop, DNS:laptop\.local, IP Address:127\.0\.0\.1/);
      const strict = ['verify', '-x509_strict', '-purpose', 'sslserver', '-CAfile', file];
      expect(run(...strict, '-verify_hostname', 'laptop.local', file)).toMatchObject({ status: 0 });
      expect(run(...strict, '-verify_ip', '192.168.1.20', file)).toMatchObject({ status: 0 });
      expect(run(...strict, '-verify_hostname', 'evil.example', file).status).not.toBe(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
