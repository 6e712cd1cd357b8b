import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { type Client, plain } from './client.ts';

/** Only what comes from here is run or shown; inline only what a page names by its content's hash. */
export const cspWith = ({ script, style }: { script: readonly string[]; style: readonly string[] }): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    "img-src 'self' data:",
    ...['font-src', 'connect-src', 'manifest-src', 'worker-src'].map((what) => `${what} 'self'`),
    ...['base-uri', 'form-action', 'frame-ancestors'].map((what) => `${what} 'none'`),
  ].join('; ');

export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': cspWith({ script: [], style: [] }),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const LOOPBACK = /^(?:127\.|::1$)/;

/** What proxies, tunnels and content networks put on a request. */
const FORWARDED =
  /^(?:forwarded|via|cdn-loop|x-(?:forwarded|original|envoy|amzn|real-ip|client-ip|cluster-client-ip)|true-client-ip|cf-|fly-|fastly-)/;

/** `[::1]:80` and `192.168.1.2:80` in two. */
function splitHost(host: string): { name: string; port: number | null } {
  const [, name = '', port] = /^(.*?)(?::(\d+))?$/.exec(host.toLowerCase())!;
  return { name: name.replace(/^\[(.*)\]$/, '$1'), port: port === undefined ? null : Number(port) };
}

const isLocalhost = (name: string): boolean => name === 'localhost' || /^[a-z0-9.-]+\.localhost$/.test(name);

/** What this machine calls itself, and what a home network calls it. */
function isOwnName(name: string): boolean {
  const own = hostname().toLowerCase();
  const [first] = own.split('.');
  if (name === '') return false;
  return name === own || ['', '.local', '.lan', '.home', '.internal'].some((end) => name === first + end);
}

type Asking = Pick<IncomingMessage, 'socket' | 'headers' | 'httpVersion'>;

/**
 * Whether a request was made on this machine, and not only handed on by something here: a proxy that says so, one that
 * still speaks HTTP/1.0, or one whose visitors asked for another address or port than the one they arrived at.
 */
export function fromThisMachine(
  { socket, headers, httpVersion }: Asking,
  { address, https }: Client,
  answersTo: AnswersTo,
): boolean {
  const local = plain(socket.localAddress);
  if (!LOOPBACK.test(address) && address !== local) return false;
  if (httpVersion === '1.0' || Object.keys(headers).some((name) => FORWARDED.test(name))) return false;
  const { name, port } = splitHost(headers.host ?? '');
  if ((port ?? (https ? 443 : 80)) !== socket.localPort) return false;
  if (isIP(name) !== 0) return name === local;
  return isLocalhost(name) ? LOOPBACK.test(local) : isOwnName(name) || answersTo(name);
}

/** Whether a name is one of this server's: in its certificate, or given to it with --name. */
export type AnswersTo = (name: string) => boolean;

/**
 * Whether a request names this machine: by an address, by its own name, or by one it answers to. A page elsewhere that
 * has its own name point here would otherwise be of the same origin.
 */
export function hostAllowed(host: string | undefined, answersTo: AnswersTo = () => false): boolean {
  if (host === undefined) return false;
  const { name } = splitHost(host);
  return (
    isIP(name) !== 0 ||
    isLocalhost(name) ||
    isOwnName(name) ||
    (/^[a-z0-9.-]+$/.test(name) && answersTo(name))
  );
}

/** From a page of ours that came the way this request did or by an address we were given; or from no page at all. */
export function originAllowed(
  { origin, host, ...headers }: IncomingHttpHeaders,
  https: boolean,
  given: readonly string[] = [],
): boolean {
  const site = headers['sec-fetch-site'];
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  try {
    const page = new URL(origin);
    if (page.protocol !== (https ? 'https:' : 'http:') && !given.includes(page.origin)) return false;
    return page.host === new URL(`${page.protocol}//${host}`).host;
  } catch {
    return false;
  }
}
