import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { naming, StoreError } from './store-error.ts';

export type Overwrite = { readonly overwrite?: boolean };

export function mayWrite(to: string, { overwrite = false }: Overwrite): void {
  if (!overwrite && existsSync(to)) throw new StoreError('file-exists', to);
}

function sync(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Under its own name a file is whole or not there: it is written beside it, put on the disk, then renamed. */
export async function writeWhole(to: string, write: (part: string) => void | Promise<void>): Promise<void> {
  const part = `${to}.${process.pid}.part`;
  rmSync(part, { force: true });
  try {
    // Like the store itself, for the host alone.
    naming(to, () => closeSync(openSync(part, 'wx', 0o600)));
    await write(part);
    naming(to, () => {
      sync(part);
      renameSync(part, to);
      sync(dirname(to));
    });
  } finally {
    rmSync(part, { force: true });
  }
}
