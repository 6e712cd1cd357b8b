import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { HostedTournament } from '../../testing/hosted-tournament.ts';
import { PocketDevice } from '../../testing/pocket-device.ts';
import { stumbles } from '../../testing/stumbles.ts';

let device: PocketDevice;
afterEach(() => device?.end());

const TWELVE = 'Ann Ben Cid Dan Eva Fay Gil Hal Ida Jon Kai Lea'.split(' ');

/** A player's phone has clock and seat from the code alone; the link in it is opened here instead of scanned. */
async function phoneScans(host: HostedTournament): Promise<void> {
  await host.tab('Players');
  await host.tap('Clock and seats for phones');
  const sheet = host.desk.getByRole('dialog');
  await sheet.getByRole('img', { name: 'QR code with the tournament' }).waitFor();
  expect(await stumbles(host.desk, 'dialog')).toEqual([]);
  const opened = host.desk.context().waitForEvent('page');
  await sheet.getByRole('link', { name: 'See what they see' }).click();
  const phone = await opened;
  await phone.getByText('Level 1', { exact: true }).waitFor();
  await phone.getByRole('button', { name: 'Ann' }).click();
  const [, table, seat] = /Table (\d), seat (\d+)/.exec(await phone.locator('.my-seat').innerText())!;
  expect(await stumbles(phone)).toEqual([]);
  await phone.close();
  await host.desk.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await host.tab('Night');
  await host.show(table!);
  const disc = host.chairs
    .filter({ hasText: 'Ann' })
    .locator('.disc', { hasText: new RegExp(`\\b${seat}$`) });
  await disc.waitFor();
}

test('after the first visit nothing is asked of the network, and the TV goes on when the window goes whose worker plays', async () => {
  device = await PocketDevice.start();
  const first = await device.open();
  await device.isWhole(first);
  device.requests.length = 0;
  await first.getByRole('link', { name: /^Try a sample night/ }).click();
  await first.locator('.board.shown').waitFor();
  const host = HostedTournament.goOn(first, null);
  await host.openTvHere();
  const clock = host.tv.locator('.center');
  await clock.getByText('Level 3', { exact: true }).waitFor();
  const desk = await device.open(new URL(first.url()).hash);
  await desk.locator('.board.shown').waitFor();
  await first.close();
  await HostedTournament.goOn(desk, host.tv).nextLevel();
  await clock.getByText('Level 4', { exact: true }).waitFor();
  // Against bots, with the server's dealer and its provable shuffle.
  const table = await device.open();
  await table.getByRole('button', { name: /^One table/ }).click();
  await table.getByRole('button', { name: /^Fold/ }).first().waitFor();
  // The browser itself looks for a newer build of the page.
  expect(device.requests.filter((url) => !url.endsWith('/sw.js'))).toEqual([]);
  expect(device.errors).toEqual([]);
});

test('a whole evening on a phone without a server or a connection, killed three times on the way', async () => {
  device = await PocketDevice.start();
  const page = await device.open();
  // After the first visit all of it is there.
  await device.isWhole(page);
  await device.cut();

  let host = await HostedTournament.planHere(page, 'The cabin', 12);
  await host.desk.waitForURL(/#\/t\/[^/]+$/);
  const path = new URL(host.desk.url()).hash;
  await host.tab('Players');
  await host.enter(...TWELVE);
  await host.tab('Night');
  await host.openTvHere();
  await host.draw();
  await host.start();

  await phoneScans(host);

  /** The phone dies; everything that the desk has shown is there again, and the TV too. */
  const dies = async (): Promise<void> => {
    const before = await host.desk.locator('.clock-bar').innerText();
    const left = /\d+ of \d+ left/.exec(before)![0];
    await device.kill();
    await device.boot();
    const desk = await device.open(path);
    await desk.locator('.clock-bar').getByText(left).waitFor();
    host = HostedTournament.goOn(desk, null);
    await host.openTvHere();
    await host.tv
      .getByText(/players left/)
      .first()
      .waitFor();
  };

  // A bust, and a rebuy.
  const ben = await host.bust('1');
  await host.answer(`${ben}: rebuy or out?`, /^Rebuy/);
  await host.tv.getByText('of 12 players left · 1 rebuy').waitFor();
  await dies();
  await host.tv.getByText('of 12 players left · 1 rebuy').waitFor();

  // A ruling.
  await host.tab('Rulings');
  for (const name of [/^The board/, /four cards or more/, 'It is not known']) await host.tap(name);
  await host.desk.getByText('Under HomePokerTourney rules').waitFor();
  await host.tab('Night');

  // Two bust at a table: somebody moves.
  for (let busts = 0; busts < 2; busts++) {
    await host.bust('2');
    await host.everything();
  }
  expect(await host.left()).toBe(10);
  for (const table of ['1', '2']) {
    await host.show(table);
    await expect.poll(() => host.chairs.count()).toBe(5);
  }
  await dies();

  await host.colorUp();
  await host.breakOver();
  for (let left = await host.left(); left > 3; left = await host.left()) {
    await host.everything();
    await host.bust(await host.fullest());
  }
  await host.everything();
  await dies();

  await host.deal('stop', 1 / 2, 1 / 4, 1 / 4);
  await host.tv.getByText('The winner').waitFor();
  await host.tab('Money');
  await host.desk.getByText('prize pool').first().waitFor();
  expect(device.errors).toEqual([]);
  expect(device.requests).toEqual([]);

  // A laptop goes on with it, and finds nothing wrong.
  const home = await device.open();
  await home.getByRole('button', { name: /^The cabin:/ }).click();
  const saving = home.waitForEvent('download');
  await home.getByRole('link', { name: 'Save as a file' }).click();
  const saved = join(tmpdir(), `riffle-evening-${process.pid}.riffle`);
  await (await saving).saveAs(saved);
  const data = `${saved}.db`;
  try {
    expect(readFileSync(saved, 'utf8').split('\n').length).toBeGreaterThan(50);
    const riffle = (...args: string[]) =>
      spawnSync(process.execPath, ['bin/riffle.js', ...args], { encoding: 'utf8' });
    const imported = riffle('import', saved, '--data', data);
    expect(imported.stderr).toBe('');
    expect(imported.status).toBe(0);
    const audited = riffle('audit', '--data', data);
    expect(audited.stdout + audited.stderr).toContain('The cabin');
    expect(audited.status).toBe(0);
  } finally {
    for (const file of [saved, data]) rmSync(file, { force: true });
  }
  await home.keyboard.press('Escape');
  await home.getByText('No account, no server').waitFor();
  // It was asked to keep all of it, and this browser has not promised to.
  await home.getByText('This browser may delete them').waitFor();
});
