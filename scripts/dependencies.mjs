// npm run dependencies: brings the list of packages that others bring along in docs/DEPENDENCIES.md up to date. Why the others are
// here is written there by hand.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path) => readFileSync(`${root}${path}`, 'utf8');
const HEADING = '## Brought along by these\n\n| package | comes with |\n|---|---|\n';
const nameOf = (folder) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Each package that is installed because another one wants it, and which ones do. */
function brought() {
  const { packages } = JSON.parse(read('package-lock.json'));
  const own = Object.keys(packages[''].dependencies);
  const wantedBy = new Map();
  for (const [folder, { dev, dependencies = {}, optionalDependencies = {} }] of Object.entries(packages))
    if (folder !== '' && !dev)
      for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
        if (!own.includes(name)) wantedBy.set(name, (wantedBy.get(name) ?? new Set()).add(nameOf(folder)));
  return [...wantedBy].sort(([a], [b]) => (a < b ? -1 : 1));
}

export function dependenciesPage() {
  const [before, after] = read('docs/DEPENDENCIES.md').split(HEADING);
  const rest = after.replace(/^(?:\|.*\n)*/, '');
  const lines = brought().map(
    ([name, by]) =>
      `| \`${name}\` | ${[...by]
        .sort()
        .map((each) => `\`${each}\``)
        .join(', ')} |\n`,
  );
  return `${before}${HEADING}${lines.join('')}${rest}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(`${root}docs/DEPENDENCIES.md`, dependenciesPage());
