import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { launch } from '../../../testing/browser.ts';
import { Served } from '../../../testing/served.ts';
import { stumbles } from '../../../testing/stumbles.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const LAPTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

const PACE = { action: 20_000, bank: 1000, street: 40, between: 60, think: [2, 12], reveal: 400, rebuy: 20 };
const level = (small: number, minutes: number | null = 0.03) => ({ small, big: small * 2, ante: 0, minutes });
/** A tournament of a few seconds. */
const STEEP = { tournament: { levels: [level(50), level(100), level(200), level(400), level(800, null)] } };

/** One that doesn't end while a test is looking. */
const ROOMY = { tournament: { startingStack: 100_000, levels: [level(10, null)] } };

/** A page whose line can be cut. */
const CUTTABLE = `
  window.sockets = [];
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(url) {
      super(window.cut ? url + '-cut' : url);
      sockets.push(this);
    }
  };
`;

describe('a dealt table in a real browser', () => {
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

  async function open(
    path: string,
    options: BrowserContextOptions,
    before: (page: Page) => Promise<unknown> = async () => {},
  ): Promise<Page> {
    const context = await browser.newContext(options);
    await context.addInitScript(CUTTABLE);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (said) => {
      if (said.type() === 'error' && !/WebSocket|Content Security/.test(said.text()))
        errors.push(said.text());
    });
    await before(page);
    await page.goto(served.origin + path);
    return page;
  }

  /** From the home page to a seat under a name of one's own, at a pace for tests. */
  async function sitDown(
    options: BrowserContextOptions,
    pace: object = PACE,
    choices: object = STEEP,
    watch: (page: Page) => unknown = () => {},
  ): Promise<Page> {
    const page = await open('/', options, (fresh) => {
      watch(fresh);
      return fresh.route('**/api/play', (route) =>
        route.continue({ postData: { ...route.request().postDataJSON(), pace, choices } }),
      );
    });
    await page.getByRole('link', { name: /Play now/ }).click();
    await page.getByLabel('Your name').fill('Mia');
    await page.getByRole('button', { name: /One table/ }).click();
    await page.locator('.sitting.mine .hole').waitFor();
    return page;
  }

  /** Plays until the tournament is over, with whatever is on the screen. */
  async function playOn(page: Page, act: (turn: number) => Promise<void>): Promise<number> {
    const mine = page.locator('.table-bar .turn .button.act:enabled, .table-bar .sure .act:enabled').first();
    const over = page.getByRole('link', { name: 'Play again' });
    for (let turn = 0; ; ) {
      await mine.or(over).first().waitFor();
      if (await over.isVisible()) return turn;
      await act(turn++);
    }
  }

  const quiet = async (doing: Promise<unknown>): Promise<void> => {
    // The hand may have gone on meanwhile.
    await doing.catch(() => {});
  };

  test('a nine-seat sit-and-go to the end, by taps on a phone and by keys alone on a laptop', async () => {
    const [phone, laptop] = await Promise.all([sitDown(PHONE), sitDown(LAPTOP)]);
    const seen = { phone: 0, laptop: 0 };
    expect(await stumbles(phone)).toEqual([]);
    expect(await stumbles(laptop)).toEqual([]);
    expect(await phone.locator('.sitting').count()).toBe(9);
    // Nothing runs off a phone's edge.
    expect(await phone.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    // A player who listens to the screen has heard their cards.
    const told = await phone.locator('[aria-live=polite]').allTextContents();
    expect(told.join(' ')).not.toBe('');

    const tap = (name: RegExp) => phone.locator('.table-bar').getByRole('button', { name }).first();
    const sure = async (page: Page): Promise<boolean> => page.locator('.sure').isVisible();
    const byTaps = playOn(phone, async (turn) => {
      seen.phone++;
      if (await sure(phone)) return quiet(tap(/^Yes, all-in/).click({ timeout: 500 }));
      if (turn % 4 === 3 && (await tap(/^All-in/).isVisible())) {
        await quiet(tap(/^All-in/).click({ timeout: 500 }));
        await quiet(phone.locator('.moves .act').click({ timeout: 500 }));
      } else await quiet(tap(/^(Check|Call)/).click({ timeout: 500 }));
    });
    const byKeys = playOn(laptop, async (turn) => {
      seen.laptop++;
      const keys = (await sure(laptop))
        ? ['Enter']
        : turn % 5 === 4
          ? ['4', 'Enter']
          : turn % 5 === 2
            ? ['ArrowUp', 'Enter']
            : ['c'];
      for (const key of keys) await laptop.keyboard.press(key);
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    await Promise.all([byTaps, byKeys]);
    expect(seen.phone).toBeGreaterThan(0);
    expect(seen.laptop).toBeGreaterThan(0);
    for (const page of [phone, laptop]) {
      // Everybody has a place, and I am told mine.
      await page.getByRole('heading', { name: /^You (won|finished \d)/ }).waitFor();
      // Against bots a player who is out may play again at once; the others play on to the end.
      await expect.poll(() => page.locator('.places li').count()).toBe(9);
      expect(await page.locator('.places li.mine').innerText()).toContain('Mia');
      expect(await stumbles(page)).toEqual([]);
    }
    expect(errors).toEqual([]);
  });

  test('one tap on the home page is a seat among bots, with the rules and the name chosen last time', async () => {
    const page = await open('/play', PHONE);
    await page.getByLabel('Your name').fill('Mia');
    await page.getByLabel('House rules').selectOption('tda');
    await page.getByRole('button', { name: 'One table' }).click();
    await page.locator('.sitting.mine').waitFor();
    await page.goto(served.origin);
    await page.getByRole('link', { name: 'Rules: Poker Tournament Directors Association' }).waitFor();
    expect(await stumbles(page)).toEqual([]);
    for (const [name, players, seats] of [
      ['One table', 9, 9],
      ['Three tables', 27, 9],
    ] as const) {
      await page.goto(served.origin);
      const asked = page.waitForRequest('**/api/play');
      await page.getByRole('button', { name }).click();
      expect((await asked).postDataJSON()).toEqual({ players, rulebook: 'tda', name: 'Mia' });
      await page.locator('.sitting.mine').waitFor();
      expect(await page.locator('.sitting').count()).toBe(seats);
      await page.getByText(`1st of ${players}`).waitFor();
    }
  });

  test('the table against bots is set up on one page: how many, how good, how fast, how long; and stays so', async () => {
    const page = await open('/play', PHONE);
    await page.getByRole('radio', { name: 'Hard' }).check();
    await page.getByRole('radio', { name: 'Fast' }).check();
    await page.getByRole('radio', { name: '3 min' }).check();
    for (let fewer = 0; fewer < 5; fewer++)
      await page.getByRole('button', { name: 'Less: How many players?' }).click();
    await page.getByText('4 players, 3-minute levels').waitFor();
    expect(await stumbles(page)).toEqual([]);
    await page.reload();
    await page.getByText('4 players, 3-minute levels').waitFor();
    const asked = page.waitForRequest('**/api/play');
    await page.getByRole('button', { name: 'One table' }).click();
    expect((await asked).postDataJSON()).toMatchObject({
      players: 4,
      bots: 'hard',
      levelMinutes: 3,
      pace: { street: 450 },
    });
    await page.locator('.sitting.mine').waitFor();
    expect(await page.locator('.sitting').count()).toBe(4);
    // Each bot has a face, and a tap says how it plays.
    expect(await page.locator('.sitting .player-face.is-bot').count()).toBe(3);
    await page.locator('.sitting:not(.mine) .about-seat').first().click();
    await page
      .getByRole('dialog')
      .getByText(/^Bot · (Strong|Tight|Aggressive)$/)
      .waitFor();
    expect(await stumbles(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('after folding, one tap leads to the next hand; switched on, every fold does', async () => {
    const asked: string[] = [];
    const slow = { ...PACE, think: [1_500, 1_500], between: 3_000 };
    const page = await sitDown(LAPTOP, slow, ROOMY, (fresh) =>
      fresh.on('websocket', (socket) =>
        socket.on('framesent', ({ payload }) => {
          if (String(payload).includes('"hurry"')) asked.push(String(payload));
        }),
      ),
    );
    const hand = async (): Promise<number> =>
      Number(/hand (\d+)/.exec(await page.locator('.table-head').innerText())![1]);
    /** Folds, or checks where that is free, until I have no part in a hand that bots still play. */
    const foldOut = async (): Promise<void> => {
      const skip = page.getByRole('button', { name: 'Next hand' });
      while (asked.length === 0 && !(await skip.isVisible())) await page.keyboard.press('f');
    };
    await foldOut();
    const first = await hand();
    await page.getByRole('button', { name: 'Next hand' }).click();
    await expect.poll(hand).toBe(first + 1);
    expect(asked).toHaveLength(1);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('My settings').click();
    await page.getByLabel('Against bots: skip to the next hand when I fold').check();
    await page.getByRole('button', { name: 'Close' }).click();
    const folds = async (): Promise<number> => {
      await page.keyboard.press('f');
      return asked.length;
    };
    await expect.poll(folds, { interval: 200 }).toBeGreaterThan(1);
    expect(errors).toEqual([]);
  });

  test('the phone takes part in the shuffle of every hand after it sat down, and checks what it saw', async () => {
    const page = await sitDown(PHONE, { ...PACE, reveal: 5_000 }, ROOMY);
    const lock = page.getByRole('button', { name: /^Shuffle of hand \d+: you took part/ });
    const mixed = async (): Promise<boolean> => {
      await page.keyboard.press('c');
      return lock.isVisible();
    };
    await expect.poll(mixed, { interval: 300 }).toBe(true);
    await lock.click();
    await page
      .getByRole('dialog')
      .getByText(/\d+ hands? checked here/)
      .waitFor();
    expect(errors).toEqual([]);
  });

  test('two tables, four browsers and bots: a player who loses the connection is moved to balance the tables, and comes back', async () => {
    const created = await served.ask('/api/tournaments', {
      name: 'Friends far away',
      rulebook: 'homepokertourney',
      kind: 'dealt',
      bots: 8,
      pace: { ...PACE, action: 1000, bank: 0 },
      choices: {
        tournament: {
          startingStack: 100_000,
          tableMaximum: 8,
          buyIn: 0,
          levels: [level(10, null)],
          redraws: { at: [], atHalfTheField: false, whenTablesCombine: false },
          balanceWhenTablesDifferBy: 2,
          whoMoves: 'next-big-blind',
          absentHands: 'folded-in-turn',
        },
      },
    });
    const { tournament, joinCode } = created.body;
    let keys = 0;
    const direct = async (command: object): Promise<number> => {
      const body = { key: `direct-${keys++}-key`, command };
      return (await served.ask(`/api/tournaments/${tournament}/commands`, body, created.token)).status;
    };
    const view = async (): Promise<TournamentView> =>
      (await served.ask(`/api/tournaments/${tournament}`, undefined, created.token)).body.view;

    const friends = await Promise.all(
      ['Ana', 'Ben', 'Cy', 'Dee'].map(async (name, at) => {
        const page = await open('/join', at % 2 === 0 ? PHONE : LAPTOP);
        const { player } = (await page.evaluate(
          `fetch('/api/join', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify({ code: joinCode, name }))} }).then((answer) => answer.json())`,
        )) as { player: string };
        expect(await direct({ type: 'enter', player, name, prepaid: true, adult: true })).toBe(200);
        return { name, player, page };
      }),
    );
    expect(await direct({ type: 'draw-seats', kind: 'dealt' })).toBe(200);
    expect(await direct({ type: 'start' })).toBe(200);
    await Promise.all(friends.map(({ page }) => page.goto(`${served.origin}/t/${tournament}/table`)));
    let playing = true;
    const all = friends.map(async ({ page }) => {
      while (playing) {
        await page.keyboard.press('c').catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    });
    await Promise.all(friends.map(({ page }) => page.locator('.sitting.mine .hole').waitFor()));

    // Ana's line is cut while she has cards.
    const [ana] = friends;
    const chairOf = (tournament: TournamentView, player: string) =>
      tournament.tables
        .flatMap(({ id, seats }) => seats.map((each) => ({ ...each, table: id })))
        .find((each) => each.player === player)!;
    const before = chairOf(await view(), ana!.player);
    await ana!.page.locator('.sitting.mine .hole').waitFor();
    await ana!.page.evaluate(`window.cut = true; for (const each of sockets) each.close();`);
    await ana!.page.getByText(/Disconnected since/).waitFor();
    await expect.poll(async () => chairOf(await view(), ana!.player).away).toBe(true);

    // Ana is due to be the next big blind when two bots leave the other table, so Riffle moves her there [tda-11-balance].
    const tableOf = (tournament: TournamentView, id: string) =>
      tournament.tables.find((each) => each.id === id)!;
    const nextBig = ({ seats, blinds }: TournamentView['tables'][number]): number => {
      const big = blinds.find(({ blind }) => blind === 'big')?.seat ?? 0;
      return (seats.find(({ seat }) => seat > big) ?? seats[0]!).seat;
    };
    const isBigNext = async (): Promise<boolean> => {
      const table = tableOf(await view(), before.table);
      const big = table.blinds.find(({ blind }) => blind === 'big')?.seat;
      return before.seat === (table.playing ? nextBig(table) : big);
    };
    for (;;) {
      await expect.poll(isBigNext, { interval: 10 }).toBe(true);
      expect(await direct({ type: 'clock', do: 'stop', why: 'dispute' })).toBe(200);
      await expect.poll(async () => (await view()).tables.some(({ playing }) => playing)).toBe(false);
      if (await isBigNext()) break;
      expect(await direct({ type: 'clock', do: 'start' })).toBe(200);
    }
    const other = (await view()).tables.find(({ id }) => id !== before.table)!;
    for (const { player } of other.seats.filter(({ player }) => player.startsWith('bot')).slice(0, 2))
      expect(await direct({ type: 'remove', player, why: 'disqualified' })).toBe(200);
    expect(await direct({ type: 'clock', do: 'start' })).toBe(200);
    await expect.poll(async () => chairOf(await view(), ana!.player).table).toBe(other.id);
    const { table, seat } = chairOf(await view(), ana!.player);
    const to = { table, seat };
    expect((await view()).tables.map(({ seats }) => seats.length)).toEqual([5, 5]);

    // Once reconnected, Ana reads where she sits now, and plays.
    await ana!.page.evaluate('window.cut = false');
    await ana!.page.getByText(`You’ve moved to table ${to.table}, seat ${to.seat}.`).waitFor();
    await ana!.page.getByText(`Table ${to.table}`, { exact: true }).waitFor();
    await ana!.page.locator('.sitting.mine .hole').waitFor();
    await expect.poll(async () => chairOf(await view(), ana!.player)).toMatchObject({ away: false, ...to });
    // A friend at her new table sees her there under her name.
    const seats = (await view()).tables.find(({ id }) => id === to.table)!.seats;
    const friend = friends.find(
      ({ player }) => player !== ana!.player && seats.some((each) => each.player === player),
    );
    if (friend !== undefined) await friend.page.locator('.sitting .who b', { hasText: /^Ana$/ }).waitFor();
    playing = false;
    await Promise.all(all);
    expect(errors).toEqual([]);
  });
});
