import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { Served } from '../../../testing/served.ts';

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([Served.start(), launch()]);
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await served.end();
});

/** The rulings of a sample tournament, from a browser that has never been here. */
async function rulings(language: 'en' | 'de'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: language,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(served.origin);
  await page
    .getByRole('link', { name: language === 'en' ? /^Try a sample night/ : /^Einen Probeabend ansehen/ })
    .click();
  await page
    .getByRole('navigation')
    .getByRole('button', { name: language === 'en' ? 'Rulings' : 'Regelfragen' })
    .click();
  return page;
}

test('[string-bet-tournament] a host types “string raise”, says what was said first, and is offered bets of the level', async () => {
  const page = await rulings('en');
  await page.getByLabel('Search rulings').fill('string raise');
  await page.getByRole('button', { name: /^String bet/ }).click();
  await page.getByRole('heading', { name: 'Did they say “raise” first?' }).waitFor();
  await page.getByRole('button', { name: 'They said nothing' }).click();
  await page.getByRole('heading', { name: /^What bet is the player facing/ }).waitFor();
  const [, big] = (await page.locator('.clock-bar .now .number').innerText()).match(/[\d,]+/g)!;
  await page.getByRole('button', { name: `Facing ${big}`, exact: true }).click();
  await page.getByRole('button', { name: `${big} in the first motion` }).click();
  await page.locator('.verdict').waitFor();
  expect(await page.locator('.verdict').innerText()).toContain('it’s a call of');
  await page.context().close();
});

test('[rr-etiquette] in German “Handy” finds the phone, and the showdown has its own area', async () => {
  const page = await rulings('de');
  await page.getByRole('button', { name: /^Der Showdown/ }).click();
  await page.getByRole('button', { name: /^Wer zeigt zuerst/ }).waitFor();
  await page.getByLabel('Regelfragen durchsuchen').fill('Handy');
  await page.getByRole('button', { name: /^Handy am Tisch/ }).click();
  await expect.poll(() => page.locator('.verdict').innerText()).toBe('No phones at the table.');
  await page.context().close();
});
