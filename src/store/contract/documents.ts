import { describe, expect, test } from 'vitest';
import type { Append } from '../event-store.ts';
import { event, type Tested, tournament, write } from './given.ts';

export function documentsContract({ name, open }: Tested): void {
  describe(`${name}: documents and snapshots`, () => {
    test('documents are put, got, listed by id and deleted', async () => {
      const store = await open();
      await store.put('roster', 'b', { name: 'Bob' });
      await store.put('roster', 'a', { name: 'Al' });
      await store.put('roster', 'a', { name: 'Ann' });
      await store.put('preset', 'a', 1);
      expect(await store.get('roster', 'a')).toEqual({ name: 'Ann' });
      expect(await store.list('roster')).toEqual([
        { kind: 'roster', id: 'a', data: { name: 'Ann' } },
        { kind: 'roster', id: 'b', data: { name: 'Bob' } },
      ]);
      await store.delete('roster', 'a');
      await store.delete('roster', 'nobody');
      expect(await store.get('roster', 'a')).toBeNull();
      expect(await store.list('nothing')).toEqual([]);
    });

    test('documents go in with their append, or not at all', async () => {
      const store = await open();
      const documents = [{ do: 'put', kind: 'token', id: 'x', data: 1 }] as const;
      await store.append({ streams: [write(tournament, 3, 1)], documents });
      expect(await store.get('token', 'x')).toBeNull();
      await store.append({ streams: [write(tournament, 0, 1)], documents });
      expect(await store.get('token', 'x')).toBe(1);
    });

    test('the newest snapshot is kept, and seen only in its own schema', async () => {
      const store = await open();
      await store.append({ streams: [write(tournament, 0, 1, 2, 3)] });
      const at = (version: number, schema = 1) => ({
        stream: tournament,
        version,
        schema,
        state: { at: version },
      });
      expect(await store.keep(at(2))).toEqual({ ok: true });
      await store.keep(at(1));
      expect(await store.snapshot(tournament, 1)).toEqual(at(2));
      await store.keep(at(3, 2));
      expect(await store.snapshot(tournament, 1)).toBeNull();
      expect(await store.snapshot(tournament, 2)).toEqual(at(3, 2));
      await store.keep(at(3, 2 ** 40));
      expect(await store.snapshot(tournament, 2 ** 40)).toEqual(at(3, 2 ** 40));
      expect(await store.keep(at(4))).toMatchObject({ ok: false, refusal: { code: 'bad-append' } });
      const further = { streams: [write(tournament, 3, 4)], snapshots: [at(4)] };
      expect(await store.append(further)).toEqual({ ok: true });
    });
  });

  describe(`${name}: schemas`, () => {
    const one = (schema: number): Append => ({
      streams: [{ stream: tournament, expected: 0, events: [{ ...event(1), schema }] }],
    });

    test('an event keeps the schema it came with', async () => {
      const store = await open();
      expect(await store.append(one(1))).toEqual({ ok: true });
      expect(await store.read(tournament)).toMatchObject([{ version: 1, schema: 1 }]);
    });

    test('an event of a schema to come is not taken in', async () => {
      const store = await open();
      expect(await store.append(one(2))).toMatchObject({ refusal: { code: 'newer-schema' } });
      expect(await store.read(tournament)).toEqual([]);
    });
  });
}
