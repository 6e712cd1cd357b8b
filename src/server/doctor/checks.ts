import { X509Certificate } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { version } from '../site/shipped.ts';
import { originsOf } from '../tls/addresses.ts';
import { CannotServe, givenCredentials } from '../tls/credentials.ts';
import { firewallHint } from './firewall.ts';
import { type Answered, firstPage } from './first-page.ts';

/** What was looked at, and what is to be done about it. `note`: nothing is wrong, but it is worth knowing. */
export type Check = {
  readonly what: string;
  readonly is: 'good' | 'note' | 'bad';
  readonly says: string;
};

export type Examined = {
  readonly file: string;
  readonly port: number;
  readonly host: string;
  readonly https: boolean;
  /** A certificate of the host's own. */
  readonly given: { readonly cert: string; readonly key: string } | null;
  readonly now: number;
};

const good = (what: string, says: string): Check => ({ what, is: 'good', says });
const note = (what: string, says: string): Check => ({ what, is: 'note', says });
const bad = (what: string, says: string): Check => ({ what, is: 'bad', says });

/** What a long night with its backup needs, with room to spare. */
const ROOM_BYTES = 200_000_000;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
/** No clock is right that says it is earlier than Riffle. */
const RIFFLE_EXISTS = Date.UTC(2026, 0, 1);

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;

/** Everything that keeps guests out or loses data, one after the other. */
export async function* examine(asked: Examined): AsyncGenerator<Check> {
  const { port, host, file, now } = asked;
  yield good(
    'version',
    `Riffle ${version} on Node ${process.versions.node}, ${process.platform} ${process.arch}`,
  );
  const secure = asked.https || asked.given !== null;
  const origins = originsOf(host, port, secure ? { names: [] } : null);
  const running = await firstPage(origins.at(-1)!);
  const listening = running === null ? await standIn(port, host) : null;
  yield portCheck(asked, running, listening);
  yield addressCheck(origins);
  yield note('firewall', firewallHint(port));
  yield clockCheck(file, now);
  yield diskCheck(file);
  yield dataCheck(file);
  if (secure) yield certificateCheck(asked);
  yield await phoneCheck(origins, running, listening);
  if (listening !== null && typeof listening !== 'string') listening.close();
}

type StandIn = { close(): void };

/** Listens where Riffle would, so that it is known whether that works. Otherwise the system's code for why not. */
function standIn(port: number, host: string): Promise<StandIn | string> {
  return new Promise((resolve) => {
    const server = createServer((_, answer) => answer.end('Riffle would answer here.'));
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    server.listen(port, host, () => resolve(server));
  });
}

const PORT_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is used by another program: stop that, or choose another with --port',
  EACCES: 'may not be used here: choose one above 1023 with --port',
  EADDRNOTAVAIL: 'cannot be used, because --host is no address of this machine',
};

function portCheck({ port, file }: Examined, running: Answered, listening: StandIn | string | null): Check {
  if (running === 'riffle')
    return existsSync(`${file}.server`)
      ? good('port', `Riffle runs on port ${port}`)
      : note('port', `Riffle runs on port ${port}, on another data file than ${file}`);
  if (typeof listening === 'string' || running === 'something')
    return bad(
      'port',
      `${port} ${PORT_PROBLEMS[String(listening ?? 'EADDRINUSE')] ?? `does not work (${listening})`}`,
    );
  return good('port', `${port} is free`);
}

const addressCheck = ([first = '', ...others]: readonly string[]): Check =>
  /\/\/(?:localhost|127\.)/.test(first)
    ? bad('address', 'this machine is in no network: connect it to the Wi-Fi that the guests use')
    : good(
        'address',
        `phones open ${first}${others.length > 1 ? `, or ${others.slice(0, -1).join(', ')}` : ''}`,
      );

/** The data file was written with this clock: if it is from later, the clock has been set back or was wrong then. */
function clockCheck(file: string, now: number): Check {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const time = `${new Date(now).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}, ${timeZone}`;
  if (now < RIFFLE_EXISTS)
    return bad('clock', `it says ${time}: set it before the tournament, or levels jump`);
  const written = existsSync(file) ? statSync(file).mtimeMs : 0;
  if (written > now + MINUTE_MS)
    return bad('clock', `it says ${time}, but the data file was written on ${day(written)}: set the clock`);
  return good('clock', time);
}

/** The folder, or the nearest one above it: at the first start it is not there yet. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

function diskCheck(file: string): Check {
  const folder = nearest(dirname(file));
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  return free < ROOM_BYTES
    ? bad('disk', `only ${megabytes(free)} are free in ${folder}: make room before the tournament`)
    : good('disk', `${megabytes(free)} are free in ${folder}`);
}

function dataCheck(file: string): Check {
  const target = existsSync(file) ? file : nearest(dirname(file));
  try {
    accessSync(target, constants.R_OK | constants.W_OK);
  } catch (error) {
    return bad(
      'data',
      `${target} cannot be written (${(error as NodeJS.ErrnoException).code}): choose another with --data FILE`,
    );
  }
  if (!existsSync(file)) return good('data', `${file} is created at the first start`);
  const { size } = statSync(file);
  return size === 0
    ? bad('data', `${file} is empty: restore a backup with riffle restore, or remove it to begin anew`)
    : good('data', `${file}, ${megabytes(size)}`);
}

function certificateCheck({ file, given, now }: Examined): Check {
  const own = `${file}.cert.pem`;
  if (given === null && !existsSync(own))
    return good('certificate', 'Riffle creates its own at the first start');
  try {
    const text = given === null ? readFileSync(own, 'utf8') : givenCredentials(given.cert, given.key).cert;
    const { validTo, fingerprint256, subjectAltName } = new X509Certificate(text);
    const until = Date.parse(validTo);
    if (until < now + WEEK_MS)
      return given === null
        ? note('certificate', `good until ${day(until)}: Riffle renews it at the next start`)
        : bad('certificate', `it ran out or runs out on ${day(until)}: get a new one before the tournament`);
    const self = given === null ? `; browsers warn once: compare ${fingerprint256}` : '';
    return good('certificate', `good until ${day(until)} for ${subjectAltName}${self}`);
  } catch (error) {
    if (!(error instanceof CannotServe)) throw error;
    return bad('certificate', error.message);
  }
}

async function phoneCheck(
  origins: readonly string[],
  running: Answered,
  listening: StandIn | string | null,
): Promise<Check> {
  const [first = ''] = origins;
  if (running === 'something' || typeof listening === 'string')
    return bad('phones', `${first} does not lead to Riffle`);
  // Who stands in for Riffle has no certificate.
  const answered = await firstPage(running === null ? first.replace(/^https/, 'http') : first);
  if (answered === null)
    return bad('phones', `${first} does not answer even on this machine: see the firewall`);
  return running === 'riffle'
    ? good(
        'phones',
        `${first} shows Riffle’s first page${first.startsWith('https') ? '' : '; over plain http screens may go dark'}`,
      )
    : good('phones', `${first} will show Riffle’s first page once it runs`);
}
