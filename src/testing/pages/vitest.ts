import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';

/** As much of vitest as contracts use, for tests that run in a page: `in-page.ts` puts it in vitest's place. */
for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
export const expect = chai.expect;

type Run = (...given: never[]) => unknown;
const cases: { readonly name: string; readonly run: () => unknown }[] = [];
const after: (() => unknown)[] = [];

export const describe = (_: string, body: () => void): void => body();
export const afterEach = (run: () => unknown): void => void after.push(run);
export const test = Object.assign(
  (name: string, run: () => unknown): void => void cases.push({ name, run }),
  {
    each: (rows: readonly unknown[]) => (name: string, run: Run) => {
      for (const row of rows) {
        const given = (Array.isArray(row) ? row : [row]) as never[];
        test(name.replace('%s', String(given[0])), () => run(...given));
      }
    },
  },
);

/** Runs everything; says what failed, by name. */
export async function runAll(): Promise<{ readonly ran: number; readonly failed: readonly string[] }> {
  const failed: string[] = [];
  for (const { name, run } of cases)
    try {
      await run();
      for (const each of after) await each();
    } catch (error) {
      failed.push(`${name}: ${(error as Error).message}`);
    }
  return { ran: cases.length, failed };
}
