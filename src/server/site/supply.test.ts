import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');
const load = (path: string) => import(new URL(path, `file://${root}`).href);

type Package = { readonly dev?: true; readonly link?: true };
const { dependencies, devDependencies } = JSON.parse(read('package.json'));
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
const page = read('docs/DEPENDENCIES.md');

/** The packages that a chapter's table lists, each with something beside it. */
const listed = (chapter: string): string[] =>
  [
    ...page
      .split(`## ${chapter}\n`)[1]!
      .split('\n## ')[0]!
      .matchAll(/^\| `([^`]+)` \| .{4,} \|$/gm),
  ].map(([, name]) => name!);

describe('docs/DEPENDENCIES.md', () => {
  test('has a reason for everything in package.json, and for nothing else', () => {
    expect(listed('Installed with Riffle')).toEqual(Object.keys(dependencies).sort());
    expect(listed('For building and testing only')).toEqual(Object.keys(devDependencies).sort());
  });

  test('lists what others bring along (npm run dependencies makes it)', async () => {
    const { dependenciesPage } = (await load('scripts/dependencies.mjs')) as { dependenciesPage(): string };
    expect(page).toBe(dependenciesPage());
    const run = Object.entries(packages).filter(([folder, { dev }]) => folder !== '' && !dev);
    const names = new Set(run.map(([folder]) => folder.replace(/^.*node_modules\//, '')));
    const known = new Set([...listed('Installed with Riffle'), ...listed('Brought along by these')]);
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
  });
});

test('the SBOM names everything that is shipped, each once, with its hash and license', async () => {
  type Component = { purl: string; hashes: { content: string }[]; licenses: object[]; name: string };
  const { sbom } = (await load('scripts/sbom.mjs')) as {
    sbom(): { components: Component[]; bomFormat: string };
  };
  const { bomFormat, components } = sbom();
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([...Object.keys(dependencies), 'preact', '@fontsource/inter']),
  );
  expect(names).not.toContain('vitest');
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  const bare = components.filter(
    ({ hashes, licenses }) => !/^[\da-f]{128}$/.test(hashes[0]!.content) || licenses.length === 0,
  );
  expect(bare).toEqual([]);
});

test('the licenses of everything shipped are in third-party.txt, fonts included', () => {
  const text = read('dist/web/third-party.txt');
  for (const name of [
    'preact',
    'lucide-react',
    '@fontsource/inter',
    '@fontsource/fraunces',
    ...Object.keys(dependencies),
  ])
    expect(text).toMatch(new RegExp(`^${name.replaceAll('.', '\\.')} \\d`, 'm'));
  expect(text).toContain('barlow-condensed (font');
  expect(text).toContain('SIL Open Font License');
});
