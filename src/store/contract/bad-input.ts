import { describe, expect, test } from 'vitest';
import type { Append } from '../event-store.ts';
import { tournamentStream } from '../names.ts';
import { brief, type Tested, tournament, write } from './given.ts';

/** What every store does with bad input: one list of tests, however long. */
export function badInputContract({ name, open }: Tested): void {
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
}
