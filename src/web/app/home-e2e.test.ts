import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../testing/browser.ts';
import { Served } from '../../testing/served.ts';
import { stumbles } from '../../testing/stumbles.ts';

describe('the first page', () => {
  let served: Served;
  let browser: Browser;
  const errors: string[] = [];

  beforeAll(async () => {
    [served, browser] = await Promise.all([Served.start(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await served.end();
  });

  async function device(path = '/', headers: Record<string, string> = {}): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'en-US',
      reducedMotion: 'reduce',
      extraHTTPHeaders: headers,
    });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(served.origin + path);
    return page;
  }

  const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
  /** What can be begun, in its order. */
  const choices = (page: Page): Promise<string[]> => page.locator('.choices b').allInnerTexts();

  async function planned(page: Page, name: string): Promise<void> {
    await page.goto(`${served.origin}/plan`);
    await page.getByLabel('Game name').fill(name);
    await page.getByLabel('Your name').fill('Kim');
    await page.getByText('Half finish by').waitFor();
    await tap(page, 'Create tournament');
    await page.getByRole('link', { name: 'Run it from here' }).waitFor();
  }

  test('offers a new host to plan first, and the way to a TV', async () => {
    const page = await device();
    await page.getByRole('heading', { name: /Run the game/ }).waitFor();
    expect(await choices(page)).toEqual([
      'Plan a night',
      'Play online with friends',
      'Play now against bots',
      'Join with a code',
    ]);
    expect(await page.getByRole('link', { name: 'This is the TV' }).getAttribute('href')).toBe('/tv');
    expect(await stumbles(page)).toEqual([]);
  });

  test('has joining first on a guest’s phone, and asks there for the code that everything else takes', async () => {
    // As a proxy on the host's machine passes somebody else's request on.
    const page = await device('/', { 'x-forwarded-for': '192.168.1.40' });
    await expect.poll(async () => (await choices(page))[0]).toBe('Join with a code');
    await tap(page, 'One table');
    await page.getByLabel('Code from the host’s terminal').fill('WRONGONE');
    await tap(page, 'Use this code');
    await page.getByLabel('Code from the host’s terminal').fill(served.hostCode);
    await tap(page, 'Use this code');
    await page.locator('.sitting.mine .hole').waitFor();
    expect(errors).toEqual([]);
  });

  test('has the running game first, then the next one; the same as last time is looked at before it is created', async () => {
    const host = await device();
    await planned(host, 'Thursday game');
    await host.goto(served.origin);
    await host.getByRole('heading', { name: 'Coming up' }).waitFor();
    await host.getByText(/· 1 coming$/).waitFor();

    await tap(host, /^Same as last time/);
    const sheet = host.getByRole('dialog');
    await sheet.getByText('10 players').waitFor();
    expect(await stumbles(host, 'dialog')).toEqual([]);
    await host.keyboard.press('Escape');
    expect(await host.locator('.coming-up li').count()).toBe(1);
    await tap(host, /^Same as last time/);
    await sheet.getByLabel('Date').fill('2031-03-07');
    await tap(host, 'Create');
    await host.getByText(/Friday, March 7, 7:30\sPM/).waitFor();

    // A game against bots runs: it is above everything else, and one tap away.
    await host.goto(served.origin);
    await tap(host, 'One table');
    await host.locator('.sitting.mine .hole').waitFor();
    await host.goto(served.origin);
    await host.getByRole('link', { name: 'To the table' }).waitFor();
    expect(await host.locator('main h2.label').allInnerTexts()).toEqual([
      'RUNNING NOW',
      'COMING UP',
      'START SOMETHING',
    ]);
    expect(await host.locator('.coming-up b').allInnerTexts()).toEqual(['Thursday game', 'Thursday game']);
    expect(await stumbles(host)).toEqual([]);
    await host.getByRole('link', { name: 'To the table' }).click();
    await host.locator('.sitting.mine').waitFor();
    expect(errors).toEqual([]);
  });

  test('lists no game twice; one can be hidden and shown again, or deleted after a question', async () => {
    const host = await device();
    await planned(host, 'Sunday game');
    await host.goto(served.origin);
    await tap(host, 'Sunday game: hide or delete');
    await tap(host, 'Hide from this list');
    await host.getByText('Sunday game', { exact: true }).waitFor({ state: 'detached' });
    await tap(host, 'Show 1 hidden game');
    await tap(host, 'Sunday game: hide or delete');
    await tap(host, 'Show in the list again');
    expect(await host.locator('.coming-up').getByText('Sunday game', { exact: true }).count()).toBe(1);
    await tap(host, 'Sunday game: hide or delete');
    await tap(host, 'Delete for good');
    await tap(host, 'Keep it');
    await tap(host, 'Delete for good');
    await tap(host, 'Yes, delete it');
    await host
      .locator('.coming-up')
      .getByRole('link', { name: /^Sunday game/ })
      .waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  test('leads to an invitation that can be sent as a text and put into a calendar', async () => {
    const host = await device();
    await planned(host, 'Poker, rum & friends');
    await tap(host, 'Invite message');
    const text = await host.getByLabel('Text for the group chat').inputValue();
    expect(text).toMatch(
      /^Poker, rum & friends · Friday, .*, 7:30\sPM\nBuy-in \$25\nOpen it when you’re here: http/,
    );
    const [file] = await Promise.all([host.waitForEvent('download'), tap(host, 'Calendar file')]);
    const calendar = readFileSync(await file.path(), 'utf8');
    expect(calendar).toContain('SUMMARY:Poker\\, rum & friends\r\n');
    expect(calendar).toMatch(/DTSTART:\d{8}T193000\r\nDTEND:\d{8}T233000\r\n/);
    expect(errors).toEqual([]);
  });
});
