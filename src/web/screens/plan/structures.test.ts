import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { Devices, PHONE, type Size } from '../../../testing/devices.ts';
import { Served } from '../../../testing/served.ts';
import { stumbles } from '../../../testing/stumbles.ts';

const LAPTOP: Size = [1280, 800];

describe('plan by the sheet, or your way: by visible taps', () => {
  let served: Served;
  let browser: Browser;
  let devices: Devices;

  beforeAll(async () => {
    [served, browser] = await Promise.all([Served.start(), launch()]);
    devices = new Devices(browser, served);
  });
  afterAll(async () => {
    await browser?.close();
    await served.end();
  });

  const part = (page: Page, name: string): Locator => page.getByRole('region', { name });
  const edit = (page: Page, name: string): Promise<void> =>
    page.getByRole('button', { name: `Edit: ${name}` }).click();
  const pick = (page: Page, name: RegExp): Promise<void> => page.getByRole('radio', { name }).check();

  /** The planner as somebody who has never been here reaches it. */
  async function planner(size: Size, name: string): Promise<Page> {
    const page = await devices.open('/', size);
    await page.getByRole('link', { name: /^Plan a night/ }).click();
    await page.getByLabel('Game name').fill(name);
    return page;
  }

  /** Creates the tournament and reads the levels as the desk's editor has them: small blind, minutes. */
  async function levelsAtTheDesk(page: Page): Promise<{ small: string[]; minutes: string[] }> {
    await page.getByRole('button', { name: 'Create tournament' }).click();
    await page.getByRole('link', { name: 'Run it from here' }).click();
    await page.getByRole('button', { name: 'Levels' }).click();
    const values = async (field: RegExp): Promise<string[]> => {
      const fields = await page.getByRole('dialog').getByLabel(field).all();
      return Promise.all(fields.map((each) => each.inputValue()));
    };
    await page.getByRole('dialog').getByLabel('Small, level 1', { exact: true }).waitFor();
    return { small: await values(/^Small, level/), minutes: await values(/^Length, level/) };
  }

  const table = async (rows: Locator): Promise<string[]> =>
    (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());

  test('[blinds-schedule-t1000] [chips-needed-10] [chips-needed-24] HomePokerTourney’s T1000 in one tap, in levels of 20 or 30 minutes and sets A, B and C', async () => {
    const page = await planner(PHONE, 'Booklet night');
    await pick(page, /^T1000, 20-minute levels/);
    const stack = part(page, 'Starting stack');
    await stack.getByText('1,000 (50 big blinds)').waitFor();
    await part(page, 'Finish time').getByText('Nine in ten by').waitFor();
    const chips = stack.getByRole('table', { name: 'Chips to bring' });
    await expect
      .poll(() => table(chips.locator('tbody tr, tfoot tr')))
      .toEqual([
        'Red 5 20 200 200',
        'Green 25 16 160 200',
        'Black 100 5 50 50',
        'Purple 500 0 0 50',
        'All 41 410 500',
      ]);
    await stack.getByText(/^For 4 rebuys, bring /).waitFor();
    await page.getByRole('radio', { name: 'Set B' }).check();
    await page.getByRole('textbox', { name: 'Expected players' }).fill('24');
    await expect
      .poll(() => table(chips.locator('tbody tr, tfoot tr')))
      .toEqual([
        'Red 5 15 360 400',
        'Green 25 13 312 350',
        'Black 100 6 144 150',
        'Purple 500 0 0 50',
        'All 34 816 950',
      ]);
    expect(await stumbles(page)).toEqual([]);
    await pick(page, /^T1000, 30-minute levels/);
    await part(page, 'Blinds').getByRole('cell', { name: '30', exact: true }).first().waitFor();
    const { small, minutes } = await levelsAtTheDesk(page);
    expect(small.join()).toBe('10,15,20,25,50,75,100,150,200,300,400,500,600,800,1000');
    expect(minutes).toEqual([...Array.from({ length: 14 }, () => '30'), '']);
    expect(devices.errors).toEqual([]);
  });

  test('[buyin-starting-stack] [blinds-schedule-bj] [addon-cap-and-price] the congregation’s eleven rounds: $50 for 4,000, rebuys and the add-on break', async () => {
    const page = await planner(LAPTOP, 'Congregation night');
    await pick(page, /^B’nai Jeshurun Congregation/);
    await pick(page, /^Eleven rounds/);
    await part(page, 'Starting stack').getByText('4,000 (80 big blinds)').waitFor();
    expect(await page.getByRole('textbox', { name: 'Buy-in ($)' }).inputValue()).toBe('50');
    await part(page, 'Blinds').getByText('15-minute break').waitFor();
    const sold = part(page, 'Rebuys, late players and bounties');
    await sold.getByText('Unlimited through level 2: 2,000 for $20').waitFor();
    await sold.getByText('After level 2: 500 for $5, up to a stack of 4,000').waitFor();
    await part(page, 'Payouts').getByText('$500 from 10 players').waitFor();
    const { small } = await levelsAtTheDesk(page);
    expect(small.join()).toBe('25,50,100,200,300,500,1000,2000,3000,6000,10000');
    expect(devices.errors).toEqual([]);
  });

  test('[limit-fixed-bets] the guidelines are limit or no-limit in one tap; a house without structures fits the time', async () => {
    const page = await planner(PHONE, 'Limit night');
    await pick(page, /^Home tournament guidelines/);
    await pick(page, /^Limit/);
    await part(page, 'Finish time').getByText('Nine in ten by').waitFor();
    await pick(page, /^Poker Tournament Directors/);
    expect(await page.getByText('Fit my time and chips').count()).toBe(0);
    await page.getByLabel('Number of hours').waitFor();
    await part(page, 'Finish time').getByText('Half finish by').waitFor();
    expect(devices.errors).toEqual([]);
  });

  test('every part of a plan is edited in place, checked and simulated again, and goes back to the plan', async () => {
    const page = await planner(LAPTOP, 'Our way');
    const stack = part(page, 'Starting stack');
    await stack.getByText('1,000 (50 big blinds)').waitFor();

    await edit(page, 'Starting stack');
    await stack.getByRole('button', { name: '1,500' }).click();
    await stack.getByText('1,500 (75 big blinds)').waitFor();
    await stack.getByRole('textbox', { name: 'Chips per player' }).fill('1503');
    await stack.getByText('The chips cannot make 10 stacks of 1503').waitFor();
    await stack.getByRole('button', { name: 'Back to the plan' }).click();
    await stack.getByText('1,000 (50 big blinds)').waitFor();

    const blinds = part(page, 'Blinds');
    await edit(page, 'Blinds');
    await blinds.getByLabel('Big, level 1', { exact: true }).fill('50');
    await blinds.getByText('third to two thirds').waitFor();
    await blinds.getByLabel('Big, level 1', { exact: true }).fill('20');
    await blinds.getByRole('radio', { name: 'Big blind ante' }).check();
    await expect
      .poll(() => blinds.getByLabel('Ante, level 4', { exact: true }).inputValue())
      .toBe(await blinds.getByLabel('Big, level 4', { exact: true }).inputValue());
    await blinds.getByLabel('Length, level 1', { exact: true }).fill('7');
    await page.getByRole('button', { name: 'Done: Blinds' }).click();
    await blinds.getByRole('row').nth(1).getByText('7', { exact: true }).waitFor();
    await blinds.getByText('Edited').waitFor();

    const payouts = part(page, 'Payouts');
    await payouts.getByText('$250 from 10 players').waitFor();
    await edit(page, 'Payouts');
    await payouts.getByRole('radio', { name: 'Amounts ($)' }).check();
    await payouts.getByLabel('1st').fill('150');
    await payouts.getByText('left to pay out').waitFor();
    await payouts.getByLabel('2nd').fill('50');
    await payouts.getByLabel('Pizza, room, fee').fill('Pizza');
    await payouts.getByLabel('Amount', { exact: true }).fill('40');
    await payouts.getByRole('button', { name: 'Add cost' }).click();
    await payouts.getByText('$210 from 10 players').waitFor();
    await payouts.getByText('after Pizza').waitFor();
    await page.getByRole('button', { name: 'Done: Payouts' }).click();
    await payouts.getByText('$130').waitFor();

    const sold = part(page, 'Rebuys, late players and bounties');
    await edit(page, 'Rebuys, late players and bounties');
    await sold.getByLabel('Rebuys per player').selectOption('Unlimited');
    await sold.getByLabel('Sell an add-on').check();
    await sold.getByRole('textbox', { name: 'Open through level' }).fill('5');
    await sold.getByRole('textbox', { name: 'On each head, on top ($)' }).fill('5');
    await sold.getByRole('radio', { name: 'Progressive' }).check();
    await page.getByRole('button', { name: 'Done: Rebuys, late players and bounties' }).click();
    await sold.getByText('Unlimited through level 3').waitFor();
    await sold.getByText('1,000 for $25, up to a stack of 1,000').waitFor();
    await sold.getByText(/^Until level 6 begins, about \d+:\d\d\s[AP]M$/).waitFor();
    await sold.getByText('$5 on each head, progressive').waitFor();

    const tables = part(page, 'Tables');
    await edit(page, 'Tables');
    await tables.getByRole('button', { name: 'More: Tables' }).click();
    await tables.getByText('2 tables: 5, 5 players').waitFor();
    await tables.getByRole('textbox', { name: 'Seats per table' }).fill('4');
    await tables.getByText('3 tables: 4, 3, 3 players').waitFor();
    expect(await stumbles(page)).toEqual([]);

    const { minutes } = await levelsAtTheDesk(page);
    expect(minutes[0]).toBe('7');
    // The next time has it all.
    await page.goto(`${served.origin}/plan`);
    await page.getByRole('button', { name: 'Last time' }).click();
    await sold.getByText('$5 on each head, progressive').waitFor();
    await tables.getByText('3 tables: 4, 3, 3 players').waitFor();
    await payouts.getByText('after Pizza').waitFor();
    await blinds.getByRole('row').nth(1).getByText('7', { exact: true }).waitFor();
    expect(devices.errors).toEqual([]);
  });

  test('any house rule is changed with its meaning beside it, marked, taken back, and kept in a preset', async () => {
    const page = await planner(PHONE, 'House rules night');
    await part(page, 'Starting stack').waitFor();
    await page.getByRole('button', { name: 'All house rules' }).click();
    const rules = page.getByRole('dialog');
    const late = rules.getByLabel('When does late registration close?');
    await late.selectOption('Before the first hand of level 5');
    await rules.getByText('House rule: Before the first hand of level 2').waitFor();
    await rules.getByLabel('When may two players talk about their hands?').selectOption('Never');
    await rules.getByLabel('A blind busts: what does the button do?').selectOption({ index: 1 });
    await rules.getByRole('button', { name: 'Why?' }).first().click();
    await rules.getByRole('figure').waitFor();
    await rules.getByRole('button', { name: /^Back to the house rule: A blind busts/ }).click();
    expect(await stumbles(page, '.all-rules section:nth-of-type(2)')).toEqual([]);
    await page.keyboard.press('Escape');
    await part(page, 'Rebuys, late players and bounties')
      .getByText(/^Until level 5 begins, about /)
      .waitFor();
    await page.getByRole('button', { name: 'Create tournament' }).click();
    await page.getByRole('link', { name: 'Run it from here' }).waitFor();
    await page.goto(`${served.origin}/plan`);
    await page.getByRole('button', { name: 'Last time' }).click();
    await page.getByRole('button', { name: 'Save as preset' }).click();
    await page.getByText('“House rules night” saved').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'House rules night', exact: true }).click();
    await page.getByRole('button', { name: 'All house rules' }).click();
    await expect
      .poll(() =>
        rules
          .getByLabel('When may two players talk about their hands?')
          .locator('option:checked')
          .innerText(),
      )
      .toBe('Never');
    await rules.getByText('House rule: Before the first hand of level 2').waitFor();
    expect(devices.errors).toEqual([]);
  });

  test('currency, hours, language and theme come from the device, are changed in one place and stay on the device', async () => {
    const page = await planner(PHONE, 'Euro night');
    await part(page, 'Payouts').getByText('$250 from 10 players').waitFor();
    await page.getByLabel('Currency').selectOption('25 €');
    await part(page, 'Payouts').getByText('250 € from 10 players').waitFor();
    await page.getByRole('button', { name: '24-hour' }).click();
    await part(page, 'Finish time').getByText('finish by 23:30').first().waitFor();
    const theme = (): Promise<unknown> => page.evaluate('document.documentElement.dataset.theme');
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect.poll(theme).toBe('dark');
    await page.getByRole('button', { name: 'Light', exact: true }).click();
    await expect.poll(theme).toBe('light');
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await page.getByLabel('Currency').selectOption('Another sign');
    await page.getByLabel('Sign', { exact: true }).first().fill('pt');
    await part(page, 'Payouts').getByText('from 10 players').waitFor();
    await page.reload();
    await part(page, 'Payouts').getByText('pt from 10 players').waitFor();
    await part(page, 'Finish time').getByText('finish by 23:30').first().waitFor();
    await expect.poll(theme).toBe('dark');
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await part(page, 'Voraussichtliches Ende').getByText('23:30').first().waitFor();
    const german = await browser.newContext({ locale: 'de-DE' });
    const inBerlin = await german.newPage();
    await inBerlin.goto(`${served.origin}/plan`);
    await inBerlin.getByRole('textbox', { name: 'Buy-in (€)' }).waitFor();
    await inBerlin.getByRole('button', { name: '24 Stunden', pressed: true }).waitFor();
    await german.close();
    expect(devices.errors).toEqual([]);
  });
});
