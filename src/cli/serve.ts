import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Running } from '../server/serve.ts';
import { badInput, chosenPort, isShared, openData } from './data.ts';
import { onDesktop, openBrowser } from './desktop.ts';
import { BadInput, bold, type Command, dim, Failed, print, readArgs } from './shared/command.ts';

/** How long a stopped server waits for connections to end. */
const FAREWELL_MS = 2_000;

/** A failing tournament or socket stops alone; an error that gets past their guards could have broken anything. */
const UNTRUSTED =
  'riffle stops: an error outside every tournament, so nothing in memory can be trusted. Start it again: everything saved is still there.';

/** R-I-F-F on a phone's keys. */
export const PORT = '7433';

async function run(args: readonly string[]): Promise<number> {
  // It was a flag of its own once: whoever still starts Riffle that way reads what is missing.
  const bare = args.indexOf('--behind-proxy');
  if (bare >= 0 && (args[bare + 1] ?? '-').startsWith('-'))
    throw new BadInput(`--behind-proxy ${NEEDS_PROXY}`);
  const { values } = readArgs(args, {
    data: { type: 'string' },
    nats: { type: 'string' },
    port: { type: 'string', default: PORT },
    host: { type: 'string', default: '0.0.0.0' },
    https: { type: 'boolean' },
    cert: { type: 'string' },
    key: { type: 'string' },
    name: { type: 'string', multiple: true },
    'behind-proxy': { type: 'string', multiple: true },
    'host-by-address': { type: 'boolean' },
    open: { type: 'boolean' },
    'no-open': { type: 'boolean' },
    'metrics-open': { type: 'boolean' },
    json: { type: 'boolean' },
  });
  const port = chosenPort(values.port);
  const { host, cert, key } = values;
  if ((cert === undefined) !== (key === undefined))
    throw new BadInput('--cert FILE and --key FILE go together: one is missing');
  const named = (values.name ?? []).map(asOrigin);
  const proxies = await asProxies(values['behind-proxy'] ?? []);
  if (proxies.length > 0 && values['host-by-address'])
    throw new BadInput('--behind-proxy and --host-by-address contradict each other: leave one out');
  // Servers that share a site usually run behind a load balancer.
  const hostByAddress = values['host-by-address'] ?? !(proxies.length > 0 || isShared(values.data));
  const { data, site, file } = await chosenSite(values.data, values.nats);
  const [{ serve }, credentials, { newLog }, { renderUnicodeCompact }] = await Promise.all([
    import('../server/serve.ts'),
    import('../server/tls/credentials.ts'),
    import('../server/site/log.ts'),
    import('uqr'),
  ]);
  const log = newLog(process.env.RIFFLE_LOG ?? (process.stderr.isTTY ? 'warn' : 'info'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, UNTRUSTED);
    process.exit(1);
  });
  const begin = async () => {
    const given = cert === undefined ? null : credentials.givenCredentials(cert, key!);
    const own = () => credentials.siteCredentials(file, { host, now: Date.now() });
    return serve({
      site,
      port,
      host,
      ...((values.https || given) && { https: () => given ?? own() }),
      log,
      named,
      proxies,
      hostByAddress,
      metricsOpen: values['metrics-open'] ?? false,
    });
  };
  const running = await begin().catch((error: unknown) => {
    throw error instanceof credentials.CannotServe ? new Failed(error.message) : error;
  });

  // Before it says where it is: whoever reads that may stop it right away.
  const asked = stopped();
  const { origins, siteCode, fingerprint } = running;
  if (values.json) print(JSON.stringify({ origins, siteCode, data, fingerprint }));
  else printWhere(running, data, cert !== undefined, renderUnicodeCompact);
  const { env, platform, stdout } = process;
  const wanted =
    values.open ??
    (!values['no-open'] && !values.json && onDesktop({ env, platform, terminal: stdout.isTTY === true }));
  if (wanted) openBrowser(origins.at(cert === undefined ? -1 : 0)!);

  giveBackMemory();

  await asked;
  await running.close();
  // Everything is stored and everybody is gone: do not wait for the timers of dead connections.
  setTimeout(() => process.exit(0), FAREWELL_MS).unref();
  return 0;
}

/** To start takes some 40 MB for a moment, which V8 would hold for as long as it runs: a thorough collection gives them back. */
function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: object) => void;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Where to reach the server, for people. */
function printWhere(
  { origins, siteCode, fingerprint }: Running,
  data: string,
  ownCertificate: boolean,
  qrCode: (text: string, options: { border: number }) => string,
): void {
  print(qrCode(origins[0]!, { border: 2 }));
  print(`${bold(origins[0]!)}${origins.length > 1 ? dim(`  also ${origins.slice(1).join('  ')}`) : ''}`);
  print(`house code  ${bold(siteCode)}${dim('  needed to create a tournament from another device')}`);
  print(`data        ${data}`);
  if (fingerprint !== null) {
    print(`certificate ${fingerprint}`);
    if (!ownCertificate)
      print(
        dim('            browsers warn once because the certificate is self-signed: compare the SHA-256'),
      );
  }
  print(dim('Ctrl+C stops Riffle; everything is saved.'));
}

/** A name as guests' browsers reach it, with its scheme and port: https unless it says otherwise. */
function asOrigin(given: string): string {
  const text = /^https?:\/\//i.test(given) ? given : `https://${given}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  // Nothing but a scheme, a name and a port; a name in another script comes out as browsers send it.
  if (url === null || url.href !== `${url.origin}/` || !/^[\da-z][\d.a-z-]*$|^\[/.test(url.hostname))
    throw new BadInput(
      `--name ${given}: needs a name like poker.example.org, or an address like https://poker.example.org:8443`,
    );
  return url.origin;
}

const NEEDS_PROXY =
  'needs the address the proxy comes from: 127.0.0.1 for one on this machine, or a network such as 10.0.0.0/8';

async function asProxies(given: readonly string[]): Promise<readonly string[]> {
  const { isProxyAddress } = await import('../server/http/client.ts');
  const wrong = given.find((each) => !isProxyAddress(each));
  if (wrong !== undefined) throw new BadInput(`--behind-proxy ${wrong}: ${NEEDS_PROXY}`);
  return given;
}

/** Where the site's data is and how to open it: a file, or a PostgreSQL that many servers share. */
async function chosenSite(given: string | undefined, nats: string | undefined) {
  if (!isShared(given)) {
    if (nats !== undefined) throw new BadInput('--nats is for many servers: use it with --data postgres://…');
    const [{ fileSite }, { openRooms }] = await Promise.all([
      import('../server/serve.ts'),
      import('../room/rooms.ts'),
    ]);
    const file = openData(given);
    return { data: file, file, site: fileSite(file, openRooms) };
  }
  if (nats === undefined)
    throw new BadInput(
      '--data postgres://… needs --nats nats://HOST:PORT, so that its servers can talk to each other',
    );
  const [{ sharedSite }, { addressOf }] = await Promise.all([
    import('../cluster/shared-site.ts'),
    import('../store/postgres-link.ts'),
  ]);
  const { at } = badInput(() => addressOf(given));
  const file = openData(given);
  return { data: at, file, site: sharedSite(given, nats, file) };
}

/** Resolves when asked to stop; asked twice, the process ends at once. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        if (asked) process.exit(1);
        asked = true;
        resolve();
      });
  });
}

export const serveCommand: Command = {
  name: 'serve',
  summary: 'start Riffle: phones, TV and laptop join over the home network',
  help: `riffle serve [--data FILE | --data postgres://… --nats nats://…] [--port N] [--host ADDRESS]
             [--https] [--cert FILE --key FILE] [--name NAME]… [--behind-proxy ADDRESS]… [--host-by-address]
             [--open | --no-open] [--metrics-open] [--json]

Prints the address for phones with a QR code, and the house code, which you need to create a tournament from another device.
One data file holds everything; without --data it is riffle.db in your own data folder:
  Linux ~/.local/share/riffle ($XDG_DATA_HOME)   macOS ~/Library/Application Support/Riffle   Windows %LOCALAPPDATA%\\Riffle

  --nats ADDRESS   with --data postgres://…: any number of servers share one database and talk over this NATS;
                   docs/OPERATIONS.md says how, and riffle migrate moves a data file there
  --port N         ${PORT} by default; 0 picks any free port
  --host ADDRESS   all networks of this machine by default; 127.0.0.1 for this machine only
  --https          encrypts everything with a certificate that Riffle creates at the first start and keeps beside the data
                   file; browsers warn once, and then let pages keep the screen awake and copy links
  --cert FILE      the same with your own certificate (PEM, with its chain),
  --key FILE       and its key (PEM, without a password)
  --name NAME      where guests reach it from outside: links and QR codes begin with https://NAME. For http or another
                   port write it out: --name https://poker.example.org:8443. May be repeated; the first one is in links
  --behind-proxy ADDRESS   the proxy or tunnel in front of Riffle, as an address or a network: 127.0.0.1 for one on this
                   machine; may be repeated. Whom it asks for is taken from its X-Forwarded-For and X-Forwarded-Proto, so
                   limits see each guest. No address makes anybody the host then: creating a tournament always takes the
                   house code, as it does by default with --data postgres://…
  --host-by-address   with --data postgres://… and no proxy on this machine: whoever uses this machine is the host
  --open           opens a browser here, --no-open does not; without either it opens where there is a screen and
                   somebody starts Riffle by hand
  --metrics-open   lets everybody read /metrics
  --json           prints the addresses as one line of JSON

Logs go to standard error as JSON; RIFFLE_LOG=debug|info|warn|error sets how much.

Examples: riffle serve --data friday.db --port 8080
          riffle serve --host 127.0.0.1 --name poker.example.org --behind-proxy 127.0.0.1     (docs/INTERNET.md)`,
  run,
};
