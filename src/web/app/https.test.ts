import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lanAddresses } from '../../server/tls/addresses.ts';
import { launch } from '../../testing/browser.ts';
import { Served } from '../../testing/served.ts';

/** Like a phone: by a network address, where a browser trusts only encrypted pages. */
const [address] = lanAddresses();
if (address === undefined) console.warn('\n!!! NO NETWORK: a phone’s page over https is NOT tested. !!!\n');

describe.runIf(address !== undefined)('a phone’s page', () => {
  let browser: Browser;
  let phone: BrowserContext;
  let served: Served | undefined;
  beforeAll(async () => {
    browser = await launch();
    phone = await browser.newContext({ ignoreHTTPSErrors: true });
  });
  afterAll(async () => browser?.close());
  afterEach(() => served?.end());

  /** The sample tournament on the TV, created from the first page. */
  async function tv(scheme: 'http' | 'https') {
    served = await Served.start('--host', address!, ...(scheme === 'https' ? ['--https'] : []));
    const at = `${address}:${served.port}`;
    const page = await phone.newPage();
    // Plain http is redirected where the site has https.
    await page.goto(`http://${at}/`);
    const tournament = await page.evaluate<string>(
      `fetch('/api/sample', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"Ann"}',
      }).then((answer) => answer.json()).then(({ tournament }) => tournament)`,
    );
    // The page shows the time before it has a line to the server.
    const line = page.waitForEvent('websocket');
    await page.goto(`${scheme}://${at}/t/${tournament}/tv`);
    const clock = page.locator('.digits').first();
    await clock.waitFor();
    const told = (await clock.textContent())!;
    await expect.poll(() => clock.textContent()).not.toBe(told);
    const secure = await page.evaluate<boolean>('window.isSecureContext');
    const cookies = await phone.cookies(page.url());
    const socket = (await line).url();
    await page.close();
    return { told, secure, cookies, socket };
  }

  test('over https from another address is secure, with its clock, socket and cookie', async () => {
    const { told, secure, cookies, socket } = await tv('https');
    expect(told).toMatch(/^\d+:\d\d/);
    expect(secure).toBe(true);
    expect(socket).toMatch(/^wss:/);
    expect(cookies).toMatchObject([
      { name: '__Host-riffle', secure: true, httpOnly: true, sameSite: 'Strict' },
    ]);
  });

  test('over plain http the week after is not, and the same phone gets in all the same', async () => {
    const { told, secure, cookies, socket } = await tv('http');
    expect(told).toMatch(/^\d+:\d\d/);
    expect(secure).toBe(false);
    expect(socket).toMatch(/^ws:/);
    expect(cookies).toMatchObject([{ name: 'riffle', secure: false }]);
  });
});
