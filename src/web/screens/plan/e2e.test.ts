import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atRest, launch } from '../../../testing/browser.ts';
import { Served } from '../../../testing/served.ts';
import { stumbles } from '../../../testing/stumbles.ts';

describe('a tournament to come, in a real browser', () => {
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

  async function device(path: string, width = 390): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'en-US' });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(served.origin + path);
    return page;
  }

  async function fits(page: Page): Promise<void> {
    const { width } = page.viewportSize()!;
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  }

  /** Nothing serious for axe, and nothing wider than the screen. */
  async function sound(page: Page, themes = ['dark', 'light'], within = 'html'): Promise<void> {
    await fits(page);
    for (const theme of themes) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      await atRest(page);
      expect(await stumbles(page, within)).toEqual([]);
    }
  }

  test('is planned, created and sent out; a guest says yes, the site remembers them and plans the next one', async () => {
    const host = await device('/plan');
    const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
    // The plan answers while one types, and the last one stays while another is made.
    await host.getByText('Half finish by').waitFor();
    const stack = host.getByRole('region', { name: 'Starting stack' });
    await stack.getByText('set aside for rebuys').waitFor();
    await host.getByRole('textbox', { name: 'Expected players' }).fill('');
    await host.getByText('Enter 2 to 100 players').waitFor();
    await stack.waitFor();
    await host.getByRole('textbox', { name: 'Expected players' }).fill('6');
    await host.getByLabel('Game name').fill('Thursday game');
    await host.getByLabel('Location').fill('Mia’s kitchen');
    await host.getByRole('region', { name: 'Payouts' }).getByText('$150 from 6 players').waitFor();
    await sound(host);
    await tap(host, 'Compare house rules');
    const compared = host.getByRole('dialog');
    await compared.getByText('Moving button: it always goes to a player').waitFor();
    await compared.getByRole('button', { name: 'Why?' }).first().click();
    await compared.getByRole('figure').waitFor();
    // The sheet looks the same in either theme, and so do its questions.
    await sound(host, ['dark'], '.compare section:nth-of-type(2)');
    await host.keyboard.press('Escape');
    await tap(host, 'Create tournament');
    await host.getByRole('img', { name: 'The invitation as a QR code' }).waitFor();
    const link = await host.getByLabel('Invitation link').inputValue();
    await sound(host, ['light']);

    const guest = await device(new URL(link).pathname);
    await guest.getByRole('heading', { name: 'Thursday game' }).waitFor();
    await guest.getByText('Mia’s kitchen').waitFor();
    await guest.getByText('$25, rebuys allowed').waitFor();
    await guest.getByText(/^Until level 2 begins, about \d+:\d\d\s[AP]M$/).waitFor();
    await tap(guest, 'I’m coming');
    await guest.getByText('Enter your name first').waitFor();
    await guest.getByLabel('Your name').fill('Zoe');
    await sound(guest, ['light']);
    await tap(guest, 'I’m coming');
    await guest.getByText('You’re on the list, Zoe.').waitFor();
    await guest.getByText('1 coming').waitFor();
    await tap(guest, 'I can’t make it after all');
    await guest.getByText('1 can’t make it').waitFor();
    await guest.getByLabel('Your name').fill('Zoe');
    await tap(guest, 'I’m coming');
    await guest.getByText('You’re on the list, Zoe.').waitFor();

    // The director sees her coming, and once she has bought in the site remembers her.
    await host.getByRole('link', { name: 'Run it from here' }).click();
    await host.getByRole('button', { name: 'Players', exact: true }).click();
    await tap(host, /^Zoe/);
    await tap(host, 'Zoe buys in');
    await host.getByText('Need a seat').waitFor();
    await host.goto(`${served.origin}/`);
    await tap(host, /^Same as last time/);
    await host.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await host.getByText('Mia’s kitchen').waitFor();
    await host.getByRole('link', { name: 'Run it from here' }).click();
    await host.getByRole('button', { name: 'Players', exact: true }).click();
    await host.locator('datalist option[value="Zoe"]').waitFor({ state: 'attached' });
    expect(errors).toEqual([]);
  });

  test('a guest who needs approval waits until the director lets them in', async () => {
    const { body, token } = await served.ask('/api/tournaments', {
      name: 'Friday',
      rulebook: 'tda',
      approval: true,
    });
    await served.ask('/api/join', { code: body.joinCode, name: 'Ivo' });
    const desk = await device('/join');
    await desk.context().addCookies([{ name: 'riffle', value: token, url: served.origin }]);
    await desk.goto(`${served.origin}/t/${body.tournament}`);
    const waits = desk.getByRole('heading', { name: 'Ivo is at the door' });
    await waits.waitFor();
    await desk.getByRole('button', { name: 'Let in' }).click();
    await waits.waitFor({ state: 'detached' });
    await desk.getByRole('button', { name: 'Players', exact: true }).click();
    await desk.getByRole('region', { name: 'Expected' }).getByText('Ivo').waitFor();
    await fits(desk);
  });

  test('a crowd is turned away with one tap that says how many it is', async () => {
    const { body, token } = await served.ask('/api/tournaments', { name: 'Friday', rulebook: 'tda' });
    for (let at = 1; at <= 14; at++)
      await served.ask('/api/join', { code: body.joinCode, name: `Fake ${at}` });
    const desk = await device('/join');
    await desk.context().addCookies([{ name: 'riffle', value: token, url: served.origin }]);
    await desk.goto(`${served.origin}/t/${body.tournament}`);
    const waits = desk.getByRole('heading', { name: '2 guests are at the door' });
    await waits.waitFor();
    await desk.getByText('Fake 13 and Fake 14').waitFor();
    await desk.getByRole('button', { name: 'Players', exact: true }).click();
    await desk.getByRole('region', { name: 'Expected' }).getByText('Fake 12').waitFor();
    await desk.getByRole('button', { name: 'Turn away newcomers' }).click();
    const sheet = desk.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Turn away 14 guests' }).waitFor();
    await sound(desk, ['light', 'dark'], 'dialog');
    await sheet.getByLabel('Or everyone from this guest on').selectOption({ index: 1 });
    await sheet.getByRole('button', { name: /^Turn away [12] guests?$/ }).waitFor();
    await sheet.getByRole('button', { name: 'Last 15 minutes' }).click();
    await sheet.getByRole('button', { name: 'Turn away 14 guests' }).click();
    await desk.getByText('14 guests turned away.').waitFor();
    await desk.getByRole('region', { name: 'Expected' }).waitFor({ state: 'detached' });
    await desk.getByRole('button', { name: 'Night', exact: false }).click();
    await waits.waitFor({ state: 'detached' });
    await desk.getByRole('button', { name: 'Players', exact: true }).click();
    await desk.getByRole('button', { name: 'Turn away newcomers' }).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  test('a sample tournament is one tap from the first page, and can be deleted', async () => {
    const page = await device('/', 360);
    await page.getByRole('link', { name: /^Try a sample night/ }).click();
    await page.getByRole('heading', { name: 'Balance the tables' }).waitFor();
    await page.getByText('22 of 24 left').first().waitFor();
    await page.getByText('Level 3').first().waitFor();
    await fits(page);
    await page.getByRole('button', { name: 'Delete the sample' }).click();
    await page.getByRole('heading', { name: /Run the game/ }).waitFor();
    expect(errors).toEqual([]);
  });
});
