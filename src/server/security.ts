import type { IncomingHttpHeaders } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { hostname } from 'node:os';

/** Only what comes from here is run or shown; inline only what a page names by its content's hash. */
export const cspWith = ({ script, style }: { script: readonly string[]; style: readonly string[] }): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    "img-src 'self' data:",
    ...['font-src', 'connect-src', 'manifest-src'].map((what) => `${what} 'self'`),
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

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
/** IPv4 in IPv6 is the same phone. */
export const addressOf = ({ remoteAddress }: Socket): string =>
  (remoteAddress ?? 'gone').replace(/^::ffff:/, '');

/** The host's own machine, whatever name it used; what a proxy brought is not. */
export function fromThisMachine(socket: Socket, headers: IncomingHttpHeaders): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const { remoteAddress, localAddress } = socket;
  return remoteAddress !== undefined && (LOOPBACK.test(remoteAddress) || remoteAddress === localAddress);
}

/** `[::1]:80` and `192.168.1.2:80` without their ports. */
const nameIn = (host: string): string =>
  host
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();

/**
 * Names this machine may be called by: an address, one of the home network, or one it has a certificate for. A page
 * elsewhere that has its own name point here would otherwise be of the same origin.
 */
export function hostAllowed(
  host: string | undefined,
  certified: (name: string) => boolean = () => false,
): boolean {
  if (host === undefined) return false;
  const name = nameIn(host);
  const own = hostname().toLowerCase();
  return (
    isIP(name) !== 0 ||
    name === 'localhost' ||
    name === own ||
    /^[a-z0-9-]+\.(?:local|lan|home|internal|localhost)$/.test(name) ||
    (/^[a-z0-9.-]+$/.test(name) && certified(name))
  );
}

/** From a page of ours, or from no page at all. Over https our pages have come that way too. */
export function originAllowed({ origin, host, ...headers }: IncomingHttpHeaders, https = false): boolean {
  const site = headers['sec-fetch-site'];
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  try {
    const page = new URL(origin);
    if (https && page.protocol !== 'https:') return false;
    return page.host === new URL(`${page.protocol}//${host}`).host;
  } catch {
    return false;
  }
}

/** The device's token: a cookie, or for programs a header. */
export function tokenIn({ authorization, cookie }: IncomingHttpHeaders): string | undefined {
  const bearer = /^Bearer ([A-Za-z0-9_-]+)$/i.exec(authorization ?? '')?.[1];
  if (bearer !== undefined) return bearer;
  const held = /(?:^|;\s*)__Host-riffle=([A-Za-z0-9_-]+)/.exec(cookie ?? '')?.[1];
  return held ?? /(?:^|;\s*)riffle=([A-Za-z0-9_-]+)/.exec(cookie ?? '')?.[1];
}

/**
 * A year: the next season begins with the same phones. Over https it has another name, which no page that came without
 * can set; and browsers would not let a night on plain http replace a Secure one of the same name.
 */
export const cookieFor = (token: string, https: boolean): string => {
  const [name, secure] = https ? ['__Host-riffle', '; Secure'] : ['riffle', ''];
  return `${name}=${token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict${secure}`;
};

/** How deep brackets go, without reading them. */
export function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at);
    if (inText) {
      if (char === 0x5c) at++;
      else if (char === 0x22) inText = false;
    } else if (char === 0x22) inText = true;
    else if (char === 0x5b || char === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (char === 0x5d || char === 0x7d) depth--;
  }
  return deepest;
}
export const DEEPEST = 12;
