import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';

/** Who sent a request, as everything that depends on it sees them. */
export type Client = {
  readonly address: string;
  /** What limits count by. Whoever has one IPv6 address has the whole /64 it is in, so that counts as one. */
  readonly network: string;
  /** Whether their browser uses https, with this server or with the proxy in front of it. */
  readonly https: boolean;
};

type Arriving = {
  readonly socket: Pick<TLSSocket, 'remoteAddress'> & { readonly encrypted?: boolean };
  readonly headers: IncomingMessage['headers'];
};
export type ClientOf = (request: Arriving) => Client;

/** IPv4 in IPv6 is the same phone. */
export const plain = (address: string | undefined): string =>
  (address ?? 'gone').replace(/^::ffff:(?=\d+\.)/i, '');

const kindOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** A proxy's address, or a whole network such as 10.0.0.0/8. */
export function isProxyAddress(text: string): boolean {
  const [, address = '', bits] = /^(.*?)(?:\/(\d{1,3}))?$/.exec(text)!;
  const kind = isIP(address);
  return kind !== 0 && (bits === undefined || Number(bits) <= (kind === 4 ? 32 : 128));
}

/**
 * Tells who sent a request. Only these proxies are believed when they say for whom they ask: anybody else could write
 * anything there. What a guest wrote there themselves is left of what our proxies added, and is never reached.
 */
export function clientsBehind(proxies: readonly string[]): ClientOf {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) trusted.addAddress(address, kindOf(address));
    else trusted.addSubnet(address, Number(bits), kindOf(address));
  }
  const isProxy = (address: string): boolean =>
    proxies.length > 0 && isIP(address) !== 0 && trusted.check(address, kindOf(address));
  return ({ socket, headers }) => {
    const arrived = plain(socket.remoteAddress);
    const byProxy = isProxy(arrived);
    const address = byProxy ? forwardedFor(headers['x-forwarded-for'], arrived, isProxy) : arrived;
    const scheme = byProxy ? listed(headers['x-forwarded-proto']).at(-1) : undefined;
    const https = scheme === undefined ? socket.encrypted === true : scheme.toLowerCase() === 'https';
    return { address, network: networkOf(address), https };
  };
}

const listed = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Every proxy adds on the right whom it was asked by: the first from there who is none of ours is the guest. */
function forwardedFor(
  header: string | string[] | undefined,
  arrived: string,
  isProxy: (address: string) => boolean,
): string {
  let guest = arrived;
  for (const each of listed(header).reverse()) {
    const address = plain(each.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1'));
    if (isIP(address) === 0) break;
    guest = address;
    if (!isProxy(address)) break;
  }
  return guest;
}

/** The colons that stand for zeros may be inside the first half. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = [], tail] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = tail === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...(tail ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
