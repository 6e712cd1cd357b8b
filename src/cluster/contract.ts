import { expect, test } from 'vitest';
import { type Bus, NoAnswer } from './bus.ts';

const soon = (ms = 60): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function until(fine: () => boolean): Promise<void> {
  for (let waited = 0; !fine() && waited < 200; waited++) await soon(25);
  expect(fine()).toBe(true);
}

/**
 * What every bus does. `pair` gives two ends of one, and how to cut and mend the connection between
 * them. One list of tests, however long.
 */
export function busContract(
  pair: () => Promise<{ one: Bus; other: Bus; cut(): Promise<void>; mend(): Promise<void> }>,
): void {
  test('everybody on a subject gets its messages in order, and nobody else does', async () => {
    const { one, other } = await pair();
    const heard: [string, string][] = [];
    for (const [name, bus] of Object.entries({ one, other }))
      bus.subscribe('a.said', (text) => heard.push([name, text]));
    other.subscribe('b.said', (text) => heard.push(['b', text]));
    await soon();
    for (let n = 0; n < 200; n++) one.publish('a.said', `{"n":${n}}`);
    await until(() => heard.length === 400);
    for (const name of ['one', 'other'])
      expect(heard.filter(([who]) => who === name).map(([, text]) => text)).toEqual(
        Array.from({ length: 200 }, (_, n) => `{"n":${n}}`),
      );
  });

  test('a subscriber that stops gets nothing more', async () => {
    const { one, other } = await pair();
    const heard: string[] = [];
    const stop = other.subscribe('c', (text) => heard.push(text));
    await soon();
    one.publish('c', '{"n":1}');
    await until(() => heard.length === 1);
    stop();
    await soon();
    one.publish('c', '{"n":2}');
    await soon();
    expect(heard).toEqual(['{"n":1}']);
  });

  test('a question gets its own answer', async () => {
    const { one, other } = await pair();
    other.answer('d', async (text) => {
      await soon(Math.random() * 20);
      return `{"to":${text}}`;
    });
    await soon();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => one.ask('d', `${n}`, 2000)));
    expect(answers).toEqual(Array.from({ length: 50 }, (_, n) => `{"to":${n}}`));
  });

  test('a question fails if nobody listens, or if the answer is late or never comes', async () => {
    const { one, other } = await pair();
    other.answer('slow', () => soon(400).then(() => '{}'));
    other.answer('broken', () => Promise.reject(new Error('no')));
    await soon();
    const why = (subject: string) =>
      one.ask(subject, '{}', 150).then(
        () => 'answered',
        (error: unknown) => (error as NoAnswer).why,
      );
    expect(await Promise.all([why('nobody.there'), why('slow'), why('broken')])).toEqual([
      'nobody',
      'late',
      'late',
    ]);
  });

  test('a text of several megabytes arrives unchanged', async () => {
    const { one, other } = await pair();
    const text = JSON.stringify(Array.from({ length: 80_000 }, (_, n) => `Žofie takes seat ${n} — 😀`));
    expect(text.length).toBeGreaterThan(1_800_000);
    other.answer('large', async (said) => said);
    await soon();
    expect((await one.ask('large', text, 5000)) === text).toBe(true);
  });

  test('a lost connection is reported, messages meanwhile are lost, and later ones arrive again', async () => {
    const { one, other, cut, mend } = await pair();
    const [heard, changes]: [string[], boolean[]] = [[], []];
    other.subscribe('e', (text) => heard.push(text));
    one.watch((there) => changes.push(there));
    await soon();
    await cut();
    await until(() => changes.length === 1);
    one.publish('e', '{"n":1}');
    await expect(one.ask('e', '{}', 200)).rejects.toBeInstanceOf(NoAnswer);
    await mend();
    await until(() => changes.length === 2);
    expect(changes).toEqual([false, true]);
    await until(() => {
      one.publish('e', '{"n":2}');
      return heard.length > 0;
    });
    expect(heard[0]).toBe('{"n":2}');
  });
}
