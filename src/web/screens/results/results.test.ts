import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { Served } from '../../../testing/served.ts';
import { ServedTournament } from '../../../testing/served-tournament.ts';
import { stumbles, tooSmall } from '../../../testing/stumbles.ts';

describe('results and season, in a real browser', () => {
  let served: Served;
  let browser: Browser;
  const errors: string[] = [];

  beforeAll(async () => {
    served = await Served.start();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await served?.end();
  });

  async function open(path: string, token: string | null): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    if (token !== null) await context.addCookies([{ name: 'riffle', value: token, url: served.origin }]);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(served.origin + path);
    return page;
  }

  async function fine(page: Page): Promise<void> {
    expect(await tooSmall(page), page.url()).toEqual([]);
    for (const theme of ['dark', 'light']) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      expect(await stumbles(page), `${page.url()} ${theme}`).toEqual([]);
    }
  }

  test('two tournaments have results, make a season, and are shown to a guest by a link', async () => {
    const first = await ServedTournament.create(served, { name: 'First', rulebook: 'homepokertourney' });
    await (await first.started(['Ann', 'Bob', 'Cy'])).playedOut(['cy', 'bob']);
    const wish = {
      name: 'Second',
      rulebook: 'homepokertourney',
      host: 'Dot',
      choices: { tournament: { bounty: 500 } },
    };
    const second = await ServedTournament.create(served, wish, first.token);
    await second.started(['Ann', 'Robert', 'Dot']);
    await second.do(
      { type: 'start-hand', table: '1' },
      { type: 'end-hand', table: '1', busts: ['dot'], knockedOutBy: { dot: ['robert'] } },
      { type: 'tell-chips', player: 'robert', stack: 1800 },
      { type: 'start-hand', table: '1' },
      { type: 'end-hand', table: '1', busts: ['ann'], knockedOutBy: { ann: ['robert'] } },
      { type: 'finish' },
    );

    const director = await open(`/t/${second.id}`, first.token);
    await director.getByRole('link', { name: 'Results' }).click();
    await director.getByRole('heading', { name: 'Second' }).waitFor();
    await director.getByText('Dot by Robert ($5)').waitFor();
    await director.getByText('The dots are counted stacks').waitFor();
    await director.getByRole('button', { name: 'Robert' }).click();
    expect(await director.locator('.chips .line.tone-1 circle').count()).toBe(3);
    await director.getByText('Robert wins').waitFor();
    await director.getByRole('heading', { name: 'Ledger' }).waitFor();
    const settled = await director.getByRole('textbox', { name: 'Settle up, as text' }).inputValue();
    expect(settled).toContain('Dot pays Robert');
    expect(settled, 'the host who has the bank, by their name').not.toContain('the host');
    const [csv] = await Promise.all([
      director.waitForEvent('download'),
      director.getByRole('link', { name: 'Ledger (CSV)' }).click(),
    ]);
    expect(csv.suggestedFilename()).toBe('ledger.csv');
    await fine(director);

    // A player sees everything but the money.
    const invite = await served.ask(
      `/api/tournaments/${second.id}/invites`,
      { to: 'seat', player: 'dot' },
      first.token,
    );
    const { token } = await served.ask('/api/join', { code: invite.body.code });
    const dot = await open(`/t/${second.id}/me`, token);
    await dot.getByRole('link', { name: 'Results' }).click();
    await dot.getByText('Dot by Robert ($5)').waitFor();
    expect(await dot.getByRole('heading', { name: 'Ledger' }).count()).toBe(0);
    await dot.goBack();
    await dot.getByRole('button', { name: 'Rules' }).click();
    await dot.getByRole('button', { name: 'What happens if…' }).click();
    await dot.getByText('The small blind busts').waitFor();
    await fine(dot);

    // The season: one person under two names, another formula, and the tournaments behind a row.
    await director.getByRole('link', { name: 'Season' }).click();
    const row = (name: string) => director.locator('.standings tr', { hasText: name });
    await row('Ann').getByText('5', { exact: true }).waitFor();
    await director.getByLabel('This name').selectOption('Robert');
    await director.getByLabel('is really').selectOption('Bob');
    await director.getByRole('button', { name: 'Merge', exact: true }).click();
    await row('Bob').getByText('5', { exact: true }).waitFor();
    await director.getByLabel('This name').selectOption('Ann');
    await director.getByLabel('is really').selectOption('Bob');
    await director.getByRole('button', { name: 'Merge', exact: true }).click();
    await director.getByRole('alert').getByText('they are two people').waitFor();
    await director.getByRole('button', { name: 'Bob’s nights' }).click();
    await director.getByText('1. Second').waitFor();
    await director.getByLabel('First counts').uncheck();
    await row('Cy').waitFor({ state: 'detached' });
    await fine(director);
    await director.getByRole('button', { name: 'Create link' }).click();
    const link = await director.getByLabel('Link to the season').inputValue();
    await director.getByRole('button', { name: 'Copy' }).click();
    await director
      .getByText(/^(Copied|Selected)/)
      .first()
      .waitFor();

    const guest = await open(`/season#${link.split('#')[1]}`, null);
    await guest.locator('.standings').getByText('Bob').waitFor();
    expect(guest.url()).not.toContain('#');
    expect(await guest.getByRole('checkbox').count()).toBe(0);
    expect(await guest.getByLabel('Points per night').count()).toBe(0);
    const stranger = await open('/season', null);
    await stranger.getByText('Ask the host for the link').waitFor();

    await director.goto(`${served.origin}/t/${second.id}/paper`);
    await director.getByRole('link', { name: /^Seating cards/ }).waitFor();
    await fine(director);
    expect(errors).toEqual([]);
  });
});
