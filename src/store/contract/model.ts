import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Append, EventStore } from '../event-store.ts';
import { handStream, tournamentStream } from '../names.ts';
import { brief, hand, type Tested, tournament, write } from './given.ts';

export function modelContract({ name, newStore }: Tested): void {
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
