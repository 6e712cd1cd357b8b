import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { BadInput, Failed } from './shared/command.ts';

/** Where programs keep a user's data on this system. */
function dataFolder(): string {
  const home = homedir();
  if (process.platform === 'darwin') return join(home, 'Library', 'Application Support', 'Riffle');
  if (process.platform === 'win32')
    return join(process.env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'Riffle');
  return join(process.env.XDG_DATA_HOME || join(home, '.local', 'share'), 'riffle');
}

export const DATA = '--data FILE is the data file, if not the default one (see riffle serve --help).';

export const isShared = (given: string | undefined): given is string => /^postgres(ql)?:/.test(given ?? '');

/** The data file; of a site in PostgreSQL, the name under which this machine knows it. */
export function dataFile(given: string | undefined): string {
  if (given === undefined) return join(dataFolder(), 'riffle.db');
  if (!isShared(given)) return resolve(given);
  const { hostname, port, pathname } = new URL(given);
  return join(dataFolder(), `${hostname}-${port || 5432}${pathname}`.replace(/[^A-Za-z0-9.-]/g, '-'));
}

/** The same, and creates the folder if it is the usual one. */
export function openData(given: string | undefined): string {
  const file = dataFile(given);
  if (given !== undefined && !isShared(given)) return file;
  try {
    mkdirSync(dataFolder(), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Failed(
      `cannot create ${dataFolder()} (${(error as NodeJS.ErrnoException).code}): use --data FILE`,
    );
  }
  return file;
}

/** An address that makes no sense is bad input, not a failure of the machine. */
export function badInput<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Error && error.name === 'StoreError' ? new BadInput(error.message) : error;
  }
}

export function chosenPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new BadInput(`--port ${text}: needs a number from 0 to 65535`);
  return port;
}
