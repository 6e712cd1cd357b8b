import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../testing/browser.ts';
import { Served } from '../../testing/served.ts';
import { stumbles, tooSmall } from '../../testing/stumbles.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const LAPTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

const PACE = { action: 20_000, street: 50, between: 400, think: [0, 50], reveal: 200 };

/** Somebody with a device of their own; what they tap is counted. */
class Person {
  taps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(role: 'button' | 'link', name: string | RegExp): Promise<void> {
    this.taps += 1;
    await this.page.getByRole(role, { name }).first().click();
  }
}

describe('friends who cannot meet', () => {
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

  async function person(path: string, options: BrowserContextOptions = PHONE): Promise<Person> {
    const context = await browser.newContext({ ...options, locale: 'en-US', reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    // The bots and the dealer are as quick as the test.
    await page.route('**/api/tournaments', (route) =>
      route.request().method() === 'POST'
        ? route.continue({ postData: { ...route.request().postDataJSON(), pace: PACE } })
        : route.continue(),
    );
    await page.goto(served.origin + path);
    return new Person(page);
  }

  /** A friend has the link from a chat: opening it is their first tap. */
  async function friend(link: string, name: string, then = 'Waiting for Kim to start'): Promise<Person> {
    const guest = await person(new URL(link).pathname);
    guest.taps += 1;
    await guest.page.getByLabel('Your name').fill(name);
    await guest.tap('button', 'Join');
    await guest.page.getByText(then).waitFor();
    return guest;
  }

  /** From the first page to a lobby with a link. */
  async function hosts(): Promise<[Person, string]> {
    const kim = await person('/', LAPTOP);
    await kim.tap('link', /^Play online with friends/);
    await kim.page.getByLabel('Your name').fill('Kim');
    await kim.tap('button', 'Create game');
    await kim.page.getByRole('img', { name: 'The invitation as a QR code' }).waitFor();
    return [kim, await kim.page.getByLabel('Invitation link').inputValue()];
  }

  const handOn = async (page: Page): Promise<number> =>
    Number(/hand (\d+)/.exec(await page.locator('.table-head').innerText())?.[1] ?? 0);

  const checks = (page: Page): Promise<boolean> =>
    page.locator('.table-bar .turn').getByRole('button', { name: 'Check' }).isVisible();

  /** Checks or folds with a key, each on their own screen, until so many hands are over: so nobody busts. */
  async function play(people: readonly Person[], hands: number): Promise<void> {
    const [{ page: first }] = people as [Person];
    const until = (await handOn(first)) + hands;
    while ((await handOn(first)) < until)
      for (const { page } of people)
        if (await page.locator('.table-bar .turn').isVisible())
          await page.keyboard.press((await checks(page)) ? 'c' : 'f');
  }

  test('a game of four friends and two bots: created, joined by link, played and left', async () => {
    const [kim, link] = await hosts();
    await kim.tap('button', 'Copy');
    expect(await stumbles(kim.page)).toEqual([]);
    const friends = [];
    for (const name of ['Ann', 'Bob', 'Cid']) friends.push(await friend(link, name));
    const [ann] = friends as [Person];
    for (const { page } of [kim, ...friends]) {
      await page.getByText('2 bots will take the empty seats').waitFor();
      for (const name of ['Kim', 'Ann', 'Bob', 'Cid'])
        await page.locator('.who b').getByText(name, { exact: true }).waitFor();
    }
    expect(kim.taps).toBeLessThanOrEqual(5);
    for (const { taps } of friends) expect(taps).toBe(2);
    expect(await stumbles(ann.page)).toEqual([]);
    expect(await tooSmall(ann.page)).toEqual([]);
    await ann.page.getByText('HomePokerTourney · blinds').waitFor();

    // Somebody who has wandered off to their own page is taken to the table, too.
    await ann.page.goto(ann.page.url().replace(/\/table$/, '/me'));
    await ann.page.getByText('Waiting for Kim to start').waitFor();
    await kim.page.getByText('4 players and 2 bots').waitFor();
    await kim.tap('button', 'Start');
    for (const { page } of [kim, ...friends]) await page.locator('.sitting.mine .hole').waitFor();
    expect(await kim.page.locator('.sitting').count()).toBe(6);
    await play([kim, ...friends], 3);

    // A fifth friend comes late, and the host deals them in from the table.
    const dan = await friend(link, 'Dan', 'Game in progress');
    const late = kim.page.getByRole('region', { name: 'Late arrivals' });
    await late.waitFor();
    expect(await stumbles(kim.page, '.host-news')).toEqual([]);
    await late.getByRole('button', { name: 'Deal in' }).click();
    await late.waitFor({ state: 'detached' });
    // They see their own cards without loading the page again.
    await dan.page.locator('.sitting.mine').waitFor();
    const openCards = dan.page.locator('.sitting.mine .hole.up .playing-card');
    for (let hands = 0; (await openCards.count()) < 2; hands++) {
      if (hands > 6) throw new Error('Dan is not dealt in');
      await play([kim, ...friends, dan], 1);
    }

    // Another guest with a name that is taken by somebody who is here is told at once.
    const other = await person(new URL(link).pathname);
    await other.page.getByLabel('Your name').fill('bob');
    await other.tap('button', 'Join');
    await other.page.getByText('There’s a Bob already. Add an initial.').waitFor();

    const menu = kim.page.getByRole('dialog');
    await kim.tap('button', 'Menu');
    await menu.getByRole('button', { name: 'Pause the game' }).waitFor();
    expect(await stumbles(kim.page, 'dialog')).toEqual([]);
    await menu.getByRole('button', { name: 'Pause the game' }).click();
    await ann.page.getByText('The director has paused the tables.').waitFor();
    await ann.page.locator('.table-head .how').getByText('Paused').waitFor();
    await kim.tap('button', 'Menu');
    await menu.getByRole('button', { name: 'Resume' }).click();
    await ann.page.getByText('The director has paused the tables.').waitFor({ state: 'detached' });
    await ann.page.locator('.table-head .how').getByText('Level 1').waitFor();

    await ann.tap('button', 'Menu');
    await ann.tap('button', 'Leave the table');
    await ann.page.getByRole('heading', { name: 'Running now' }).waitFor();
    await ann.tap('link', 'To the table');
    await ann.page.getByRole('button', { name: 'I’m back' }).first().waitFor();
    await kim.tap('button', 'Menu');
    await menu.getByRole('button', { name: 'End now and keep the results' }).click();
    await menu.getByRole('button', { name: 'End now', exact: true }).click();
    while (!(await kim.page.getByRole('list', { name: 'Standings' }).isVisible()))
      for (const { page } of [kim, ...friends, dan])
        if (await page.locator('.table-bar .turn').isVisible())
          await page.keyboard.press((await checks(page)) ? 'c' : 'f');
    await dan.page.getByRole('list', { name: 'Standings' }).getByText('Kim').waitFor();
    await dan.tap('link', 'Hands played');
    await dan.page.getByRole('link', { name: /Hand 1 / }).waitFor();
    await dan.tap('link', 'Back to the table');
    await dan.page.getByRole('list', { name: 'Standings' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('a friend may leave the lobby, and the host may leave somebody out', async () => {
    const [kim, link] = await hosts();
    const ann = await friend(link, 'Ann');
    await friend(link, 'Bob');
    await ann.tap('button', 'Leave');
    await ann.page.getByRole('link', { name: /^Join with a code/ }).waitFor();
    await kim.page.locator('.who').getByText('Ann').waitFor({ state: 'detached' });
    await kim.tap('button', 'Remove Bob');
    await kim.page.getByText('1 player and 5 bots').waitFor();
    await kim.tap('button', 'Deal in Bob');
    await kim.page.getByText('2 players and 4 bots').waitFor();
    await kim.tap('button', 'Delete the game');
    await kim.tap('button', 'Yes, delete it');
    await kim.page.getByRole('heading', { name: /Run the game/ }).waitFor();
    expect(errors).toEqual([]);
  });

  test('the group talks where the host says: in the lobby, at the table, and in the text that invites', async () => {
    const [kim, link] = await hosts();
    const call = 'https://meet.example.org/poker-night';
    const field = kim.page.getByLabel('Voice or video call');
    await field.fill('https://nowhere');
    await kim.tap('button', 'Save');
    await kim.page
      .getByRole('status')
      .getByText(/begins with https/)
      .waitFor();
    await field.fill(call);
    await kim.tap('button', 'Save');
    await kim.page.getByText('Saved. Everyone in the game finds it').waitFor();
    expect(await stumbles(kim.page)).toEqual([]);
    const ann = await friend(link, 'Ann');
    const join = ann.page.getByRole('link', { name: 'Join the call' });
    expect(await join.getAttribute('href')).toBe(call);
    await kim.page.getByText('2 players').waitFor();
    await kim.tap('button', 'Start');
    await ann.page.locator('.sitting.mine').waitFor();
    await ann.tap('button', 'Menu');
    expect(await join.getAttribute('href')).toBe(call);
    // Whoever is not in the game is not told.
    const stranger = await person('/');
    const front = await stranger.page.evaluate(
      `fetch(${JSON.stringify(new URL(ann.page.url()).pathname.replace('/t/', '/api/tournaments/').replace('/table', '/front'))}).then((answer) => answer.json())`,
    );
    expect(front).toMatchObject({ call: null });
    expect(errors).toEqual([]);
  });

  test('where guests need approval they wait at the door and are let in without a tap of their own', async () => {
    const kim = await person('/plan', LAPTOP);
    await kim.page.getByLabel('Game name').fill('Friday online');
    await kim.page.getByRole('radio', { name: 'Online' }).check();
    await kim.page.getByLabel('Your name').fill('Kim');
    await kim.page.getByLabel('Approve guests before they join').check();
    await kim.page.getByText('Half finish by').waitFor();
    await kim.tap('button', 'Create tournament');
    await kim.page.getByRole('img', { name: 'The invitation as a QR code' }).waitFor();
    await kim.page.getByText('This link only opens on this computer').waitFor();
    await kim.tap('button', 'How others can open it');
    await kim.page.getByRole('heading', { name: 'A tunnel from your computer' }).waitFor();
    await kim.page.keyboard.press('Escape');
    const link = await kim.page.getByLabel('Invitation link').inputValue();
    const ann = await friend(link, 'Ann', 'You’re in line');
    expect(await ann.page.getByText('No answers yet').count()).toBe(0);
    const door = kim.page.getByRole('region', { name: 'Asking to join' });
    await door.getByRole('button', { name: 'Let in' }).click();
    await ann.page.getByText('Waiting for Kim to start').waitFor();
    await kim.page.getByText('2 players').waitFor();
    expect(errors).toEqual([]);
  });
});
