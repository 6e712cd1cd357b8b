import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../testing/browser.ts';
import { Devices, PHONE } from '../../testing/devices.ts';
import { HostedTournament } from '../../testing/hosted-tournament.ts';
import { Served } from '../../testing/served.ts';
import { stumbles } from '../../testing/stumbles.ts';
import { until } from '../../testing/until.ts';

/** Whose turn it is at a table on a screen folds, until something has happened. */
async function foldUntil(
  players: readonly Page[],
  done: () => Promise<boolean>,
  what: string,
): Promise<void> {
  await until(async () => {
    if (await done()) return true;
    for (const page of players) {
      const turn = page.getByRole('button', { name: /^(Check|Call)/ }).first();
      if ((await turn.count()) === 0) continue;
      const fold = page.getByRole('button', { name: /^Fold/ }).first();
      await fold.click({ timeout: 2_000 }).catch((error: Error) => {
        // Their time was up, or the hand was over: the next look sees it.
        if (!/Timeout|detached/.test(error.message)) throw error;
      });
    }
    return false;
  }, what);
}

/** Plays until the hand that is in play, or comes next, is over and another one begins. */
async function playHand(players: readonly Page[]): Promise<void> {
  const hand = async (): Promise<number> =>
    Number(/hand (\d+)/i.exec(await players[0]!.locator('.dealt > header').innerText())?.[1] ?? 0);
  await until(async () => (await hand()) > 0, 'no hand is dealt');
  const before = await hand();
  await foldUntil(players, async () => (await hand()) > before, 'the hand never ends');
}

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

/** A guest opens the link they were sent and says where they play. */
async function answers(link: string, name: string, where: string): Promise<Page> {
  const phone = await devices.open(link, PHONE);
  await phone.getByText('Come over, or play online').waitFor();
  await phone.getByLabel('Your name').fill(name);
  await phone.getByRole('button', { name: where, exact: true }).click();
  await phone.getByText(`You’re on the list, ${name}.`).waitFor();
  return phone;
}

test('four in the room and two online: guests say where, both kinds play, and the final table is on the screen', async () => {
  const host = await HostedTournament.plan(devices, 'Far and near', 6, async (form) => {
    await form.getByRole('radio', { name: 'Both' }).check();
    await form.getByText('the final table is on the screen').waitFor();
    await form.getByLabel('Your name').fill('Kim');
  });
  const { desk } = host;
  await host.tab('Players');
  await host.tap('Invite guests');
  const link = new URL(await desk.getByLabel('Invitation link').inputValue()).pathname;
  await desk.getByText('whether they come over or play online').waitFor();
  await desk.keyboard.press('Escape');

  // Guests answer by the link; one of them changes their mind.
  const room = ['Ann', 'Bob', 'Cid'];
  const phones = new Map<string, Page>();
  for (const name of room) phones.set(name, await answers(link, name, 'I’m coming over'));
  phones.set('Dee', await answers(link, 'Dee', 'I’m playing online'));
  const eve = await answers(link, 'Eve', 'I’m coming over');
  phones.set('Eve', eve);
  await eve.getByRole('button', { name: 'I’ll play online instead' }).click();
  await eve.getByText('You’re playing online.').waitFor();
  expect(await stumbles(eve)).toEqual([]);
  for (const phone of phones.values()) {
    await phone.getByRole('link', { name: 'My seat and the clock' }).click();
    await phone.waitForURL(/\/me$/);
  }
  await eve.getByText('Your table opens here after the draw').waitFor();

  // At the desk everybody buys in, and the list says where they play.
  await desk.getByRole('button', { name: /^Dee.*online/ }).waitFor();
  await desk.getByRole('button', { name: /^Ann.*in the room/ }).waitFor();
  for (const name of ['Kim', ...phones.keys()]) {
    await host.tap(new RegExp(`^${name}`));
    await host.tap(`${name} buys in`);
    await host.done(`${name} bought in`);
  }
  await host.dismiss();
  await host.tab('Night');
  await host.tap('Deal it here');
  await host.tap('Start the clock');

  // Those online are at their table by themselves, the others see their seat.
  const online = ['Dee', 'Eve'].map((name) => phones.get(name)!);
  for (const page of online) await page.waitForURL(/\/table$/);
  for (const name of room) await phones.get(name)!.locator('.my-seat dd').first().waitFor();
  await host.show('2');
  await desk.locator('.board.shown').getByText('on the screen').waitFor();
  await playHand(online);

  // Meanwhile somebody in the room is out, by mistake at first.
  await host.show('1');
  await host.dismiss();
  await host.tapBust('Cid');
  await host.done('Cid is out');
  await playHand(online);
  await host.tapIn(desk.getByRole('navigation', { name: 'Desk' }), 'Undo');
  await host.done('Undone: Cid is out');
  await host.dismiss();
  await host.tapBust('Bob');
  await host.answer('Bob: rebuy or out?', /^Out/);
  await host.dismiss();

  // Everybody comes to one table; the chips in the room are counted on the way.
  await host.tap('Bring everyone to one table');
  const coming = online[0]!.getByText('Final table coming up');
  await foldUntil(online, async () => (await coming.count()) > 0, 'the screen never waits');
  await host.tap('Count chips and draw');
  const sheet = desk.getByRole('dialog', { name: 'Final table on the screen' });
  const total = Number(
    /of ([\d,]+) chips/.exec(await sheet.getByRole('status').innerText())![1]!.replace(/,/g, ''),
  );
  await sheet.getByLabel('Kim').fill('700');
  await sheet.getByLabel('Ann').fill('300');
  await sheet.getByLabel('Cid').fill('200');
  await sheet.getByText('missing. Count again.').waitFor();
  await sheet.getByLabel('Cid').fill('');
  await sheet.getByRole('button', { name: /^The rest to Cid/ }).click();
  await expect.poll(() => sheet.getByLabel('Cid').inputValue()).toBe(String(total - 1000));
  expect(await stumbles(desk)).toEqual([]);
  await sheet.getByRole('button', { name: 'Draw the final table' }).click();
  await host.tap('Skip to the end');
  await host.tap('Everyone knows their seat');

  // Whoever was in the room is taken to the table with the chips they counted; the first hand waits for them.
  for (const name of ['Ann', 'Cid']) await phones.get(name)!.waitForURL(/\/table$/);
  await host.dismiss();
  await desk.getByRole('link', { name: 'To my table' }).click();
  await desk.waitForURL(/\/table$/);
  const ann = phones.get('Ann')!;
  await ann.getByText('Continue when everyone from the room is here').waitFor();
  expect(await stumbles(ann)).toEqual([]);
  await ann.getByRole('button', { name: 'Continue' }).click();
  await playHand([ann, phones.get('Cid')!, ...online, desk]);
  await ann
    .getByText(/hand 2/i)
    .first()
    .waitFor();
  expect(devices.errors).toEqual([]);
});
