import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { naming } from '../../store/store-error.ts';
import { lanAddresses } from './addresses.ts';
import { type Credentials, makeCertificate } from './certificate.ts';

/** Why no server could be started, in one line for people. */
export class CannotServe extends Error {}

/** What lasts no longer than that is renewed before a tournament, not during one. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** What a machine of that name is called at home. */
export function namesOf(machine: string): string[] {
  const own = machine.toLowerCase();
  return [...new Set(['localhost', own, `${own.split('.')[0]}.local`])].filter((name) =>
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(name),
  );
}

/** With the names to call the server by, where the certificate is for names of the host's own. */
export type Https = Credentials & { readonly names: readonly string[] };

type Place = { readonly host: string; readonly now: number; readonly lan?: readonly string[] };

/**
 * The certificate this site has made itself, beside its file. It is kept, so that a phone which has been told to trust it
 * need not be told again, until it runs out or this machine has an address that is not in it.
 */
export function siteCredentials(data: string, { host, now, lan = lanAddresses() }: Place): Https {
  const files = { key: `${data}.key.pem`, cert: `${data}.cert.pem` };
  const names = namesOf(hostname());
  const addresses = [...new Set(['127.0.0.1', '::1', ...lan, host])].filter(
    (address) => isIP(address) !== 0 && address !== '0.0.0.0' && address !== '::',
  );
  const kept = naming(files.cert, () => read(files.cert, files.key));
  if (kept !== null && stillGood(kept, names, addresses, now)) return { ...kept, names: [] };
  const made = makeCertificate({ names, addresses, now });
  for (const what of ['key', 'cert'] as const)
    naming(files[what], () => {
      rmSync(files[what], { force: true });
      writeFileSync(files[what], made[what], { flag: 'wx', mode: what === 'key' ? 0o600 : 0o644 });
    });
  return { ...made, names: [] };
}

const read = (cert: string, key: string): Credentials | null =>
  existsSync(cert) && existsSync(key)
    ? { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') }
    : null;

function stillGood(
  { cert, key }: Credentials,
  names: readonly string[],
  addresses: readonly string[],
  now: number,
): boolean {
  try {
    const certificate = new X509Certificate(cert);
    return (
      certificate.checkPrivateKey(createPrivateKey(key)) &&
      Date.parse(certificate.validTo) > now + WEEK &&
      names.every((name) => certificate.checkHost(name) !== undefined) &&
      addresses.every((address) => certificate.checkIP(address.replace(/%.*$/, '')) !== undefined)
    );
  } catch {
    // Half written, or not ours: as good as none.
    return false;
  }
}

/** A certificate that the host has from elsewhere. */
export function givenCredentials(cert: string, key: string): Https {
  const given = { cert: textOf(cert), key: textOf(key) };
  const certificate = parsed(
    () => new X509Certificate(given.cert),
    `${cert} is no certificate: a PEM file is needed`,
  );
  const secret = parsed(
    () => createPrivateKey(given.key),
    `${key} is no private key: a PEM file without a password is needed`,
  );
  if (!certificate.checkPrivateKey(secret))
    throw new CannotServe(`${key} is not the key of ${cert}: choose the two that belong together`);
  return { ...given, names: namesIn(certificate) };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CannotServe(
      `${file} cannot be read (${(error as NodeJS.ErrnoException).code}): check the path`,
    );
  }
}

function parsed<T>(parse: () => T, otherwise: string): T {
  try {
    return parse();
  } catch {
    throw new CannotServe(otherwise);
  }
}

/** The names in a certificate that one can type. */
const namesIn = (certificate: X509Certificate): string[] =>
  [...(certificate.subjectAltName ?? '').matchAll(/DNS:([a-z0-9.-]+)(?=,|$)/gi)].map(([, name]) =>
    name!.toLowerCase(),
  );
