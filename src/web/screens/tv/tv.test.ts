import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { ScreenSite } from '../../../testing/screen-site.ts';
import { ScreenTournament } from '../../../testing/screen-tournament.ts';
import { stumbles } from '../../../testing/stumbles.ts';
import { LAYOUTS, THEMES } from '../../shared/tv-choices.ts';

describe('in a real browser', () => {
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

  /** Every note that is struck is counted. */
  const COUNTED = `
    window.notes = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) { window.notes++; return start.apply(this, at); };
  `;

  async function open(path: string, width: number, height: number): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height } });
    await context.addInitScript(COUNTED);
    const page = await context.newPage();
    await page.goto(site.url + path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    return page;
  }

  test('[call-the-clock] a phone asks, the director confirms with one tap, and the TV shows and plays it', async () => {
    const scene = await (await ScreenTournament.live(site, 'asks')).started(6);
    const slow = scene.at('1').find((player) => player !== 'mia')!;
    const { name } = scene.room.tournament.players.get(slow)!;
    const phone = await open('/t/asks/me?as=player:mia', 390, 844);
    const desk = await open('/t/asks?as=director', 390, 844);
    const tv = await open('/t/asks/tv?as=display&sound=on', 1280, 720);
    // The first touch lets the browser play sound.
    await tv.mouse.click(600, 100);
    await phone.getByRole('button', { name: 'Clock' }).click();
    await phone.getByRole('dialog').getByRole('button', { name }).click();
    await phone.getByText('You called the clock').waitFor();
    await desk.getByRole('button', { name: 'Start the countdown' }).click();
    await tv.getByText(`The clock is on ${name}, table 1`).waitFor();
    await phone.getByText(`The clock is on ${name}`).waitFor();
    expect(await tv.evaluate('window.notes')).toBeGreaterThan(0);

    await phone.getByRole('button', { name: 'I’m out' }).click();
    await desk.getByRole('button', { name: 'Mia is out' }).click();
    await phone.getByText('6th place').waitFor();
    await phone.getByRole('button', { name: 'Rebuy' }).click();
    await desk.getByRole('heading', { name: 'Mia wants a rebuy' }).waitFor();
    await desk.getByRole('button', { name: 'Rebuy $25 for 1,000 chips' }).click();
    await phone.getByRole('button', { name: 'I’m out' }).waitFor();
    expect(scene.room.tournament.players.get('mia')).toMatchObject({ rebuys: 1, standing: { is: 'in' } });

    // Keys change how the TV looks, and it stays that way.
    await tv.keyboard.press('2');
    await tv.locator('.only-clock').waitFor();
    await tv.keyboard.press('t');
    await tv.goto(`${site.url}/t/asks/tv?as=display`);
    await tv.locator('.only-clock').waitFor();
    expect(await tv.evaluate('document.documentElement.dataset.theme')).toBe('light');
    for (const page of [phone, desk, tv]) await page.context().close();
  });

  test('[redraw-9-final-table] TV, desk and phones say that the final table comes, and then who sits where', async () => {
    const scene = await (await ScreenTournament.live(site, 'last')).started(12);
    await scene.level(6, 240_000);
    const tv = await open('/t/last/tv?as=display', 1280, 720);
    const desk = await open('/t/last?as=director', 390, 844);
    const phone = await open('/t/last/me?as=player:mia', 390, 844);
    for (const table of ['1', '2', '1'])
      await scene.hand(table, scene.at(table).find((player) => player !== 'mia')!);
    await tv.getByRole('heading', { name: 'Final table' }).waitFor();
    await tv.getByText('9 players left. Everyone draws a new seat.').waitFor();
    await phone.getByRole('heading', { name: /^Final table.*Everyone draws a new seat/ }).waitFor();
    await desk.getByRole('heading', { name: 'Final table' }).waitFor();
    await desk.getByRole('button', { name: 'Draw new seats' }).click();
    await tv.getByRole('heading', { name: /^Final table · \d new seats$/ }).waitFor();
    await phone.getByRole('heading', { name: 'Final table', exact: true }).waitFor();
    await desk.locator('.announce').getByRole('heading', { name: 'Final table' }).waitFor();
    await desk.getByRole('button', { name: 'Read them out' }).click();
    await desk.getByText(/^Final table · \d players still to move$/).waitFor();
    for (const page of [phone, desk, tv]) await page.context().close();
  });

  test('[dead-button-bb-bust] [shuffle-by-last-dealer] a TV with the tables shows button and blinds of a tracked one, an empty chair that has the button, and who shuffles', async () => {
    const scene = await (await ScreenTournament.live(site, 'marks', 'bnai-jeshurun')).started(6);
    const next = () => scene.do({ type: 'next-hand', table: '1' });
    const names = scene.at('1').map((id) => scene.room.tournament.players.get(id)!.name);
    await next();
    const tv = await open('/t/marks/tv?as=display&layout=tables', 1280, 720);
    const seats = async () =>
      (await tv.locator('.seats li').allInnerTexts()).map((each) => each.split(/\s+/).join(' '));
    await tv.getByText('BB').waitFor();
    expect((await seats()).slice(0, 3)).toEqual([
      `1 ${names[0]} button 4,000`,
      `2 ${names[1]} SB 4,000`,
      `3 ${names[2]} BB 4,000`,
    ]);
    await scene.do({ type: 'end-hand', table: '1', busts: [scene.at('1')[2]!] });
    await scene.do({ type: 'answer', question: 'rebuy', player: names[2]!.toLowerCase(), rebuy: false });
    await next();
    await expect
      .poll(async () => (await seats()).slice(0, 3))
      .toEqual([`1 ${names[0]}`, `2 ${names[1]} button`, `4 ${names[3]} BB`]);
    expect(await tv.getByRole('heading', { name: 'Table 1' }).innerText()).toContain(`${names[0]} shuffles`);
    await next();
    await expect.poll(async () => (await seats())[2]).toBe('3 button');
    expect((await seats()).slice(3, 5)).toEqual([`4 ${names[3]} SB`, `5 ${names[4]} BB`]);
    // The same player deals twice in a row.
    expect(await tv.getByRole('heading', { name: 'Table 1' }).innerText()).toContain(`${names[1]} deals`);
    await tv.context().close();
  });

  test('[blinds-schedule-displayed] a TV can show the whole schedule, with the level that is on', async () => {
    const scene = await (await ScreenTournament.live(site, 'schedule', 'bnai-jeshurun')).started(6);
    const desk = await open('/t/schedule?as=director', 390, 844);
    const tv = await open('/t/schedule/tv?as=display', 1280, 720);
    await desk.getByRole('button', { name: 'On the TV' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Blinds schedule' }).click();
    const schedule = tv.getByRole('region', { name: 'Blinds schedule' });
    const rows = schedule.getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(14);
    const said = (await rows.allInnerTexts()).map((each) => each.split(/\s+/).join(' '));
    expect([said[0], said[2], said.at(-1)]).toEqual([
      'Level 1 25 / 50 30 min',
      'Break 15 min',
      'Level 11 10,000 / 20,000 ∞',
    ]);
    await scene.do({ type: 'clock', do: 'next' });
    const on = schedule.locator('[aria-current="step"]');
    await expect.poll(() => on.innerText()).toContain('Level 2');
    for (const page of [desk, tv]) await page.context().close();
  });

  test('before the first hand the code to join lies beside the chips, not on them', async () => {
    const scene = await (await ScreenTournament.live(site, 'seated')).enter(14);
    await scene.do({ type: 'draw-seats' });
    const tv = await open('/t/seated/tv?as=display&sound=off', 1920, 1080);
    // This site has no codes of its own.
    const address = 'http://192.168.178.123:7433';
    const json = { joinCode: '2XX4KG', joinLink: `${address}/join#2XX4KG`, address };
    await tv.route('**/api/tournaments/seated', (route) => route.fulfill({ json }));
    await tv.reload();
    await tv.locator('.in-corner .spelled').waitFor();
    await tv.locator('.strip .chip-set').waitFor();
    for (const [width, height] of [
      [1920, 1080],
      [1280, 800],
      [720, 1280],
    ] as const) {
      await tv.setViewportSize({ width, height });
      const [corner, strip] = await Promise.all([
        tv.locator('.in-corner').boundingBox(),
        tv.locator('.strip').boundingBox(),
      ]);
      expect(corner!.x + corner!.width, `${width}`).toBeLessThanOrEqual(strip!.x);
    }
    await tv.context().close();
  });

  test('when it is over, a phone shows how it ended and no longer who is left', async () => {
    const scene = await (await ScreenTournament.live(site, 'dealt-out')).started(3);
    const [first, ...others] = scene.at('1');
    const phone = await open(`/t/dealt-out/me?as=player:${first}`, 390, 844);
    await phone.getByText('of 3 left').waitFor();
    const amounts = Object.fromEntries([first!, ...others].map((player) => [player, 2500]));
    const stacks = Object.fromEntries([first!, ...others].map((player) => [player, 1000]));
    await scene.do({ type: 'agree-deal', amounts, stacks, ends: true });
    await phone.getByText('Tournament over').waitFor();
    await phone.getByText(/^You win \$25/).waitFor();
    expect(await phone.getByText(/left|average/).count()).toBe(0);
    expect(await phone.locator('.felt').count()).toBe(0);
    await phone.context().close();
  });

  test('every layout fits every screen without scrolling, and every theme is accessible', async () => {
    const scene = await (await ScreenTournament.live(site, 'fits')).started(24);
    await scene.hand('3', ...scene.at('3').slice(0, 2));
    const tv = await open('/t/fits/tv?as=display&sound=off', 1280, 720);
    for (const [width, height] of [
      [640, 360],
      [1280, 720],
      [3840, 2160],
      [720, 1280],
    ] as const) {
      await tv.setViewportSize({ width, height });
      for (const [at, layout] of LAYOUTS.entries()) {
        await tv.keyboard.press(String(at + 1));
        await tv.locator(`.tv.${layout}`).waitFor();
        const room =
          'document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight';
        expect(await tv.evaluate(room), `${layout} ${width}`).toBe(true);
        const cut =
          await tv.evaluate(`[...document.querySelectorAll('.digits, .blinds, .next, .seats section')]
          .filter((each) => { const { top, bottom, left, right } = each.getBoundingClientRect();
            return top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1; })
          .map((each) => each.className)`);
        expect(cut, `${layout} ${width}`).toEqual([]);
      }
    }
    await tv.setViewportSize({ width: 1280, height: 720 });
    for (const theme of THEMES) {
      expect(await stumbles(tv), theme).toEqual([]);
      await tv.keyboard.press('t');
    }
    await tv.context().close();
  });
});
