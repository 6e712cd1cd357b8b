const sentences = {
  'store-in-use': (file: string) =>
    `${file} is in use by another Riffle: stop that one, or choose another file.`,
  'read-only': (file: string) => `${file} cannot be written: allow writing to the file and its folder.`,
  'disk-full': (file: string) =>
    `The disk of ${file} is full: make room and try again; nothing acknowledged is lost.`,
  corrupt: (file: string) =>
    `${file} is damaged: leave it as it is, and restore a backup to another file or over it.`,
  'not-a-database': (file: string) =>
    `${file} is not a store of Riffle: it was left untouched; choose another file.`,
  'empty-file': (file: string) =>
    `${file} is empty, so whatever it held is gone: restore a backup over it, or delete it to start a new site.`,
  'not-json': (file: string) =>
    `${file} holds something that can no longer be read: restore a backup, to another file or over it.`,
  'newer-version': (file: string) =>
    `${file} was written by a newer Riffle: it was left untouched; update Riffle to open it.`,
  'not-found': (file: string) => `${file} or its folder does not exist: check the path.`,
  'file-exists': (file: string) => `${file} is already there: choose another name, or say to overwrite it.`,
  'damaged-file': (file: string) => `${file} is incomplete or was changed: export the tournament again.`,
  'wrong-tournament': (file: string) =>
    `The tournament in ${file} does not add up: nothing was imported; ask for a new export.`,
  'foreign-file': (file: string) => `${file} is not a tournament exported by Riffle.`,
  'tournament-exists': (file: string) => `The tournament in ${file} is already in this store.`,
  'no-tournament': (file: string) => `There is no such tournament to export to ${file}.`,
  'cannot-open': (file: string) => `${file} cannot be opened: check that it is a file and may be read.`,
  io: (file: string) => `The disk of ${file} reported an error: check it, then start Riffle again.`,
  closed: (file: string) => `${file} is already closed.`,
  'bad-address': (file: string) =>
    `The address of ${file} is not right: postgres://USER:PASSWORD@HOST:PORT/DATABASE is needed.`,
  unreachable: (file: string) => `${file} does not answer: start it, or check the address.`,
  denied: (file: string) => `${file} does not let Riffle in: check user, password and rights.`,
  'no-database': (file: string) => `${file} has no such database: create it, or check the address.`,
  'site-exists': (file: string) =>
    `${file} already holds a site: create an empty database, and move into that one.`,
  'not-moved': (file: string) => `${file} did not take everything over: nothing was written; try again.`,
  away: (file: string) => `${file} is away: nothing acknowledged is lost, and it goes on when it is back.`,
};

export type StoreErrorCode = keyof typeof sentences;

/** What the platform would not do: a code for programs, and one line for people that says what, where and what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;
  readonly file: string;

  constructor(code: StoreErrorCode, file: string, options: { cause?: unknown; detail?: string } = {}) {
    super(
      sentences[code](file) + (options.detail ? ` (${options.detail})` : ''),
      options.cause === undefined ? {} : { cause: options.cause },
    );
    this.code = code;
    this.file = file;
  }
}

/** By SQLite's names and the system's; longer names (SQLITE_IOERR_FSYNC) count as their family. */
const families: readonly (readonly [RegExp, StoreErrorCode])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'store-in-use'],
  [/^(SQLITE_READONLY|SQLITE_PERM|EACCES|EPERM|EROFS)/, 'read-only'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'disk-full'],
  [/^SQLITE_CORRUPT/, 'corrupt'],
  [/^SQLITE_NOTADB/, 'not-a-database'],
  [/^(ENOENT|ENOTDIR)/, 'not-found'],
  [/^(SQLITE_CANTOPEN|EISDIR)/, 'cannot-open'],
  [/^(SQLITE_IOERR|E[A-Z]+$)/, 'io'],
];

/** Names a failure of libsql or of the file system; what is neither (a bug) goes through as it is. */
export function named(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error;
  const code = 'code' in error && error.code ? String(error.code) : '';
  const family = families.find(([pattern]) => pattern.test(code));
  if (family !== undefined) return new StoreError(family[1], file, { cause: error });
  // The constructor of libsql has no codes: it says "ConnectionFailed(… : 14)".
  if (error.message.startsWith('ConnectionFailed'))
    return new StoreError('cannot-open', file, { cause: error });
  return error;
}

export function naming<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw named(error, file);
  }
}
