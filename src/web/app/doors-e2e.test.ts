import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screens } from '../../protocol/screens.ts';
import { launch } from '../../testing/browser.ts';
import { Served } from '../../testing/served.ts';
import { ServedTournament } from '../../testing/served-tournament.ts';
import { stumbles, tooSmall } from '../../testing/stumbles.ts';

const PHONE = [390, 844] as const;
const LAPTOP = [1280, 800] as const;
const BIG = [1920, 1080] as const;

describe('every door, by visible taps, each device from a fresh browser', () => {
  let served: Served;
  let browser: Browser;
  const errors: string[] = [];

  beforeAll(async () => {
    [served, browser] = await Promise.all([Served.start(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await served.end();
  });

  async function device(path: string, [width, height]: readonly [number, number] = PHONE): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: width < 500,
      locale: 'en-US',
    });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(new URL(path, served.origin).href);
    return page;
  }
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
  const tap = (page: Page, name: string | RegExp) => button(page, name).click();
  const sound = async (page: Page): Promise<void> =>
    expect([...(await stumbles(page)), ...(await tooSmall(page))], page.url()).toEqual([]);
  /** The six characters on a screen, as somebody reads them out. */
  const read = async (page: Page): Promise<string> => {
    const code = page.locator('.spelled').first();
    await code.waitFor();
    return code.innerText();
  };
  const type = async (page: Page, code: string): Promise<void> => {
    await page.getByLabel('The host’s code').fill(code.toLowerCase());
  };
  /** Without the page's query, as somebody sends a link on. */
  const address = (page: Page): string => new URL(page.url()).pathname;

  test('laptop, phone, TV, helper and three guests, and one of them changes phones', async () => {
    // The laptop plans.
    const laptop = await device('/', LAPTOP);
    await laptop
      .getByRole('link', { name: /^Plan a night/ })
      .first()
      .click();
    await laptop.getByLabel('Game name').fill('Friday');
    await laptop.getByText('Half finish by').waitFor();
    await tap(laptop, 'Create tournament');
    await laptop.getByRole('heading', { name: 'You’re all set' }).waitFor();
    const link = await laptop.getByLabel('Invitation link').inputValue();
    await sound(laptop);

    // The phone types the code and is the desk; the laptop says so by itself.
    const host = await device('/join');
    await type(host, await read(laptop));
    await host.getByRole('heading', { name: 'Run “Friday” from this device' }).waitFor();
    await sound(host);
    await tap(host, 'Run it here');
    await host.getByRole('button', { name: 'Add players' }).waitFor();
    const desk = address(host);
    await laptop.getByText(/^Connected: /).waitFor();

    // The TV shows a code, the phone types it, the TV starts by itself.
    const tv = await device('/tv', BIG);
    await tv.getByRole('heading', { name: 'This is the TV' }).waitFor();
    const shown = await read(tv);
    await sound(tv);
    await tap(host, 'Menu');
    await tap(host, 'Devices');
    const sheet = host.getByRole('dialog');
    await sheet.getByRole('button', { name: 'TV', exact: true }).click();
    await sheet.getByLabel('Code on the TV').fill(shown);
    await sheet.getByRole('button', { name: 'Connect', exact: true }).click();
    await tv.waitForURL(/\/t\/[^/]+\/tv$/);
    await tv.getByRole('heading', { name: 'Welcome' }).waitFor();
    await sheet
      .getByText(/^Connected/)
      .first()
      .waitFor();
    const tvCode = await read(tv);
    await sound(tv);

    // A helper gets the clock.
    await sheet.getByRole('button', { name: 'Helper' }).click();
    await sheet.getByRole('region', { name: 'Helper' }).getByRole('button', { name: 'Clock' }).click();
    const helper = await device('/join');
    await type(helper, await read(host));
    await helper.getByRole('heading', { name: 'Help with the clock' }).waitFor();
    await tap(helper, 'Start helping');
    await helper.waitForURL(new RegExp(`${desk}$`));
    const list = sheet.getByRole('region', { name: 'Connected devices' });
    await list.getByText(/^Helper · /).waitFor();
    // It is called something, and it keeps that name.
    await list
      .locator('li', { hasText: 'Helper · ' })
      .getByRole('button', { name: /^Rename/ })
      .click();
    await sheet.getByLabel('Device name').fill('Kim’s tablet');
    await tap(host, 'Save');
    await list.getByText('Kim’s tablet', { exact: true }).waitFor();
    await sound(host);
    await host.keyboard.press('Escape');

    // One guest by the link, one by the code on the TV.
    const ann = await device(link);
    await ann.getByLabel('Your name').fill('Ann');
    await tap(ann, 'I’m coming');
    await ann.getByRole('link', { name: /seat/i }).click();
    await ann.getByRole('heading', { name: 'You’re in' }).waitFor();
    const bob = await device('/join');
    await type(bob, tvCode);
    await bob.getByRole('heading', { name: 'Join “Friday”' }).waitFor();
    await bob.getByLabel('Your name').fill('Bob');
    await tap(bob, 'Join');
    await bob.getByRole('heading', { name: 'You’re in' }).waitFor();

    // One has only the bare address: the host lets them in, and their phone continues by itself.
    const cid = await device(desk);
    await cid.getByRole('heading', { name: 'Friday' }).waitFor();
    await sound(cid);
    await cid.getByLabel('Your name').fill('Cid');
    await tap(cid, 'Ask to join');
    await cid.getByRole('heading', { name: /^Waiting for/ }).waitFor();
    await host.getByRole('heading', { name: 'Cid is at the door' }).waitFor();
    await tap(host, 'Players');
    await host.getByRole('navigation', { name: 'Desk' }).getByText('1', { exact: true }).first().waitFor();
    await tap(host, /^Night/);
    await tap(host, 'Let in');
    await cid.getByRole('heading', { name: 'You’re in' }).waitFor();

    // Another stranger is turned away, and told so.
    const dan = await device(`${desk}/tv`);
    await dan.getByRole('link', { name: 'This is the TV' }).waitFor();
    await dan.getByLabel('Your name').fill('Dan');
    await tap(dan, 'Just watch');
    await host.getByRole('heading', { name: 'Dan wants to watch' }).waitFor();
    await tap(host, 'Turn away');
    await dan.getByRole('heading', { name: 'The host didn’t let you in.' }).waitFor();

    // Bob's battery dies: his seat moves to another phone.
    await tap(bob, 'Use another phone');
    const spare = await device('/join');
    await type(spare, await read(bob));
    await spare.getByRole('heading', { name: 'Bob’s seat' }).waitFor();
    await tap(spare, 'Use this phone');
    await spare.getByRole('heading', { name: 'You’re in' }).waitFor();
    await bob.getByRole('heading', { name: 'Your seat is on the other phone now' }).waitFor();
    // Or he asks with his name, and the host moves it.
    await bob.goto(new URL(desk, served.origin).href);
    await bob.getByLabel('Your name').fill('Bob');
    await tap(bob, 'Ask to join');
    await host.getByRole('heading', { name: 'Bob’s other phone wants the seat' }).waitFor();
    await sound(host);
    await tap(host, 'Move the seat');
    await bob.getByRole('heading', { name: 'You’re in' }).waitFor();

    // The helper runs the clock, and has no money to open.
    await tap(host, 'Players');
    for (const name of ['Ann', 'Bob', 'Cid']) {
      await tap(host, new RegExp(`^${name}`));
      await tap(host, `${name} buys in`);
      await host.getByText(`${name} bought in`).waitFor();
    }
    await tap(host, /^Night/);
    await tap(host, 'Deal it here');
    await tap(host, 'Start the clock');
    await tap(helper, 'Pause the clock');
    await tv
      .getByText(/paused/i)
      .first()
      .waitFor();
    await tap(helper, 'Start the clock');
    expect(await button(helper, 'Players').isVisible()).toBe(true);
    expect(await helper.getByRole('button', { name: 'Money' }).count()).toBe(0);
    await tap(helper, 'Menu');
    expect(await helper.getByRole('button', { name: 'Devices' }).count()).toBe(0);
    await helper.keyboard.press('Escape');

    // A phone on the table has its remote, and nothing else.
    await tap(host, 'Menu');
    await tap(host, 'Devices');
    await sheet.getByRole('button', { name: 'Table remote' }).click();
    const remote = await device('/join');
    await type(remote, await read(host));
    await remote.getByRole('heading', { name: 'Remote of table 1' }).waitFor();
    await tap(remote, 'Use this phone');
    await remote.getByRole('region', { name: 'Table 1 remote' }).waitFor();
    expect(await remote.getByText('You’re watching').count()).toBe(0);
    await sound(remote);
    // The helper is sent away again.
    await list.getByRole('button', { name: 'Remove: Kim’s tablet' }).click();
    await list.getByRole('button', { name: 'Remove', exact: true }).click();
    await helper.getByRole('heading', { name: 'You’re not in this tournament' }).waitFor();

    // Power cut: the TV comes back to its tournament.
    await tv.goto(`${served.origin}/tv`);
    await tv.waitForURL(/\/t\/[^/]+\/tv$/);
    expect(errors).toEqual([]);
  });

  test('a TV’s QR code connects it with one tap on the phone that runs the tournament', async () => {
    const tv = await device('/tv', BIG);
    const code = (await read(tv)).replace(/\s/g, '');
    const stranger = await device(`/pair#${code}`);
    await stranger.getByRole('heading', { name: 'This device doesn’t run a tournament' }).waitFor();
    await stranger.getByRole('link', { name: 'I have a code' }).waitFor();
    const host = await device('/');
    await host
      .getByRole('link', { name: /^Plan a night/ })
      .first()
      .click();
    await host.getByLabel('Game name').fill('Saturday');
    await host.getByText('Half finish by').waitFor();
    await tap(host, 'Create tournament');
    await host.getByRole('heading', { name: 'You’re all set' }).waitFor();
    await host.goto(`${served.origin}/pair#${code}`);
    await tap(host, 'Show “Saturday” on the TV');
    await host.getByRole('heading', { name: 'The TV shows “Saturday” now.' }).waitFor();
    await tv.getByRole('heading', { name: 'Saturday' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('every address without a key says what it is and offers a next step', async () => {
    const wish = { name: 'Thursday', rulebook: 'homepokertourney' };
    const on = await ServedTournament.create(served, wish);
    const over = await (await ServedTournament.create(served, wish)).started(['Ann', 'Bob', 'Cid']);
    await over.playedOut((await over.at('1')).slice(1));
    const filled = (tournament: string): string[] =>
      screens
        .flatMap(({ at }) => at)
        .map((path) =>
          path
            .replace(':tournament', tournament)
            .replace(':code', on.code)
            .replace(':table', '1')
            .replace(':number', '1')
            .replace(':sheet', 'result'),
        );
    const all = [...new Set([...[on.id, 'nowhere', over.id].flatMap(filled), '/i/XXXXXX'])];
    const page = await device('/join');
    for (const path of all) {
      await page.goto(served.origin + path);
      // Something to do: a link, a button or a field, besides the choice of a language.
      const step = page.locator(':is(a[href], button, input, select):visible:not(.languages *)').first();
      await expect.poll(() => step.isVisible(), { message: path }).toBe(true);
      await page.getByText('One moment').waitFor({ state: 'detached' });
      if (/^\/t\//.test(path)) {
        await page.locator('.front-door :is(a[href], button)').first().waitFor();
        const says = path.includes(over.id)
          ? 'This tournament is over.'
          : path.includes('nowhere')
            ? 'No tournament here'
            : 'Ask to join';
        await page.getByText(says).first().waitFor();
      }
    }
    await page.getByRole('heading', { name: 'This invitation doesn’t work' }).waitFor();
    await page.getByRole('link', { name: 'Type a code' }).click();
    await page.getByLabel('Code').waitFor();
    await page.context().close();
  });

  test('while the server is away a page says so, and comes back by itself', async () => {
    const on = await ServedTournament.create(served, { name: 'Monday', rulebook: 'tda' });
    const page = await device(`/t/${on.id}/me`);
    await page.getByLabel('Your name').fill('Eve');
    await tap(page, 'Ask to join');
    await page.getByRole('heading', { name: /^Waiting for/ }).waitFor();
    await served.kill();
    await page.getByRole('heading', { name: 'Can’t reach the host’s laptop' }).waitFor();
    await served.up();
    await page.getByRole('heading', { name: /^Waiting for/ }).waitFor();
  });
});
