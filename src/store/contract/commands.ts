import { describe, expect, test } from 'vitest';
import { nextTurn } from '../turn.ts';
import { type Tested, tournament, write } from './given.ts';

export function commandsContract({ name, open }: Tested): void {
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
      await nextTurn();
      const asked = store.answerTo('friday', 'k 1');
      expect(await first).toEqual({ ok: true });
      await asked;
      expect(await append()).toMatchObject({ ok: false, refusal: { code: 'already-done' } });
      expect(await store.read(tournament)).toHaveLength(1);
    });

    test('many asked at once each get their own answer', async () => {
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
}
