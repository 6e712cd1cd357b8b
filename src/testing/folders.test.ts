import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|shots)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** For each folder the folders it imports from. */
function arrows(): ReadonlyMap<string, ReadonlySet<string>> {
  const to = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    const folder = dirname(path);
    const others = to.get(folder) ?? new Set();
    to.set(folder, others);
    for (const [, imported] of text.matchAll(IMPORT)) others.add(dirname(normalize(join(folder, imported!))));
    others.delete(folder);
  }
  return to;
}

/** Folders that import each other, however long the way around: whatever is left when those at an end are taken away. */
function circles(to: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  let left = [...to.keys()];
  for (;;) {
    const imported = new Set(left.flatMap((folder) => [...to.get(folder)!]));
    const within = left.filter(
      (folder) => imported.has(folder) && [...to.get(folder)!].some((each) => left.includes(each)),
    );
    if (within.length === left.length) return left.sort();
    left = within;
  }
}

test('no folders import each other in a circle', () => {
  expect(sources.length).toBeGreaterThan(700);
  const found = arrows();
  expect(found.size).toBeGreaterThan(80);
  expect(circles(found)).toEqual([]);
  const planted = new Map(found).set('src/rules', new Set(['src/engine/tournament']));
  expect(circles(planted)).toContain('src/engine/tournament');
});

test('a source file has at most 400 lines', () => {
  const long = sources.filter(({ text }) => text.split('\n').length > 401).map(({ path }) => path);
  expect(long).toEqual([
    'src/rules/citations.ts', // generated
    'src/testing/hosted-tournament.ts', // one class of taps
    'src/web/shared/rulebooks/words.de.ts', // one table of choices
    'src/web/shared/rulebooks/words.ts', // the same in English
  ]);
});
