import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { storeContract } from './contract.ts';
import { LibsqlStore } from './libsql-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'riffle-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
storeContract('libsql', async (upcasters) => LibsqlStore.open(join(folder, `${count++}.db`), upcasters));
