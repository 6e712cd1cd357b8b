import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launch } from '../../testing/browser.ts';
import { DealtScene } from '../../testing/dealt-scene.ts';
import { TestHouse } from '../../testing/screens-house.ts';
import { stumbles } from '../../testing/stumbles.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

describe.runIf(chromiumPath !== null)('what a dealt table shows', () => {
  let house: TestHouse;
  let browser: Browser;

  beforeAll(async () => {
    house = await TestHouse.open();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await house.close();
  });

  async function open(night: string, as: string, options: BrowserContextOptions = PHONE, lang = 'en') {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(`${house.url}/t/${night}/table?as=${as}&lang=${lang}`);
    await page.locator('.dealt-felt .sitting').first().waitFor();
    return page;
  }

  const leave = (...pages: Page[]) => Promise.all(pages.map((page) => page.context().close()));

  test('[call-the-clock] one tap calls it on who is to act; everybody sees by whom, and the seconds', async () => {
    const scene = await DealtScene.create(house, 'clock', 4);
    const slow = scene.playerToAct();
    const nameOf = (player: string): string => scene.room.night.players.get(player)!.name;
    const [caller, other] = [...scene.room.night.tables.get('1')!.seats.values()].filter(
      (player) => player !== slow,
    );
    const mine = await open('clock', `player:${slow}`);
    const his = await open('clock', `player:${caller}`);
    const third = await open('clock', `player:${other}`, { viewport: { width: 1280, height: 800 } }, 'de');
    // Nobody hurries himself.
    expect(await mine.getByRole('button', { name: 'Clock' }).isDisabled()).toBe(true);
    await his.getByRole('button', { name: `Clock call it on ${nameOf(slow)}` }).click();
    // Seventy seconds at this house.
    const says = `${nameOf(caller!)} calls the clock on ${nameOf(slow)}: 70 seconds.`;
    for (const page of [mine, his]) await page.locator('.voice', { hasText: says }).waitFor();
    await third.locator('.voice', { hasText: `${nameOf(slow)} hat 70 Sekunden.` }).waitFor();
    for (const page of [mine, his, third]) {
      const seconds = Number(await page.locator('.sitting.turn [role=timer]').innerText());
      expect(seconds).toBeGreaterThan(60);
      expect(seconds).toBeLessThanOrEqual(70);
      expect(await page.locator('.sitting.turn .sweep.called').count()).toBe(1);
      expect(await page.locator('[aria-live=polite]', { hasText: '70' }).count()).toBe(1);
    }
    // Once is enough, for everybody.
    expect(await his.getByRole('button', { name: 'Clock' }).isDisabled()).toBe(true);
    expect(await third.getByRole('button', { name: 'Uhr' }).isDisabled()).toBe(true);
    expect(await stumbles(his)).toEqual([]);
    await mine.keyboard.press('c');
    await his.locator('.sitting [role=timer]').waitFor({ state: 'detached' });
    expect(await his.locator('.sweep.called').count()).toBe(0);
    await leave(mine, his, third);
  });
});
