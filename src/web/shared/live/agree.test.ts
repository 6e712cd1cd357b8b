import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readClock } from '../../../engine/clock/clock.ts';
import { launch } from '../../../testing/browser.ts';
import { ScreenSite } from '../../../testing/screen-site.ts';
import { ScreenTournament } from '../../../testing/screen-tournament.ts';
import { wallTime } from '../format.ts';

const HOUR_MS = 3_600_000;
/** As far as screens may be apart. */
const APART_MS = 200;
/** As many are looked at. */
const SECONDS = 3;

/**
 * Runs in the page before our code: a device whose date is hours off and whose quartz runs fast or slow.
 * Its monotonic clock is off in the same way, as on a real device. The test's own clock notes when each second shows.
 */
const wrongDevice = (skew: number, drift: number): string => `
  const real = performance.now.bind(performance);
  const began = Date.now();
  window.seconds = [];
  Date.now = () => began + ${skew} + real() * ${drift};
  performance.now = () => ${skew} / 1000 + real() * ${drift};
  const note = () => {
    const text = document.querySelector('.digits')?.textContent ?? '';
    if (text !== '' && window.seconds.at(-1)?.text !== text)
      window.seconds.push({ text, at: performance.timeOrigin + real() });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
`;

type Second = { readonly text: string; readonly at: number };
describe('in a real browser', () => {
  let site: ScreenSite;
  let browser: Browser;
  let scene: ScreenTournament;

  beforeAll(async () => {
    site = await ScreenSite.open();
    browser = await launch();
    scene = await (await ScreenTournament.live(site, 'agree')).started(6);
  });
  afterAll(async () => {
    await browser?.close();
    await site.close();
  });

  async function device(path: string, skew: number, drift: number): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 900, height: 700 } });
    await context.addInitScript(wrongDevice(skew, drift));
    const page = await context.newPage();
    await page.goto(site.url + path);
    await page.locator('.digits').first().waitFor();
    return page;
  }

  const seconds = (page: Page): Promise<Second[]> => page.evaluate('window.seconds');

  /** When the server's own clock comes to a second that a screen has shown. */
  function due({ text }: Second): number {
    const [minutes, rest] = text.split(':').map(Number);
    const { endsAt } = scene.room.tournament.clock.running!;
    return endsAt! - (minutes! * 60 + rest!) * 1000;
  }

  /** How far each second was from the server's, without the first, which came with the page. */
  const errors = (shown: readonly Second[]): number[] => shown.slice(1).map((each) => each.at - due(each));
  const middle = (figures: readonly number[]): number =>
    [...figures].sort((a, b) => a - b)[figures.length >> 1]!;

  /** The farthest that a screen is from the server or from another one, over the next seconds they show. */
  async function apart(pages: readonly Page[]): Promise<number> {
    for (const page of pages) await page.evaluate('window.seconds.splice(0)');
    const shown = () => Promise.all(pages.map(seconds));
    await expect
      .poll(async () => Math.min(...(await shown()).map(({ length }) => length)))
      .toBeGreaterThan(SECONDS);
    const middles = (await shown()).map((each) => middle(errors(each)));
    return Math.max(...middles.map(Math.abs), Math.max(...middles) - Math.min(...middles));
  }

  /** A busy machine may paint a second late; the next ones are right. */
  const agree = (pages: readonly Page[], when: string): Promise<void> =>
    expect.poll(() => apart(pages), { message: when }).toBeLessThan(APART_MS);

  test('TV, phone and desk show the same second within 200 ms, whatever their own clocks say, and with the server away', async () => {
    const pages = await Promise.all([
      device('/t/agree/tv?as=display', -7 * HOUR_MS, 1),
      device('/t/agree/me?as=player:mia', 26 * HOUR_MS, 1.0005),
      device('/t/agree?as=director', -90 * 24 * HOUR_MS, 0.9995),
    ]);
    await agree(pages, 'with the server');

    // The server is away: every clock keeps running, and the page says since when.
    const back = await site.away();
    const left = Date.now();
    for (const page of pages) await page.getByText(/Disconnected since/).waitFor();
    const [said, orSaid] = [left, left + 60_000].map((at) => wallTime(at));
    for (const page of pages)
      expect(await page.getByText(/Disconnected since/).innerText()).toMatch(new RegExp(`${said}|${orSaid}`));
    await agree(pages, 'without the server');
    // Meanwhile the clock was set on the server: every screen has it when the server is back.
    await scene.do({ type: 'clock', do: 'next' }, { type: 'clock', do: 'set', left: 125_000 });
    await back();
    for (const page of pages) await page.getByText(/Disconnected since/).waitFor({ state: 'detached' });
    for (const page of pages)
      await page
        .getByText(/Level 2/i)
        .first()
        .waitFor();
    await agree(pages, 'caught up');
    expect(readClock(scene.room.tournament.clock, Date.now()).level).toBe(2);
    for (const page of pages) await page.context().close();
  });
});
