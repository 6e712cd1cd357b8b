import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readClock } from '../../../engine/clock/clock.ts';
import { launch } from '../../../testing/browser.ts';
import { ScreenSite } from '../../../testing/screen-site.ts';
import { ScreenTournament } from '../../../testing/screen-tournament.ts';
import { stumbles, tooSmall } from '../../../testing/stumbles.ts';

describe('the desk on a phone', () => {
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

  async function open(path: string): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    page.setDefaultTimeout(60_000);
    await page.goto(`${site.url}${path}`);
    return page;
  }

  /** Nine players at one table; three things to do: somebody says they are out, chips to color up, and money. */
  async function threeTasks(id: string): Promise<ScreenTournament> {
    const scene = await ScreenTournament.live(site, id);
    await scene.enter(9);
    await scene.do(
      { type: 'enter', player: 'gus', name: 'Gus', adult: true },
      { type: 'draw-seats' },
      { type: 'start' },
    );
    await scene.level(4, 6 * 60_000);
    await scene.do(
      { type: 'bust', table: '1', players: ['mia'] },
      { type: 'ask', player: 'leo', what: 'out' },
    );
    return scene;
  }

  test('an empty desk leads to the first player, and neither desk nor phone shows payouts of $0', async () => {
    await ScreenTournament.live(site, 'empty');
    const phone = await open('/t/empty/me?as=player:ann');
    const desk = await open('/t/empty?as=director');
    await desk.getByRole('button', { name: 'Add players' }).waitFor();
    expect(await desk.getByText('All caught up').count()).toBe(0);
    await desk.locator('nav.tab-bar').getByRole('button', { name: 'Money' }).click();
    await desk.getByText('Payouts appear here once players have bought in.').waitFor();
    await phone.locator('.my-seat').waitFor();
    expect(await phone.getByText('$0').count()).toBe(0);
    await desk.locator('nav.tab-bar').getByRole('button', { name: 'Night' }).click();
    await desk.getByRole('button', { name: 'Add players' }).click();
    // Arriving late is about one player, not about everybody after them.
    const late = desk.getByRole('button', { name: 'Arriving late' });
    await late.click();
    await desk.getByLabel('Player name').fill('Oskar');
    await desk.getByRole('button', { name: 'Add', exact: true }).click();
    await desk.getByText('not here yet').waitFor();
    expect(await late.getAttribute('aria-pressed')).toBe('false');
    await desk.locator('.people').getByText('1 bought in').waitFor();
    expect(await stumbles(desk)).toEqual([]);
    for (const page of [desk, phone]) await page.close();
  });

  test('nine players and three tasks are on one screen, without scrolling', async () => {
    await threeTasks('one-screen');
    const desk = await open('/t/one-screen?as=director');
    await desk.locator('.board.shown .chair').nth(8).waitFor();
    expect(await desk.locator('.task').count()).toBe(3);
    expect(await desk.locator('.board.shown button.chair').count()).toBe(9);
    const bottom = (await desk.locator('nav.tab-bar').boundingBox())!.y;
    for (const part of await desk.locator('.task, .board.shown button.chair, .board.shown .felt').all()) {
      const { y, height } = (await part.boundingBox())!;
      expect(y).toBeGreaterThan(0);
      expect(y + height).toBeLessThanOrEqual(bottom);
    }
    expect(await desk.evaluate('scrollY')).toBe(0);
    expect([await stumbles(desk), await tooSmall(desk)].flat()).toEqual([]);
    await desk.close();
  });

  test('a task opens at a tap, can wait, and comes back when asked for', async () => {
    await threeTasks('snoozing');
    const desk = await open('/t/snoozing?as=director');
    const title = desk.getByRole('heading', { name: /^Color up the/ });
    await title.getByRole('button').click();
    await desk.getByText('The 5s are no longer needed.').waitFor();
    await desk.getByRole('button', { name: /^Remind me in 10 minutes: Color up/ }).click();
    await title.waitFor({ state: 'detached' });
    await desk.reload();
    await desk.getByRole('button', { name: '1 snoozed. Show now' }).click();
    await title.waitFor();
    await desk.close();
  });

  test('Back closes the form, then the sheet, then the tab, and only then leaves', async () => {
    await threeTasks('going-back');
    const desk = await open('/t/going-back/tv?as=director');
    await desk.goto(`${site.url}/t/going-back?as=director`);
    await desk.getByRole('navigation').getByRole('button', { name: 'Players' }).click();
    await desk.getByRole('button', { name: /^Leo/ }).click();
    const sheet = desk.getByRole('dialog', { name: 'Leo' });
    await sheet.getByRole('button', { name: 'Rename' }).click();
    await desk.getByLabel('New name').waitFor();
    await desk.goBack();
    await desk.getByLabel('New name').waitFor({ state: 'detached' });
    await sheet.getByRole('button', { name: 'Rename' }).waitFor();
    await desk.goBack();
    await sheet.waitFor({ state: 'detached' });
    await desk.getByRole('navigation').locator('[aria-current=page]', { hasText: 'Players' }).waitFor();
    await desk.goBack();
    await desk.getByRole('navigation').locator('[aria-current=page]', { hasText: 'Night' }).waitFor();
    // A sheet closed by its own button leaves nothing behind.
    await desk.locator('.board.shown button.chair').first().click();
    await desk.getByRole('button', { name: 'Close', exact: true }).click();
    await desk.getByRole('dialog').waitFor({ state: 'detached' });
    await desk.goBack();
    await desk.waitForURL(/\/tv/);
    await desk.close();
  });

  test('a break now ends by itself, and the TV says what the pause is for', async () => {
    const scene = await threeTasks('breaks');
    const [desk, tv] = [await open('/t/breaks?as=director'), await open('/t/breaks/tv')];
    const clock = async () => {
      await desk.getByRole('button', { name: /Set the clock$/ }).click();
      return desk.getByRole('dialog', { name: 'Clock' });
    };
    const sheet = await clock();
    await sheet.getByRole('button', { name: '10 min' }).click();
    await tv.getByRole('heading', { name: 'Break', exact: true }).waitFor();
    await tv.getByText(/^Then level 4 continues/).waitFor();
    await tv
      .getByText(/^(10:00|9:5\d)$/)
      .first()
      .waitFor();
    expect(readClock(scene.room.tournament.clock, Date.now()).resumesIn).toBeGreaterThan(9 * 60_000);
    await (await clock()).getByRole('button', { name: 'Resume now' }).click();
    await tv.getByRole('heading', { name: 'Level 4', exact: true }).waitFor();
    await sheet.getByRole('button', { name: 'Pause for a dispute' }).click();
    await tv.getByRole('heading', { name: 'Level 4 · paused for a ruling' }).waitFor();
    await desk.getByRole('button', { name: 'Start the clock' }).click();
    await (await clock()).getByRole('button', { name: 'Restart level' }).click();
    await desk.getByRole('status').getByText('Level restarted').waitFor();
    await expect
      .poll(() => readClock(scene.room.tournament.clock, Date.now()).left)
      .toBeGreaterThan(19 * 60_000);
    await Promise.all([desk.close(), tv.close()]);
  });

  test('the game ends now: places and prizes by the stacks, and undo plays on', async () => {
    const scene = await (await ScreenTournament.live(site, 'late-night')).started(5);
    const desk = await open('/t/late-night?as=director');
    await desk.getByRole('button', { name: /Set the clock$/ }).click();
    await desk.getByRole('button', { name: 'End the game now' }).click();
    const sheet = desk.getByRole('dialog', { name: 'End the game now' });
    const stacks: Readonly<Record<string, string>> = {
      Mia: '1000',
      Leo: '2500',
      Ivo: '500',
      Noa: '500',
      Tom: '500',
    };
    for (const [name, stack] of Object.entries(stacks)) await sheet.getByLabel(name).fill(stack);
    await sheet.getByRole('button', { name: 'End it and pay these prizes' }).click();
    await desk.getByRole('heading', { name: 'Thursday game is over' }).waitFor();
    const [first, second] = await desk
      .getByRole('region', { name: 'Result' })
      .getByRole('listitem')
      .allInnerTexts();
    expect([first, second]).toEqual([expect.stringContaining('Leo'), expect.stringContaining('Mia')]);
    await desk.getByRole('navigation').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => scene.room.tournament.phase).toBe('running');
    await desk.close();
  });

  test('a tap without a connection is shown as waiting at once, and says if it was refused', async () => {
    const scene = await (await ScreenTournament.live(site, 'offline')).started(6);
    const desk = await open('/t/offline?as=director');
    const chair = (name: string) => desk.locator('.board.shown button.chair', { hasText: name });
    await chair('Mia').waitFor();
    const back = await site.away();
    await desk.getByText(/^Disconnected since/).waitFor();
    await chair('Mia').click();
    await desk.getByRole('button', { name: 'They’re away' }).click();
    await desk.getByText('1 tap waiting for the connection:').waitFor();
    await chair('Leo').click();
    await desk.getByRole('button', { name: 'They’re away' }).click();
    await desk.getByText('2 taps waiting for the connection:').waitFor();
    await desk.getByText('Mia is away · Leo is away').waitFor();
    // Another device has said so about Mia in the meantime.
    await scene.do({ type: 'leave', player: 'mia' });
    await back();
    await desk.getByText(/waiting for the connection/).waitFor({ state: 'detached' });
    await desk.getByText('Not done: Mia is away.').waitFor();
    await expect.poll(() => scene.room.tournament.players.get('leo')!.awaySince).not.toBeNull();
    await desk.close();
  });

  test('[seat-change-forbidden] a seat the house forbids is given with a reason', async () => {
    const scene = await (await ScreenTournament.live(site, 'other-seat', 'home-guidelines')).started(6);
    const desk = await open('/t/other-seat?as=director');
    await desk.locator('.board.shown button.chair', { hasText: 'Mia' }).click();
    const sheet = desk.getByRole('dialog', { name: 'Mia' });
    await sheet.getByRole('button', { name: 'Move' }).click();
    await sheet.getByText('Under these rules nobody changes seats within a table.').waitFor();
    await sheet.getByRole('button', { name: /^Table 1 seat 8/i }).click();
    await sheet.getByRole('button', { name: 'Can’t see the board' }).click();
    await sheet.getByRole('button', { name: 'Move Mia to table 1, seat 8' }).click();
    const exception = desk.getByRole('dialog', { name: 'Make an exception?' });
    await exception.getByRole('button', { name: 'We all agreed' }).click();
    await exception.getByRole('button', { name: 'Let it happen anyway' }).click();
    await expect
      .poll(() => scene.room.tournament.players.get('mia')!.standing)
      .toEqual({ is: 'in', chair: { table: '1', seat: 8 } });
    await desk.close();
  });

  test('[late-window-round-one] a latecomer is told what it means before it happens, and let in anyway after the deadline', async () => {
    const scene = await (await ScreenTournament.live(site, 'latecomer')).started(6);
    await scene.level(3, 5 * 60_000);
    const desk = await open('/t/latecomer?as=director');
    await desk.getByRole('navigation').getByRole('button', { name: 'Players' }).click();
    await desk.getByLabel('Player name').fill('Eve');
    const note = desk.getByRole('note');
    await note
      .getByText(/^Late registration closed when level 2 began; you can let them in anyway/)
      .waitFor();
    await desk.getByRole('button', { name: 'Add', exact: true }).click();
    const exception = desk.getByRole('dialog', { name: 'Make an exception?' });
    await exception.getByText('Late registration closed when level 2 began.').waitFor();
    await exception.getByRole('button', { name: 'I promised' }).click();
    await exception.getByRole('button', { name: 'Let it happen anyway' }).click();
    await desk.getByRole('status').getByText('Eve bought in').waitFor();
    await desk.close();
  });
});
