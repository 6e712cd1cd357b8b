import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** A key and the certificate that goes with it, as PEM. */
export type Credentials = { readonly key: string; readonly cert: string };

export type Subject = {
  readonly names: readonly string[];
  readonly addresses: readonly string[];
  readonly now: number;
};

/** Phones refuse what lasts longer than 825 days. */
const DAYS = 730;
const DAY = 24 * 60 * 60 * 1000;

// DER: a tag, the length of what follows, and that (X.690). Only what a certificate needs (RFC 5280, 4.1).
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const size = body.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const set = (...parts: readonly Uint8Array[]): Buffer => der(0x31, ...parts);
const octets = (...parts: readonly Uint8Array[]): Buffer => der(0x04, ...parts);
/** All of its bits but the last `unused`. */
const bits = (value: Uint8Array, unused = 0): Buffer => der(0x03, Buffer.from([unused]), value);
const integer = (value: Uint8Array): Buffer => der(0x02, value);
const text = (tag: number, value: string): Buffer => der(tag, Buffer.from(value, 'utf8'));
const YES = der(0x01, Buffer.from([0xff]));

/** The first two numbers share a byte; of the others each has seven bits a byte, the highest first. */
function oid(dotted: string): Buffer {
  const [first, second, ...rest] = dotted.split('.').map(Number);
  const sevens = (value: number, more = 0): number[] =>
    value < 0x80 ? [value | more] : [...sevens(value >> 7, 0x80), (value & 0x7f) | more];
  return der(0x06, Buffer.from([first! * 40 + second!, ...rest.flatMap((value) => sevens(value))]));
}

/** Two digits for the year until 2049, four from then on. */
function time(at: number): Buffer {
  const whole = `${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
  return Number(whole.slice(0, 4)) < 2050 ? text(0x17, whole.slice(2)) : text(0x18, whole);
}

/** 4 or 16 bytes; `::` stands for as many zeros as are missing. */
function addressBytes(address: string): Buffer {
  if (!isIPv6(address)) return Buffer.from(address.split('.').map(Number));
  // The URL's own writing has no dots, and no zone.
  const plain = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [front, back = []] = plain.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8 - front!.length - back.length).fill('0');
  const groups = [...front!, ...zeros, ...back].map((group) => Number.parseInt(group, 16));
  return Buffer.from(groups.flatMap((group) => [group >> 8, group & 0xff]));
}

const ECDSA_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));
const NAME = sequence(set(sequence(oid('2.5.4.3'), text(0x0c, 'Riffle'))));

const extension = (id: string, value: Buffer, critical = false): Buffer =>
  sequence(oid(id), ...(critical ? [YES] : []), octets(value));

/** For one server and nothing else: no phone that trusts it believes anything it would sign. */
const extensions = ({ names, addresses }: Subject): Buffer =>
  sequence(
    extension('2.5.29.19', sequence(), true),
    extension('2.5.29.15', bits(Buffer.from([0x80]), 7), true),
    extension('2.5.29.37', sequence(oid('1.3.6.1.5.5.7.3.1'))),
    extension(
      '2.5.29.17',
      sequence(
        ...names.map((name) => text(0x82, name)),
        ...addresses.map((address) => der(0x87, addressBytes(address))),
      ),
    ),
  );

/** Positive, and without a zero in front. */
function newSerial(): Buffer {
  const serial = randomBytes(16);
  serial[0] = (serial[0]! & 0x7f) | 0x40;
  return integer(serial);
}

/** A new key on P-256 with a certificate it has signed itself, from yesterday on: not every phone's clock is right. */
export function makeCertificate(subject: Subject): Credentials {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const from = subject.now - DAY;
  const signed = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    newSerial(),
    ECDSA_SHA256,
    NAME,
    sequence(time(from), time(from + DAYS * DAY)),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions(subject)),
  );
  const whole = sequence(signed, ECDSA_SHA256, bits(sign('sha256', signed, privateKey)));
  const lines = whole.toString('base64').replace(/.{1,64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`,
  };
}
