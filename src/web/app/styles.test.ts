import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../testing/browser.ts';
import { NAMES } from '../../testing/screen-tournament.ts';
import { Served } from '../../testing/served.ts';
import { ServedTournament } from '../../testing/served-tournament.ts';

const WEB = new URL('../', import.meta.url).pathname;
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).sort();
const read = (file: string): string => readFileSync(join(WEB, file), 'utf8');

/** A line of a stylesheet: a block's selector or a declaration, and the blocks around it. */
type Line = { readonly text: string; readonly within: readonly string[]; readonly opens: boolean };

function linesOf(css: string): Line[] {
  const within: string[] = [];
  const lines: Line[] = [];
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)/g, 'url()');
  for (const [, before = '', mark] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const text = before.trim().replace(/\s+/g, ' ');
    if (text !== '') lines.push({ text, within: [...within], opens: mark === '{' });
    if (mark === '{') within.push(text);
    else if (mark === '}') within.pop();
  }
  return lines;
}

const sheets = new Map(
  files.filter((file) => file.endsWith('.css')).map((file) => [file, linesOf(read(file))]),
);
/** What all screens share is styled in one place. */
const isBase = (file: string): boolean => file.startsWith('shared/base/');

/** Blocks that hold rules without being one. */
const isWrapper = (text: string): boolean => /^@(media|supports|container)\b/.test(text);
/** At-rules that name no element. */
const isNamed = (text: string): boolean => /^@(keyframes|page|font-face|import)\b/.test(text);
/** `.results`, `.console .procedure`, `.note:empty`: its last class is the one everything is nested under. */
const ROOT = /^(?:\.[\w-]+ )*\.([\w-]+)(?::[\w-]+)*$/;

/** Selectors without a scope. */
const outermost = (lines: readonly Line[]): string[] =>
  lines
    .filter(({ text, within, opens }) => opens && !text.startsWith('@') && within.every(isWrapper))
    .flatMap(({ text }) => text.split(/,\s*/));

const rootsOf = (file: string): string[] => [
  ...new Set(outermost(sheets.get(file)!).flatMap((selector) => ROOT.exec(selector)?.[1] ?? [])),
];

const screens = [...sheets.keys()].filter((file) => !isBase(file));

describe('stylesheets', () => {
  test('have nothing outside a class of their own', () => {
    const outside = screens.flatMap((file) => [
      ...outermost(sheets.get(file)!).filter((selector) => !ROOT.test(selector)),
      ...sheets
        .get(file)!
        .filter(({ text, within }) => within.length === 0 && text.startsWith('@'))
        .filter(({ text }) => !isNamed(text) && !isWrapper(text))
        .map(({ text }) => `${file}: ${text}`),
    ]);
    expect(outside).toEqual([]);
  });

  test('share no class: one that two of them style is nested under each one’s own', () => {
    const owners = new Map<string, string[]>();
    for (const file of sheets.keys()) {
      const base = outermost(sheets.get(file)!).flatMap((each) => /^\.([\w-]+)/.exec(each)?.[1] ?? []);
      for (const root of new Set(isBase(file) ? base : rootsOf(file)))
        owners.set(root, [...(owners.get(root) ?? []), file]);
    }
    expect([...owners].filter(([, where]) => where.length > 1)).toEqual([]);
  });

  test('have their own names: only a screen or what imports it uses the class its styles are nested under', () => {
    const owner = new Map(screens.flatMap((file) => rootsOf(file).map((root) => [root, file] as const)));
    const wrong = files
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => {
        const text = read(file);
        const imported = [...text.matchAll(/^import '([^']+\.css)'/gm)].map(([, path]) =>
          normalize(join(dirname(file), path!)),
        );
        return classesIn(text)
          .map((name) => [name, owner.get(name)] as const)
          .filter(([, sheet]) => sheet !== undefined)
          .filter(([, sheet]) => dirname(sheet!) !== dirname(file) && !imported.includes(sheet!))
          .map(([name, sheet]) => `${file} uses .${name} of ${sheet}`);
      });
    expect(wrong).toEqual([]);
  });

  /** Every declaration but those that give the tokens their values. */
  const declared = (): (readonly [file: string, text: string])[] =>
    [...sheets].flatMap(([file, lines]) =>
      file === 'shared/base/tokens.css'
        ? []
        : lines.filter(({ opens }) => !opens).map(({ text }) => [file, text] as const),
    );
  const offending = (pattern: RegExp): string[] =>
    declared()
      .filter(([, text]) => pattern.test(text))
      .map(([file, text]) => `${file}: ${text}`);

  test('take every color from the tokens', () => {
    expect(offending(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i)).toEqual([]);
  });

  test('take every text size on a screen from the tokens, which grow with the text size of the browser', () => {
    expect(offending(/^font(?:-size)?:.*\d(?:px|rem)\b/)).toEqual([]);
  });

  test('take every space that is one of the scale from the tokens', () => {
    expect(
      offending(
        /^(?:(?:row-|column-)?gap|(?:padding|margin)[a-z-]*):.*(?<![-\d.])(?:4|6|8|12|16|20|24|32)px\b/,
      ),
    ).toEqual([]);
  });

  test('of screens that are nested are flat for the browsers the build is for', () => {
    const built = new URL('../../../dist/web/assets/', import.meta.url).pathname;
    const nested = readdirSync(built)
      .filter((file) => file.endsWith('.css'))
      .filter((file) =>
        linesOf(readFileSync(join(built, file), 'utf8')).some(
          ({ text, within }) =>
            text.includes('&') || !within.every((each) => /^@/.test(each) || !text.startsWith('.')),
        ),
      );
    expect(nested).toEqual([]);
  });
});

/** The classes of a component's elements, as far as they are literals. */
function classesIn(text: string): string[] {
  const given = [...text.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\$?\{[^{}]*\})*)\})/g)];
  return given.flatMap(([, words, code = '']) => {
    const quoted = [...code.matchAll(/'([^']*)'/g)].map(([, inside]) => inside!);
    const [, template = ''] = /`([^`]*)`/.exec(code) ?? [];
    return [words ?? '', ...quoted, template.replace(/\$\{[^}]*\}/g, ' ')]
      .join(' ')
      .split(/\s+/)
      .filter(Boolean);
  });
}

/** Computed styles by an element's path from the root. */
type Look = Readonly<Record<string, string>>;

const LOOKS = `(() => {
  const names = ['display', 'position', 'gap', 'padding', 'marginTop', 'marginBottom', 'minHeight', 'fontSize', 'fontWeight',
    'fontFamily', 'lineHeight', 'letterSpacing', 'textAlign', 'textShadow', 'textTransform', 'whiteSpace', 'borderTopWidth',
    'borderTopLeftRadius', 'flexWrap', 'justifyContent', 'alignItems', 'boxShadow', 'fill', 'strokeWidth', 'maxWidth'];
  const way = (each) => each.id === 'root' ? '' :
    way(each.parentElement) + ' > ' + each.localName + [...each.classList].map((name) => '.' + name).join('');
  return Object.fromEntries([...document.querySelectorAll('#root *')].map((each) => {
    const style = getComputedStyle(each);
    return [way(each), names.map((name) => name + ': ' + style[name]).join('; ')];
  }));
})()`;

describe('in a real browser', () => {
  let served: Served;
  let browser: Browser;
  let token: string;
  /** A screen's address, and the taps that lead to the part to compare. */
  let places: readonly (readonly [path: string, shows: string, tap?: string])[];

  beforeAll(async () => {
    [served, browser] = await Promise.all([Served.start(), launch()]);
    const wish = { name: 'Thursday game', rulebook: 'homepokertourney' };
    const running = await ServedTournament.create(served, wish);
    ({ token } = running);
    await running.started(NAMES.slice(0, 12));
    const over = await (await ServedTournament.create(served, wish, token)).started(NAMES.slice(0, 5));
    await over.playedOut((await over.at('1')).slice(1));
    const { body: played } = await served.ask('/api/play', { name: 'Mia' }, token);
    const at = `/t/${running.id}`;
    places = [
      [at, '.people', '.tab-bar button >> nth=1'],
      [at, '.areas', '.tab-bar button >> nth=2'],
      [at, '.tools', '.tab-bar button >> nth=0'],
      [`/t/${played.tournament}/table`, '.sitting'],
      [`/t/${played.tournament}/hands`, 'h1'],
      [`${at}/tv`, '.time'],
      [`${at}/me`, '.phone-bar'],
      ['/plan', '.schedule'],
      [`${at}/made`, '.qr'],
      [`/t/${over.id}/results`, '.places'],
      ['/season', '.standings'],
      ['/', '.choices'],
      ['/play', 'h1'],
      ['/privacy', 'h1'],
      ['/paper', '.sheets'],
      [`${at}/paper/booklet`, '.positions'],
    ];
  });
  afterAll(async () => {
    await browser?.close();
    await served.end();
  });

  async function look(page: Page, [, shows, tap]: (typeof places)[number]): Promise<Look> {
    if (tap !== undefined) await page.locator(tap).click();
    await page.locator(shows).first().waitFor();
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    return (await page.evaluate(LOOKS)) as Look;
  }

  /** Like a link within the app, so that every style ever loaded stays. */
  const walk = (page: Page, path: string): Promise<unknown> =>
    page.evaluate(`history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`);

  test('no screen looks different after another has been shown', async () => {
    const context = await browser.newContext({
      locale: 'en-US',
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    });
    await context.addCookies([{ name: 'riffle', value: token, url: served.origin }]);
    const page = await context.newPage();
    const fresh: Look[] = [];
    for (const place of places) {
      await page.goto(`${served.origin}${place[0]}`);
      fresh.push(await look(page, place));
    }
    // Twice around, so that every screen has come after every other.
    for (const place of places) {
      await walk(page, place[0]);
      await look(page, place);
    }
    const differs: string[] = [];
    for (const [at, place] of places.entries()) {
      await walk(page, place[0]);
      const now = await look(page, place);
      for (const [way, before] of Object.entries(fresh[at]!))
        if (now[way] !== undefined && now[way] !== before)
          differs.push(`${place[0]}${way}\n  ${changes(before, now[way])}`);
    }
    expect(differs).toEqual([]);
    await context.close();
  });
});

const changes = (before: string, now: string): string => {
  const had = new Set(before.split('; '));
  return now
    .split('; ')
    .filter((each) => !had.has(each))
    .join('; ');
};
