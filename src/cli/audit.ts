import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditedTournament } from '../server/site/audit.ts';
import type { EventStore } from '../store/event-store.ts';
import type { AuditedLog } from '../store/postgres-audit.ts';
import { badInput, DATA, dataFile } from './data.ts';
import { progress } from './progress.ts';
import { BadInput, bold, type Command, dim, green, print, readArgs, red } from './shared/command.ts';

/** A site to audit, and what only its database knows. */
type Opened = { readonly data: string; readonly store: EventStore; readonly log: AuditedLog | null };

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    data: { type: 'string' },
    tournament: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (positionals.length > 0)
    throw new BadInput(`"${positionals[0]}": riffle audit takes only --data and --tournament`);
  return inSite(values.data, values.tournament, async ({ data, store, log }) => {
    const audited = await lookThrough(store, values.tournament);
    const wrong = audited.reduce((sum, { wrong }) => sum + wrong.length, log?.wrong.length ?? 0);
    if (values.json) print(JSON.stringify({ data, tournaments: audited, log, wrong }));
    else {
      for (const each of audited) tell(each);
      if (log !== null) tellLog(log);
      print(
        wrong === 0
          ? green('Everything adds up.')
          : red(`${wrong} ${wrong === 1 ? 'thing does' : 'things do'} not add up.`),
      );
    }
    return wrong === 0 ? 0 : 1;
  });
}

async function lookThrough(store: EventStore, asked: string | undefined): Promise<AuditedTournament[]> {
  const { auditStore, tournamentsIn } = await import('../server/site/audit.ts');
  const all = await tournamentsIn(store);
  if (asked !== undefined && !all.includes(asked)) throw new BadInput(`no tournament "${asked}" here`);
  const tournaments = asked === undefined ? all : [asked];
  const bar = progress('auditing', tournaments.length);
  const audited: AuditedTournament[] = [];
  for await (const each of auditStore(store, tournaments)) {
    audited.push(each);
    bar.tell(audited.length);
  }
  bar.end();
  return audited;
}

/** Opens the site in a way that works beside a running server, and closes it. */
async function inSite<T>(
  given: string | undefined,
  tournament: string | undefined,
  look: (opened: Opened) => Promise<T>,
): Promise<T> {
  if (given !== undefined && /^postgres(ql)?:/.test(given)) {
    const [{ PostgresStore }, { auditLog }, { addressOf }, { FOLLOWED }] = await Promise.all([
      import('../store/postgres-store.ts'),
      import('../store/postgres-audit.ts'),
      import('../store/postgres-link.ts'),
      import('../room/documents.ts'),
    ]);
    const { at } = badInput(() => addressOf(given));
    const log = await auditLog(given, tournament);
    const store = await PostgresStore.open(given, FOLLOWED);
    try {
      return await look({ data: at, store, log });
    } finally {
      await store.close();
    }
  }
  const [{ backup }, { LibsqlStore }] = await Promise.all([
    import('../store/backup.ts'),
    import('../store/libsql-store.ts'),
  ]);
  const data = dataFile(given);
  // Works on a copy, so it does not matter whether a server is running.
  const folder = mkdtempSync(join(tmpdir(), 'riffle-audit-'));
  try {
    const copy = join(folder, 'copy.db');
    await backup(data, copy);
    const store = LibsqlStore.open(copy);
    try {
      return await look({ data, store, log: null });
    } finally {
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tell({ tournament, name, events, hands, actions, wrong }: AuditedTournament): void {
  const figures = `${events} events, ${hands} hands, ${actions} actions`;
  mark(wrong, `${bold(tournament)} ${name ?? ''}  ${dim(figures)}`);
}

function tellLog({ streams, shards, owners, wrong }: AuditedLog): void {
  mark(wrong, `${bold('log')}  ${dim(`${streams} streams, ${shards} shards under ${owners} epochs`)}`);
}

function mark(wrong: readonly string[], line: string): void {
  print(`${wrong.length === 0 ? green('✓') : red('✗')} ${line}`);
  for (const each of wrong) print(`    ${each}`);
}

export const auditCommand: Command = {
  name: 'audit',
  summary: 'check from the log that every hand and tournament went by the rules; works while the server runs',
  help: `riffle audit [--data FILE|postgres://…] [--tournament ID] [--json]

Replays every action of every hand and checks that the log agrees with the rules. Counts chips and cards after every event,
stacks from hand to hand, and places and prizes at the end. In PostgreSQL it also looks for gaps in the log and for two
servers that wrote to one shard at the same time. Exits with 1 if anything is wrong. Never shows a card.
${DATA}

Example: riffle audit --data friday.db`,
  run,
};
