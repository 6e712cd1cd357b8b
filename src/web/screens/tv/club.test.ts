import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { PHONE, type Size, TV } from '../../../testing/devices.ts';
import { Served } from '../../../testing/served.ts';
import { ServedTournament } from '../../../testing/served-tournament.ts';

/** One red pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

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

test('the host gives the TV their club’s name, a line of text and a picture from the phone', async () => {
  const tournament = await ServedTournament.create(served, { name: 'Thursday game', rulebook: 'tda' });
  await tournament.started(['Ann', 'Bob', 'Cleo']);
  const open = async (path: string, [width, height]: Size): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width, height } });
    await context.addCookies([{ name: 'riffle', value: tournament.token, url: served.origin }]);
    const page = await context.newPage();
    await page.goto(served.origin + path);
    return page;
  };
  const desk = await open(`/t/${tournament.id}`, PHONE);
  const tv = await open(`/t/${tournament.id}/tv?sound=off`, TV);
  await desk.locator('.tools').getByRole('button', { name: 'On the TV' }).click();
  const sheet = desk.getByRole('dialog');
  await sheet.getByLabel('Club name').fill('The Riverboat Club');
  await sheet.getByLabel('A line of text').fill('Drinks are in the kitchen');
  const picture = sheet.getByLabel('Choose a picture');
  await picture.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await sheet.getByText('isn’t a picture').waitFor();
  await picture.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PIXEL, 'base64'),
  });
  await sheet.getByRole('img', { name: 'Picture' }).waitFor();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.getByText('Saved').waitFor();
  await tv.getByText('The Riverboat Club').waitFor();
  await tv.getByText('Drinks are in the kitchen').waitFor();
  await expect
    .poll(() => tv.locator('.club-picture').evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBe(1);

  for (const page of [desk, tv]) await page.context().close();
});
