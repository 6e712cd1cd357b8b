import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../testing/browser.ts';
import { Devices } from '../../testing/devices.ts';
import { HostedTournament } from '../../testing/hosted-tournament.ts';
import { Served } from '../../testing/served.ts';
import { stumbles } from '../../testing/stumbles.ts';

describe('people, by visible taps from a fresh browser', () => {
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

  const sheetOf = (host: HostedTournament, name: string) =>
    host.desk.getByRole('dialog', { name, exact: true });
  const fine = async (host: HostedTournament) => expect(await stumbles(host.desk, 'dialog')).toEqual([]);

  test('many at once: a pasted list, a file, and the regulars of the last night', async () => {
    const host = await HostedTournament.plan(devices, 'First night', 8);
    const { desk } = host;
    await host.tab('Players');
    await host.enter('Mike');
    await host.tap('Add several');
    const sheet = sheetOf(host, 'Add several players');
    await host.tapIn(sheet, 'Paste a list');
    await desk.getByLabel('Names').fill('1. Ann\n2. mike\n3. Ben, Cid\nAnn');
    await sheet.getByText('mike is already here').waitFor();
    await sheet.getByText('Ann is on this list twice').waitFor();
    await fine(host);
    await host.tapIn(sheet, 'Add 3 players');
    await host.done('3 players added');
    await host.tap('Add several');
    await host.tapIn(sheet, 'CSV file');
    await sheet.locator('input[type=file]').setInputFiles({
      name: 'players.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Name;Paid\nDan;yes\nEva;no\n'),
    });
    await host.tapIn(sheet, 'Add 2 players');
    await host.done('2 players added');
    const row = (name: string) => desk.locator('.person').filter({ hasText: name });
    await row('Eva').getByText(/^owes/).waitFor();
    expect(await row('Dan').getByText(/^owes/).count()).toBe(0);

    // A name that is here is asked about before it is added again.
    await desk.getByLabel('Player name').fill('mike');
    await host.tap(/^Add$/);
    await desk.getByRole('alert').getByText('Mike is already here.').waitFor();
    await host.tap('Open Mike');
    await sheetOf(host, 'Mike').getByRole('button', { name: 'Rename' }).waitFor();
    await desk.goBack();
    await sheetOf(host, 'Mike').waitFor({ state: 'detached' });

    // Next week they are regulars.
    await desk.goto(`${served.origin}/`);
    await desk.getByRole('link', { name: /^Plan a night/ }).click();
    await desk.getByLabel('Game name').fill('Next week');
    await desk.getByText('Half finish by').waitFor();
    await desk.getByRole('button', { name: 'Create tournament' }).click();
    await desk.getByRole('link', { name: 'Run it from here' }).click();
    await host.tab('Players');
    await host.tap('Add several');
    for (const name of ['Mike', 'Eva']) await sheet.getByLabel(name).check();
    await host.tapIn(sheet, 'Only expected');
    await host.tapIn(sheet, 'Add 2 players');
    await host.done('2 players added');
    await desk.getByRole('region', { name: 'Expected' }).getByText('Eva').waitFor();
    expect(devices.errors).toEqual([]);
    await host.close();
  });

  test('one sheet for a person: from the list, the table and the ledger, with everything they may need now', async () => {
    const host = await HostedTournament.plan(devices, 'One sheet', 8);
    const { desk } = host;
    await host.join('Mike');
    await host.openTv();
    await host.tab('Players');
    await host.enter('mike h.', 'Ann', 'Ben', 'Cid', 'Dan', 'Eva');

    // Mike came by phone and was typed in as well: one entry stays, and the phone follows.
    await host.dismiss();
    await host.tap(/^mike h\./);
    const twice = sheetOf(host, 'mike h.');
    await host.tapIn(twice, 'Same person as…');
    await fine(host);
    await host.tapIn(twice, /^Mike/);
    await host.done('mike h. and Mike are one entry');
    await host.dismiss();
    await host.tap(/^mike h\./);
    await host.tapIn(twice, 'Phone');
    await expect.poll(() => twice.locator('.phones li').count()).toBe(1);
    await fine(host);
    await desk.goBack();
    await host.tapIn(twice, 'Rename');
    await desk.getByLabel('New name').fill('Mike');
    await host.tapIn(twice, 'Save');
    await host.done('Name changed to Mike');

    // In part, from the ledger.
    await host.tab('Money');
    await host.dismiss();
    await desk
      .getByRole('region', { name: 'Ledger' })
      .getByRole('button', { name: 'Eva', exact: true })
      .click();
    const eva = sheetOf(host, 'Eva');
    await host.tapIn(eva, 'Other amount…');
    await eva.getByLabel('Amount').fill('10');
    await host.tapIn(eva, 'Save');
    await host.done('Eva paid $10');

    // At the table: a stack, chips off the table, another seat.
    await host.tab('Night');
    await host.dismiss();
    await host.draw();
    await host.start();
    await host.dismiss();
    const chair = (name: string) => host.chairs.filter({ hasText: name });
    const ann = sheetOf(host, 'Ann');
    await chair('Ann').click();
    await host.tapIn(ann, 'Stack');
    await desk.getByLabel('How many chips does Ann have?').fill('1200');
    await fine(host);
    await host.tapIn(ann, 'Save');
    await chair('Ann').getByText('1,200').waitFor();
    await host.dismiss();
    await chair('Ann').click();
    await host.tapIn(ann, 'Chips off the table');
    await desk.getByLabel('How many chips?').fill('200');
    await host.tapIn(ann, 'Pocketed');
    await fine(host);
    await host.tapIn(ann, 'Take them out of play');
    await host.done('200 chips taken from Ann');
    await host.dismiss();
    await chair('Ann').click();
    await host.tapIn(ann, 'Move');
    await ann.locator('.chair-list button').first().click();
    await host.tapIn(ann, 'Can’t see the board');
    await fine(host);
    await host.tapIn(ann, /^Move Ann to table 1/);
    await host.done(/^Ann moved to table 1/);

    // Two bust on one hand, told on the sheet of either.
    await host.dismiss();
    await chair('Ben').click();
    await host.tapIn(sheetOf(host, 'Ben'), 'Knocked out with others');
    await host.tapIn(sheetOf(host, 'Ben'), 'Cid');
    await host.tapIn(sheetOf(host, 'Ben'), 'Out: Ben and Cid');
    await host.areLeft(4);
    expect(devices.errors).toEqual([]);
    await host.close();
  });

  test('[director-delegate-timer] a player gets the clock from the list of devices, and gives it back', async () => {
    const host = await HostedTournament.plan(devices, 'Delegated', 8);
    const { desk } = host;
    await host.join('Ann');
    await host.openTv();
    await host.tab('Players');
    await host.buyIn(true);
    await host.enter('Ben', 'Cid');
    await host.tab('Night');
    await host.dismiss();
    await host.draw();
    await host.start();
    await host.tap('Menu');
    await host.tap('Devices');
    const list = sheetOf(host, 'Devices');
    await list.getByRole('button', { name: /^Let them help: / }).click();
    await list
      .getByRole('group', { name: /^May do/ })
      .getByRole('button', { name: 'Clock' })
      .click();
    await fine(host);
    const ann = host.phones.get('Ann')!;
    await ann.getByRole('link', { name: 'Open the desk' }).click();
    await ann.getByRole('button', { name: 'Pause the clock' }).click();
    await host.tv.getByText('Level 1 · paused').waitFor();
    await list
      .getByRole('group', { name: /^May do/ })
      .getByRole('button', { name: 'Clock' })
      .click();
    await ann.getByRole('link', { name: 'My seat' }).waitFor();
    await desk.keyboard.press('Escape');
    expect(devices.errors).toEqual([]);
    await host.close();
  });
});
