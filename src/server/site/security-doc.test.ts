import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');
const [threats, shipped] = read('docs/SECURITY.md').split('## What is shipped') as [string, string];
const said = threats.replace(/\s+/g, ' ');

/** A link whose text is a test's title; that may begin with a rule in brackets. */
const named = (text: string): [title: string, file: string][] =>
  [...text.matchAll(/\[((?:\[[\w-]+\]|[^[\]])+)\]\(\.\.\/(src\/[^)]+\.test\.ts)\)/g)].map(
    ([, title, file]) => [title!, file!],
  );

/** What a file's tests are called, however their lines are broken. */
const titlesIn = (source: string): string[] =>
  [...source.matchAll(/^\s*(?:test(?:\.\w+\(.*\))?|\]\))\(\s*'([^'\n]+)'/gm)].map(([, title]) => title!);

test('every test that docs/SECURITY.md names is there', () => {
  expect(named(said).length).toBeGreaterThan(60);
  const missing = named(said).filter(
    ([title, file]) => !existsSync(root + file) || !titlesIn(read(file)).includes(title),
  );
  expect(missing).toEqual([]);
});

test('everything somebody might try says what stops them and names a test', () => {
  const lines = said.split(/ - (?=\*\*)/).slice(1);
  expect(lines.length).toBeGreaterThan(30);
  const bare = lines.filter((line) => !/\*Stops [\w ]+:\*/.test(line) || named(line).length === 0);
  expect(bare).toEqual([]);
});

test('what is shipped is what package.json has, each with its reason', () => {
  const listed = [...shipped.matchAll(/^\| `([^`]+)` \| .{4,} \|$/gm)].map(([, name]) => name);
  expect(listed).toEqual(Object.keys(JSON.parse(read('package.json')).dependencies).sort());
});

test('what is shipped is known by its hash, and runs no script when it is installed', () => {
  type Package = { dev?: true; devOptional?: true; integrity?: string; hasInstallScript?: true };
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
  const run = Object.entries(packages).filter(
    ([name, each]) => name !== '' && !each.dev && !each.devOptional,
  );
  expect(run.length).toBeGreaterThan(14);
  expect(run.filter(([, each]) => each.integrity === undefined || each.hasInstallScript)).toEqual([]);
});
