import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../testing/browser.ts';
import { Devices } from '../../testing/devices.ts';
import { HostedTournament } from '../../testing/hosted-tournament.ts';
import { Served } from '../../testing/served.ts';
import { stumbles } from '../../testing/stumbles.ts';
import { until } from '../../testing/until.ts';

const TWELVE = 'Ben Cid Dan Eva Fay Gil Hal Ida Jon Kai Lea'.split(' ');

describe('what a host does on sheets, by visible taps from a fresh browser', () => {
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

  test('[seating-deck] [seating-suit-is-table] seats by real cards: tapped in at the desk in any order, and on a phone', async () => {
    const host = await HostedTournament.plan(devices, 'Real cards', 12);
    const { desk } = host;
    await host.join('Ann');
    await host.openTv();
    await host.tab('Players');
    await host.buyIn(true);
    await host.tap('Has paid');
    await host.enter(...TWELVE);
    await host.tab('Night');
    await host.dismiss();
    await host.tap('We drew cards');
    const sheet = desk.getByRole('dialog', { name: 'Which card did they draw?' });
    await sheet.getByText('Pull 12 cards: A–6 of spades and hearts.').waitFor();
    const rows = sheet.locator('.drawn-cards').getByRole('button');
    const row = (name: string) => rows.filter({ has: desk.getByText(name, { exact: true }) });

    // Ann taps her own card; the desk sees it fill in, and goes on with Ben.
    const ann = host.phones.get('Ann')!;
    await ann.getByRole('button', { name: 'I drew a card' }).click();
    const keys = ann.getByRole('dialog', { name: 'Which card did you draw?' });
    await host.tapCard(keys, '6', 'hearts');
    await ann.getByText('You drew').waitFor();
    await row('Ann').getByRole('img', { name: 'six of hearts' }).waitFor();
    await sheet.getByText('Ben drew… · 1 of 12 in').waitFor();

    // Lea is not next, but tapped first; a slip of Ben’s is put right.
    await row('Lea').click();
    await host.tapCard(sheet, 'A', 'spades');
    await row('Lea').getByRole('img').waitFor();
    await host.tapCard(sheet, '2', 'spades');
    await row('Ben').getByRole('img', { name: 'two of spades' }).waitFor();
    await row('Ben').click();
    await host.tapCard(sheet, '2', 'hearts');
    await row('Ben').getByRole('img', { name: 'two of hearts' }).waitFor();
    // Not among tonight’s cards, and taken.
    const rank = (name: string) =>
      sheet.getByRole('group', { name: 'Rank' }).getByRole('button', { name, exact: true });
    expect(await rank('7').isDisabled()).toBe(true);
    await rank('A').click();
    expect(await sheet.getByRole('button', { name: 'ace of spades', exact: true }).isDisabled()).toBe(true);
    expect(await stumbles(desk, 'dialog')).toEqual([]);

    const left: [string, 'spades' | 'hearts'][] = [
      ...[...'23456'].map((each): [string, 'spades'] => [each, 'spades']),
      ...[...'A345'].map((each): [string, 'hearts'] => [each, 'hearts']),
    ];
    for (const [at, card] of left.entries()) {
      await until(async () => (await rows.getByRole('img').count()) === 3 + at);
      await host.tapCard(sheet, ...card);
    }
    await host.tapIn(sheet, 'Seat everyone');
    await host.tv.getByText('Take your seats').waitFor();
    await until(async () => (await ann.locator('.my-seat dd').allInnerTexts()).join() === '2,6');
    await host.show('1');
    await host.chairs.filter({ hasText: 'Lea' }).getByText('Seat 1').waitFor();
    expect(devices.errors).toEqual([]);
    await host.close();
  });

  test('[dead-hand-into-other-hand] a ruling is applied to the hand that Riffle deals, and a misdeal at a tracked table', async () => {
    const table = await devices.open('/', [1280, 800]);
    await table.route('**/api/play', (route) =>
      // Nobody’s time runs out while the director rules, and the hand is not over before one can read it.
      route.continue({
        postData: { ...route.request().postDataJSON(), pace: { action: 600_000, think: [1_000, 1_500] } },
      }),
    );
    await table.getByRole('link', { name: /Play now/ }).click();
    await table.getByLabel('Your name').fill('Mia');
    await table.getByRole('button', { name: /One table/ }).click();
    await table
      .getByRole('button', { name: /^(Fold|Check)/ })
      .first()
      .waitFor();
    const desk = await table.context().newPage();
    await desk.goto(table.url().replace(/\/table.*$/, ''));
    await desk.getByRole('navigation').getByRole('button', { name: 'Rulings' }).click();
    await desk.getByLabel('Search rulings').fill('into another hand');
    await desk.getByRole('button', { name: /^Cards thrown into another hand/ }).click();
    await desk.getByRole('button', { name: 'Apply at table 1' }).click();
    // The table shows it only for a while.
    const told = table.getByText('The thrown cards are dead, face up or face down.').first().waitFor();
    await desk
      .getByRole('region', { name: 'Whose hand at table 1?' })
      .getByRole('button', { name: 'Mia' })
      .click();
    await desk.getByRole('status').getByText('Ruling applied at table 1').waitFor();
    await told;
    await table.context().close();

    const host = await HostedTournament.plan(devices, 'A misdeal', 6);
    await host.openTv();
    await host.tab('Players');
    await host.enter(...TWELVE.slice(0, 6));
    await host.tab('Night');
    await host.draw();
    await host.start();
    await host.tap('Track hands');
    await host.tap('Tap hands here');
    await host.tap('Next hand');
    await host.desk.locator('.board').getByText('Hand 1').waitFor();
    await host.tab('Rulings');
    await host.tap(/^The deal/);
    await host.tap(/^First card to the wrong seat/);
    await host.tap('Before anyone has acted');
    await host.tap('Misdeal at table 1');
    await host.done('Misdeal at table 1');
    await host.tab('Night');
    await host.desk.locator('.board').getByText('Hand 1').waitFor({ state: 'detached' });
    expect(devices.errors).toEqual([]);
    await host.close();
  });

  test('[limit-fixed-bets] limit hold’em is picked in the planner where the rulebook describes it', async () => {
    const limit = /^Limit/;
    const host = await HostedTournament.plan(devices, 'Limit night', 8, async (form) => {
      expect(await form.getByLabel(limit).count()).toBe(0);
      await form.getByLabel(/^Home tournament guidelines/).check();
      await form.getByLabel(limit).check();
    });
    await host.desk.goto(`${served.origin}${host.path}/paper/rulebook`);
    const chosen = host.desk.locator('dl.chosen > div').filter({ hasText: 'No-limit or limit?' });
    await chosen
      .locator('dd')
      .getByText(/^Limit\b/)
      .waitFor();
    await host.close();
  });

  test('[finish-order] [addon-optional-amount] people and money, put right by taps: names, refunds, debts, order, add-ons and one step alone', async () => {
    const host = await HostedTournament.plan(devices, 'Put right', 8, (form) =>
      form.getByLabel(/^B’nai Jeshurun/).check(),
    );
    const { desk } = host;
    const fine = async () => expect(await stumbles(desk, 'dialog')).toEqual([]);
    const sheet = desk.getByRole('dialog').first();
    const open = async (name: string): Promise<void> => {
      await host.dismiss();
      await host.tap(new RegExp(`^${name}`));
      await sheet.waitFor();
    };
    const ledger = (name: string) =>
      desk.getByRole('region', { name: 'Ledger' }).getByRole('listitem').filter({ hasText: name });

    // How each has paid.
    await host.openTv();
    await host.tab('Players');
    await host.tap('Has paid');
    await host.enter('Ann', 'Dan', 'Eva', 'Fay');
    await host.tap('Paid in advance');
    await host.enter('Ben');
    await host.tap('Pays later');
    await host.enter('Cid', 'Gil');
    await host.tab('Money');
    await ledger('Ben')
      .getByText(/^paid \$/)
      .waitFor();
    await ledger('Cid')
      .getByText(/^owes \$/)
      .waitFor();

    // A name was misspelled; somebody cannot stay and gets their money back.
    await host.tab('Players');
    await open('Ben');
    await host.tapIn(sheet, 'Rename');
    await desk.getByLabel('New name').fill('Benny');
    await fine();
    await host.tapIn(sheet, 'Save');
    await host.done(/Benny/);
    await open('Dan');
    await fine();
    await host.tapIn(sheet, /^Withdraw, refund \$\d+$/);
    await host.done(/Dan/);

    // A debt that nobody will pay.
    await host.tab('Money');
    await host.dismiss();
    await ledger('Cid').getByRole('button', { name: 'Write off' }).click();
    await host.tapIn(sheet, 'Left without paying');
    await fine();
    await host.tapIn(sheet, 'Write off');
    await ledger('Cid').getByText(/^owes/).waitFor({ state: 'detached' });

    // Fay busted before Eva, though it was told after.
    await host.tab('Night');
    await host.dismiss();
    await host.draw();
    await host.start();
    for (const name of ['Eva', 'Fay']) {
      await host.dismiss();
      await host.tapBust(name);
      await host.done(`${name} is out`);
      while ((await host.question.count()) > 0) await host.answerFirst();
    }
    await host.tab('Players');
    await open('Fay');
    await host.tapIn(sheet, 'Change the order');
    await fine();
    await host.tapIn(sheet, 'Before Eva');
    await host.done(/Fay/);

    // One earlier step alone: the write-off was a mistake.
    await host.tab('Night');
    await host.dismiss();
    await host.tap('Undo and redo');
    await sheet.waitFor();
    await fine();
    await sheet.getByText('Dan withdrew.', { exact: true }).waitFor();
    await host.tapIn(sheet, /^Remove.*Cid/);
    await desk.keyboard.press('Escape');
    await host.tab('Money');
    await ledger('Cid')
      .getByText(/^owes \$/)
      .waitFor();

    // Somebody leaves for good. Here the stack of a player who is away would stay, so the host says why it leaves play.
    await host.tab('Night');
    await host.dismiss();
    await host.chairs.filter({ hasText: 'Gil' }).click();
    await host.tapIn(sheet, 'Went home for good');
    await desk.getByLabel('How many chips does Gil leave?').fill('900');
    await sheet.getByText('900 chips leave play.').waitFor();
    await fine();
    await host.tapIn(sheet, 'Gil goes home');
    const exception = desk.getByRole('dialog', { name: 'Make an exception?' });
    await exception.waitFor();
    await host.tapIn(exception, 'We all agreed');
    await host.tapIn(exception, 'Let it happen anyway');
    await host.areLeft(3);

    // Add-ons, as much as they like, each with its price.
    await host.dismiss();
    await host.toBreak();
    await host.chairs.filter({ hasText: 'Ann' }).click();
    await fine();
    await host.tapIn(sheet, 'Add-on');
    await host.tapIn(sheet, /^Add-on \$6: /);
    // Nobody may have more than so much after it, so their chips are asked for.
    await sheet.getByRole('textbox').fill('1000');
    await host.tapIn(sheet, 'Continue');
    await host.tab('Money');
    await ledger('Ann').getByText('owes $6').waitFor();
    expect(devices.errors).toEqual([]);
    await host.close();
  });
});
