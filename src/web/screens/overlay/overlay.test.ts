import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { ScreenSite } from '../../../testing/screen-site.ts';
import { ScreenTournament } from '../../../testing/screen-tournament.ts';

let site: ScreenSite;
let browser: Browser;

beforeAll(async () => {
  site = await ScreenSite.open();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await site.close();
});

test('lies over a picture with clock, blinds and seats, and shows no card', async () => {
  await (await ScreenTournament.live(site, 'streamed')).started(6);
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.goto(`${site.url}/t/streamed/overlay?as=display`);
  await page.getByText('Level 1').waitFor();
  await page.getByText('Mia').waitFor();
  await page.getByText('6 of 6 left').waitFor();
  expect(await page.locator('.playing-card').count()).toBe(0);
  for (const element of ['html', 'body'])
    expect(
      await page.evaluate(`getComputedStyle(document.querySelector('${element}')).backgroundColor`),
    ).toBe('rgba(0, 0, 0, 0)');
});
