import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Ports } from '../room/ports.ts';
import type { RoomsPort } from '../room/rooms-port.ts';
import type { EventStore } from '../store/event-store.ts';
import { LibsqlStore } from '../store/libsql-store.ts';
import { naming } from '../store/store-error.ts';
import { buildApp } from './app.ts';
import { clientsBehind } from './http/client.ts';
import type { SocketOptions } from './http/connection.ts';
import type { ServerContext } from './http/context.ts';
import { limitsOf, RATES, type Rates } from './http/limits.ts';
import { type AnswersTo, fromThisMachine } from './http/security.ts';
import { SOCKET_OPTIONS, Sockets } from './http/sockets.ts';
import { newToken, SITE_CODE, typedCode } from './people/codes.ts';
import { People } from './people/people.ts';
import { Presence } from './people/presence.ts';
import { reportTo } from './site/log.ts';
import { machinePorts } from './site/machine.ts';
import { newMetrics } from './site/metrics.ts';
import type { Foreseeing, Planning } from './site/planning.ts';
import { foreseeingThread, planningThread } from './site/planning-thread.ts';
import { originsOf } from './tls/addresses.ts';
import { CannotServe, type Https } from './tls/credentials.ts';

/** A site's store, and what is being played there. */
export type OpenSite = {
  readonly store: EventStore;
  readonly rooms: RoomsPort;
  readonly people: People;
  /** Whoever has it may create tournaments from another device. */
  readonly code: string;
  readonly now: () => number;
  /** Leaves word of how the host's own commands reach the server; the answer takes it back. */
  readonly announce?: (reached: Omit<ServerFile, 'pid'>) => () => void;
  close(): Promise<void>;
};

export type ServeOptions = {
  readonly site: (log: FastifyBaseLogger) => Promise<OpenSite>;
  readonly port: number;
  readonly host: string;
  /** Asked for once the site is open; without it everything goes over plain http. */
  readonly https?: () => Https;
  readonly metricsOpen?: boolean;
  /** Where guests reach it besides this machine's own names and those in its certificate; the first is in every link. */
  readonly named?: readonly string[];
  /** Addresses of the proxies in front of it: only they are believed when they say for whom they ask. */
  readonly proxies?: readonly string[];
  /** Whether whoever asks from this machine is the host. Behind a proxy that would be everybody. */
  readonly hostByAddress?: boolean;
  readonly log: FastifyBaseLogger;
  readonly rates?: Rates;
  readonly sockets?: SocketOptions;
  readonly planning?: Planning;
  readonly foreseeing?: Foreseeing;
};

export type Running = {
  readonly port: number;
  /** Where it is found, the likeliest for phones first. */
  readonly origins: readonly string[];
  readonly siteCode: string;
  /** Of the certificate, for people to compare. */
  readonly fingerprint: string | null;
  close(): Promise<void>;
};

const LISTENING: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) => `port ${port} is in use: stop what uses it, or choose another with --port`,
  EACCES: (_, port) => `port ${port} may not be used here: choose one above 1023 with --port`,
  EADDRNOTAVAIL: (host) => `${host} is no address of this machine: choose another with --host`,
  ENOTFOUND: (host) => `${host} is no address: choose another with --host`,
};

/** Beside the store while a server runs: how the host's own commands reach it, and by which certificate they know it. */
export type ServerFile = {
  readonly origin: string;
  readonly secret: string;
  readonly cert?: string;
  readonly pid: number;
};
export const serverFileOf = (data: string): string => `${resolve(data)}.server`;

/** A site in a file of this machine. */
export const fileSite =
  (data: string, openRooms: (store: EventStore, ports: Ports) => Promise<RoomsPort>): ServeOptions['site'] =>
  async (log) => {
    const store = LibsqlStore.open(data);
    let rooms: RoomsPort | null = null;
    try {
      const ports = machinePorts(reportTo(log));
      const opened = await openRooms(store, ports);
      rooms = opened;
      return {
        store,
        rooms: opened,
        people: await People.open(store, opened),
        code: typedCode(SITE_CODE),
        now: ports.now,
        announce: (reached) => announce(data, reached),
        async close() {
          await opened.close();
          await store.close();
        },
      };
    } catch (error) {
      // What still beats would keep the process from ending.
      await rooms?.close();
      await store.close();
      throw error;
    }
  };

/** Opens the site and listens. If it cannot, it throws a CannotServe or a StoreError and leaves nothing open. */
export async function serve(options: ServeOptions): Promise<Running> {
  const { log } = options;
  const site = await options.site(log);
  const closing: (() => Promise<void> | void)[] = [() => site.close()];
  const close = async (): Promise<void> => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const https = options.https?.() ?? null;
    const certificate = https && new X509Certificate(https.cert);
    const { origins, ...context } = newContext(options, site, certificate);
    const app = await buildApp(context, log, https);
    closing.push(() => app.close());
    const sockets = new Sockets(context, log, options.sockets ?? SOCKET_OPTIONS);
    closing.push(() => sockets.close());
    sockets.listenOn(app.server);
    const port = await listen(app, options);
    origins.push(...context.named, ...originsOf(options.host, port, https));
    const announced = site.announce?.({
      origin: origins.at(-1)!,
      secret: context.adminSecret,
      ...(https && { cert: https.cert }),
    });
    if (announced !== undefined) closing.push(announced);
    const fingerprint = certificate?.fingerprint256 ?? null;
    return { port, origins, siteCode: context.siteCode, fingerprint, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function newContext(
  {
    rates = RATES,
    metricsOpen = false,
    planning = planningThread(),
    foreseeing = foreseeingThread(),
    named = [],
    proxies = [],
    hostByAddress = true,
  }: ServeOptions,
  { store, rooms, people, code, now }: OpenSite,
  certificate: X509Certificate | null,
): ServerContext & { origins: string[] } {
  // Known once it listens.
  const origins: string[] = [];
  const names = new Set(named.map((origin) => new URL(origin).hostname));
  const clientOf = clientsBehind(proxies);
  const answersTo: AnswersTo = (name) => names.has(name) || certificate?.checkHost(name) !== undefined;
  return {
    store,
    rooms,
    people,
    planning,
    foreseeing,
    presence: new Presence(now),
    limits: limitsOf(rates, () => performance.now()),
    metrics: newMetrics(),
    now,
    siteCode: code,
    adminSecret: newToken(),
    clientOf,
    answersTo,
    fromThisMachine: (request) => fromThisMachine(request, clientOf(request), answersTo),
    named,
    hostByAddress,
    metricsOpen,
    origins,
    origin: () => origins[0] ?? null,
  };
}

async function listen(
  app: { listen(at: { port: number; host: string }): Promise<string>; server: { address(): unknown } },
  { port, host }: ServeOptions,
): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const told = LISTENING[String((error as NodeJS.ErrnoException).code)];
    throw told === undefined ? error : new CannotServe(told(host, port));
  }
  return (app.server.address() as AddressInfo).port;
}

/** Only the host may read it. One that a crash has left is of no use to anybody. */
export function announce(data: string, reached: Omit<ServerFile, 'pid'>): () => void {
  const file = serverFileOf(data);
  const part = `${file}.${process.pid}`;
  const said: ServerFile = { ...reached, pid: process.pid };
  const text = JSON.stringify(said);
  naming(file, () => {
    rmSync(part, { force: true });
    writeFileSync(part, text, { flag: 'wx', mode: 0o600 });
    // Takes the place of whatever is there: several servers of a site in PostgreSQL may start here at once.
    renameSync(part, file);
  });
  return () => {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) rmSync(file, { force: true });
  };
}
