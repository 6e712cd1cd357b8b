import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../testing/browser.ts';
import { Served } from '../../testing/served.ts';
import { stumbles } from '../../testing/stumbles.ts';

const WEB = new URL('../../../dist/web/', import.meta.url);

let served: Served;
let browser: Browser;
beforeAll(async () => {
  served = await Served.start();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await served?.end();
});

describe('what an installed Riffle is made of', () => {
  test.each([
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/offline.html', 'text/html; charset=utf-8'],
    ['/offline.js', 'text/javascript; charset=utf-8'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/icon-maskable-512.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
  ])('%s is %s, never old, and under the same CSP as everything', async (path, type) => {
    const { status, headers } = await fetch(served.origin + path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toMatch(/manifest-src 'self'; worker-src 'self'/);
  });

  test.each([
    ['icon-192', 192],
    ['icon-512', 512],
    ['icon-maskable-512', 512],
    ['apple-touch-icon', 180],
  ])('%s is %i pixels wide and high', (name, size) => {
    const png = readFileSync(new URL(`../public/${name}.png`, import.meta.url));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  });

  test('every build has a worker of its own', async () => {
    const { buildOffline } = (await import(
      new URL('../../../scripts/offline.mjs', import.meta.url).href
    )) as { buildOffline(folder: string): Promise<void> };
    const folder = mkdtempSync(join(tmpdir(), 'riffle-build-'));
    const manifest = readFileSync(new URL('.vite/manifest.json', WEB), 'utf8');
    const worker = async (parts: string): Promise<string> => {
      writeFileSync(join(folder, '.vite/manifest.json'), parts);
      await buildOffline(folder);
      return readFileSync(join(folder, 'sw.js'), 'utf8');
    };
    try {
      mkdirSync(join(folder, '.vite'));
      expect(await worker(manifest)).toBe(readFileSync(new URL('sw.js', WEB), 'utf8'));
      expect(await worker(manifest.replace(/Tv-\w+/, 'Tv-another'))).not.toBe(await worker(manifest));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('in Chromium on localhost', () => {
  const open = async (locale = 'en-US'): Promise<Page> => {
    const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
    return context.newPage();
  };
  const home = async (page: Page): Promise<void> => {
    await page.goto(served.origin);
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  };
  const kept = (page: Page): Promise<string[]> =>
    page.evaluate(`caches.keys()
      .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
      .then((found) => found.flat().map(({ url }) => new URL(url).pathname))`);

  test('the manifest has no errors, and nothing keeps Riffle from being installed', async () => {
    const page = await open();
    await home(page);
    const devtools = await page.context().newCDPSession(page);
    const { url, errors } = await devtools.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${served.origin}/manifest.webmanifest`, []]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A test's window keeps nothing when it is closed; that is the only thing in the way.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );
    await page.context().close();
  });

  test.each([
    ['en-US', 'Add to home screen', 'Open this page in Safari', 'Close'],
    ['de-DE', 'Zum Startbildschirm', 'Öffne diese Seite in Safari', 'Schließen'],
  ])('without an offer by the browser two sentences say how (%s)', async (locale, add, says, close) => {
    const page = await open(locale);
    await home(page);
    await page.getByRole('button', { name: add }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(says).waitFor();
    await sheet.getByText('Android').waitFor();
    await sheet.getByRole('button', { name: close }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('the browser’s own offer is used where it makes one', async () => {
    const page = await open();
    await home(page);
    await page.getByRole('button', { name: 'Add to home screen' }).waitFor();
    await page.evaluate(`{
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      offer.prompt = async () => { document.title = 'asked'; };
      window.dispatchEvent(offer);
    }`);
    await page.getByRole('button', { name: 'Install Riffle' }).click();
    await expect.poll(() => page.title()).toBe('asked');
    await page.getByRole('button', { name: 'Add to home screen' }).waitFor();
    await page.context().close();
  });

  test('of a tournament nothing is kept, and nothing of an earlier build', async () => {
    const page = await open();
    await page.goto(`${served.origin}/privacy`);
    await page.evaluate(
      `caches.open('riffle-earlier').then((cache) => cache.put('/old', new Response('old')))`,
    );
    await home(page);
    await page.getByRole('link', { name: /Try a sample night/ }).click();
    await page.waitForURL(/\/t\//);
    await page.locator('.digits').first().waitFor();
    await page.reload();
    await page.locator('.digits').first().waitFor();
    await expect.poll(() => kept(page)).not.toContain('/old');
    const files = await kept(page);
    expect(files).toEqual(expect.arrayContaining(['/offline.html', '/offline.js']));
    expect(files.filter((file) => !/^\/(offline\.|assets\/[\w-]+\.(css|woff2)$)/.test(file))).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['en-US', 'Can’t reach Riffle', /Join their Wi-Fi/, 'Try again', 'Plan a night'],
    [
      'de-DE',
      'Riffle ist nicht erreichbar',
      /Geh in sein WLAN/,
      'Noch einmal versuchen',
      'Einen Abend planen',
    ],
  ])(
    'with the server gone a page says so and what to do, and continues by itself (%s)',
    async (locale, title, todo, retry, plan) => {
      const page = await open(locale);
      await home(page);
      await served.kill();
      await page.reload();
      await page.getByRole('heading', { name: title }).waitFor();
      await page.getByText(todo).waitFor();
      // In the start page's own style and fonts.
      const fonts = `[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)`;
      await expect.poll(() => page.evaluate(fonts)).toContain('Fraunces');
      expect(await stumbles(page)).toEqual([]);
      await page.getByRole('button', { name: retry }).click();
      await page.getByRole('heading', { name: title }).waitFor();

      // What a proxy says when nothing is behind it.
      const proxy = createServer((_, answer) => answer.writeHead(502).end('Bad Gateway'));
      await once(proxy.listen(served.port, '127.0.0.1'), 'listening');
      await page.goto(`${served.origin}/join`);
      await page.getByRole('heading', { name: title }).waitFor();
      proxy.closeAllConnections();
      await new Promise((closed) => proxy.close(closed));

      await page.goto(`${served.origin}/`);
      await served.up();
      await page.getByText(plan).waitFor();
      await page.context().close();
    },
  );
});
