import postgres from 'postgres';
import { StoreError, type StoreErrorCode } from './store-error.ts';

/** Epochs, revisions and ids stay far below 2^53. */
const bigint = { to: 20, from: [20], parse: Number, serialize: String };

type Types = { bigint: number };
type Client = postgres.Sql<Types>;
type Reserved = postgres.ReservedSql<Types>;
/** What a query is asked with. */
export type Sql = postgres.ISql<Types>;

/** PostgreSQL gives up a statement, a lock or an idle transaction itself, so that no server holds up others. */
const STATEMENT_MS = 8_000;
const LOCK_MS = 4_000;
const IDLE_MS = 4_000;
/** When nothing comes back at all, not even a refusal. */
const PATIENCE_MS = 10_000;
const CONNECT_S = 5;
const FAREWELL_S = 2;

/** Where a PostgreSQL is. Its password is in `url` and goes no further than to the client. */
export type Address = { readonly url: string; readonly at: string };

/** `at` is what people read. Nothing of an address that is not understood is shown: any part may be the password. */
export function addressOf(text: string): Address {
  const wrong = new StoreError('bad-address', 'PostgreSQL');
  let url: URL;
  try {
    url = new URL(text);
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part);
  } catch {
    throw wrong;
  }
  const plain = !`${url.pathname}${url.search}${url.hash}`.includes('@');
  if (!/^postgres(ql)?:$/.test(url.protocol) || url.hostname === '' || url.pathname.length < 2 || !plain)
    throw wrong;
  return { url: text, at: `PostgreSQL at ${url.hostname}:${url.port || 5432}` };
}

function connect({ url }: Address, max: number, onclose: () => void): Client {
  return postgres(url, {
    max,
    onclose,
    types: { bigint },
    connect_timeout: CONNECT_S,
    keep_alive: 10,
    // A connection that nobody uses any more, also one of a client that was left, goes by itself.
    idle_timeout: 60,
    max_lifetime: null,
    backoff: () => 0.1,
    onnotice: () => {},
    connection: {
      application_name: 'riffle',
      statement_timeout: STATEMENT_MS,
      lock_timeout: LOCK_MS,
      idle_in_transaction_session_timeout: IDLE_MS,
      synchronous_commit: 'on',
      default_transaction_isolation: 'read committed',
      // Everything is looked up by key. A plan made while the tables were empty must not read them from end to end later.
      enable_seqscan: 'off',
    },
  });
}

/** By SQLSTATE and by the names of the client and the system. */
const families: readonly (readonly [RegExp, StoreErrorCode])[] = [
  [/^(28|42501)/, 'denied'],
  [/^3D000/, 'no-database'],
  [/^53100/, 'disk-full'],
  [/^42P07/, 'not-a-database'],
  // Shutting down, starting, overrun, out of time, beaten by another too often, or a server that may only read.
  [/^(08|40|53|57|58|55P03|25006|25P0[34])/, 'away'],
  [/^(CONNECT|ERR_|E[A-Z]+$)|CERT/, 'away'],
];

const codeOf = (error: Error): string => ('code' in error && error.code ? String(error.code) : '');

/** A host with several addresses fails without a sentence, so there the code has to do. */
const detailOf = (error: Error): string =>
  error instanceof postgres.PostgresError ? error.message : codeOf(error);

/** Names a failure of PostgreSQL or of the way there; what is neither (a bug) goes through as it is. */
function named(error: unknown, at: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error;
  const code = codeOf(error);
  const family = families.find(([pattern]) => pattern.test(code));
  if (family === undefined) return error;
  return new StoreError(family[1], at, { cause: error, detail: detailOf(error) });
}

/** The same for opening: it was not there yet, so it is not away. */
export function notOpened(error: unknown, at: string): unknown {
  if (!(error instanceof StoreError) || error.code !== 'away') return error;
  return new StoreError('unreachable', at, { cause: error.cause, detail: detailOf(error.cause as Error) });
}

/** Whether the connection is gone with this, or nobody knows what state it is in. */
function isLost(error: unknown): boolean {
  if (error instanceof postgres.PostgresError) return /^(FATAL|PANIC)$/.test(error.severity);
  return error instanceof Error && named(error, '') !== error;
}

/** Two writers in each other's way, or one of them first with a key: the next attempt sees what the other did. */
export function isCollision(error: unknown): boolean {
  const cause = error instanceof StoreError ? error.cause : error;
  return cause instanceof postgres.PostgresError && /^(40001|40P01|23505)$/.test(cause.code);
}

const failure = (code: string): Error => Object.assign(new Error(code), { code });

async function within<T>(patienceMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure('ETIMEDOUT')), patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A few connections for single queries. The client connects again by itself, but its connections do not survive every
 * way to fail: one that failed is left, and the next query takes a new one.
 */
export class PostgresPool {
  private readonly address: Address;
  private readonly size: number;
  private client: Client | null = null;

  constructor(address: Address, size: number) {
    this.address = address;
    this.size = size;
  }

  async ask<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    this.client ??= connect(this.address, this.size, () => {});
    const client = this.client;
    try {
      return await within(PATIENCE_MS, work(client));
    } catch (error) {
      if (isLost(error) && this.client === client) {
        this.client = null;
        // The other queries may end in peace; nobody waits for them.
        client.end({ timeout: FAREWELL_S });
      }
      throw named(error, this.address.at);
    }
  }

  async close(): Promise<void> {
    // A client that is just connecting again may never end; nobody waits for it longer than for a farewell.
    if (this.client !== null)
      await within(FAREWELL_S * 1000 + 500, this.client.end({ timeout: FAREWELL_S })).catch(() => {});
  }
}

/** Sends the last statements and the commit together; if one fails, PostgreSQL makes a rollback of it. */
export type Commit = (...last: readonly PromiseLike<unknown>[]) => Promise<void>;

type Session = { readonly client: Client; readonly sql: Promise<Reserved>; readonly gone: Promise<never> };

/**
 * The same connection, until it is closed. A query after that would end the process: the client writes to a socket it no
 * longer has, where nobody can catch it (porsager/postgres#1208).
 */
function untilClosed(sql: Reserved, isClosed: () => boolean): Reserved {
  const open = () => {
    if (isClosed()) throw failure('CONNECTION_CLOSED');
  };
  return new Proxy(sql, {
    apply(target, self, args) {
      open();
      return Reflect.apply(target, self, args);
    },
    get(target, key) {
      if (key === 'unsafe') open();
      return Reflect.get(target, key);
    },
  });
}

/** One connection for transactions, one after the other. A connection that fails takes its transaction with it. */
export class PostgresSession {
  private readonly address: Address;
  private session: Session | null = null;

  constructor(address: Address) {
    this.address = address;
  }

  /** What `work` does not commit is rolled back. Whether an unanswered commit was done nobody can know: it rejects. */
  async transaction<T>(work: (sql: Sql, commit: Commit) => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
    this.session ??= this.begin();
    const session = this.session;
    try {
      return await within(patienceMs, Promise.race([session.gone, inTransaction(session, work)]));
    } catch (error) {
      if (isLost(error)) this.drop(session);
      throw named(error, this.address.at);
    }
  }

  async close(): Promise<void> {
    if (this.session !== null) await this.drop(this.session);
  }

  private begin(): Session {
    let lose: (error: Error) => void;
    const gone = new Promise<never>((_, reject) => {
      lose = reject;
    });
    // Whoever is at work hears it; otherwise the next transaction simply connects again.
    gone.catch(() => {});
    let closed = false;
    const client = connect(this.address, 1, () => {
      closed = true;
      // At once, for a query on a closed connection would bring the client down; the reason may follow and is better known.
      if (this.session === session) this.session = null;
      setImmediate(() => lose(failure('CONNECTION_CLOSED')));
    });
    // The client reserves only a connection that is open.
    const sql = client`SELECT 1`
      .then(() => client.reserve())
      .then((reserved) => untilClosed(reserved, () => closed));
    const session: Session = { client, sql, gone };
    return session;
  }

  private async drop(session: Session): Promise<void> {
    if (this.session === session) this.session = null;
    await session.client.end({ timeout: 0 });
  }
}

async function inTransaction<T>(
  session: Session,
  work: (sql: Sql, commit: Commit) => Promise<T>,
): Promise<T> {
  const sql = await session.sql;
  let open = true;
  const commit: Commit = async (...last) => {
    open = false;
    await Promise.all([...last, sql.unsafe('COMMIT')]);
  };
  try {
    // On its way before the first statement of `work`, and waited for with the rest: a query by itself would only be sent
    // when somebody waits for it.
    const [, result] = await Promise.all([sql.unsafe('BEGIN').execute(), work(sql, commit)]);
    if (open) await sql.unsafe('ROLLBACK');
    return result;
  } catch (error) {
    if (open && !isLost(error)) await sql.unsafe('ROLLBACK');
    throw error;
  }
}
