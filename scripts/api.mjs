// npm run api: writes docs/API.md from the types of the entry points, their comments, the examples and the last comparison.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');
const { exports: entries } = JSON.parse(read('package.json'));
const ENTRIES = Object.keys(entries)
  .filter((name) => !name.includes('package.json'))
  .map((name) => name.slice(2));

/** Where the compiler put the types of a source file. */
const typesOf = (source) => source.replace(/\.(ts|js)$/, '.d.ts');

/** What an entry point exports, and the file each comes from. */
function exportsOf(entry) {
  const file = `dist/api/${entry}.d.ts`;
  const text = read(file);
  const found = [...text.matchAll(/export (type )?\{([^}]+)\} from '([^']+)'/g)].flatMap(
    ([, allTypes, names, from]) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => ({
          name: name.replace(/^type /, ''),
          isType: allTypes !== undefined || name.startsWith('type '),
          file: typesOf(normalize(join(dirname(file), from))),
        })),
  );
  return { about: /\/\*\* ([\s\S]*?) \*\//.exec(text)[1], found };
}

/** The file that declares what another one only passes on. */
function passedOnFrom(name, file) {
  for (const [, names, from] of read(file).matchAll(/export (?:type )?\{([^}]+)\} from '([^']+)'/g))
    if (names.split(',').some((each) => each.trim().replace(/^type /, '') === name))
      return typesOf(normalize(join(dirname(file), from)));
  throw new Error(`${name} is not declared in ${file}`);
}

/** A declaration with its comment: from the line that begins it to the line that ends it. */
function declarationOf({ name, file }) {
  const lines = read(file).split('\n');
  const begins = new RegExp(
    `^export (declare )?(abstract )?(class|function|const|type|interface) ${name}\\b`,
  );
  const at = lines.findIndex((line) => begins.test(line));
  if (at < 0) return declarationOf({ name, file: passedOnFrom(name, file) });
  const ends = lines[at].includes(' class ') ? /^}$/ : /;$/;
  let depth = 0;
  let end = at;
  for (; end < lines.length; end++) {
    depth += (lines[end].match(/[{([]/g) ?? []).length - (lines[end].match(/[})\]]/g) ?? []).length;
    if (depth <= 0 && ends.test(lines[end])) break;
  }
  let first = at;
  if (/\*\/\s*$/.test(lines[at - 1] ?? '')) {
    first = at - 1;
    while (!/\/\*\*/.test(lines[first])) first--;
  }
  const comment = lines
    .slice(first, at)
    .join('\n')
    .split('\n *\n')[0]
    .split('\n')
    .map((line) => line.replace(/^\s*(\/\*\*|\*\/|\*)\s?/, '').replace(/\s*\*\/\s*$/, ''))
    .join(' ')
    .trim();
  const code = lines
    .slice(at, end + 1)
    .filter((line) => !/^\s*private /.test(line))
    .join('\n')
    .replace(/export (declare )?/, '')
    .replace(/ {4}/g, '  ');
  return { comment, code };
}

/** A type as long as a chapter is named with what it is; its fields are in the types that come with the package. */
const MOST_LINES = 40;

function shown(each) {
  const { comment, code } = declarationOf(each);
  const isLong = code.split('\n').length > MOST_LINES && each.isType;
  return [
    `### ${each.name}`,
    comment,
    isLong ? 'Its fields are in the types that come with the package.' : `\`\`\`ts\n${code}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What an application pays for an entry point, bundled for a browser. */
async function sizeOf(entry) {
  const bundle = await rolldown({ input: join(root, `dist/api/${entry}.js`), platform: 'browser' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const code = output.filter(({ type }) => type === 'chunk').map((chunk) => chunk.code);
  return gzipSync(code.join('\n'), { level: 9 }).length;
}

/** The comparison with others, as `npm run bench:peers` wrote it. */
function comparison() {
  const { about, columns, rows } = JSON.parse(read('bench/peers.json'));
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    about,
    '',
    line(['', ...columns]),
    line(['---', ...columns.map(() => '---')]),
    ...rows.map(line),
  ].join('\n');
}

export async function apiPage() {
  const sizes = [];
  for (const entry of ENTRIES) sizes.push([entry, await sizeOf(entry)]);
  const examples = readdirSync(join(root, 'docs/examples')).filter((name) => name.endsWith('.mjs'));
  return `# Riffle in your own program

Made by \`npm run api\` from the types; a test fails when it is out of date.

The rules that Riffle plays by are an ordinary library: typed, without a platform, for Node and browsers. Nothing is installed
with it but what the package names. The five entry points below follow semantic versioning; everything else is internal.

    npm install riffle-0.1.0.tgz

Cards are text (\`As\` is the ace of spades), chips and cents are whole numbers, bets are always "raise to". What is not allowed
is not thrown: it comes back as a refusal with a code, the figures, a sentence, and the rule behind it. Only input that makes no
sense throws a \`TypeError\`. Time and chance come in with the call, so every hand and every tournament can be replayed.

| entry point | minified and compressed |
|---|---|
${sizes.map(([entry, size]) => `| \`riffle/${entry}\` | ${Math.ceil(size / 1000)} KB |`).join('\n')}

## Examples

Each is a program of its own in [examples/](examples/), and a test runs all of them from the packed package in an empty folder.

${examples.map((name) => `- [${name}](examples/${name}): ${/^\/\/ (.*)/.exec(read(`docs/examples/${name}`))[1]}`).join('\n')}

\`\`\`js
${read('docs/examples/hand.mjs').trim()}
\`\`\`
${
  existsSync(join(root, 'bench/peers.json'))
    ? `
## Beside other libraries

${comparison()}
`
    : ''
}
${ENTRIES.map((entry) => {
  const { about, found } = exportsOf(entry);
  const [values, types] = [found.filter(({ isType }) => !isType), found.filter(({ isType }) => isType)];
  return [
    `## riffle/${entry}`,
    about.replace(/^`[^`]+`: /, '').replace(/^./, (first) => first.toUpperCase()),
    ...[...values, ...types].map(shown),
  ].join('\n\n');
}).join('\n\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(root, 'docs/API.md'), await apiPage());
