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

/** What is wrong with the tools that can be tapped: no name to be read, off the screen, on a seat or on each other. */
const TOOLS = `(() => {
  const box = (each) => each.getBoundingClientRect();
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const tools = [...document.querySelectorAll('.table-tools .tool')].filter((each) => box(each).width > 0);
  const seats = [...document.querySelectorAll('.sitting .plate, .sitting .playing-card, .table-bar .acts button, .table-bar .acts input')];
  const wrong = [];
  for (const [at, tool] of tools.entries()) {
    const mine = box(tool);
    const name = [...tool.querySelectorAll('span')].find((each) => box(each).width > 8 && getComputedStyle(each).clipPath === 'none');
    if (name === undefined || name.textContent === '') wrong.push(tool.getAttribute('aria-label') + ' has no name to be read');
    else if (box(name).left < mine.left - 1 || box(name).right > mine.right + 1) wrong.push(name.textContent + ' is too long');
    if (mine.left < 0 || mine.right > innerWidth || mine.bottom > innerHeight) wrong.push(tool.textContent + ' is off the screen');
    if (mine.height < 44) wrong.push(tool.textContent + ' is too low');
    for (const seat of seats) if (meet(mine, box(seat))) wrong.push(tool.textContent + ' lies on ' + seat.textContent);
    for (const other of tools.slice(at + 1)) if (meet(mine, box(other))) wrong.push(tool.textContent + ' lies on ' + other.textContent);
  }
  return { names: tools.map((each) => each.textContent), wrong };
})()`;

test.each(['en', 'de'])(
  'on small phones every tool has its name, and lies on no seat and no button (%s)',
  async (lang) => {
    const scene = await ScreenTournament.dealt(site, `tools-${lang}`, 4);
    const page = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true });
    page.setDefaultTimeout(30_000);
    await page.goto(`${site.url}/t/tools-${lang}/table?as=player:${scene.playerToAct()}&lang=${lang}`);
    const more = page.locator('.table-tools .more');
    await page.locator('.turn .last').waitFor();
    const wanted =
      lang === 'en'
        ? ['Shuffle', 'Talk', 'Hands', 'Menu', 'Clock', 'Sit out']
        : ['Mischen', 'Chat', 'Hände', 'Menü', 'Uhr', 'Aussetzen'];
    for (const [width, height] of [
      [320, 568],
      [320, 844],
      [360, 640],
      [390, 664],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (await more.isVisible()) {
        expect(await page.evaluate(TOOLS), `${width} × ${height}`).toMatchObject({ wrong: [] });
        await more.click();
      }
      const { names, wrong } = (await page.evaluate(TOOLS)) as { names: string[]; wrong: string[] };
      expect(wrong, `${width} × ${height}`).toEqual([]);
      for (const name of wanted)
        expect(
          names.some((each) => each.startsWith(name)),
          `${name} in ${names}`,
        ).toBe(true);
      if (await more.isVisible()) await more.click();
    }
    await page.close();
  },
);

test('with the talk open, a bar says that it is my turn and leads back to the table; on a laptop nothing is covered', async () => {
  const scene = await ScreenTournament.dealt(site, 'talk', 4);
  const first = scene.playerToAct();
  const open = async (width: number, height: number) => {
    const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 500 });
    page.setDefaultTimeout(30_000);
    await page.goto(`${site.url}/t/talk/table?as=player:${first}&lang=en`);
    await page.locator('.turn .last').waitFor();
    if (width < 380) await page.locator('.table-tools .more').click();
    await page.getByRole('button', { name: 'Talk', exact: true }).click();
    await page.locator('.talk').waitFor();
    return page;
  };
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    const phone = await open(width, height);
    const bar = phone.getByRole('dialog').getByRole('button', { name: 'Your turn: 20 to call' });
    await bar.click();
    await phone.getByRole('dialog').waitFor({ state: 'detached' });
    await phone.locator('.turn .last').click({ trial: true });
    await phone.close();
  }
  const laptop = await open(1280, 800);
  await laptop.getByRole('button', { name: 'Your turn: 20 to call' }).waitFor();
  const covered = `(() => {
    const panel = document.querySelector('.talk-beside').getBoundingClientRect();
    return [...document.querySelectorAll('.board li, .plate, .sitting .playing-card, .moves .button, .tool, .table-head p')]
      .filter((each) => {
        const { right, top, width } = each.getBoundingClientRect();
        return width > 0 && right > panel.left && top < panel.bottom;
      })
      .map((each) => each.textContent);
  })()`;
  await expect.poll(() => laptop.evaluate(covered)).toEqual([]);
  // Typing is no play, and Escape gives the keys back.
  await laptop.getByRole('textbox', { name: 'Message the table' }).fill('fcc');
  expect(scene.playerToAct()).toBe(first);
  await laptop.getByRole('button', { name: 'Call 20' }).click();
  await expect.poll(() => scene.playerToAct()).not.toBe(first);
  await laptop.getByRole('button', { name: 'Your turn' }).waitFor({ state: 'detached' });
  await laptop.keyboard.press('Escape');
  await laptop.locator('.talk').waitFor({ state: 'detached' });
  await laptop.close();
});
