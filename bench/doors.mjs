// npm run bench:doors: taps and seconds from starting Riffle to the desk on a phone and the clock on a TV, and from the first
// page to four friends in an online lobby. Every device is a fresh browser; people tap and type at a person's pace.
// Writes bench/doors.json and fails above the budget.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../scripts/chromium.mjs';
import { startServer } from './served.mjs';

const BUDGET = { atHome: { taps: 6, seconds: 40 }, online: { host: 5, friend: 2 } };
/** A person looks for a second before each tap, and types four characters a second. */
const LOOK_MS = 1_000;
const KEY_MS = 250;
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };
const TV = { width: 1920, height: 1080 };
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody with a device of their own; opening an address by hand or by scanning it is no tap. */
class Device {
  taps = 0;

  static async open(browser, address, viewport) {
    const device = new Device();
    const context = await browser.newContext({ viewport, locale: 'en-US', hasTouch: viewport === PHONE });
    device.page = await context.newPage();
    await device.page.goto(address);
    return device;
  }

  async tap(role, name) {
    const button = this.page.getByRole(role, { name, exact: true }).first();
    await button.waitFor();
    await pause(LOOK_MS);
    this.taps += 1;
    await button.click();
  }

  async type(label, text) {
    await this.page.getByLabel(label).first().pressSequentially(text, { delay: KEY_MS });
  }
}

/** The six characters on a screen. */
const spelled = async ({ page }) =>
  (await page.locator('.spelled').first().innerText()).replaceAll(/\W/g, '');

/** The laptop plans; the phone takes the desk; the TV's code is typed on the laptop. */
async function atHome(browser, folder) {
  const from = performance.now();
  const site = await startServer(folder);
  const laptop = await Device.open(browser, site.origin, LAPTOP);
  await laptop.tap('link', /^Plan a night/);
  await laptop.type('Game name', 'Friday');
  await laptop.tap('button', 'Create tournament');
  await laptop.page.getByRole('heading', { name: 'You’re all set' }).waitFor();
  // Typing the six characters takes longer than scanning them.
  const phone = await Device.open(browser, `${site.origin}/join`, PHONE);
  await phone.type('The host’s code', await spelled(laptop));
  await phone.tap('button', 'Run it here');
  await phone.page.getByRole('button', { name: 'Add players' }).waitFor();
  const tv = await Device.open(browser, `${site.origin}/tv`, TV);
  await laptop.type('Code on the TV', await spelled(tv));
  await laptop.tap('button', 'Connect');
  await tv.page.getByRole('heading', { name: 'Welcome' }).waitFor();
  const seconds = (performance.now() - from) / 1000;
  site.child.kill();
  return { taps: laptop.taps + phone.taps + tv.taps, seconds: Math.round(seconds * 10) / 10 };
}

/** One link, and three friends who open it. */
async function online(browser, folder) {
  const site = await startServer(folder);
  const from = performance.now();
  const host = await Device.open(browser, site.origin, PHONE);
  await host.tap('link', /^Play online with friends/);
  await host.type('Your name', 'Kim');
  await host.tap('button', 'Create game');
  const link = await host.page.getByLabel('Invitation link').inputValue();
  await host.tap('button', 'Copy');
  const friends = await Promise.all(
    ['Ann', 'Bob', 'Cid'].map(async (name) => {
      const friend = await Device.open(browser, new URL(new URL(link).pathname, site.origin).href, PHONE);
      // The link in the chat.
      friend.taps += 1;
      await friend.type('Your name', name);
      await friend.tap('button', 'Join');
      await friend.page.getByText('Waiting for Kim to start').waitFor();
      return friend;
    }),
  );
  await host.page.locator('.who b').getByText('Cid', { exact: true }).waitFor();
  const seconds = (performance.now() - from) / 1000;
  site.child.kill();
  return {
    host: host.taps,
    friend: Math.max(...friends.map(({ taps }) => taps)),
    seconds: Math.round(seconds * 10) / 10,
  };
}

const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const folder = mkdtempSync(join(tmpdir(), 'riffle-doors-'));
const figures = {
  atHome: await atHome(browser, join(folder, 'a')),
  online: await online(browser, join(folder, 'b')),
};
await browser.close();
rmSync(folder, { recursive: true, force: true });
writeFileSync(new URL('doors.json', import.meta.url), `${JSON.stringify(figures, null, 2)}\n`);
console.log(figures);
const over = Object.entries(BUDGET).flatMap(([story, most]) =>
  Object.entries(most)
    .filter(([figure, limit]) => figures[story][figure] > limit)
    .map(([figure, limit]) => `${story}: ${figures[story][figure]} ${figure}, at most ${limit}`),
);
if (over.length > 0) {
  console.error(over.join('\n'));
  process.exitCode = 1;
}
