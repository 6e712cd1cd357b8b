// Finds where every rule is cited, and writes src/rules/citations.ts and docs/RULES.md from that and the catalogue.
// Run after a build: node scripts/rules.mjs (with --check it only says whether they are up to date).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const { rules } = await import('../dist/rules/index.js');
const { rulebooks } = await import('../dist/rulebooks/index.js');

function* sources(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

const cited = Object.fromEntries(Object.keys(rules).map((id) => [id, { code: new Set(), tests: new Set() }]));
const unknown = [];
for (const path of sources('src')) {
  if (path.startsWith('src/rules/')) continue;
  const text = readFileSync(join(root, path), 'utf8');
  const isTest = path.endsWith('.test.ts');
  // In a test, what a title (a string that begins with it) cites; in code, what a comment cites.
  const titles = isTest ? [...text.matchAll(/[`'"](\[[a-z][^`'"\n]*)/g)].map((found) => found[1]) : [text];
  for (const title of titles) {
    for (const [, list] of title.matchAll(/\[((?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:, )?)+)\]/g))
      for (const id of list.split(', ')) {
        // Without a hyphen it may be an index of a list; with one it is meant to be a rule.
        if (!Object.hasOwn(cited, id)) {
          if (id.includes('-')) unknown.push(`${path}: [${id}]`);
        } else if (isTest) cited[id].tests.add(path);
        else cited[id].code.add(path);
      }
    // A rule named in code as a string: what a refusal or a choice rests on.
    if (!isTest)
      for (const [, id] of title.matchAll(/'([a-z][a-z0-9]*(?:-[a-z0-9]+)*)'/g))
        if (Object.hasOwn(cited, id)) cited[id].code.add(path);
  }
}

const untested = Object.entries(rules)
  .filter(([id, { status }]) => status === 'enforced' && cited[id].tests.size === 0)
  .map(([id]) => id);

const list = (set) => [...set].sort();
const citations =
  `// Made by scripts/rules.mjs: where each rule is in the code and which tests cite it.\n` +
  `export const citations: Readonly<Record<string, { readonly code: readonly string[]; readonly tests: readonly string[] }>> = ` +
  `${JSON.stringify(Object.fromEntries(Object.entries(cited).map(([id, { code, tests }]) => [id, { code: list(code), tests: list(tests) }])), null, 1)};\n`;

const link = (path) => `[${path.replace(/^src\//, '')}](../${path})`;
const row = ([id, { says, from, rulebooks: has, status }]) => {
  const { code, tests } = cited[id];
  const where = from.map(([source, heading]) => `${source}: ${heading}`).join('; ');
  return `| \`${id}\` | ${says} | ${where} | ${has.join(', ')} | ${status} | ${list(code).map(link).join(' ')} | ${list(tests).map(link).join(' ')} |`;
};
const count = (status) => Object.values(rules).filter((rule) => rule.status === status).length;
const doc = `# The rules

Made by \`npm run rules\` from \`src/rules/\`; a test fails when it is stale. ${Object.keys(rules).length} rules:
${count('enforced')} enforced (the code does it), ${count('guided')} guided (the screen walks people through it),
${count('advised')} advised (shown, not decided by the code). Houses: ${rulebooks.map(({ id }) => id).join(', ')}.

| rule | says | from | houses | status | code | tests |
|---|---|---|---|---|---|---|
${Object.entries(rules).map(row).join('\n')}
`;

const files = { 'src/rules/citations.ts': citations, 'docs/RULES.md': doc };
const stale = Object.entries(files)
  .filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text)
  .map(([path]) => path);
if (!process.argv.includes('--check')) for (const path of stale) writeFileSync(join(root, path), files[path]);
console.log(JSON.stringify({ unknown, untested, stale: process.argv.includes('--check') ? stale : [] }));
