import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRulebook } from '../../rulebooks/index.ts';
import { launch } from '../../testing/browser.ts';
import { ScreenSite } from '../../testing/screen-site.ts';
import { NAMES, ScreenTournament } from '../../testing/screen-tournament.ts';
import { tooSmall } from '../../testing/stumbles.ts';
import { wallTime } from '../shared/format.ts';

describe('in a real browser', () => {
  let site: ScreenSite;
  let browser: Browser;
  const errors: string[] = [];

  beforeAll(async () => {
    site = await ScreenSite.open();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await site.close();
  });

  async function open(path: string, size: readonly [number, number], skew = 0): Promise<Page> {
    const [width, height] = size;
    const context: BrowserContext = await browser.newContext({
      viewport: { width, height },
      hasTouch: width < 500,
    });
    if (skew !== 0) await context.addInitScript(`const now = Date.now; Date.now = () => now() + ${skew};`);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (said) => {
      // While the server is away the browser reports every socket and request that fails.
      if (said.type() === 'error' && !/WebSocket|404|ERR_CONNECTION_REFUSED/.test(said.text()))
        errors.push(said.text());
    });
    await page.goto(site.url + path);
    return page;
  }

  const digits = async (page: Page): Promise<number> => {
    const text = (await page.locator('.digits').first().textContent()) ?? '';
    const [minutes, seconds] = text.split(':').map(Number);
    return minutes! * 60 + seconds!;
  };

  test('[balance-threshold] twelve players at two tables, run by taps alone on a phone while a TV follows', async () => {
    await ScreenTournament.live(site, 'tournament');
    const desk = await open('/t/tournament?as=director', [390, 844]);
    // The TV's own clock is three hours wrong.
    const tv = await open('/t/tournament/tv?as=display', [1920, 1080], 3 * 3_600_000);
    const tap = (name: string | RegExp) => desk.getByRole('button', { name }).first().click();

    await tap('Players');
    await tap('Has paid');
    for (const name of NAMES.slice(0, 12)) {
      await desk.getByLabel('Player name').fill(name);
      await tap(/^Add$/);
      await desk.getByRole('status').getByText(`${name} bought in`).waitFor();
    }
    await tap('Night');
    await tap('Deal it here');
    await tv.getByText('Take your seats').waitFor();
    await tap('Start the clock');
    await tv.getByText('Level 1').waitFor();
    expect(Math.abs((await digits(desk)) - (await digits(tv)))).toBeLessThanOrEqual(1);
    const clock = await tv.locator('header p .number').innerText();
    const near = [Date.now() - 60_000, Date.now()].map((at) => wallTime(at));
    expect(near, 'the TV shows the server’s time').toContain(clock);

    // Two on the same hand, by taps on their chairs; nobody has tapped a hand in.
    const chairs = desk.locator('.board.shown button.chair');
    expect(await chairs.count()).toBe(6);
    const also = await chairs.nth(2).locator('.name').innerText();
    await chairs.nth(0).click();
    await tap('Knocked out with others');
    await desk.getByRole('dialog').getByRole('button', { name: also, exact: true }).click();
    await tap(/^Out: /);
    await tv.getByText('of 12 players left').locator('..').getByText('10', { exact: true }).waitFor();
    await desk
      .getByRole('status')
      .getByText(/ are out$/)
      .waitFor();

    // Undone in the notice, and redone.
    await desk.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await tv.getByText('of 12 players left').locator('..').getByText('12', { exact: true }).waitFor();
    await desk.getByRole('status').getByRole('button', { name: 'Redo' }).click();
    await tv.getByText('of 12 players left').locator('..').getByText('10', { exact: true }).waitFor();

    // Until both have said that they are out, nobody moves.
    await tap(/^Balance the tables/);
    await desk.getByText(/^Table 1 has 4.* and table 2 has 6\. Waiting for /).waitFor();
    for (const left of [1, 0]) {
      await tap(/^Out\b/);
      await expect.poll(() => desk.getByRole('heading', { name: /rebuy or out\?$/ }).count()).toBe(left);
    }
    // Tables of four and six: one tap says where the button was, a player moves, and every screen says where to.
    const asked = desk.locator('.question', { hasText: 'Who had the button at table 1?' });
    expect(await asked.locator('button.chair').count(), 'empty chairs too').toBe(6);
    const chair = asked.getByRole('button', {
      name: /^Seat 3 \w+ \(is open\) \w+ moves to table 1, seat \d/,
    });
    const says = (await chair.locator('.leads-to').textContent())!;
    await chair.click();
    await desk.getByRole('status').getByText(says, { exact: true }).waitFor();
    await tv.getByRole('heading', { name: 'Move' }).waitFor();
    const moved = await desk.locator('.announce li').first().innerText();
    expect(moved).toMatch(/table 2\s+table 1, seat \d/);
    expect(await tv.locator('.strip .to').count()).toBe(1);

    // A player busts with two taps, without a started hand.
    await desk.getByRole('button', { name: /^Table 2/ }).click();
    await desk.locator('.board.shown button.chair').nth(0).click();
    await tap(/ is out$/);
    const left = (count: string) =>
      tv.getByText('of 12 players left').locator('..').getByText(count, { exact: true }).waitFor();
    await left('9');
    // One step, one undo.
    await desk.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await left('10');
    await desk.getByRole('status').getByRole('button', { name: 'Redo' }).click();
    await left('9');

    // A refusal shows its sentence.
    await tap('Pause the clock');
    await tv.getByText(/paused/i).waitFor();
    await desk.getByRole('button', { name: /^Table 1/ }).click();
    await tap('Track hands');
    await tap('Tap hands here');
    await desk
      .getByRole('dialog', { name: 'Where is the button at table 1?' })
      .getByRole('button', { name: /^Seat 4/ })
      .click();
    await tap('Next hand');
    await desk.getByText('No hand begins while the clock is paused.').waitFor();
    const stood = await digits(tv);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(await digits(tv)).toBe(stood);
    await tap('Start the clock');
    await tv.locator('.center:not(.stopped)').waitFor();

    // The server is away: the clock keeps running and the page says since when; then it catches up.
    const back = await site.away();
    await tv.getByText(/Disconnected since/).waitFor();
    const then = await digits(tv);
    await expect.poll(() => digits(tv)).toBeLessThan(then);
    await back();
    await tv.getByText(/Disconnected since/).waitFor({ state: 'detached' });
    await desk.getByText(/Disconnected since/).waitFor({ state: 'detached' });
    expect(Math.abs((await digits(desk)) - (await digits(tv)))).toBeLessThanOrEqual(1);
    expect(errors).toEqual([]);
    await desk.context().close();
    await tv.context().close();
  });

  test('a laptop has shortcuts for the desk, and lists them', async () => {
    const scene = await (await ScreenTournament.live(site, 'keys')).started(6);
    const desk = await open('/t/keys?as=director', [1280, 800]);
    await desk.getByRole('button', { name: 'Pause the clock' }).waitFor();
    await desk.keyboard.press('?');
    await desk.getByRole('dialog', { name: 'Shortcuts' }).getByText('Pause or start the clock').waitFor();
    await desk.keyboard.press(' ');
    expect(scene.room.tournament.clock.running).not.toBeNull();
    await desk.keyboard.press('Escape');
    await desk.getByRole('dialog').waitFor({ state: 'detached' });
    await desk.locator('body').press(' ');
    await desk.getByRole('button', { name: 'Start the clock' }).waitFor();
    await desk.locator('body').press('u');
    await desk.getByRole('button', { name: 'Pause the clock' }).waitFor();
    await desk.context().close();
  });

  test('a language can be chosen on every screen: it changes at once, is kept, and the TV takes it from its address', async () => {
    await (await ScreenTournament.live(site, 'sprache')).started(6);
    const page = await open('/', [390, 844]);
    const speaks = () => page.evaluate('document.documentElement.lang');
    const tap = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
    await tap('Deutsch');
    await page.getByRole('heading', { name: 'Leite das Spiel. Spiel mit.' }).waitFor();
    expect(await speaks()).toBe('de');
    await page.goto(`${site.url}/t/sprache/me?as=player:mia`);
    await page.getByRole('button', { name: 'Bin weg' }).waitFor();
    await tap('English');
    await page.getByRole('button', { name: 'I’m away' }).click();
    expect(await speaks()).toBe('en');
    await page.goto(`${site.url}/t/sprache?as=director`);
    await tap('Menu');
    await tap('Deutsch');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Mia weg/ }).click();
    await page.getByRole('button', { name: 'Ist zurück' }).click();
    await page.getByRole('status').getByText('Mia ist da').waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Rückgängig' }).click();
    await page.getByRole('status').getByText('Rückgängig gemacht: Mia ist da').waitFor();
    const tv = await open('/t/sprache/tv?as=display&lang=de', [1920, 1080]);
    await tv.getByText('Chips im Spiel').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
    await tv.context().close();
  });

  test('[tda-39-four-card-flop] a ruling goes by the rulebook of the tournament, with its host’s changes', async () => {
    const book = findRulebook('homepokertourney')!;
    const { flopOfFour } = findRulebook('tda')!.rulings;
    const kitchen = { ...book, name: 'Kitchen table', rulings: { ...book.rulings, flopOfFour } };
    await (await ScreenTournament.live(site, 'kitchen', kitchen)).started(6);
    const desk = await open('/t/kitchen?as=director', [390, 844]);
    for (const name of ['Rulings', /^The board/, /four cards or more/, 'Four cards'])
      await desk.getByRole('button', { name }).first().click();
    await desk.getByText('One of the four comes out at random.').waitFor();
    await desk.getByText('Under Kitchen table rules.').waitFor();
    await desk.context().close();
  });

  test('a player sees their seat, says they are away, and the desk knows', async () => {
    const scene = await (await ScreenTournament.live(site, 'phone')).started(6);
    const seat = scene.room.tournament.tables.get('1')!;
    const [mias] = [...seat.seats].find(([, player]) => player === 'mia')!;
    const phone = await open('/t/phone/me?as=player:mia', [390, 844]);
    await phone.locator('.my-seat').getByText(String(mias), { exact: true }).last().waitFor();
    const desk = await open('/t/phone?as=director', [390, 844]);
    await phone.getByRole('button', { name: 'I’m away' }).click();
    await desk.getByRole('button', { name: /Mia away/ }).waitFor();
    await phone.getByRole('button', { name: 'I’m back' }).click();
    await desk.getByRole('button', { name: /Mia away/ }).waitFor({ state: 'detached' });
    await phone.context().close();
    await desk.context().close();
  });

  test('seats drawn card by card show on the TV and phones as at the desk; a player who can’t wait may look', async () => {
    const scene = await (await ScreenTournament.live(site, 'drawn')).enter(12);
    const desk = await open('/t/drawn?as=director', [390, 844]);
    const tv = await open('/t/drawn/tv?as=display', [1920, 1080]);
    // Of Ana, Ben, Eva … and Tom, Tom is the last.
    const phone = await open('/t/drawn/me?as=player:tom', [390, 844]);
    const calm = await browser.newContext({
      viewport: { width: 1920, height: 1080 },
      reducedMotion: 'reduce',
    });
    const still = await calm.newPage();
    await still.goto(`${site.url}/t/drawn/tv?as=display`);
    await Promise.all([tv, still].map((each) => each.locator('main').waitFor()));
    await phone.locator('.my-seat').waitFor();
    await desk.getByRole('button', { name: 'Card by card' }).click();
    await phone.getByRole('heading', { name: 'Seats are being drawn' }).waitFor();
    await still.getByRole('heading', { name: 'Take your seats' }).waitFor();
    // The same name and seat on both, at the same time.
    const chairs = new Map(
      [...scene.room.tournament.players.values()].map(({ name, standing }) => {
        const { table, seat } = standing.is === 'in' ? standing.chair : { table: '', seat: 0 };
        return [name, `table ${table}, seat ${seat}`];
      }),
    );
    const turned = async (at: Locator) => {
      const [name = '', chair = ''] = await at
        .locator('.title, .number.blinds, .number.where')
        .allInnerTexts();
      return chairs.get(name) === chair.toLowerCase() ? name : null;
    };
    const sheet = desk.getByRole('dialog').locator('.turning');
    await sheet.waitFor();
    await expect
      .poll(async () => {
        const [onTv, atDesk] = await Promise.all([turned(tv.locator('.drawn')), turned(sheet)]);
        return onTv !== null && onTv === atDesk;
      })
      .toBe(true);
    expect(await tv.locator('.seats .name').filter({ hasText: 'Tom' }).count()).toBe(0);
    expect(await phone.locator('.chair').count(), 'no table before its seat').toBe(0);
    await phone.getByRole('button', { name: 'Show me mine' }).click();
    await phone.locator('.my-seat dd').first().waitFor();
    await tv.keyboard.press('Enter');
    await tv.getByRole('heading', { name: 'Take your seats' }).waitFor();
    expect(await tv.locator('.seats .name').filter({ hasText: 'Tom' }).count()).toBe(1);
    for (const page of [desk, tv, phone, still]) await page.context().close();
  });

  test('code first needed while the server is away does not break the page, and loads when it is back', async () => {
    await (await ScreenTournament.live(site, 'cut')).started(12);
    const desk = await open('/t/cut?as=director', [390, 844]);
    const away = async (is: boolean): Promise<void> => desk.context().setOffline(is);
    const rulings = () => desk.getByRole('navigation').getByRole('button', { name: 'Rulings' }).click();
    const asked = desk.getByRole('heading', { name: 'What happened?' });
    await desk.locator('.board.shown').waitFor();
    await away(true);
    const missed = desk.waitForEvent('requestfailed');
    await rulings();
    await missed;
    const before = await digits(desk);
    await expect.poll(() => digits(desk)).toBeLessThan(before);
    expect(await desk.locator('.board.shown').count()).toBe(1);
    const begunAnew = desk.waitForEvent('load');
    await away(false);
    await begunAnew;
    await rulings();
    await asked.waitFor();
    await desk.context().close();
    // The browser reports what it could not load.
    expect(errors.splice(0).filter((error) => !/ERR_INTERNET_DISCONNECTED|preload/.test(error))).toEqual([]);
  });

  test('nothing is wider than the screen, and every target is large enough for a thumb', async () => {
    const scene = await (await ScreenTournament.live(site, 'screens')).started(12);
    await scene.out('1', ...scene.at('1').slice(0, 2));
    await scene.do({ type: 'rearrange' }, { type: 'leave', player: scene.at('1')[1]! });
    for (const [path, width] of [
      ['/t/screens?as=director', 360],
      ['/t/screens/me?as=display', 360],
      ['/t/screens/tv?as=display', 360],
      ['/', 360],
      // German words are longer.
      ['/t/screens?as=director&lang=de', 360],
      ['/t/screens/me?as=display&lang=de', 360],
      ['/t/screens/tv?as=display&lang=de', 360],
      ['/?lang=de', 360],
      ['/t/screens/tv?as=display', 3840],
    ] as const) {
      const page = await open(path, [width, width === 3840 ? 2160 : 740]);
      await page.locator('main:visible').first().waitFor();
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      expect(await tooSmall(page), path).toEqual([]);
      await page.context().close();
    }
  });
});
