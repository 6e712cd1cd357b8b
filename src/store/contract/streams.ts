import { describe, expect, test } from 'vitest';
import { handStream, handsOf, tournamentStream } from '../names.ts';
import { hand, type Tested, tournament, write } from './given.ts';

/** What every store does with streams: one list of tests, however long. */
export function streamsContract({ name, open, stale }: Tested): void {
  describe(`${name}: streams`, () => {
    test('events come back in order, with versions from 1, also from the middle', async () => {
      const store = await open();
      expect(await store.append({ streams: [write(tournament, 0, 1, 2)] })).toEqual({ ok: true });
      expect(await store.append({ streams: [write(tournament, 2, 3)] })).toEqual({ ok: true });
      expect((await store.read(tournament)).map(({ version, data }) => [version, data])).toEqual([
        [1, { n: 1 }],
        [2, { n: 2 }],
        [3, { n: 3 }],
      ]);
      expect((await store.read(tournament, 2)).map(({ version }) => version)).toEqual([3]);
      expect(await store.read(tournament, 3)).toEqual([]);
      expect(await store.read(tournament, 2 ** 40)).toEqual([]);
      expect(await store.read(tournamentStream('nobody'))).toEqual([]);
    });

    test('a hand and its stacks go in together, or neither does', async () => {
      const store = await open();
      await store.append({ streams: [write(tournament, 0, 1)] });
      expect(await store.append({ streams: [write(hand, 0, 5, 6), write(tournament, 7, 2)] })).toEqual({
        ok: false,
        refusal: {
          code: 'wrong-version',
          stream: tournament,
          expected: 7,
          actual: 1,
          message: 'tournament/friday has 1 events where 7 were expected.',
        },
      });
      expect(await store.read(hand)).toEqual([]);
      expect(await store.append({ streams: [write(hand, 0, 5, 6), write(tournament, 1, 2)] })).toEqual({
        ok: true,
      });
      expect(await store.streams('')).toEqual([
        { stream: hand, version: 2 },
        { stream: tournament, version: 2 },
      ]);
    });

    test('a stream begins once', async () => {
      const store = await open();
      const both = [1, 2].map((n) => store.append({ streams: [write(tournament, 0, n)] }));
      expect((await Promise.all(both)).map(({ ok }) => ok)).toEqual([true, false]);
      expect((await store.read(tournament)).map(({ data }) => data)).toEqual([{ n: 1 }]);
    });

    test('the next append may be sent before the last is kept', async () => {
      const store = await open();
      const sent = [0, 1, 2, 3].map((n) => store.append({ streams: [write(tournament, n, n)] }));
      expect((await Promise.all(sent)).every(({ ok }) => ok)).toBe(true);
      expect(await store.read(tournament)).toHaveLength(4);
    });

    test('without events only the expectation is checked', async () => {
      const store = await open();
      expect(await store.append({ streams: [write(tournament, 0)] })).toEqual({ ok: true });
      expect(await store.append({ streams: [write(tournament, 1)] })).toMatchObject({
        refusal: { actual: 0 },
      });
      expect(await store.streams('')).toEqual([]);
    });

    test('streams are found by how their names begin', async () => {
      const store = await open();
      const names = [
        tournament,
        tournamentStream('friday2'),
        hand,
        handStream('friday', 1, 2),
        handStream('friday2', 1, 1),
      ];
      for (const stream of names) await store.append({ streams: [write(stream, 0, 1)] });
      const found = async (...prefixes: string[]) =>
        (await store.streams(...prefixes)).map(({ stream }) => stream);
      expect(await found(handsOf('friday'))).toEqual([hand, handStream('friday', 1, 2)]);
      expect(await found(tournament, hand, 'hand/')).toEqual([...names].sort());
      expect(await found('hand/friday%')).toEqual([]);
      expect(await found()).toEqual([]);
    });

    test('an append under a lease that nobody holds is refused, and the others with it are not', async () => {
      const store = await open();
      const leased = store.append({ streams: [write(tournament, 0, 1)], lease: { shard: 7, epoch: 99 } });
      const free = store.append({ streams: [write(tournament, 0, 2)] });
      expect(await leased).toMatchObject({ ok: false, refusal: { code: stale } });
      expect(await free).toEqual({ ok: true });
      expect((await store.read(tournament)).map(({ data }) => data)).toEqual([{ n: 2 }]);
    });

    test('what a caller changes later, or a reader changes, is not in the store', async () => {
      const store = await open();
      const data = { stack: 100 };
      const kept = store.append({
        streams: [{ stream: tournament, expected: 0, events: [{ type: 'a', data }] }],
      });
      data.stack = 1;
      await kept;
      ((await store.read(tournament))[0]!.data as { stack: number }).stack = 2;
      expect((await store.read(tournament))[0]!.data).toEqual({ stack: 100 });
    });
  });
}
