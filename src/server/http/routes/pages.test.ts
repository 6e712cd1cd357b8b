import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Served } from '../../../testing/served.ts';
import { ServedTournament } from '../../../testing/served-tournament.ts';
import { pageOf } from './page.ts';

let served: Served;
let tournament: ServedTournament;

beforeAll(async () => {
  served = await Served.start();
  tournament = await ServedTournament.create(served, {
    name: '</script><b>Game</b>',
    rulebook: 'homepokertourney',
  });
});
afterAll(() => served.end());

const page = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(served.origin + path, { headers });
const framesIn = (html: string) =>
  /<script type="application\/json" id="boot-frames">(.*?)<\/script>/s.exec(html);

test('a page brings the tournament to its members, and nothing to anybody else', async () => {
  const mine = await page(`/t/${tournament.id}/tv`, { cookie: `riffle=${tournament.token}` });
  const [, text] = framesIn(await mine.text())!;
  // A name that looks like a tag is data and ends nothing.
  expect(JSON.parse(text!)).toMatchObject([
    { type: 'welcome', tournament: tournament.id, role: 'director' },
    { type: 'tournament', view: { name: '</script><b>Game</b>' } },
  ]);
  expect(mine.headers.get('cache-control')).toBe('no-store');
  for (const path of [`/t/${tournament.id}/tv`, '/t/nothing/tv', `/t/${tournament.id}/me`])
    expect(framesIn(await (await page(path)).text()), path).toBeNull();
});

test('nothing lies on the web but the pages', async () => {
  // A browser would tidy these addresses up.
  const status = async (path: string): Promise<number | undefined> => {
    const [answer] = await once(get({ port: served.port, host: '127.0.0.1', path }), 'response');
    return answer.resume().statusCode;
  };
  expect(await status('/')).toBe(200);
  const up = ['..', '%2e%2e', '..%2f..', '..%5c..', '....//'].map(
    (dots) => `/assets/${dots}/${dots}/package.json`,
  );
  for (const path of [
    ...up,
    '/../../package.json',
    '/riffle.db',
    '/riffle.db.server',
    '/.vite/manifest.json',
  ])
    expect([path, await status(path)]).toEqual([path, 404]);
});

describe('the licenses of what others have made', () => {
  test('are a text that everybody may read, with all that is in the pages and all that is installed', async () => {
    const answer = await page('/third-party.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const text = await answer.text();
    const [pages = '', beside = ''] = text.split('Installed with the server');
    for (const name of ['preact ', 'lucide-react ', '@noble/hashes ', 'uqr '])
      expect(pages).toMatch(new RegExp(`^${name}\\d`, 'm'));
    for (const font of [
      'The Inter Project Authors',
      'The Fraunces Project Authors',
      'The Barlow Project Authors',
    ])
      expect(pages).toContain(font);
    expect(pages.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(3);
    expect(pages).toContain('Copyright (c) 2015-present Jason Miller');
    expect(pages).toContain('Copyright (c) 2026 Lucide Icons and Contributors');
    for (const name of Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies))
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(beside).toContain('fastify ');
    // Nothing of the machine it was built on.
    expect(text).not.toContain(process.cwd());
  });

  test('are asked for by the build: a package or a font without one stops it', async () => {
    const { thirdParty } = (await import(
      new URL('../../../../scripts/third-party.mjs', import.meta.url).href
    )) as {
      thirdParty(files: Iterable<string>, root: string): string;
    };
    const folder = mkdtempSync(join(tmpdir(), 'riffle-licenses-'));
    try {
      const [bare, font] = [
        join(folder, 'node_modules/@some/bare'),
        join(folder, 'fonts/grotesk-figures-600.woff2'),
      ];
      mkdirSync(bare, { recursive: true });
      mkdirSync(join(folder, 'fonts'));
      writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}');
      writeFileSync(join(bare, 'package.json'), '{"name":"@some/bare","version":"1.0.0","license":"MIT"}');
      const files = [join(bare, 'lib/index.js')];
      expect(() => thirdParty(files, folder)).toThrow(
        /@some\/bare is built into the pages, and there is no license/,
      );
      writeFileSync(join(bare, 'LICENCE.md'), 'Do as you like.');
      expect(thirdParty(files, folder)).toContain('@some/bare 1.0.0');
      expect(() => thirdParty([...files, font], folder)).toThrow(/grotesk-LICENSE\.txt is missing/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test('a compressed answer says so, and goes only to browsers that take it', async () => {
  const path = /\/assets\/[\w-]+\.js/.exec(await (await page('/')).text())![0];
  const packed = await page(path, { 'accept-encoding': 'gzip' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('cache-control')).toContain('immutable');
  const plain = await page(path, { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(await packed.text());
});

describe('a screen’s page', () => {
  const parts = {
    'index.html': { file: 'a/main.js', css: ['a/main.css'], imports: ['_react.js'] },
    '_react.js': { file: 'a/react.js' },
    '_shared.js': { file: 'a/shared.js', css: ['a/shared.css'] },
    'phone/Phone.tsx': { file: 'a/Phone.js', imports: ['index.html', '_shared.js'] },
  };
  const html =
    '<head><script type="module" crossorigin src="/a/main.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/a/react.js">' +
    '<link rel="stylesheet" crossorigin href="/a/main.css"></head><body><script src="/boot-clock.js"></script>';
  const built = { html, parts, textOf: (file: string) => `$& ${file};` };
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  const named = (page: string) => [...page.matchAll(/href="\/([^"]+)"/g)].map(([, file]) => file).sort();

  test('names every file it needs once, and leaves what it has', () => {
    const page = pageOf(built, 'phone/Phone.tsx', false);
    expect(named(page.html)).toEqual([
      'a/Phone.js',
      'a/main.css',
      'a/react.js',
      'a/shared.css',
      'a/shared.js',
    ]);
    expect(page.html).toContain('<link rel="stylesheet" crossorigin href="/a/main.css">');
    expect(named(pageOf(built, undefined, false).html)).toEqual(['a/main.css', 'a/react.js']);
  });

  test('has its first script in it, and where it has a clock its style, and lets nothing else inline run', () => {
    const plain = pageOf(built, 'phone/Phone.tsx', false);
    expect(plain.html).toContain('<script>$& boot-clock.js;</script>');
    expect(plain.csp).toContain(`script-src 'self' 'sha256-${hash('$& boot-clock.js;')}'; style-src 'self';`);
    const clock = pageOf(built, 'phone/Phone.tsx', true);
    const style = '$& a/main.css;$& a/shared.css;';
    expect(clock.html).toContain(`<style>${style}</style>`);
    expect(clock.csp).toContain(`style-src 'self' 'sha256-${hash(style)}';`);
    // What would hold the clock up is left to the first script.
    expect(plain.html).toContain('<script type="module" crossorigin src="/a/main.js"></script>');
    expect(clock.html).not.toContain('type="module"');
    const links = /<template id="rest">(.*)<\/template>/.exec(clock.html)![1]!;
    expect(named(links)).toEqual([
      ...['a/Phone.js', 'a/main.css', 'a/main.js', 'a/react.js'],
      ...['a/shared.css', 'a/shared.js'],
    ]);
    expect(links).toContain('<link id="main" rel="modulepreload" crossorigin href="/a/main.js">');
    expect(clock.html.replace(links, '')).not.toContain('modulepreload');
    // Said to be there, and not fetched.
    expect(clock.html.replace(links, '')).not.toContain('rel="stylesheet"');
    expect(links.match(/rel="stylesheet"[^>]*>/g)).toEqual([
      'rel="stylesheet" disabled href="/a/main.css">',
      'rel="stylesheet" disabled href="/a/shared.css">',
    ]);
  });
});

test('a mistyped address gets people a page that says so, and programs JSON', async () => {
  const read = await page('/nowhere', { accept: 'text/html,*/*' });
  expect([read.status, await read.text()]).toEqual([404, expect.stringContaining('id="root"')]);
  for (const path of ['/nowhere', '/api/nowhere'])
    expect(await (await page(path, { accept: 'application/json' })).json()).toMatchObject({
      code: 'not-found',
    });
});

test('a party behind one router gets every file, and a page that must wait opens by itself', async () => {
  const crowded = await Served.start();
  const path = /\/assets\/[\w-]+\.js/.exec(await (await page('/')).text())![0];
  const statusOf = async (at: string): Promise<number> => (await fetch(crowded.origin + at)).status;
  const files = await Promise.all(Array.from({ length: 400 }, () => statusOf(path)));
  expect(new Set(files)).toEqual(new Set([200]));
  // Everything else is rationed, so that nobody keeps the server busy alone.
  let waits: Response;
  do waits = await fetch(crowded.origin, { headers: { accept: 'text/html' } });
  while (waits.status === 200);
  expect(waits.status).toBe(429);
  expect(waits.headers.get('refresh')).toBe('5');
  expect(await waits.text()).toContain('wait a moment');
  expect(await statusOf(path)).toBe(200);
  await crowded.end();
});

test('the page that needs no server is there too, whole and under the same strict rules', async () => {
  const bare = await fetch(`${served.origin}/pocket`, { redirect: 'manual' });
  expect([bare.status, bare.headers.get('location')]).toEqual([308, '/pocket/']);
  const shown = await page('/pocket/');
  expect(shown.headers.get('content-security-policy')).toContain("script-src 'self';");
  const html = await shown.text();
  for (const [, file] of html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)) {
    const { status, headers } = await page(`/pocket/${file}`);
    expect([file, status]).toEqual([file, 200]);
    expect(headers.get('cache-control')).toBe(
      file!.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
    );
  }
  expect((await page('/pocket/sw.js')).status).toBe(200);
  for (const path of ['/pocket/.vite/manifest.json', '/pocket/../package.json', '/pocket/nothing.js'])
    expect([path, (await page(path)).status]).toEqual([path, 404]);
});
