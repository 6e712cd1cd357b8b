import { networkInterfaces } from 'node:os';

const HOME = /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/;
/** Bridges to containers and virtual machines, where no phone is. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|tailscale|utun)/;

/** Where phones may find this machine, the likeliest first. */
export function lanAddresses(interfaces = networkInterfaces()): string[] {
  return Object.entries(interfaces)
    .flatMap(([name, addresses = []]) =>
      addresses
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => ({
          address,
          rank: (VIRTUAL.test(name) ? 2 : 0) + (HOME.test(address) ? 0 : 1),
        })),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ address }) => address);
}

const ANY = new Set(['0.0.0.0', '::', '']);

/** The addresses to tell people, for a server that listens on `host`; over https those first that have a name there. */
export function originsOf(host: string, port: number, https: { names: readonly string[] } | null): string[] {
  const hosts = ANY.has(host) ? [...lanAddresses(), 'localhost'] : [host.includes(':') ? `[${host}]` : host];
  return [...(https?.names ?? []), ...hosts].map((each) => `http${https ? 's' : ''}://${each}:${port}`);
}
