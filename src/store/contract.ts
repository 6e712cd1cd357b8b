import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Append, Appended, EventStore, Lease, StreamWrite } from './event-store.ts';
import { handStream, handsOf, tournamentStream } from './names.ts';
import type { Upcasters } from './upcast.ts';

/** Makes a new, empty store; what it leaves behind is the factory's to clean up. */
export type NewStore = (upcasters?: Upcasters) => Promise<EventStore>;

const tournament = tournamentStream('friday');
const hand = handStream('friday', 1, 1);
const event = (n: number) => ({ type: 'chips-moved', data: { n } });
const write = (stream: string, expected: number, ...ns: number[]) => ({
  stream,
  expected,
  events: ns.map(event),
});

/**
 * What every store must do, whatever it is made of. `stale` is how it refuses a lease that nobody holds: one with a
 * single writer knows no leases at all.
 */
export function storeContract(
  name: string,
  newStore: NewStore,
  stale: 'bad-append' | 'lost-lease' = 'bad-append',
): void {
  const opened: EventStore[] = [];
  const open: NewStore = async (upcasters) => {
    const store = await newStore(upcasters);
    opened.push(store);
    return store;
  };
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });

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

  describe(`${name}: commands`, () => {
    const command = (answer: unknown) => ({ tournament: 'friday', key: 'k 1', answer });

    test('sent twice is done once, and gets the same answer', async () => {
      const store = await open();
      expect(await store.answerTo('friday', 'k 1')).toBeNull();
      expect(
        await store.append({ streams: [write(tournament, 0, 1)], command: command({ version: 1 }) }),
      ).toEqual({
        ok: true,
      });
      expect(
        await store.append({ streams: [write(tournament, 0, 1)], command: command('other') }),
      ).toMatchObject({
        ok: false,
        refusal: { code: 'already-done', answer: { version: 1 } },
      });
      expect(await store.append({ command: { ...command(null), tournament: 'saturday' } })).toEqual({
        ok: true,
      });
      expect(await store.answerTo('friday', 'k 1')).toEqual({ answer: { version: 1 } });
      expect(await store.answerTo('saturday', 'k 1')).toEqual({ answer: null });
      expect(await store.read(tournament)).toHaveLength(1);
    });

    test('asked for while it is being kept, it is done once all the same', async () => {
      const store = await open();
      const append = () =>
        store.append({ streams: [write(tournament, 0, 1)], command: command({ version: 1 }) });
      const first = append();
      await setImmediate();
      const asked = store.answerTo('friday', 'k 1');
      expect(await first).toEqual({ ok: true });
      await asked;
      expect(await append()).toMatchObject({ ok: false, refusal: { code: 'already-done' } });
      expect(await store.read(tournament)).toHaveLength(1);
    });

    test('many asked at once get each his own answer', async () => {
      const store = await open();
      const all = Array.from({ length: 40 }, (_, n) => ({
        tournament: `t${n % 3}`,
        key: `k ${n}`,
        answer: n,
      }));
      await Promise.all(all.map((command) => store.append({ command })));
      const asked = [...all, ...all].map(({ tournament, key }) => store.answerTo(tournament, key));
      expect((await Promise.all(asked)).map((found) => found?.answer)).toEqual(
        [...all, ...all].map(({ answer }) => answer),
      );
      expect(await Promise.all(['k 1\0', 'k 99', ''].map((key) => store.answerTo('t1', key)))).toEqual([
        null,
        null,
        null,
      ]);
    });

    test('what it was asked for is kept as a digest beside its answer', async () => {
      const store = await open();
      const asked = { ...command({ version: 1 }), contents: 'f00d-9' };
      await store.append({ streams: [write(tournament, 0, 1)], command: asked });
      expect(await store.answerTo('friday', 'k 1')).toEqual({ answer: { version: 1 }, contents: 'f00d-9' });
      await store.append({ command: { ...command(null), key: 'k 2' } });
      expect(await store.answerTo('friday', 'k 2')).toEqual({ answer: null });
    });

    test('a refused append keeps no answer', async () => {
      const store = await open();
      await store.append({ streams: [write(tournament, 4, 1)], command: command('lost') });
      expect(await store.answerTo('friday', 'k 1')).toBeNull();
    });
  });

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
    const upcasters: Upcasters = {
      entered: [
        ({ name }: { name: string }) => ({ names: name.split(' ') }),
        ({ names }: { names: string[] }) => ({ first: names[0], last: names[1] ?? null }),
      ],
    };
    const one = (schema?: number, data: unknown = { name: 'Ann Lee' }): Append => ({
      streams: [
        {
          stream: tournament,
          expected: 0,
          events: [{ type: 'entered', data, ...(schema ? { schema } : {}) }],
        },
      ],
    });

    test.each([
      [1, { name: 'Ann Lee' }],
      [2, { names: ['Ann', 'Lee'] }],
      [3, { first: 'Ann', last: 'Lee' }],
      [undefined, { first: 'Ann', last: 'Lee' }],
    ])('an event of schema %s is lifted step by step', async (schema, data) => {
      const store = await open(upcasters);
      await store.append(one(schema, data));
      expect(await store.read(tournament)).toEqual([
        { version: 1, type: 'entered', schema: 3, data: { first: 'Ann', last: 'Lee' } },
      ]);
    });

    test('an event of a schema to come is not taken in', async () => {
      const store = await open(upcasters);
      expect(await store.append(one(4))).toMatchObject({ refusal: { code: 'newer-schema' } });
      expect(await store.read(tournament)).toEqual([]);
    });
  });

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

    test('is refused to who has not seen it all, or brings more or less than there is; nothing is written', async () => {
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

  describe(`${name}: bad input`, () => {
    const circle: unknown[] = [];
    circle.push(circle);
    const event = (data: unknown, type = 'a'): Append => ({
      streams: [{ stream: tournament, expected: 0, events: [{ type, data }] }],
    });
    const command = (tournament: string, key: string): Append => ({
      command: { tournament, key, answer: 1 },
    });
    test.each<[string, Append]>([
      ['no name', { streams: [write('', 0, 1)] }],
      ['no kind of stream', { streams: [write('friday', 0, 1)] }],
      ['a stray part', { streams: [write(`${tournament}/1`, 0, 1)] }],
      ['a quote', { streams: [write("tournament/'; DROP TABLE events; --", 0, 1)] }],
      ['a hand without a number', { streams: [write('hand/friday/1/x', 0, 1)] }],
      ['a negative version', { streams: [write(tournament, -1, 1)] }],
      ['half a version', { streams: [write(tournament, 0.5, 1)] }],
      ['no version', { streams: [write(tournament, Number.NaN, 1)] }],
      ['a stream twice', { streams: [write(tournament, 0, 1), write(tournament, 1, 2)] }],
      ['no data', event(undefined)],
      ['a function', event(() => 1)],
      ['a bigint', event(1n)],
      ['a circle', event(circle)],
      ['too much', event('x'.repeat(17 * 1024 * 1024))],
      ['no type', event(1, '')],
      [
        'a schema below 1',
        { streams: [{ stream: tournament, expected: 0, events: [{ type: 'a', data: 1, schema: 0 }] }] },
      ],
      ['no key', command('friday', '')],
      ['a long key', command('friday', 'k'.repeat(201))],
      ['a key with a line', command('friday', 'a\nb')],
      ['a digest with a blank', { command: { tournament: 'friday', key: 'k', contents: 'a b', answer: 1 } }],
      ['a nameless document', { documents: [{ do: 'put', kind: 'roster', id: '', data: 1 }] }],
      ['a document twice', { documents: [1, 2].map((data) => ({ do: 'put', kind: 'k', id: 'i', data })) }],
      ['a shard beyond the last', { lease: { shard: 1024, epoch: 1 } }],
      ['half an epoch', { lease: { shard: 1, epoch: 0.5 } }],
      ['a snapshot of nothing', { snapshots: [{ stream: 'x', version: 0, schema: 1, state: 1 }] }],
    ])('%s is refused, and nothing is written', async (_, append) => {
      const store = await open();
      const whole: Append = {
        ...append,
        streams: [...(append.streams ?? []), write(tournamentStream('other'), 0, 1)],
      };
      expect(await store.append(whole)).toMatchObject({ ok: false, refusal: { code: 'bad-append' } });
      expect(await store.streams('')).toEqual([]);
    });

    test('odd but honest text is kept to the letter', async () => {
      const store = await open();
      const data = ['\0', '\ud800', '💥 Ω', '"\\\n', { ['__proto__']: 1, constructor: 2 }, -0.1, 1e300, null];
      await store.append(event(data, 'constructor'));
      const read = (await store.read(tournament))[0]!.data;
      expect(JSON.stringify(read)).toBe(JSON.stringify(data));
    });

    test('what is no name is nobody’s', async () => {
      const store = await open();
      for (const name of ['', '\0', 'tournament/\0', '\ud800']) {
        expect(await store.read(name)).toEqual([]);
        expect(await store.snapshot(name, 1)).toBeNull();
        expect(await store.get(name, name)).toBeNull();
        expect(await store.list(name)).toEqual([]);
        expect(await store.streams(`x${name}`)).toEqual([]);
      }
    });

    test('as much as is allowed goes in, several at once', async () => {
      const store = await open();
      const data = 'Ω'.repeat(15 * 1024 * 1024);
      const sent = ['a', 'b', 'c'].map((name) =>
        store.append({
          streams: [{ stream: tournamentStream(name), expected: 0, events: [{ type: 'a', data }] }],
        }),
      );
      expect((await Promise.all(sent)).map(brief)).toEqual(['ok', 'ok', 'ok']);
      expect((await store.read(tournamentStream('b')))[0]!.data === data).toBe(true);
    });

    test('nobody reads or writes after closing', async () => {
      const store = await open();
      const last = store.append({ streams: [write(tournament, 0, 1)] });
      await store.close();
      expect(await last).toEqual({ ok: true });
      await store.close();
      await expect(store.append({})).rejects.toMatchObject({ code: 'closed' });
      await expect(store.read(tournament)).rejects.toMatchObject({ code: 'closed' });
      await expect(store.get('a', 'b')).rejects.toMatchObject({ code: 'closed' });
    });
  });

  test(`${name}: several writers at once leave what a simple model says`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { maxLength: 5 }), { maxLength: 12 }), async (turns) => {
        const store = await newStore();
        const model = new Model();
        for (const turn of turns) {
          // All of a turn are under way together; what each expects is what its writer last saw, give or take.
          const appends = turn.map((wish) => model.appendFor(wish));
          const answers = await Promise.all(appends.map((append) => store.append(append)));
          expect(answers.map(brief)).toEqual(appends.map((append) => model.append(append)));
        }
        await model.compare(store);
        await store.close();
      }),
      { numRuns: 60 },
    );
  });
}

const brief = (appended: Appended): string => (appended.ok ? 'ok' : appended.refusal.code);
const names = [tournament, tournamentStream('b'), hand, handStream('b', 'final', 12)];

type Step = {
  readonly targets: readonly number[];
  readonly off: number;
  readonly count: number;
  readonly key: number | null;
  readonly document: { readonly id: string; readonly data: number | null } | null;
};
const step: fc.Arbitrary<Step> = fc.record({
  targets: fc.uniqueArray(fc.nat(names.length - 1), { maxLength: 3 }),
  off: fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: -2, max: 2 }) },
  ),
  count: fc.nat(3),
  key: fc.option(fc.nat(9)),
  document: fc.option(fc.record({ id: fc.constantFrom('a', 'b', 'c'), data: fc.option(fc.nat()) })),
});

/** A store in a few lines, slow and plain. */
class Model {
  private readonly streams = new Map<string, unknown[]>();
  private readonly answers = new Map<string, unknown>();
  private readonly documents = new Map<string, unknown>();
  private serial = 0;

  appendFor({ targets, off, count, key, document }: Step): Append {
    return {
      streams: targets.map((target) => {
        const expected = Math.max(0, (this.streams.get(names[target]!)?.length ?? 0) + off);
        return write(names[target]!, expected, ...Array.from({ length: count }, () => this.serial++));
      }),
      ...(key === null ? {} : { command: { tournament: 'friday', key: `${key}`, answer: this.serial++ } }),
      ...(document === null
        ? {}
        : { documents: [{ ...document, do: document.data === null ? 'delete' : 'put', kind: 'roster' }] }),
    } as Append;
  }

  append({ streams = [], command, documents = [] }: Append): string {
    if (command && this.answers.has(command.key)) return 'already-done';
    if (streams.some(({ stream, expected }) => (this.streams.get(stream)?.length ?? 0) !== expected))
      return 'wrong-version';
    for (const { stream, events } of streams)
      this.streams.set(stream, [...(this.streams.get(stream) ?? []), ...events.map(({ data }) => data)]);
    if (command) this.answers.set(command.key, command.answer);
    for (const write of documents)
      if (write.do === 'put') this.documents.set(write.id, write.data);
      else this.documents.delete(write.id);
    return 'ok';
  }

  async compare(store: EventStore): Promise<void> {
    for (const name of names) {
      const events = await store.read(name);
      expect(events.map(({ data }) => data)).toEqual(this.streams.get(name) ?? []);
      expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
    }
    for (let key = 0; key < 10; key++)
      expect((await store.answerTo('friday', `${key}`))?.answer).toEqual(this.answers.get(`${key}`));
    const documents = [...this.documents].sort(([a], [b]) => (a < b ? -1 : 1));
    expect((await store.list('roster')).map(({ id, data }) => [id, data])).toEqual(documents);
  }
}
