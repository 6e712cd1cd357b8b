import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ServerFile } from '../server/site/serve.ts';
import { BadInput, bold, type Command, Failed, print, readArgs } from './command.ts';
import { badInput, DATA, dataFile, openData } from './data.ts';
import { progress } from './progress.ts';

const OPTIONS = {
  data: { type: 'string' },
  overwrite: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** For people, or for programs. */
const say = (json: boolean | undefined, facts: object, sentence: string): void =>
  print(json ? JSON.stringify(facts) : sentence);

/** What a command is about, and no more than that. */
function only(positionals: readonly string[], usage: string, most = 1): readonly string[] {
  if (positionals.length < 1 || positionals.length > most) throw new BadInput(usage);
  return positionals;
}

export const backupCommand: Command = {
  name: 'backup',
  summary: 'copy the house’s file, also while the server runs',
  help: `riffle backup FILE [--data FILE] [--overwrite] [--json]

Writes a checked copy of everything to FILE. ${DATA}

Example: riffle backup ~/riffle-friday.db`,
  async run(args) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const [to] = only(positionals, 'where to? riffle backup FILE');
    const { backup } = await import('../store/backup.ts');
    await backup(dataFile(values.data), to!, { overwrite: values.overwrite ?? false });
    const data = dataFile(values.data);
    say(values.json, { file: to, data }, `${bold(to!)} is a copy of ${data}`);
    return 0;
  },
};

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'put a backup in the place of the house’s file',
  help: `riffle restore FILE [--data FILE] [--overwrite] [--json]

Puts the backup FILE where the house's file is to be, if it is sound and no server runs; --overwrite replaces the one
that is there. ${DATA}

Example: riffle restore ~/riffle-friday.db --overwrite`,
  async run(args) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const [from] = only(positionals, 'which backup? riffle restore FILE');
    const { restore } = await import('../store/backup.ts');
    await restore(from!, openData(values.data), { overwrite: values.overwrite ?? false });
    const data = dataFile(values.data);
    say(values.json, { file: from, data }, `${bold(data)} is as it was in ${from}`);
    return 0;
  },
};

export const exportCommand: Command = {
  name: 'export',
  summary: 'write one tournament to a file, also while the server runs',
  help: `riffle export TOURNAMENT [FILE] [--data FILE] [--overwrite] [--json]

Writes the tournament with all its hands, their shuffles and its bots to FILE (TOURNAMENT.riffle if left out), for
another house or for keeping. Every card is in it: it is for the host. ${DATA}

Example: riffle export t0123456789abcdef01 friday.riffle`,
  async run(args) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const [id, to = `${id}.riffle`] = only(positionals, 'which one? riffle export TOURNAMENT [FILE]', 2);
    const [{ backup }, { LibsqlStore }, { exportTournament }] = await Promise.all([
      import('../store/backup.ts'),
      import('../store/libsql-store.ts'),
      import('../store/tournament-file.ts'),
    ]);
    // From a copy, so that it does not matter whether a server runs.
    const folder = mkdtempSync(join(tmpdir(), 'riffle-export-'));
    try {
      const copy = join(folder, 'copy.db');
      await backup(dataFile(values.data), copy);
      const store = LibsqlStore.open(copy);
      try {
        await exportTournament(store, id!, to, { overwrite: values.overwrite ?? false });
      } finally {
        await store.close();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    say(values.json, { tournament: id, file: to }, `${bold(to)} holds ${id}`);
    return 0;
  },
};

export const importCommand: Command = {
  name: 'import',
  summary: 'take an exported tournament into the house',
  help: `riffle import FILE [--data FILE] [--json]

Audits the tournament as riffle audit does and takes it in, all of it or nothing; the server must not run.
riffle director-link makes somebody its director.
${DATA}

Example: riffle import friday.riffle`,
  async run(args) {
    const { values, positionals } = readArgs(args, { data: OPTIONS.data, json: OPTIONS.json });
    const [from] = only(positionals, 'which file? riffle import FILE');
    const [{ LibsqlStore }, { importTournament }, { auditImport }] = await Promise.all([
      import('../store/libsql-store.ts'),
      import('../store/tournament-file.ts'),
      import('../server/site/audit.ts'),
    ]);
    const store = LibsqlStore.open(openData(values.data));
    try {
      const tournament = await importTournament(store, from!, auditImport);
      const data = dataFile(values.data);
      say(values.json, { tournament, data }, `${bold(tournament)} is in ${data}`);
    } finally {
      await store.close();
    }
    return 0;
  },
};

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'move the house from its file into PostgreSQL',
  help: `riffle migrate FILE --to postgres://USER:PASSWORD@HOST:PORT/DATABASE [--json]

Moves everything in the house's file into an empty database of PostgreSQL, all of it or nothing, and counts it there; for
a house that several servers are to run. The server must not run. FILE stays as it is: keep it as a backup, but play on
in one of the two only. The password may be in the environment as PGPASSWORD instead.

Example: riffle migrate friday.db --to postgres://riffle@db.home/riffle`,
  async run(args) {
    const { values, positionals } = readArgs(args, { to: { type: 'string' }, json: OPTIONS.json });
    const usage = 'which file, and where to? riffle migrate FILE --to postgres://…';
    const [from] = only(positionals, usage);
    if (values.to === undefined) throw new BadInput(usage);
    const [{ moveSite }, { addressOf }] = await Promise.all([
      import('../store/site-move.ts'),
      import('../store/postgres-link.ts'),
    ]);
    const { at } = badInput(() => addressOf(values.to!));
    let bar: ReturnType<typeof progress> | undefined;
    try {
      const moved = await moveSite(from!, values.to, (done, of) => {
        bar ??= progress('moving', of);
        bar.tell(done);
      });
      const { streams, events, answers, documents } = moved;
      say(
        values.json,
        { file: from, to: at, ...moved },
        `${bold(at)} has everything of ${from}: ${streams} nights and hands with ${events} events, ${answers} answers, ${documents} documents`,
      );
    } finally {
      bar?.end();
    }
    return 0;
  },
};

/** How to reach the server that runs on this file. */
export function serverOf(data: string): ServerFile {
  try {
    return JSON.parse(readFileSync(`${data}.server`, 'utf8')) as ServerFile;
  } catch {
    throw new Failed(`no server runs on ${data}: riffle serve starts one; --data FILE names another`);
  }
}

/** Exactly the certificate in the server's file is believed, whoever has signed it and for whatever name. */
function trusting(cert: string): https.RequestOptions {
  const { fingerprint256 } = new X509Certificate(cert);
  return {
    ca: cert,
    allowPartialTrustChain: true,
    checkServerIdentity: (_, shown) =>
      shown.fingerprint256 === fingerprint256 ? undefined : new Error('another server answers there'),
  };
}

/** What the server says to the host's own command. */
export async function asked(
  { origin, secret, cert }: ServerFile,
  path: string,
  body: object,
): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-riffle-admin': secret };
  const options = { method: 'POST', headers };
  const request =
    cert === undefined
      ? http.request(origin + path, options)
      : https.request(origin + path, { ...options, ...trusting(cert) });
  request.end(JSON.stringify(body));
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  return text(answer);
}

export const directorLinkCommand: Command = {
  name: 'director-link',
  summary: 'a new key for a director who lost his; the old one is void',
  help: `riffle director-link TOURNAMENT [--data FILE] [--json]

Asks the server that runs on this machine for a link that makes who opens it the director, once. Every key that directed
the tournament before is void from now on. ${DATA}

Example: riffle director-link t0123456789abcdef01`,
  async run(args) {
    const { values, positionals } = readArgs(args, { data: OPTIONS.data, json: OPTIONS.json });
    const [tournament] = only(positionals, 'which tournament? riffle director-link TOURNAMENT');
    const data = dataFile(values.data);
    const server = serverOf(data);
    const answer = await asked(server, '/api/admin/director-link', { tournament }).catch(() => {
      throw new Failed(
        `the server of ${data} does not answer at ${server.origin}: start it again with riffle serve`,
      );
    });
    const body = JSON.parse(answer) as { link?: string; message?: string };
    if (body.link === undefined) throw new Failed(`${tournament}: ${body.message ?? 'refused'}`);
    const { renderUnicodeCompact } = await import('uqr');
    say(values.json, { link: body.link }, `${renderUnicodeCompact(body.link, { border: 2 })}\n${body.link}`);
    return 0;
  },
};
