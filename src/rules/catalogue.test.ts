import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { documents, rulebooks } from '../rulebooks/index.ts';
import { ruleIds, rules } from './index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const found = JSON.parse(
  execFileSync(process.execPath, ['scripts/rules.mjs', '--check'], { cwd: root, encoding: 'utf8' }),
);

test('every enforced rule is cited by a test', () => expect(found.untested).toEqual([]));

test('no test and no comment cites a rule that is not there', () => expect(found.unknown).toEqual([]));

test('docs/RULES.md and the citations are up to date (node scripts/rules.mjs makes them)', () =>
  expect(found.stale).toEqual([]));

test('every rule names rulebooks and documents that exist', () => {
  const books = rulebooks.map(({ id }) => id);
  for (const [id, rule] of Object.entries(rules)) {
    for (const book of rule.rulebooks) expect(books, id).toContain(book);
    for (const [document] of rule.from) expect(Object.keys(documents), id).toContain(document);
  }
});

test('every choice of every rulebook cites a rule of the catalogue', () => {
  for (const { hand, tournament, rulings } of rulebooks)
    for (const [key, choice] of Object.entries({ ...hand, ...tournament, ...rulings }))
      expect(ruleIds, key).toContain(choice.cite);
});

const shared = new URL('../../../shared/rules/catalogue.json', import.meta.url);
test.runIf(existsSync(shared))('every rule of the shared catalogue is here under its id', () => {
  const ids = (JSON.parse(readFileSync(shared, 'utf8')) as { id: string }[]).map(({ id }) => id);
  expect(ids.filter((id) => !Object.hasOwn(rules, id))).toEqual([]);
});
