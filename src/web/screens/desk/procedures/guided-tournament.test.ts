import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../../../testing/browser.ts';
import { ScreenSite } from '../../../../testing/screen-site.ts';
import { ScreenTournament } from '../../../../testing/screen-tournament.ts';
import { stumbles, tooSmall } from '../../../../testing/stumbles.ts';

/** Accessibility problems on a sheet, in the light and the dark theme in turn. */
async function wrongWith(page: Page): Promise<unknown> {
  await page.evaluate(`const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'light' ? 'dark' : 'light'`);
  const wide = await page.evaluate(`[...document.querySelectorAll('dialog')]
    .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.scrollWidth)`);
  return [await stumbles(page, 'dialog'), await tooSmall(page, 'dialog'), wide].flat();
}

describe('the procedures of a tournament on a phone', () => {
  let site: ScreenSite;
  let browser: Browser;
  const errors: string[] = [];

  beforeAll(async () => {
    site = await ScreenSite.open();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await site.close();
  });

  test('[chip-race-cards] [side-deals] the draw card by card, a chip race with real cards, side pots, a deal, and the history of it all', async () => {
    const scene = await (await ScreenTournament.live(site, 'led')).enter(6);
    const desk = await browser.newPage({
      viewport: { width: 360, height: 780 },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    desk.on('pageerror', ({ message }) => errors.push(message));
    desk.on(
      'console',
      (said) => said.type() === 'error' && !said.text().includes('404') && errors.push(said.text()),
    );
    await desk.goto(`${site.url}/t/led?as=director`);
    const sheet = desk.getByRole('dialog').first();
    const tap = (name: string | RegExp) => desk.getByRole('button', { name }).first().click();
    const fine = async () => expect(await wrongWith(desk)).toEqual([]);

    // The engine has drawn; the sheet shows it name by name, and waits for taps under reduced motion.
    await tap('Card by card');
    await tap('Eva draws');
    const { standing } = scene.room.tournament.players.get('eva')!;
    const { table, seat } = standing.is === 'in' ? standing.chair : { table: '', seat: 0 };
    await sheet.getByText(`Table ${table}, seat ${seat}`).waitFor();
    await tap('Skip to the end');
    await tap('By name');
    expect(await sheet.locator('.seat-list li').count()).toBe(6);
    await fine();
    await tap('Everyone knows their seat');
    await tap('Start the clock');
    await desk.getByRole('button', { name: 'Pause the clock' }).waitFor();

    // The fives are colored up: five odd ones make one 25, and the ace wins it.
    await scene.hand('1');
    await scene.level(4, 360_000);
    const seated = scene.at('1').map((id) => scene.room.tournament.players.get(id)!.name);
    const [first, second] = seated as [string, string];
    await tap('Step by step');
    for (const [name, odd] of [
      [first, '2'],
      [second, '3'],
    ] as const)
      await desk
        .getByRole('group', { name: `${name}’s odd chips` })
        .getByRole('button', { name: odd })
        .click();
    await sheet.getByText('5 odd: 1 × 25').waitFor();
    await fine();
    await tap('Deal real cards');
    for (const card of ['Ks', 'Qs', 'As', '2s', '3s']) {
      const rank = sheet.getByRole('group', { name: 'Rank' });
      await rank.getByRole('button', { name: card.charAt(0), exact: true }).click();
      await sheet.getByRole('group', { name: 'Suit' }).getByRole('button').first().click();
    }
    await fine();
    await tap('Who wins?');
    const winners = sheet.getByRole('list', { name: 'New chips' });
    await winners.getByText(second).waitFor();
    expect(await winners.innerText()).toMatch(/1 × 25/);
    await tap(/^Done/);
    expect(scene.room.tournament).toMatchObject({ smallestChip: 25, races: [{ table: '1' }] });
    await desk.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await desk.getByRole('heading', { name: 'Color up the' }).waitFor();
    await desk.getByRole('status').getByRole('button', { name: 'Redo' }).click();
    await desk.getByRole('heading', { name: 'Color up the' }).waitFor({ state: 'detached' });

    // Two all in for different amounts, one caller: a main and a side pot.
    await tap('Side pots');
    const figures = sheet.locator('.figure');
    const players = sheet.getByRole('group');
    for (const [at, how] of ['All-in', 'All-in', 'Call'].entries())
      await players.nth(at).getByRole('button', { name: how, exact: true }).click();
    for (const [at, paid] of ['300', '500'].entries()) await figures.nth(at).fill(paid);
    await sheet.getByText('Side pot 1').first().waitFor();
    await fine();
    await tap(/ wins$/);
    await sheet.getByRole('heading', { name: /^Who won side pot 1/ }).waitFor();
    await sheet
      .getByRole('button', { name: / wins$/ })
      .nth(1)
      .click();
    expect((await sheet.locator('.payouts .number').allInnerTexts()).sort()).toEqual(['400', '900']);
    await fine();
    await sheet.getByRole('button', { name: 'Close' }).click();

    // Three left: the stacks must add up to all chips, the deal to all the money.
    for (const id of scene.at('1').slice(0, 3)) await scene.hand('1', id);
    await tap('Money');
    await tap('Make a deal');
    for (const [at, stack] of ['3000', '2000', '500'].entries()) await figures.nth(at).fill(stack);
    await sheet.getByText('500 missing. Count again.').waitFor();
    await figures.nth(2).fill('1000');
    await sheet.getByText('6,000 of 6,000 chips').waitFor();
    await fine();
    await tap('Calculate');
    await figures.nth(0).fill('60');
    await sheet.getByText(/left to share|too much/).waitFor();
    expect(await sheet.getByRole('button', { name: 'Pay this deal out' }).isDisabled()).toBe(true);
    await fine();
    await sheet
      .getByRole('button', { name: /^The rest to/ })
      .nth(1)
      .click();
    await fine();
    await tap('Agree and play on');
    await desk.getByText('Deal agreed').waitFor();
    const agreed = [...scene.room.tournament.agreed!.amounts.values()];
    expect([agreed[0], agreed.reduce((sum, each) => sum + each)]).toEqual([6000, 15_000]);

    // The history has it all, with the rule behind the race.
    await tap('Night');
    await tap('History');
    await sheet.getByText(/^Deal: /).waitFor();
    await sheet.getByRole('button', { name: /^Why: 5s colored up/ }).click();
    await desk.getByRole('dialog', { name: 'The rule' }).getByText('chip-race-award').waitFor();
    await desk.keyboard.press('Escape');
    await fine();
    await desk.keyboard.press('Escape');

    // Undo two steps at once.
    await tap('Undo and redo');
    await sheet.getByRole('button', { name: /^Deal agreed/ }).waitFor();
    await sheet.locator('.steps button').nth(1).click();
    await fine();
    await tap('Undo 2 steps');
    await desk.getByText('2 steps undone').waitFor();
    expect(scene.room.tournament.agreed).toBeNull();
    expect(errors).toEqual([]);
    await desk.close();
  });
});
