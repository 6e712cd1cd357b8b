import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { Served } from '../../../testing/served.ts';

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([Served.start(), launch()]);
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await served.end();
});

/** The desk of a sample night on a phone that has never been here; its taps are counted. */
class Desk {
  taps = 0;
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(): Promise<Desk> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'en',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(served.origin);
    await page.getByRole('link', { name: /^Try a sample night/ }).click();
    await page.getByRole('region', { name: 'Table 1' }).waitFor();
    return new Desk(page);
  }

  get context(): BrowserContext {
    return this.page.context();
  }
  get table(): Locator {
    return this.page.getByRole('region', { name: 'Table 1' });
  }
  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  async tap(where: Page | Locator, name: string | RegExp): Promise<void> {
    this.taps++;
    await where
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  }

  /** The name of the player to act. */
  async toAct(not = ''): Promise<string> {
    const heading = this.sheet.getByRole('heading', { name: / to act/ });
    await expect.poll(async () => (await heading.innerText()).split(' to act')[0]).not.toBe(not);
    return (await heading.innerText()).split(' to act')[0]!;
  }

  async card(rank: string, suit: number): Promise<void> {
    await this.sheet
      .getByRole('group', { name: 'Rank' })
      .getByRole('button', { name: rank, exact: true })
      .click();
    await this.sheet.getByRole('group', { name: 'Suit' }).getByRole('button').nth(suit).click();
  }

  async allIn(chips: string): Promise<string> {
    const name = await this.toAct();
    await this.tap(this.sheet, 'All-in');
    await this.sheet.getByLabel(`How much is ${name} all-in for?`, { exact: false }).fill(chips);
    await this.tap(this.sheet, /^All-in \d/);
    return name;
  }
}

/** Players of the sheet, in its order. */
const listed = (sheet: Locator): Promise<string[]> =>
  sheet
    .getByRole('group')
    .evaluateAll((all) => all.map((each) => each.querySelector('legend')!.textContent!));

test('[rr-pots-split-separately] who was all-in for how much, and who won, takes five taps; the loser is out', async () => {
  const desk = await Desk.open();
  await desk.tap(desk.table, 'All-in');
  await desk.sheet.getByRole('group').first().waitFor();
  const [, short, , caller] = (await listed(desk.sheet)) as [string, string, string, string];
  await desk.tap(desk.sheet.getByRole('group', { name: short }), 'All-in');
  await desk.sheet.getByLabel(`${short}: chips in this hand`).fill('450');
  await desk.tap(desk.sheet.getByRole('group', { name: caller }), 'Call');
  await desk.sheet.getByText('900', { exact: true }).waitFor();
  await desk.tap(desk.sheet, `${caller} wins`);
  await desk.tap(desk.sheet, `${short} is out`);
  await desk.page.getByRole('status').getByText(`${short} is out`).waitFor();
  expect(desk.taps).toBe(5);
  await expect.poll(() => desk.table.getByRole('button', { name: short }).count()).toBe(0);
  await desk.context.close();
});

test('a misdeal is one tap where nobody taps hands in, and stands in the history', async () => {
  const desk = await Desk.open();
  await desk.tap(desk.table, 'Misdeal');
  await desk.page.getByRole('status').getByText('Misdeal at table 1').waitFor();
  await desk.tap(desk.page, 'History');
  await desk.sheet.getByText(/Misdeal: the hand is dealt again/).waitFor();
  await desk.context.close();
});

test('[rr-penalties] [director-conflict-of-interest] a ruling is recorded with its penalty in one tap; a third party decides what the director is part of', async () => {
  const desk = await Desk.open();
  const { page } = desk;
  await desk.tap(page.getByRole('navigation'), 'Rulings');
  await page.getByLabel('Search rulings').fill('coaching');
  await desk.tap(page, /^Coaching/);
  const offender = (await page.locator('.offenders button').first().innerText()).trim();
  await desk.tap(page.locator('.offenders'), offender);
  await desk.tap(page.getByRole('region', { name: 'Record with a penalty' }), 'Warning');
  await page.getByRole('status').getByText(`Ruling recorded, penalty for ${offender}`).waitFor();

  await page.getByLabel('Search rulings').fill('phone');
  await desk.tap(page, /^Phone/);
  await desk.tap(page, 'Overrule');
  await page.getByLabel('Your ruling').fill('One more warning');
  await page.getByLabel('Reason').fill('A sick child');
  await page.getByLabel('I’m part of this myself').check();
  expect(await page.getByRole('button', { name: 'Save ruling' }).isDisabled()).toBe(true);
  await desk.tap(page, offender);
  await desk.tap(page, 'Save ruling');
  await page.getByRole('status').getByText('Ruling saved').waitFor();

  await desk.tap(page.getByRole('navigation'), 'Night');
  await desk.tap(page, 'History');
  await desk.sheet.getByText(`${offender} overrules: One more warning (A sick child)`).waitFor();
  await desk.sheet.getByText(`${offender} gets a warning: Coaching`).waitFor();
  await desk.sheet.getByText(`on ${offender}: One player to a hand.`).waitFor();
  await desk.context.close();
});

test('[string-bet-tournament] [rr-pots-split-separately] a hand with a side pot is followed to its end, ruled on, shown on the TV, saved, and found again', async () => {
  const desk = await Desk.open();
  const { page } = desk;
  const [tv] = await Promise.all([
    desk.context.waitForEvent('page'),
    page.getByRole('link', { name: 'TV', exact: true }).click(),
  ]);
  await tv.setViewportSize({ width: 1280, height: 800 });
  await desk.tap(desk.table, 'Follow hand');
  await desk.tap(desk.sheet, 'With the cards');
  await desk.sheet.getByRole('heading', { name: 'Where is the button in this hand?' }).waitFor();
  await desk.sheet.locator('.chair').first().click();
  const first = await desk.toAct();
  await desk.tap(desk.sheet, 'Show on TV');
  await tv.getByText(`${first} to act`).waitFor();

  // A string bet: 120 in two motions is a call of 40.
  await desk.tap(desk.sheet, 'Raise');
  await desk.sheet.getByLabel(/^At least 80/).fill('120');
  await desk.tap(desk.sheet, 'Raise to 120');
  await desk.toAct(first);
  await desk.tap(desk.sheet, 'Ruling');
  await page.getByLabel('Search rulings').fill('string bet');
  await desk.tap(page, /^String bet/);
  await desk.tap(page, 'They said nothing');
  await desk.tap(page, 'Facing 40');
  await desk.tap(page, '40 in the first motion');
  const continues = page.getByRole('button', { name: 'Continue' });
  if ((await continues.count()) > 0) await continues.click();
  await desk.tap(page, 'Apply at table 1');
  await desk.tap(page.getByRole('region', { name: 'Whose hand at table 1?' }), first);
  await page.getByRole('status').getByText('Ruling applied at table 1').waitFor();
  await desk.tap(page.getByRole('navigation'), 'Night');
  await desk.tap(desk.table, 'Hand in progress');
  await desk.toAct(first);
  await desk.sheet.getByRole('heading', { name: /40 to call$/ }).waitFor();

  const short = await desk.allIn('500');
  await desk.toAct(short);
  const long = await desk.allIn('1200');
  const caller = await desk.toAct(long);
  await desk.tap(desk.sheet, 'Call 1,200');
  for (let before = caller; (await desk.sheet.getByRole('group', { name: 'Rank' }).count()) === 0; ) {
    await expect
      .poll(async () =>
        (await desk.sheet.getByRole('group', { name: 'Rank' }).count()) > 0
          ? 'cards'
          : await desk.sheet.getByRole('heading', { name: / to act/ }).innerText(),
      )
      .not.toContain(`${before} to act`);
    if ((await desk.sheet.getByRole('group', { name: 'Rank' }).count()) > 0) break;
    before = await desk.toAct();
    await desk.tap(desk.sheet, 'Fold');
  }
  await desk.sheet.getByText(/^Main pot 1,6\d0 · Side pot 1 1,400$/).waitFor();
  for (const [rank, suit] of [
    ['A', 0],
    ['K', 1],
    ['9', 2],
  ] as const)
    await desk.card(rank, suit);
  await expect.poll(() => tv.locator('.board-cards .playing-card').count()).toBe(3);

  // The last card told is taken back and told again; then nobody wants to enter more.
  await desk.tap(desk.sheet, 'Undo');
  await expect.poll(() => tv.locator('.board-cards .playing-card').count()).toBe(0);
  await desk.tap(desk.sheet, 'Skip the cards');
  await desk.sheet.getByText('Turn: which card?').waitFor();
  await desk.tap(desk.sheet, 'Skip the cards');
  await desk.sheet.getByText('River: which card?').waitFor();
  await desk.tap(desk.sheet, 'Skip the cards');
  await desk.tap(desk.sheet, 'To the showdown');
  await desk.sheet.getByRole('heading', { name: /^Who won the main pot/ }).waitFor();
  await desk.tap(desk.sheet, `${short} wins`);
  await desk.sheet.getByRole('heading', { name: 'Who won side pot 1, 1,400?' }).waitFor();
  await desk.tap(desk.sheet, `${caller} wins`);
  await desk.sheet.getByText(`${caller} gets 1,400`).waitFor();
  await tv.getByText('wins 1,400').waitFor();
  await desk.tap(desk.sheet, `${long} is out`);
  await desk.tap(desk.sheet, 'Save this hand');
  await expect.poll(() => desk.sheet.count()).toBe(0);
  await expect.poll(() => desk.table.getByRole('button', { name: long }).count()).toBe(0);
  await tv.getByRole('region', { name: 'Clock' }).waitFor();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Hands played' }).click();
  await page.getByRole('link', { name: /Hand 1/ }).click();
  await page
    .getByText(/String bet|it’s a call of 40/i)
    .first()
    .waitFor();
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Results' }).click();
  await page.getByText('1 hand history').click();
  await page.getByRole('link', { name: 'Table 1, hand 1', exact: true }).waitFor();
  await desk.context.close();
});
