import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { PHONE, type Size, TV } from '../../../testing/devices.ts';
import { ScreenSite } from '../../../testing/screen-site.ts';
import { ScreenTournament } from '../../../testing/screen-tournament.ts';

const MINUTE_MS = 60_000;
const SMALL_TV: Size = [1280, 720];

describe('the desk leads, and the TV shows it', () => {
  let site: ScreenSite;
  let browser: Browser;

  beforeAll(async () => {
    site = await ScreenSite.open();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await site.close();
  });

  async function open(path: string, [width, height]: Size): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(site.url + path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    return page;
  }
  const desk = (id: string) => open(`/t/${id}?as=director`, PHONE);
  const tv = (id: string, size: Size = TV) => open(`/t/${id}/tv?as=display&sound=off`, size);
  const close = (...pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));
  const tap = (within: Page | Locator, name: string | RegExp) =>
    within.getByRole('button', { name }).first().click();
  const sheetOf = (page: Page): Locator => page.getByRole('dialog');
  const tapCard = async (sheet: Locator, rank: string, suit: string): Promise<void> => {
    await sheet.getByRole('group', { name: 'Rank' }).getByRole('button', { name: rank, exact: true }).click();
    await sheet.getByRole('group', { name: 'Suit' }).getByRole('button', { name: suit }).click();
  };

  test('[rebuy-window] [addon-availability] [colour-up-trigger] the break, step by step: rebuys, add-ons, the race, the countdown', async () => {
    const scene = await (await ScreenTournament.live(site, 'pause', 'bnai-jeshurun')).started(6);
    const [out] = scene.at('1') as [string];
    const name = (id: string): string => scene.room.tournament.players.get(id)!.name;
    await scene.do({ type: 'bust', table: '1', players: [out] });
    await scene.do({ type: 'clock', do: 'next' }, { type: 'clock', do: 'next' });
    const [phone, screen] = [await desk('pause'), await tv('pause')];
    await phone.getByRole('heading', { name: 'The break: last rebuys' }).waitFor();
    await screen.getByText(`$20 for 2,000 chips · ${name(out)}`).waitFor();
    await tap(phone, 'Open the break');
    const sheet = sheetOf(phone);
    await tap(sheet, /^Out/);

    await sheet.getByText('$5 per 500 chips, up to a stack of 4,000.').waitFor();
    await screen.getByText(/^\$5 per 500, up to 4,000 · \d+:\d\d left$/).waitFor();
    const [buyer] = scene.at('1') as [string];
    await scene.do({ type: 'tell-chips', player: buyer, stack: 3925 });
    await tap(sheet, new RegExp(`^\\$5 · 75.*${name(buyer)}$`));
    await expect
      .poll(() => scene.room.tournament.players.get(buyer))
      .toMatchObject({ stack: 4000, addOns: 1 });
    await tap(sheet, 'Add-ons done');

    await screen.getByText('Color up the 25s to 100s').waitFor();
    await tap(sheet, 'Color up step by step');
    await tap(sheet, /^(Nobody has odd chips|Deal the cards here)$/);
    await tap(sheet, 'Done');
    await screen.getByRole('heading', { name: 'Chip race' }).waitFor();
    expect(scene.room.tournament.smallestChip).toBe(100);

    await tap(sheet, 'One minute more');
    await expect
      .poll(() => scene.room.tournament.clock.running?.endsAt)
      .toBeGreaterThan(Date.now() + 15 * MINUTE_MS);
    await tap(sheet, 'End the break now');
    await sheet.waitFor({ state: 'detached' });
    await screen.getByText('Blinds up: 100 / 200').waitFor();
    await close(phone, screen);
  });

  test('the phone chooses what the TV shows, and the last minute changes the color of its clock', async () => {
    const scene = await (await ScreenTournament.live(site, 'shown')).started(9);
    const [phone, screen] = [await desk('shown'), await tv('shown')];
    await tap(phone.locator('.tools'), 'On the TV');
    for (const [says, shown] of [
      ['Big clock', '.only-clock'],
      ['Payouts', '.prizes.every'],
      ['Tables', '.seats'],
      ['Full view', '.levels'],
    ] as const) {
      await tap(sheetOf(phone), says);
      await screen.locator(shown).waitFor();
    }
    const color = () => screen.locator('.time').evaluate((time) => getComputedStyle(time).color);
    const before = await color();
    await scene.do({ type: 'clock', do: 'set', left: 50_000 });
    await screen.locator('.last-minute').waitFor();
    expect(await color()).not.toBe(before);
    // Nothing moves where the device asks for stillness.
    expect(await screen.locator('.time').evaluate((time) => getComputedStyle(time).animationName)).toBe(
      'none',
    );
    await close(phone, screen);
  });

  test('[finish-order] who knocked a player out is told with the bust or afterwards, and a bust alone takes two taps', async () => {
    const scene = await (await ScreenTournament.live(site, 'bounced')).started(9);
    await scene.level(4, 9 * MINUTE_MS);
    const [a, b, c] = scene.at('1') as [string, string, string];
    const name = (id: string): string => scene.room.tournament.players.get(id)!.name;
    const [phone, screen] = [await desk('bounced'), await tv('bounced')];
    await phone.locator('.felt').getByText(name(a), { exact: true }).click();
    await tap(sheetOf(phone), 'Out, knocked out by …');
    await tap(sheetOf(phone), name(b));
    await screen
      .locator('.knock-outs')
      .getByText(`by ${name(b)}`)
      .waitFor();
    await phone.locator('.felt').getByText(name(c), { exact: true }).click();
    await tap(sheetOf(phone), `${name(c)} is out`);
    await screen.locator('.knock-outs').getByText(name(c)).waitFor();
    await tap(phone.locator('.tab-bar'), /^Players/);
    await phone.getByRole('button', { name: new RegExp(`^${name(c)}`) }).click();
    await tap(sheetOf(phone), 'Who knocked them out?');
    await tap(sheetOf(phone), name(b));
    await expect.poll(() => screen.locator('.knock-outs small').count()).toBe(2);
    await close(phone, screen);
  });

  test('[late-table-choice] a late seat by real cards: typed in, shown on the TV, and gone once everyone is seated', async () => {
    const scene = await (await ScreenTournament.live(site, 'late')).started(12);
    await scene.do({ type: 'enter', player: 'zoltan', name: 'Zoltan', prepaid: true, adult: true });
    const [phone, screen] = [await desk('late'), await tv('late')];
    await phone.getByText('Tables 1 and 2 are equally full').waitFor();
    await tap(phone, 'We dealt cards');
    await tapCard(sheetOf(phone), 'K', 'spades');
    await tapCard(sheetOf(phone), '3', 'hearts');
    await tap(sheetOf(phone), 'Which table is it?');
    await screen.locator('.strip').getByText('table 2, seat').waitFor();
    await screen.locator('.strip').getByRole('img', { name: 'three of hearts' }).waitFor();
    await phone.locator('.announce').getByRole('img', { name: 'king of spades' }).waitFor();
    await tap(phone.locator('.announce'), 'All seated');
    await screen.locator('.strip').getByText('Zoltan').waitFor({ state: 'detached' });
    await close(phone, screen);
  });

  test('[seating-dealers-one-per-table] [seating-dealer-in-middle] dealers are named, drawn one to a table, and shown in the middle', async () => {
    const scene = await (await ScreenTournament.live(site, 'dealers')).enter(12);
    const [phone, screen] = [await desk('dealers'), await tv('dealers')];
    await tap(phone.locator('.tools'), 'Dealers');
    for (const name of ['Leo', 'Eva']) await tap(sheetOf(phone), name);
    await tap(sheetOf(phone), 'Save');
    await sheetOf(phone).waitFor({ state: 'detached' });
    await tap(phone, 'Card by card');
    await tap(sheetOf(phone), 'Skip to the end');
    for (const name of ['Leo', 'Eva'])
      await sheetOf(phone)
        .getByRole('listitem')
        .filter({ hasText: name })
        .getByText('dealer', { exact: true })
        .waitFor();
    await sheetOf(phone).getByText('5th left of the dealer').first().waitFor();
    await expect.poll(() => screen.locator('.seats .mark', { hasText: 'dealer' }).count()).toBe(2);
    const dealers = [...scene.room.tournament.tables.values()].map(({ dealer }) => dealer);
    expect(dealers.sort()).toEqual(['eva', 'leo']);
    await close(phone, screen);
  });

  test('[initial-button-draw] the cards drawn for the button are shown, and real ones can be tapped in', async () => {
    const scene = await (await ScreenTournament.live(site, 'button', 'home-guidelines')).enter(3);
    await scene.do({ type: 'draw-seats' });
    const [phone, screen] = [await desk('button'), await tv('button')];
    await expect.poll(() => screen.locator('.seats .playing-card').count()).toBe(3);
    await tap(phone.locator('.tools'), 'Seat draw');
    await tap(sheetOf(phone), 'Skip to the end');
    await tap(sheetOf(phone), 'We drew cards for the button');
    for (const [rank, suit] of [
      ['4', 'clubs'],
      ['Q', 'hearts'],
      ['Q', 'diamonds'],
    ] as const)
      await tapCard(sheetOf(phone), rank, suit);
    await tap(sheetOf(phone), 'Who has the button?');
    const second = scene.room.tournament.players.get(scene.at('1')[1]!)!.name;
    await sheetOf(phone).getByText(`High card: ${second} has the button.`).waitFor();
    await screen.locator('.seats').getByRole('img', { name: 'queen of hearts' }).waitFor();
    await close(phone, screen);
  });

  test('[seating-even] a redraw of 24 with names of 32 letters: every name in full, and nothing overlaps', async () => {
    const scene = await ScreenTournament.live(site, 'long');
    for (let at = 0; at < 24; at++)
      await scene.do({
        type: 'enter',
        player: `p${at}`,
        name: `${String.fromCharCode(65 + at)}atharina-Elisabeth von Hohenste`,
        prepaid: true,
        adult: true,
      });
    await scene.do({ type: 'draw-seats' }, { type: 'start' });
    await scene.do(
      ...scene
        .at('1')
        .map((player, at) => ({
          type: 'reseat' as const,
          player,
          to: { table: at < 2 ? '2' : '3', seat: 9 + (at % 2) },
          reason: 'a test',
        }))
        .slice(0, 4),
    );
    const fits = async (screen: Page, what: string): Promise<void> => {
      // Fonts may come after the names.
      const clashes = () =>
        screen.evaluate(`(() => {
        const boxes = [...document.querySelectorAll('${what}')].filter((each) => each.offsetParent !== null);
        const wrong = [];
        for (const [at, box] of boxes.entries()) {
          const a = box.getBoundingClientRect();
          if (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 2)
            wrong.push('cut: ' + box.textContent);
          if (a.bottom > innerHeight || a.right > innerWidth || a.left < 0) wrong.push('off: ' + box.textContent);
          for (const other of boxes.slice(at + 1)) {
            const b = other.getBoundingClientRect();
            if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
              wrong.push(box.textContent + ' over ' + other.textContent);
          }
        }
        return wrong;
      })()`);
      await expect.poll(clashes).toEqual([]);
    };
    for (const size of [TV, SMALL_TV]) {
      const screen = await tv('long', size);
      await screen.locator('.new-seats li').first().waitFor();
      expect(await screen.locator('.new-seats li').count()).toBe(4);
      await fits(screen, '.new-seats li, .new-seats h2, .strip');
      await close(screen);
    }
    await scene.do({ type: 'take-seats', players: scene.room.tournament.moves.map(({ player }) => player) });
    await scene.level(4, 6 * MINUTE_MS);
    for (let gone = 0; gone < 6; gone++) {
      const table = [...scene.room.tournament.tables.values()].sort((a, b) => b.seats.size - a.seats.size)[0]!
        .id;
      const [out, by] = scene.at(table) as [string, string];
      await scene.do({ type: 'bust', table, players: [out], knockedOutBy: { [out]: [by] } });
    }
    for (const size of [TV, SMALL_TV]) {
      const screen = await tv('long', size);
      await screen.locator('.knock-outs').waitFor();
      await fits(screen, '.left-side, .right-side, .center, .strip');
      await close(screen);
    }
    await scene.do({ type: 'rearrange' });
    for (const size of [TV, SMALL_TV]) {
      const screen = await tv('long', size);
      await screen.locator('.new-seats li').first().waitFor();
      expect(await screen.locator('.new-seats li').count()).toBeGreaterThan(14);
      await fits(screen, '.new-seats li, .new-seats h2, .strip');
      await close(screen);
    }
  });

  test('a player’s phone has the next blinds, the deadlines and their own payments', async () => {
    const scene = await (await ScreenTournament.live(site, 'phones', 'bnai-jeshurun')).started(6);
    await scene.do({ type: 'rebuy', player: 'mia' });
    const phone = await open('/t/phones/me?as=player:mia', PHONE);
    const mine = phone.getByRole('region', { name: 'Coming up and my payments' });
    await mine.getByText('Blinds 50 / 100').waitFor();
    await mine.getByText('Rebuys until level 3').waitFor();
    await mine.getByText('Add-ons: $5 per 500, up to 4,000').waitFor();
    await mine.getByText('$50 of $70').waitFor();
    await mine.getByText('You owe').waitFor();
    await scene.do({ type: 'pay', player: 'mia', amount: 2000 });
    await mine.getByText('You owe').waitFor({ state: 'detached' });
    await close(phone);
  });
});
