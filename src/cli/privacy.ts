import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { AboutTournament, Person } from '../server/people/forgetting.ts';
import type { Outcome } from '../server/people/outcome.ts';
import type { ServerFile } from '../server/serve.ts';
import { badInput, DATA, dataFile, isShared } from './data.ts';
import { BadInput, bold, type Command, Failed, print, readArgs } from './shared/command.ts';
import { asked, serverOf } from './store.ts';

const OPTIONS = {
  data: { type: 'string' },
  yes: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

type Refused = { readonly code: string; readonly message: string };

/** A site that can be asked: through its running server, or directly in its data. */
type ReachedSite = {
  find(name: string): Promise<Person | Refused>;
  forget(name: string, all: boolean): Promise<Person | Refused>;
  look(tournament: string): Promise<AboutTournament | Refused>;
  delete(tournament: string): Promise<object>;
  close(): Promise<void>;
};

const NO_TOURNAMENT: Refused = { code: 'not-found', message: 'There is no such tournament.' };

function throughServer(server: ServerFile): ReachedSite {
  const ask = async <T>(path: string, body: object): Promise<T | Refused> =>
    JSON.parse(await asked(server, `/api/admin/${path}`, body)) as T | Refused;
  return {
    find: (name) => ask('person', { name }),
    forget: (name, all) => ask('forget', { name, all }),
    look: (tournament) => ask('tournament', { tournament }),
    delete: (tournament) => ask('delete', { tournament }),
    async close() {},
  };
}

/** The server that runs on this data, if one does: the file a crash left behind leads nowhere, or to another server. */
async function running(data: string): Promise<ServerFile | null> {
  if (!existsSync(`${data}.server`)) return null;
  const server = serverOf(data);
  const said = await throughServer(server)
    .look('none')
    .catch(() => null);
  return said === null || ('code' in said && said.code === 'host-only') ? null : server;
}

async function inStore(given: string | undefined): Promise<ReachedSite> {
  const [{ People }, { Rooms }, { machinePorts }, { aboutTournament }, { StoreError }] = await Promise.all([
    import('../server/people/people.ts'),
    import('../room/rooms.ts'),
    import('../server/site/machine.ts'),
    import('../server/people/forgetting.ts'),
    import('../store/store-error.ts'),
  ]);
  const open = async () => {
    if (isShared(given)) {
      const [{ PostgresStore }, { addressOf }, { FOLLOWED }] = await Promise.all([
        import('../store/postgres-store.ts'),
        import('../store/postgres-link.ts'),
        import('../room/documents.ts'),
      ]);
      badInput(() => addressOf(given));
      return PostgresStore.open(given, FOLLOWED);
    }
    const file = dataFile(given);
    // Opening would create a file that is not there.
    if (!existsSync(file)) throw new StoreError('not-found', file);
    return (await import('../store/libsql-store.ts')).LibsqlStore.open(file);
  };
  const store = await open();
  const ports = machinePorts(({ error }) => {
    throw error;
  });
  const people = await People.open(store, new Rooms(store, ports, null));
  const unwrap = <T>(outcome: Outcome<T>): T | Refused => (outcome.ok ? outcome.value : outcome.denial);
  return {
    find: async (name) => unwrap(await people.findPerson(name)),
    forget: async (name, all) => unwrap(await people.forgetPerson(name, all)),
    look: async (tournament) => (await aboutTournament(store, tournament)) ?? NO_TOURNAMENT,
    delete: async (tournament) => unwrap(await people.deleteTournament(tournament)) ?? {},
    close: () => store.close(),
  };
}

async function inSite(
  given: string | undefined,
  work: (site: ReachedSite) => Promise<void>,
): Promise<number> {
  const server = await running(dataFile(given));
  const site = server === null ? await inStore(given) : throughServer(server);
  try {
    await work(site);
    return 0;
  } finally {
    await site.close();
  }
}

const BAD_INPUT = ['nobody-called', 'several-called', 'no-such-tournament', 'not-found', 'bad-request'];

/** The answer, or why there is none. */
function answered<T extends object>(answer: T | Refused, hint = ''): T {
  if (!('code' in answer)) return answer;
  const { code, message } = answer as Refused;
  throw BAD_INPUT.includes(code) ? new BadInput(`${message}${hint}`) : new Failed(message);
}

/** Asks on standard error, so that standard output stays clean for programs. */
async function mustBeSure(question: string): Promise<void> {
  const line = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await new Promise<string>((resolve) => {
    line.question(`${question} [y/N] `, resolve);
    line.once('close', () => resolve(''));
  });
  line.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Failed('nothing was changed');
}

const count = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`;

export const forgetCommand: Command = {
  name: 'forget',
  summary: 'replace a person’s name with a guest number everywhere, for good',
  help: `riffle forget NAME [--all] [--yes] [--data FILE|postgres://…] [--json]

Replaces the name with "Guest 7" (the first free number) in every tournament, in results, rosters, invitations and everything
else that is stored, and compacts the data file so that no trace of the name is left. Results, chips and money stay.
Upper and lower case do not matter, and names that the season counts as one person go together. This cannot be undone.
Works with the server running or stopped. Backups and exported files are not touched: delete those yourself.

  --all   if several players in one tournament have this name, forgets all of them
  --yes   skips the question

${DATA}

Example: riffle forget "Ben Gunn"`,
  async run(args) {
    const { values, positionals } = readArgs(args, { ...OPTIONS, all: { type: 'boolean' } });
    const [name = '', ...more] = positionals;
    if (name.trim() === '' || more.length > 0)
      throw new BadInput('whom? riffle forget NAME; put a name with spaces in quotes');
    return inSite(values.data, async (site) => {
      const found = answered(await site.find(name));
      const where = found.tournaments.map((each) => each.name).join(', ');
      if (found.twice.length > 0 && !values.all)
        throw new BadInput(
          `${found.twice.join(', ')} has more than one ${found.name}: --all forgets all of them`,
        );
      if (!values.yes)
        await mustBeSure(
          `${found.name} is in ${count(found.tournaments.length, 'tournament')}${where && ` (${where})`}. ` +
            `The name becomes ${found.guest} everywhere. This cannot be undone. Forget ${found.name}?`,
        );
      const { guest, tournaments } = answered(await site.forget(name, values.all ?? false));
      if (values.json) print(JSON.stringify({ name: found.name, guest, tournaments }));
      else print(`${bold(found.name)} is now ${bold(guest)} in ${count(tournaments.length, 'tournament')}`);
    });
  },
};

export const deleteCommand: Command = {
  name: 'delete',
  summary: 'delete a tournament with its hands and results, for good',
  help: `riffle delete TOURNAMENT [--yes] [--data FILE|postgres://…] [--json]

Deletes the tournament with its events, hands, shuffles, results, invitations and members, and compacts the data file so
that no trace of it is left. This cannot be undone; riffle export makes a copy first. Works with the server running or
stopped; open screens say that it was deleted. Backups and exported files are not touched: delete those yourself.

  --yes   skips the question

${DATA}

Example: riffle delete t0123456789abcdef01`,
  async run(args) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const [tournament, ...more] = positionals;
    if (tournament === undefined || more.length > 0)
      throw new BadInput('which tournament? riffle delete TOURNAMENT');
    return inSite(values.data, async (site) => {
      const { name, players, hands } = answered(await site.look(tournament), ` (${tournament})`);
      if (!values.yes)
        await mustBeSure(
          `${name} has ${count(players, 'player')} and ${count(hands, 'dealt hand')}. ` +
            `This cannot be undone; riffle export ${tournament} makes a copy first. Delete ${name}?`,
        );
      answered(await site.delete(tournament));
      print(values.json ? JSON.stringify({ tournament, name }) : `${bold(name)} is deleted`);
    });
  },
};
