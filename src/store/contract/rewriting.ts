import { describe, expect, test } from 'vitest';
import type { EventStore, Lease, StreamWrite } from '../event-store.ts';
import { tournamentStream } from '../names.ts';
import { hand, type Tested, tournament, write } from './given.ts';

/** What every store does when it rewrites: one list of tests, however long. */
export function rewritingContract({ name, open, stale }: Tested): void {
  describe(`${name}: rewriting`, () => {
    const told = async (store: EventStore, stream: string) =>
      (await store.read(stream)).map(({ version, type, data }) => [version, type, data]);
    const played = async () => {
      const store = await open();
      const command = { tournament: 'friday', key: 'k', contents: 'd1gest', answer: { version: 2 } };
      await store.append({ streams: [write(tournament, 0, 1, 2), write(hand, 0, 5)], command });
      await store.append({ streams: [write(tournament, 2, 3)], documents: [put('a', 1), put('b', 2)] });
      await store.append({ streams: [write(tournamentStream('friday2'), 0, 9)] });
      await store.keep({ stream: tournament, version: 3, schema: 1, state: { at: 3 } });
      return store;
    };
    const put = (id: string, data: unknown) => ({ do: 'put', kind: 'roster', id, data }) as const;

    test('puts other data into the same places, with documents, and drops what was packed', async () => {
      const store = await played();
      const before = store.rewrites;
      expect(
        await store.rewrite({
          streams: [write(tournament, 3, 11, 12, 13)],
          documents: [put('a', 7), { do: 'delete', kind: 'roster', id: 'b' }],
        }),
      ).toEqual({ ok: true });
      expect(store.rewrites).toBe(before + 1);
      expect(await told(store, tournament)).toEqual(
        [11, 12, 13].map((n, at) => [at + 1, 'chips-moved', { n }]),
      );
      expect((await store.read(tournament, 1)).map(({ version }) => version)).toEqual([2, 3]);
      expect(await store.snapshot(tournament, 1)).toBeNull();
      expect([await store.get('roster', 'a'), await store.get('roster', 'b')]).toEqual([7, null]);
      // What was answered stays; what exactly was asked is forgotten.
      expect(await store.answerTo('friday', 'k')).toEqual({ answer: { version: 2 } });
      expect(await told(store, hand)).toEqual([[1, 'chips-moved', { n: 5 }]]);
      expect(await store.append({ streams: [write(tournament, 3, 4)] })).toEqual({ ok: true });
      expect((await told(store, tournament)).map(([version]) => version)).toEqual([1, 2, 3, 4]);
    });

    test('takes whole streams out, the answers with the tournament’s own, and leaves the others', async () => {
      const store = await played();
      await store.rewrite({ streams: [write(hand, 1)] });
      expect(await store.streams('')).toEqual([
        { stream: tournament, version: 3 },
        { stream: tournamentStream('friday2'), version: 1 },
      ]);
      expect(await store.answerTo('friday', 'k')).not.toBeNull();
      await store.rewrite({ streams: [write(tournament, 3)] });
      expect(await store.streams('')).toEqual([{ stream: tournamentStream('friday2'), version: 1 }]);
      expect([await store.read(tournament), await store.answerTo('friday', 'k')]).toEqual([[], null]);
      expect(await store.snapshot(tournament, 1)).toBeNull();
      expect(await store.append({ streams: [write(tournament, 0, 21)] })).toEqual({ ok: true });
      expect(await told(store, tournament)).toEqual([[1, 'chips-moved', { n: 21 }]]);
    });

    test('is refused to a writer that has not seen it all, or brings more or less than there is; nothing is written', async () => {
      const store = await played();
      const documents = [put('a', 7)];
      const refused = async (streams: readonly StreamWrite[], code: string, lease?: Lease) =>
        expect(await store.rewrite({ streams, documents, ...(lease && { lease }) })).toMatchObject({
          ok: false,
          refusal: { code },
        });
      await refused([write(tournament, 2, 11, 12)], 'wrong-version');
      await refused([write(hand, 1, 15), write(tournament, 4, 11, 12, 13, 14)], 'wrong-version');
      await refused([write(tournament, 3, 11, 12)], 'bad-append');
      await refused([write('friday', 3, 11, 12, 13)], 'bad-append');
      await refused([write(tournament, 3, 11, 12, 13)], stale, { shard: 7, epoch: 99 });
      expect((await told(store, tournament)).map(([, , data]) => data)).toEqual([
        { n: 1 },
        { n: 2 },
        { n: 3 },
      ]);
      expect(await store.get('roster', 'a')).toBe(1);
      expect(await store.snapshot(tournament, 1)).not.toBeNull();
    });

    test('takes its turn among appends', async () => {
      const store = await played();
      const sent = [
        store.append({ streams: [write(hand, 1, 6)] }),
        store.rewrite({ streams: [write(tournament, 3, 11, 12, 13)] }),
        store.append({ streams: [write(tournament, 3, 14)] }),
      ];
      expect((await Promise.all(sent)).map(({ ok }) => ok)[0]).toBe(true);
      await store.append({ streams: [write(hand, 2, 7)] });
      const after = (await told(store, tournament)).map(([, , data]) => (data as { n: number }).n);
      expect([[11, 12, 13, 14].join(), [1, 2, 3, 14].join()]).toContain(after.join());
      expect(await store.read(hand)).toHaveLength(3);
    });
  });
}
