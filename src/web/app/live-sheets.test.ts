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
    await row('Ann').getByRole('img', { name: '6 of hearts' }).waitFor();
    await sheet.getByText('Ben drew… · 1 of 12 in').waitFor();

    // Lea is not next, but tapped first; a slip of Ben’s is put right.
    await row('Lea').click();
    await host.tapCard(sheet, 'A', 'spades');
    await row('Lea').getByRole('img').waitFor();
    await host.tapCard(sheet, '2', 'spades');
    await row('Ben').getByRole('img', { name: '2 of spades' }).waitFor();
    await row('Ben').click();
    await host.tapCard(sheet, '2', 'hearts');
    await row('Ben').getByRole('img', { name: '2 of hearts' }).waitFor();
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
    await host.tapIn(sheet, 'Seat everybody');
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
      // Nobody’s time runs out while the director rules.
      route.continue({
        postData: { ...route.request().postDataJSON(), pace: { action: 600_000, think: [2, 12] } },
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
    await desk
      .getByRole('region', { name: 'Whose hand at table 1?' })
      .getByRole('button', { name: 'Mia' })
      .click();
    await desk.getByRole('status').getByText('Ruling applied at table 1').waitFor();
    await table.getByText('The thrown cards are dead, face up or face down.').first().waitFor();
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
    await host.tap('No chips in');
    await host.tap('Misdeal at table 1');
    await host.done('Misdeal at table 1');
    await host.tab('Night');
    await host.desk.locator('.board').getByText('Hand 1').waitFor({ state: 'detached' });
    expect(devices.errors).toEqual([]);
    await host.close();
  });
});
