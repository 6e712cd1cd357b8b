import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import type { ServerFile } from '../server/serve.ts';
import type { EventStore } from '../store/event-store.ts';
import { badInput, DATA, dataFile, openData } from './data.ts';
import { progress } from './progress.ts';
import { scriptOf } from './script/written.ts';
import { BadInput, bold, type Command, Failed, print, readArgs } from './shared/command.ts';

const OPTIONS = {
  data: { type: 'string' },
  overwrite: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** For people, or for programs. */
const say = (json: boolean | undefined, facts: object, sentence: string): void =>
  print(json ? JSON.stringify(facts) : sentence);

/** A command's arguments, if there are as many as it takes. */
function only(positionals: readonly string[], usage: string, most = 1): readonly string[] {
  if (positionals.length < 1 || positionals.length > most) throw new BadInput(usage);
  return positionals;
}

export const backupCommand: Command = {
  name: 'backup',
  summary: 'copy the data file; works while the server runs',
  help: `riffle backup FILE [--data FILE] [--overwrite] [--json]

Writes a verified copy of everything to FILE. ${DATA}

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
  summary: 'replace the data file with a backup',
  help: `riffle restore FILE [--data FILE] [--overwrite] [--json]

Makes the backup FILE the data file, if the backup is intact and no server is running; --overwrite replaces
a data file that is already there. ${DATA}

Example: riffle restore ~/riffle-friday.db --overwrite`,
  async run(args) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const [from] = only(positionals, 'which backup? riffle restore FILE');
    const { restore } = await import('../store/backup.ts');
    await restore(from!, openData(values.data), { overwrite: values.overwrite ?? false });
    const data = dataFile(values.data);
    say(values.json, { file: from, data }, `${bold(data)} is restored from ${from}`);
    return 0;
  },
};

export const exportCommand: Command = {
  name: 'export',
  summary: 'write one tournament to a file; works while the server runs',
  help: `riffle export TOURNAMENT [FILE] [--script] [--data FILE] [--overwrite] [--json]

Writes the tournament with all its hands, shuffles and bots to FILE (TOURNAMENT.riffle by default), to import elsewhere or
to keep. It contains every card, so it is for the host's eyes only. ${DATA}
With --script it writes what was told instead (TOURNAMENT.jsonl), one line each, for riffle night to play again.

Example: riffle export t0123456789abcdef01 friday.riffle`,
  async run(args) {
    const { values, positionals } = readArgs(args, { ...OPTIONS, script: { type: 'boolean' } });
    const [id, to = `${id}.${values.script ? 'jsonl' : 'riffle'}`] = only(
      positionals,
      'which one? riffle export TOURNAMENT [FILE]',
      2,
    );
    const [{ backup }, { LibsqlStore }, { exportTournament }, { documentsOf }] = await Promise.all([
      import('../store/backup.ts'),
      import('../store/libsql-store.ts'),
      import('../store/tournament-file.ts'),
      import('../room/documents.ts'),
    ]);
    // Works on a copy, so it does not matter whether a server is running.
    const folder = mkdtempSync(join(tmpdir(), 'riffle-export-'));
    try {
      const copy = join(folder, 'copy.db');
      await backup(dataFile(values.data), copy);
      const store = LibsqlStore.open(copy);
      try {
        if (values.script) await writeScript(store, id!, to, values.overwrite ?? false);
        else await exportTournament(store, id!, to, { documentsOf, overwrite: values.overwrite ?? false });
      } finally {
        await store.close();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    say(values.json, { tournament: id, file: to }, `${bold(to)} contains ${id}`);
    return 0;
  },
};

/** What was told of a tournament, as a script. */
async function writeScript(
  store: Pick<EventStore, 'read'>,
  id: string,
  to: string,
  overwrite: boolean,
): Promise<void> {
  const { tournamentStream } = await import('../store/names.ts');
  const events = (await store.read(tournamentStream(id))).map(({ data }) => data as TournamentEvent);
  if (events.length === 0) throw new BadInput(`no tournament "${id}"`);
  const lines = [...scriptOf(events)].map((line) => `${JSON.stringify(line)}\n`);
  try {
    writeFileSync(to, lines.join(''), { flag: overwrite ? 'w' : 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BadInput(`${to} is there already: choose another name, or add --overwrite`);
  }
}

export const importCommand: Command = {
  name: 'import',
  summary: 'add an exported tournament to the data file',
  help: `riffle import FILE [--data FILE] [--json]

Audits the tournament as riffle audit does and adds all of it or nothing; the server must not be running.
Use riffle director-link to make somebody its director.
${DATA}

Example: riffle import friday.riffle`,
  async run(args) {
    const { values, positionals } = readArgs(args, { data: OPTIONS.data, json: OPTIONS.json });
    const [from] = only(positionals, 'which file? riffle import FILE');
    const [{ LibsqlStore }, { importTournament }, { auditImport }, { documentsOf }] = await Promise.all([
      import('../store/libsql-store.ts'),
      import('../store/tournament-file.ts'),
      import('../server/site/audit.ts'),
      import('../room/documents.ts'),
    ]);
    const store = LibsqlStore.open(openData(values.data));
    try {
      const tournament = await importTournament(store, from!, { documentsOf, audit: auditImport });
      const data = dataFile(values.data);
      say(values.json, { tournament, data }, `${bold(tournament)} is now in ${data}`);
    } finally {
      await store.close();
    }
    return 0;
  },
};

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'move everything from the data file into PostgreSQL',
  help: `riffle migrate FILE --to postgres://USER:PASSWORD@HOST:PORT/DATABASE [--json]

Moves everything in the data file FILE into an empty PostgreSQL database, all of it or nothing, and counts it there, so
that several servers can share it. The server must not be running. FILE stays as it is: keep it as a backup, but play on
in only one of the two. The password may come from the environment (PGPASSWORD) instead.

Example: riffle migrate friday.db --to postgres://riffle@db.home/riffle`,
  async run(args) {
    const { values, positionals } = readArgs(args, { to: { type: 'string' }, json: OPTIONS.json });
    const usage = 'which file, and where to? riffle migrate FILE --to postgres://…';
    const [from] = only(positionals, usage);
    if (values.to === undefined) throw new BadInput(usage);
    const [{ moveSite }, { addressOf }, { FOLLOWED }] = await Promise.all([
      import('../store/site-move.ts'),
      import('../store/postgres-link.ts'),
      import('../room/documents.ts'),
    ]);
    const { at } = badInput(() => addressOf(values.to!));
    let bar: ReturnType<typeof progress> | undefined;
    try {
      const moved = await moveSite(from!, values.to, FOLLOWED, (done, of) => {
        bar ??= progress('moving', of);
        bar.tell(done);
      });
      const { streams, events, answers, documents } = moved;
      say(
        values.json,
        { file: from, to: at, ...moved },
        `${bold(at)} has everything from ${from}: ${streams} tournaments and hands with ${events} events, ${answers} answers, ${documents} documents`,
      );
    } finally {
      bar?.end();
    }
    return 0;
  },
};

/** How to reach the server that runs on this data file. */
export function serverOf(data: string): ServerFile {
  try {
    return JSON.parse(readFileSync(`${data}.server`, 'utf8')) as ServerFile;
  } catch {
    throw new Failed(
      `no server is running on ${data}: start one with riffle serve, or name another data file with --data FILE`,
    );
  }
}

/** Trusts exactly the certificate in the server's file, whoever signed it and for whatever name. */
function trusting(cert: string): https.RequestOptions {
  const { fingerprint256 } = new X509Certificate(cert);
  return {
    ca: cert,
    allowPartialTrustChain: true,
    checkServerIdentity: (_, shown) =>
      shown.fingerprint256 === fingerprint256 ? undefined : new Error('another server answers there'),
  };
}

/** The server's answer to the host's own command. */
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
  summary: 'a link for one more director, for a host who lost access',
  help: `riffle director-link TOURNAMENT [--data FILE] [--json]

Asks the server on this machine for a link that makes the first device that opens it one more director. It works once and
for 15 minutes, and signs nobody out: the new director can remove a lost device on their list. ${DATA}

Example: riffle director-link t0123456789abcdef01`,
  async run(args) {
    const { values, positionals } = readArgs(args, { data: OPTIONS.data, json: OPTIONS.json });
    const [tournament] = only(positionals, 'which tournament? riffle director-link TOURNAMENT');
    const data = dataFile(values.data);
    const server = serverOf(data);
    const answer = await asked(server, '/api/admin/director-link', { tournament }).catch(() => {
      throw new Failed(
        `the server on ${data} does not answer at ${server.origin}: start it again with riffle serve`,
      );
    });
    const body = JSON.parse(answer) as { link?: string; message?: string };
    if (body.link === undefined) throw new Failed(`${tournament}: ${body.message ?? 'refused'}`);
    const { renderUnicodeCompact } = await import('uqr');
    say(values.json, { link: body.link }, `${renderUnicodeCompact(body.link, { border: 2 })}\n${body.link}`);
    return 0;
  },
};
