import type { Browser, BrowserContext, Page } from 'playwright-core';
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

async function phone(): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(60_000);
  return context;
}

/** The desk of a sample night, on a phone. */
async function sampleDesk(): Promise<Page> {
  const context = await phone();
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
  // On the felt of the question that comes next, the hint is as light as on the table's own.
  const hint = (around: string) =>
    desk
      .locator(`${around} .middle`)
      .first()
      .evaluate((text) => getComputedStyle(text).color);
  expect(await hint('.question')).toBe(await hint('.board.shown'));
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
  const context = await phone();
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

test('the end is seen from the top, and a winner who still owes the buy-in gets the difference at one tap', async () => {
  const tournament = await ServedTournament.create(served, { name: 'Friday', rulebook: 'homepokertourney' });
  const names = ['Ann', 'Bob', 'Cy'];
  await tournament.do(
    ...names.map((name) => ({ type: 'enter' as const, player: name.toLowerCase(), name, adult: true })),
    { type: 'draw-seats' },
    { type: 'start' },
  );
  await tournament.out('1', 'cy');
  const context = await phone();
  await context.addCookies([{ name: 'riffle', value: tournament.token, url: served.origin }]);
  const desk = await context.newPage();
  await desk.goto(`${served.origin}/t/${tournament.id}`);
  await desk.getByRole('button', { name: 'Undo and redo' }).waitFor();
  const scrolled = () => desk.evaluate(() => window.scrollY);
  await desk.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(scrolled).toBeGreaterThan(0);
  await tournament.out('1', 'bob');
  if ((await tournament.view()).phase !== 'over') await tournament.do({ type: 'finish' });
  await desk.getByRole('heading', { name: 'Friday is over' }).waitFor();
  await expect.poll(scrolled).toBe(0);

  await desk
    .getByRole('navigation')
    .getByRole('button', { name: /^Money/ })
    .click();
  const ann = desk.getByRole('listitem').filter({ hasText: 'owed $25' }).filter({ hasText: 'Ann' });
  const gets = (await ann.innerText()).match(/gets (\S+)/)![1]!;
  await ann.getByRole('button', { name: `Pay ${gets} to Ann` }).click();
  await desk.getByRole('status').getByText('Ann is settled').waitFor();
  expect((await tournament.view()).accounts.find(({ player }) => player === 'ann')).toMatchObject({
    paid: 2500,
  });
  await ann.getByText('settled').waitFor();
  await context.close();
});
