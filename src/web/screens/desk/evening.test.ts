import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { Served } from '../../../testing/served.ts';
import { ServedTournament } from '../../../testing/served-tournament.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'reduce',
  locale: 'en-US',
} as const;

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([Served.start(), launch()]);
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await served.end();
});

/** The desk of a sample night, on a phone. */
async function sampleDesk(): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const desk = await context.newPage();
  await desk.goto(served.origin);
  await desk.getByRole('link', { name: /^Try a sample night/ }).click();
  await desk.getByRole('region', { name: 'Table 1' }).waitFor();
  return desk;
}

const tap = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

test('a step that another depends on goes together with it, at one tap', async () => {
  const desk = await sampleDesk();
  const asked = await desk.getByRole('heading', { name: /rebuy or out/ }).innerText();
  const name = asked.split(':')[0]!;
  await tap(desk, /^Out/);
  await desk.getByRole('status').getByText(`${name} is out, no rebuy`).waitFor();
  await tap(desk, 'Undo and redo');
  const sheet = desk.getByRole('dialog', { name: 'Undo and redo' });
  await tap(desk, `Remove this step: ${name} is out.`);
  await sheet
    .getByRole('alert')
    .getByText(/depends on this step/)
    .waitFor();
  await sheet.getByRole('button', { name: 'Remove both' }).click();
  await sheet
    .getByRole('button', { name: `Remove this step: ${name} is out.` })
    .waitFor({ state: 'detached' });
  await desk.getByText('23 of 24 left').waitFor();
  expect(await sheet.getByRole('alert').count()).toBe(0);
  await desk.context().close();
});

test('what is connected is still connected when the page that says so is opened again', async () => {
  const { id, token } = await ServedTournament.create(served, {
    name: 'Friday',
    rulebook: 'homepokertourney',
  });
  const context = await browser.newContext(PHONE);
  await context.addCookies([{ name: 'riffle', value: token, url: served.origin }]);
  const page = await context.newPage();
  const card = (name: string) => page.getByRole('region', { name });
  await page.goto(`${served.origin}/t/${id}/made`);
  await card('Your phone').getByText('Works once').waitFor();
  for (const to of ['director', 'display']) {
    const { body } = await served.ask(`/api/tournaments/${id}/invites`, { to }, token);
    await served.ask('/api/join', { code: body.code });
  }
  for (const opened of ['at once', 'again']) {
    await card('Your phone').getByText('Connected').waitFor();
    await card('The TV').getByText('Connected').waitFor();
    expect(await card('Your phone').getByText('Works once').count(), opened).toBe(0);
    await page.reload();
  }
  await card('Your phone').getByRole('button', { name: 'Connect another' }).click();
  await card('Your phone').getByText('Works once').waitFor();
  await context.close();
});
