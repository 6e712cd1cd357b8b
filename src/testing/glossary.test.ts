import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = execFileSync('git', ['ls-files', 'src', 'bench', 'scripts'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path));

/** Every row of docs/GLOSSARY.md: its words, and those we dropped for them. */
const rows = readFileSync(`${root}docs/GLOSSARY.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| word'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, words, means, not]) => ({
    words: words!,
    means: means!,
    not: not!.split(',').map((each) => each.trim()),
  }));
const dropped = new Set(rows.flatMap(({ not }) => not).filter(Boolean));

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/;
const TEMPLATE = /`(?:\\[\s\S]|\$\{(?:[^{}]|\{[^{}]*\})*\}|[^`\\])*`/;
const PATTERN = /(?<=[=(,:?&|!]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[a-z]*/;
const TEXT = new RegExp([COMMENT, STRING, TEMPLATE, PATTERN].map(({ source }) => source).join('|'), 'g');

/** Code without its comments and without the text in its strings, templates and patterns. */
const code = (text: string): string =>
  text.replace(TEXT, (match) =>
    match.startsWith('`')
      ? [...match.matchAll(/\$\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, inside]) => code(inside!)).join(' ')
      : ' ',
  );

/** `shardLeases` is shard and leases; a plural counts as its word. */
const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
/** Poker's own full house, and the command line's contract, which calls rulebooks houses. */
const KEPT = ['FULL_HOUSE', 'src/cli/rules.ts: houses'];
const isDropped = (word: string): boolean => dropped.has(word) || dropped.has(word.replace(/s$/, ''));

test('the glossary has one meaning for each word', () => {
  const words = rows.flatMap((row) => row.words.split(',').map((each) => each.trim()));
  expect(words.length).toBeGreaterThan(30);
  expect(new Set(words).size).toBe(words.length);
  for (const { means } of rows) expect(means).not.toBe('');
  expect([...dropped].length).toBeGreaterThan(0);
});

test('no file is called by a word we dropped', () => {
  expect(files.filter((path) => wordsOf(path.replaceAll(/[-/.]/g, ' ')).some(isDropped))).toEqual([]);
});

test('no name in the code has a word we dropped', () => {
  const found = files.flatMap((path) => {
    const names = new Set(code(readFileSync(root + path, 'utf8')).match(/[A-Za-z_$][\w$]*/g) ?? []);
    return [...names].filter((name) => wordsOf(name).some(isDropped)).map((name) => `${path}: ${name}`);
  });
  expect(found.filter((each) => !KEPT.some((kept) => each.endsWith(kept)))).toEqual([]);
});
