import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { tasks } from '../../engine/tournament/tasks.ts';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import { de as germanDesk } from '../screens/desk/state/words.de.ts';
import { deskWords } from '../screens/desk/state/words.ts';
import type { Catalogue } from '../shared/language.ts';

const WEB = new URL('../', import.meta.url).pathname;
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).sort();
const source = (file: string): string => readFileSync(`${WEB}${file}`, 'utf8');

/** What is the same in German and English: names and poker's own words. */
const SAME = [
  ...[
    'Add-on',
    'Add-ons',
    'Blinds Ana,Ben',
    'Stack',
    'in Ana,Ben',
    'Pizza',
    'All-in',
    'Bot',
    'Heads-up',
    'Call',
    'Check',
    'Fold',
    'Pot',
    'Ante',
    'Blinds',
    'Buy-in (Ana,Ben)',
    'Buy-in Ana,Ben',
    'Chips',
    'Flop',
    'Flush',
    'Hand Ana,Ben',
    'ICM',
    'Level',
    'Level Ana,Ben',
    'Min.',
    'Misdeal',
    'Online',
    'online',
    'Antes',
    'Bounty',
    'Chip',
    'Bet',
    'Raise',
    'Preflop',
    'Pot Ana,Ben',
    'Call Ana,Ben',
    'Bet Ana,Ben',
    'All-in Ana,Ben',
    'Orange',
  ],
  ...[
    'Rebuy',
    'Rebuys',
    'TV',
    'Turn',
    'River',
    'Odds',
    'Outs',
    'Gutshot',
    'Limit',
    'Bounties',
    'Buy-in',
    'Start',
    'D',
    'SB',
    'BB',
  ],
  ...['B’nai Jeshurun', 'HomePokerTourney', 'Riffle', 'Robert’s Rules', 'Robert’s Rules of Poker', 'TDA'],
];

const LETTERS = /\p{L}/u;

/** Fits where a name, a count or a list of names is expected. */
const SAMPLE = ['Ana', 'Ben'];

/** A sentence with the sample in it; undefined where it takes something else. */
function said(sentence: (...given: never[]) => unknown): unknown {
  try {
    const text = sentence(...(Array(4).fill(SAMPLE) as never[]));
    return /undefined|NaN/.test(String(text)) ? undefined : text;
  } catch {
    return undefined;
  }
}

type Pair = readonly [key: string, en: unknown, de: unknown];

/** Every word of two catalogues side by side. */
function pairs(key: string, en: unknown, de: unknown): Pair[] {
  if (typeof en === 'function' && typeof de === 'function')
    return [[key, said(en as typeof said), said(de as typeof said)]];
  if (typeof en !== 'object' || en === null || typeof de !== 'object' || de === null) return [[key, en, de]];
  const german = de as Readonly<Record<string, unknown>>;
  return Object.entries(en).flatMap(([each, value]) => pairs(`${key}.${each}`, value, german[each]));
}

async function catalogues(): Promise<[string, Catalogue<unknown>][]> {
  const found: [string, Catalogue<unknown>][] = [];
  for (const file of files.filter((name) => /words\.ts$/.test(name))) {
    const parts = Object.entries((await import(/* @vite-ignore */ `../${file}`)) as Record<string, unknown>);
    for (const [name, part] of parts)
      if (typeof part === 'object' && part !== null && 'en' in part)
        found.push([`${file} ${name}`, part as Catalogue<unknown>]);
  }
  return found;
}

test('every English text has a German one that differs', async () => {
  const all = await catalogues();
  expect(all.length).toBeGreaterThanOrEqual(6);
  const left: string[] = [];
  for (const [name, catalogue] of all)
    for (const [key, en, de] of pairs(name, catalogue.en, await catalogue.de())) {
      // Functions that take something else have their own test.
      if (en === undefined && de === undefined) continue;
      expect([key, typeof de]).toEqual([key, 'string']);
      const words = String(en).replaceAll(String(SAMPLE), '');
      if (en === de && LETTERS.test(words) && !SAME.includes(String(en)) && !/\.keys\.\d+$/.test(key))
        left.push(`${key}: ${en}`);
    }
  expect(left).toEqual([]);
});

test('every task of a tournament has its reason in both languages, with its figures', () => {
  const engine = new EngineTournament('homepokertourney').enter('Ann', 'Bob', 'Cy');
  const reasons = (): void => {
    for (const { facts } of tasks(engine.tournament, engine.now)) {
      const [en, de] = [deskWords.en.because(facts, 'Ann'), germanDesk.because(facts, 'Ann')];
      expect(en).not.toBe(de);
      expect(en.match(/\d+/g)).toEqual(de.match(/\d+/g));
      expect(`${en}${de}`).not.toContain('undefined');
    }
  };
  reasons();
  engine.do({ type: 'draw-seats' });
  reasons();
  engine.do({ type: 'start' }).do({ type: 'leave', player: 'ann' }).enter('Dee');
  engine.now = 16 * MINUTE;
  reasons();
  engine.now = 61 * MINUTE;
  reasons();
});

/** What a file imports as it loads, types aside. */
const importedBy = (file: string): string[] =>
  [...source(file).matchAll(/^(?:import|export)\s(?!type)[^;]*?from '(\.[^']+)'/gms)]
    .map(([, path]) => join(dirname(file), path!))
    .filter((path) => files.includes(path));

function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const each of importedBy(file)) reachedFrom(each, reached);
  return reached;
}

const LISTED = /export const words = \[([^\]]*)\]/;

// Words that load only when a part is opened take its place on the screen away, and what was just tapped with it.
test.each(files.filter((name) => name.endsWith('.tsx') && LISTED.test(source(name))))(
  '%s loads with it the words of every part that can be opened on it',
  (file) => {
    const listed = LISTED.exec(source(file))![1]!
      .split(',')
      .map((name) => name.trim());
    const shown = [...reachedFrom(file)].flatMap((each) =>
      [...source(each).matchAll(/useWords\((\w+Words)\)/g)].map(([, name]) => name!),
    );
    expect([...new Set(shown)].filter((name) => !listed.includes(name))).toEqual([]);
  },
);

type Node = { readonly type: string; readonly [part: string]: unknown };
/** Attributes whose text is read or heard. */
const READ = ['aria-label', 'title', 'placeholder', 'alt', 'label', 'says'];
/** Names and keys that are the same everywhere. */
const NAMES = ['Riffle', 'D', 'TV', 'Enter'];

/** Texts in a component instead of its catalogue. */
function spelledOut(code: string): string[] {
  const found: string[] = [];
  const say = (text: string): void => {
    if (LETTERS.test(text) && !NAMES.includes(text.trim())) found.push(text.trim());
  };
  /** What an expression shows: the outcomes of conditions, not the conditions. */
  const shown = (node: Node | null): void => {
    if (node === null) return;
    if (node.type === 'Literal' && typeof node.value === 'string') say(node.value);
    if (node.type === 'TemplateLiteral')
      for (const { value } of node.quasis as { value: { cooked: string } }[]) say(value.cooked);
    if (node.type === 'ConditionalExpression')
      for (const end of ['consequent', 'alternate']) shown(node[end] as Node);
    if (node.type === 'LogicalExpression') shown(node.right as Node);
  };
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const each = node as Node;
    // A list of titles beside the component counts as well.
    if (each.type === 'Literal' && typeof each.value === 'string' && /^\p{Lu}\p{Ll}/u.test(each.value))
      say(each.value);
    if (each.type === 'JSXText') say(each.value as string);
    if (each.type === 'JSXElement' || each.type === 'JSXFragment')
      for (const child of each.children as Node[])
        if (child.type === 'JSXExpressionContainer') shown(child.expression as Node);
    if (each.type === 'JSXAttribute' && READ.includes(String((each.name as Node).name))) {
      const value = each.value as Node | null;
      shown(value?.type === 'JSXExpressionContainer' ? (value.expression as Node) : value);
    }
    Object.values(each).forEach(walk);
  };
  walk(parseAst(code, { lang: 'tsx' }));
  return [...new Set(found)];
}

test('a text in a component is found wherever it is', () => {
  const hidden = `const TABS = ['Six']; const A = () => <p title="one" className="not this">two {b ? 'three' : \`four \${c}\`} {d && 'five'} {t.fine}</p>;`;
  expect(spelledOut(hidden).sort()).toEqual(['Six', 'five', 'four', 'one', 'three', 'two']);
});

test.each(files.filter((name) => name.endsWith('.tsx')))(
  '%s says nothing that is not in its catalogue',
  (file) => {
    expect(spelledOut(source(file))).toEqual([]);
  },
);
