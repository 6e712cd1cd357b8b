import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Benchmarks and scripts are not compiled and rarely run, so a missing export would go unnoticed. */
test('everything benchmarks and scripts import from the build is there', async () => {
  const missing: string[] = [];
  let taken = 0;
  for (const folder of ['../../bench/', '../../scripts/'].map((each) => new URL(each, import.meta.url)))
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.mjs'))) {
      const text = readFileSync(new URL(file, folder), 'utf8');
      for (const [, names, from] of text.matchAll(/import \{([^}]+)\} from '(\.\.\/dist\/[^']+)'/g)) {
        const there = await import(new URL(from!, folder).href);
        const wanted = names!.split(',').map((name) => name.trim().split(' as ')[0]!);
        taken += wanted.length;
        missing.push(
          ...wanted.filter((name) => name !== '' && !(name in there)).map((name) => `${file}: ${name}`),
        );
      }
    }
  expect(missing).toEqual([]);
  expect(taken).toBeGreaterThan(20);
});

test('the commands a benchmark times are still taken', async () => {
  const { bigTournament } = await import(new URL('../../bench/ours.mjs', import.meta.url).href);
  const { times, hands } = bigTournament(60);
  hands(2);
  expect(Object.keys(times)).toContain('rearrange');
});
