import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { storeContract } from './contract/contract.ts';
import { LibsqlStore } from './libsql-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'riffle-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
storeContract('libsql', async () => LibsqlStore.open(join(folder, `${count++}.db`)));

test('answers are found while they are fresh, when they have gone to their places, and after opening again', async () => {
  const file = join(folder, 'answers.db');
  const keys = Array.from({ length: 2_500 }, (_, at) => `key ${(at * 7919) % 2_500}`);
  const append = (store: LibsqlStore, key: string) =>
    store.append({ command: { tournament: 'friday', key, answer: key } });
  let store = LibsqlStore.open(file);
  for (let from = 0; from < keys.length; from += 100)
    for (const appended of await Promise.all(keys.slice(from, from + 100).map((key) => append(store, key))))
      expect(appended).toEqual({ ok: true });
  for (const _ of ['before', 'after']) {
    for (const key of keys) expect(await store.answerTo('friday', key)).toEqual({ answer: key });
    expect(await append(store, keys[0]!)).toMatchObject({ ok: false, refusal: { code: 'already-done' } });
    expect(await append(store, keys.at(-1)!)).toMatchObject({
      ok: false,
      refusal: { code: 'already-done', answer: keys.at(-1) },
    });
    await store.close();
    store = LibsqlStore.open(file);
  }
  await store.close();
});
