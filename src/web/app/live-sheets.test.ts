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
});
