// Lists the files of src/rulebooks in books.ts, so that a rulebook is added by adding its file. The build runs it first.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../src/rulebooks/', import.meta.url);
const LIST = new URL('books.ts', FOLDER);
const NOT_BOOKS = ['books.ts', 'index.ts', 'rulebook.ts', 'schedules.ts'];

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !NOT_BOOKS.includes(name))
  .sort();
const books = files.map((file) => {
  const [, name] = /^export const (\w+) = \{$/m.exec(readFileSync(new URL(file, FOLDER), 'utf8')) ?? [];
  if (name === undefined)
    throw new Error(
      `src/rulebooks/${file} exports no rulebook: write "export const name = {" as its neighbors do.`,
    );
  return { file, name };
});

const text = `// Made by scripts/rulebooks.mjs from the files of this folder.
${books.map(({ file, name }) => `import { ${name} } from './${file}';`).join('\n')}
import type { RulebookFile } from './rulebook.ts';

export const books: readonly RulebookFile[] = [${books.map(({ name }) => name).join(', ')}];
`;
if (!existsSync(LIST) || readFileSync(LIST, 'utf8') !== text) writeFileSync(LIST, text);
