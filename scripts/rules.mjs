// Finds where every rule is cited, and writes src/rules/citations.ts and docs/RULES.md from that and the catalogue.
// Code that only tests reach does not enforce anything at a table, so it is listed apart and counted.
// Run after a build: node scripts/rules.mjs (with --check it only says whether they are up to date).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reachIn } from './reach.mjs';

const root = new URL('..', import.meta.url).pathname;
const { rules } = await import('../dist/rules/index.js');
const { rulebooks } = await import('../dist/rulebooks/index.js');
const reached = reachIn(root);

function* sources(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

const ID = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
/** The rules a text cites as [id] or [id, id], and where. */
function* cites(text) {
  for (const { index, 1: ids } of text.matchAll(new RegExp(`\\[((?:${ID}(?:, )?)+)\\]`, 'g')))
    for (const id of ids.split(', ')) yield { id, index };
}
/** The rules a text names as strings: what a refusal or a choice rests on. */
function* names(text) {
  for (const { index, 1: id } of text.matchAll(new RegExp(`'(${ID})'`, 'g'))) yield { id, index };
}

const none = () => ({ code: new Set(), testOnly: new Set(), tests: new Set() });
const cited = Object.fromEntries(Object.keys(rules).map((id) => [id, none()]));
const unknown = [];
const known = (path, { id }) => {
  // Without a hyphen it may be an index of a list; with one it is meant to be a rule.
  if (!Object.hasOwn(cited, id) && id.includes('-')) unknown.push(`${path}: [${id}]`);
  return Object.hasOwn(cited, id);
};

for (const path of sources('src')) {
  if (path.startsWith('src/rules/')) continue;
  const text = readFileSync(join(root, path), 'utf8');
  if (path.endsWith('.test.ts')) {
    // Of a test the title counts: a string that begins with a citation.
    for (const [, title] of text.matchAll(/[`'"](\[[a-z][^`'"\n]*)/g))
      for (const each of cites(title)) if (known(path, each)) cited[each.id].tests.add(path);
    continue;
  }
  const inCode = [...cites(text)].filter((each) => known(path, each));
  for (const each of names(text)) if (Object.hasOwn(cited, each.id)) inCode.push(each);
  // Helpers of tests do not enforce rules.
  if (!path.startsWith('src/testing/'))
    for (const { id, index } of inCode) cited[id][reached(path, index) ? 'code' : 'testOnly'].add(path);
}

const untested = Object.entries(rules)
  .filter(([id, { status }]) => status === 'enforced' && cited[id].tests.size === 0)
  .map(([id]) => id);
const testOnly = Object.entries(cited).flatMap(([id, where]) =>
  [...where.testOnly].map((path) => ({ id, path, elsewhere: where.code.size > 0 })),
);

const list = (set) => [...set].sort();
const lists = ({ code, testOnly, tests }) => ({
  code: list(code),
  ...(testOnly.size > 0 && { testOnly: list(testOnly) }),
  tests: list(tests),
});
const citations =
  `// Made by scripts/rules.mjs: where each rule is in the code, in code that only tests reach, and which tests cite it.\n` +
  `type Cited = { readonly code: readonly string[]; readonly testOnly?: readonly string[]; readonly tests: readonly string[] };\n` +
  `export const citations: Readonly<Record<string, Cited>> = ` +
  `${JSON.stringify(Object.fromEntries(Object.entries(cited).map(([id, where]) => [id, lists(where)])), null, 1)};\n`;

const link = (path) => `[${path.replace(/^src\//, '')}](../${path})`;
const row = ([id, { says, from, rulebooks: has, status }]) => {
  const { code, testOnly, tests } = cited[id];
  const where = from.map(([source, heading]) => `${source}: ${heading}`).join('; ');
  const files = [...list(code).map(link), ...list(testOnly).map((path) => `${link(path)} (only tests)`)];
  return `| \`${id}\` | ${says} | ${where} | ${has.join(', ')} | ${status} | ${files.join(' ')} | ${list(tests).map(link).join(' ')} |`;
};
const count = (status) => Object.values(rules).filter((rule) => rule.status === status).length;
const doc = `# The rules

Made by \`npm run rules\` from \`src/rules/\`; a test fails when it is out of date. ${Object.keys(rules).length} rules:
${count('enforced')} enforced (the code does it), ${count('guided')} guided (the screen walks people through it),
${count('advised')} advised (shown, not decided by the code). Rulebooks: ${rulebooks.map(({ id }) => id).join(', ')}.

The code of a rule is what the product runs. Code that so far only tests reach says so: ${testOnly.length} of these are left.

| rule | says | from | rulebooks | status | code | tests |
|---|---|---|---|---|---|---|
${Object.entries(rules).map(row).join('\n')}
`;

const files = { 'src/rules/citations.ts': citations, 'docs/RULES.md': doc };
const stale = Object.entries(files)
  .filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text)
  .map(([path]) => path);
const check = process.argv.includes('--check');
if (!check) {
  for (const path of stale) writeFileSync(join(root, path), files[path]);
  console.error(
    [
      `${testOnly.length} citations are in code that only tests reach${testOnly.length > 0 ? ':' : '.'}`,
      ...testOnly.map(({ id, path, elsewhere }) => `  ${id} ${path}${elsewhere ? '' : ', and nowhere else'}`),
    ].join('\n'),
  );
}
console.log(JSON.stringify({ unknown, untested, testOnly: testOnly.length, stale: check ? stale : [] }));
