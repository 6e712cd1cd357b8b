import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

type Reach = (path: string, at: number) => boolean;
const { reachIn } = (await import(new URL('../../scripts/reach.mjs', import.meta.url).href)) as {
  reachIn: (root: string, entries: readonly string[]) => Reach;
};

const root = mkdtempSync(join(tmpdir(), 'riffle-reach-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The words in capitals that the product reaches, of files that are started at main.ts. */
function reached(files: Readonly<Record<string, string>>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const isReached = reachIn(root, ['main.ts']);
  return Object.entries(files).flatMap(([path, text]) =>
    [...text.matchAll(/\b[A-Z]{4,}\b/g)].filter(({ index }) => isReached(path, index)).map(([word]) => word),
  );
}

test('a comment counts with the declaration below it, and only declarations that are used count', () => {
  const files = {
    'main.ts': "import { used } from './rules.ts';\nused();",
    'rules.ts':
      '// USED\nexport const used = () => inner();\n// UNUSED\nexport const unused = 1;\n// INNER\nfunction inner() {}',
    'rules.test.ts': "import { unused } from './rules.ts';",
    'alone.ts': '// ALONE\nexport const alone = 1;',
  };
  expect(reached(files)).toEqual(['USED', 'INNER']);
});

test('what is passed on, loaded later or run as a worker is reached', () => {
  const files = {
    'main.ts':
      "import { a } from './index.ts';\na;\nimport('./later.ts');\nnew Worker(new URL('./worker.js', import.meta.url));",
    'index.ts': "export { a, b } from './both.ts';\nexport * from './more.ts';",
    'both.ts': 'export const a = /* FIRST */ 1;\nexport const b = /* SECOND */ 2;',
    'more.ts': 'export const c = /* THIRD */ 3;',
    'later.ts': 'export const d = /* LATER */ 4;',
    'worker.ts': '/* WORKER */ console.log(5);',
  };
  expect(reached(files)).toEqual(['FIRST', 'LATER', 'WORKER']);
});

test('a name in a type does not hide the declaration it names', () => {
  const files = {
    'main.ts': "import { get } from './kinds.ts';\nget();",
    'kinds.ts':
      '// KIND\ntype Kind = 1;\nlet held: Kind | null = null;\nexport const get = (): Kind | null => held;',
  };
  expect(reached(files)).toEqual(['KIND']);
});
