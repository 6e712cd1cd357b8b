import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { ScreenSite } from '../../../testing/screen-site.ts';
import { ScreenTournament } from '../../../testing/screen-tournament.ts';
import { stumbles } from '../../../testing/stumbles.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const LAPTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** A page that notes what it plays, shakes and announces, and can be put out of sight. */
const NOTES = `
  window.tones = 0;
  window.shaken = [];
  window.announced = [];
  window.outOfSight = false;
  const Real = AudioContext;
  window.AudioContext = class extends Real {
    createOscillator() { window.tones++; return super.createOscillator(); }
  };
  Object.defineProperty(navigator, 'vibrate', { value: (pattern) => { window.shaken.push(pattern); return true; } });
  window.Notification = class { constructor(title) { window.announced.push(title); } };
  window.Notification.permission = 'default';
  window.Notification.requestPermission = () => Promise.resolve(window.Notification.permission = 'granted');
  if (navigator.serviceWorker) navigator.serviceWorker.getRegistration = () => Promise.resolve(undefined);
  const sight = Object.getOwnPropertyDescriptor(Document.prototype, 'visibilityState');
  Object.defineProperty(document, 'visibilityState', {
    get() { return window.outOfSight ? 'hidden' : sight.get.call(document); },
  });
`;

/** In the page: whether the end of the hand was shown first, and a player's place after it. */
const IN_WHICH_ORDER = `
  window.order = [];
  new MutationObserver(() => {
    const mine = document.querySelector('.dealt:has(.sitting.mine) .voice');
    const places = [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent);
    const now = [];
    if (/wins?|split/.test(mine?.textContent)) now.push('hand');
    if (places.some((text) => text.startsWith('You finished'))) now.push('place');
    if (now.length === 2 && order.length === 0) order.push('both at once');
    order.push(...now.filter((each) => !order.includes(each)));
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;

describe('around a hand', () => {
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

  async function open(
    tournament: string,
    as: string,
    options: BrowserContextOptions = PHONE,
    lang = 'en',
    screen = 'table',
  ): Promise<Page> {
    const context = await browser.newContext(options);
    await context.addInitScript(NOTES);
    const page = await context.newPage();
    await page.goto(`${site.url}/t/${tournament}/${screen}?as=${as}&lang=${lang}`);
    if (screen === 'table') await page.locator('.dealt-felt .sitting').first().waitFor();
    return page;
  }
  const leave = (...pages: Page[]) => Promise.all(pages.map((page) => page.context().close()));
  const settings = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('My settings').click();
  };
  /** Everybody else folds or calls until this player has a turn again, after the one they have. */
  const nextTurn = async (scene: ScreenTournament, player: string): Promise<void> => {
    do await scene.act(scene.frame!.view.legal!.canCheck ? 'check' : 'call');
    while ((await scene.until(({ toAct }) => toAct !== null)) && scene.playerToAct() !== player);
  };

  test('my turn is heard, felt and, out of sight, announced with its price; each can be switched off, and stays off', async () => {
    const scene = await ScreenTournament.dealt(site, 'alert', 3);
    const player = scene.playerToAct();
    const page = await open('alert', `player:${player}`);
    const count = (name: string) => page.evaluate(`${name}.length ?? ${name}`);
    await settings(page);
    await page.getByLabel('Notify me when the page is out of sight').check();
    // To hear it once: what it will sound like.
    await page.getByLabel('Sound when it’s my turn').uncheck();
    await page.getByLabel('Sound when it’s my turn').check();
    expect(await stumbles(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    const before = Number(await count('tones'));
    expect(before).toBeGreaterThan(0);
    await page.evaluate('window.outOfSight = true');
    await nextTurn(scene, player);
    await expect.poll(() => count('tones')).toBe(before + 2);
    expect(await page.evaluate('announced')).toEqual(['Your turn: you may check']);
    expect(Number(await count('shaken'))).toBeGreaterThan(0);

    await page.evaluate('window.outOfSight = false');
    await settings(page);
    await page.getByLabel('Sound when it’s my turn').uncheck();
    await page.reload();
    await page.locator('.your-turn', { hasText: 'Your turn' }).waitFor();
    await settings(page);
    expect(await page.getByLabel('Sound when it’s my turn').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Close' }).click();
    await nextTurn(scene, player);
    await page.locator('.your-turn', { hasText: 'Your turn' }).waitFor();
    expect(await count('tones')).toBe(0);
    await leave(page);
  });

  test('on my own page and among the hands played, my turn leads to the table', async () => {
    const scene = await ScreenTournament.dealt(site, 'banner', 3);
    const player = scene.playerToAct();
    for (const screen of ['me', 'hands']) {
      const page = await open('banner', `player:${player}`, PHONE, 'en', screen);
      const way = page.getByRole('link', { name: 'Your turn: 20 to call' });
      await way.waitFor();
      expect(await stumbles(page)).toEqual([]);
      await leave(page);
    }
    const page = await open('banner', `player:${player}`, PHONE, 'de', 'me');
    await page.getByRole('link', { name: 'Du bist dran: 20 zum Mitgehen' }).click();
    await page.waitForURL('**/table*');
    await leave(page);
  });

  test('a wheel and a swipe change the bet; the buttons are those I chose; all-in asks only if I want it to', async () => {
    const scene = await ScreenTournament.dealt(site, 'bets', 3);
    const player = scene.playerToAct();
    const page = await open('bets', `player:${player}`, LAPTOP);
    const raise = (to: string) => page.getByRole('button', { name: `Raise to ${to}`, exact: true });
    await raise('40').waitFor();
    await page.locator('.guarded').waitFor({ state: 'detached' });
    await raise('40').hover();
    await page.mouse.wheel(0, -100);
    await raise('60').waitFor();
    await page.mouse.wheel(0, 100);
    await raise('40').waitFor();
    // The finger goes up by two steps and is lifted: that is no bet.
    const box = (await raise('40').boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 15);
    await page.mouse.move(x, y - 30);
    await page.mouse.up();
    await raise('80').waitFor();
    expect(scene.playerToAct()).toBe(player);

    await settings(page);
    await page.getByLabel('Bet buttons before the flop, button 2').selectOption('two-and-half');
    await page.getByLabel('Bet buttons before the flop, button 3').selectOption('three');
    await page.getByLabel('Ask before going all-in').uncheck();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: '2.5 bb' }).click();
    await raise('50').waitFor();
    await page.getByRole('button', { name: '3 bb' }).click();
    await raise('60').waitFor();
    await page.getByRole('button', { name: 'All-in', exact: true }).click();
    await page.locator('.moves .act').click();
    await expect.poll(() => scene.playerToAct()).not.toBe(player);
    expect(await page.locator('.sure').count()).toBe(0);
    await leave(page);
  });

  test('when the hand is over, a winner nobody called shows one card, and everybody sees that one and no other', async () => {
    const scene = await ScreenTournament.dealt(site, 'show', 2);
    const loser = scene.playerToAct();
    const winner = ['mia', 'leo'].find((each) => each !== loser)!;
    const seat = scene.frame!.view.players.find((each) => scene.playerAt(each.seat) === winner)!.seat;
    const [mine, theirs] = [await open('show', `player:${winner}`), await open('show', `player:${loser}`)];
    await scene.act('fold');
    await mine.getByRole('button', { name: 'Show both' }).waitFor();
    const first = mine.locator('.after .moves .first');
    const shown = await first.getByRole('img').getAttribute('aria-label');
    await first.click();
    const cards = theirs.locator(`.sitting[data-seat="${seat}"] .hole`);
    await cards.getByRole('img', { name: shown! }).waitFor();
    await cards.getByRole('img', { name: 'a card face down' }).waitFor();
    expect(await cards.locator('.playing-card').count()).toBe(1);
    await theirs.locator('.voice', { hasText: 'shows a card.' }).waitFor();
    expect(await first.isDisabled()).toBe(true);
    expect(await stumbles(mine)).toEqual([]);
    await mine.keyboard.press('s');
    await expect.poll(() => cards.locator('.playing-card').count()).toBe(2);
    await mine.getByRole('button', { name: 'Show both' }).waitFor({ state: 'detached' });
    await leave(mine, theirs);
  });

  test('a tap on a seat says who sits there; the host gives more time, lets a player sit out, and removes them after a question', async () => {
    const scene = await ScreenTournament.dealt(site, 'host', 4);
    Object.assign(scene.room.settings.pace, { action: 20_000 });
    const [slow] = scene.at('1').filter((each) => each !== 'mia');
    await scene.actUntil(slow!, ({ legal }) => (legal!.canCheck ? 'check' : 'call'));
    const { name } = scene.room.tournament.players.get(slow!)!;
    const host = await open('host', 'director:mia');
    const about = host.getByRole('dialog', { name });
    await host.getByRole('button', { name: `About ${name}` }).click();
    await about.getByText(/in chips · \d+ big blinds/).waitFor();
    const before = scene.frame!.deadline!;
    await about.getByRole('button', { name: 'One more minute' }).click();
    await expect.poll(() => scene.frame!.deadline).toBe(before + 60_000);
    // The same in the menu, for a host who looks there.
    await host.getByRole('button', { name: 'Menu' }).click();
    await host.getByText('Players', { exact: true }).click();
    await host.locator('.menu-people summary', { hasText: name }).click();
    await host.locator('.menu-people').getByRole('button', { name: 'Sit out' }).click();
    await expect.poll(() => scene.room.tournament.players.get(slow!)!.awaySince).not.toBe(null);
    await host.locator('.sitting.is-away', { hasText: name }).waitFor();
    await host.getByRole('button', { name: `About ${name}` }).click();
    expect(await stumbles(host)).toEqual([]);
    await about.getByRole('button', { name: 'Remove from the game' }).click();
    await about.getByText(`Remove ${name}?`).waitFor();
    await about.getByRole('button', { name: 'Remove', exact: true }).click();
    await about.waitFor({ state: 'detached' });
    // In the middle of a hand nobody is; it is played to its end.
    expect(scene.at('1')).toContain(slow);
    while (scene.frame!.view.phase !== 'over') {
      const { phase } = await scene.until(
        (view) => view.phase === 'over' || (view.toAct !== null && scene.playerAt(view.toAct) !== slow),
      );
      if (phase !== 'over') await scene.act('fold');
    }
    await expect.poll(() => scene.at('1')).not.toContain(slow);
    // Nobody else gets these buttons.
    const player = await open('host', `player:${scene.at('1').find((each) => each !== 'mia')}`);
    await player.getByRole('button', { name: 'About Mia' }).click();
    await player.getByRole('dialog', { name: 'Mia' }).waitFor();
    expect(await player.getByRole('button', { name: 'Remove from the game' }).count()).toBe(0);
    await leave(host, player);
  });

  test('everybody sees whose line is cut, and that it is back', async () => {
    const scene = await ScreenTournament.dealt(site, 'lines', 3);
    const [gone, stays] = scene.at('1') as [string, string];
    const seat = [...scene.room.tournament.tables.get('1')!.seats].find(([, id]) => id === gone)![0];
    const theirs = await open('lines', `player:${gone}`);
    const mine = await open('lines', `player:${stays}`, PHONE, 'de');
    const mark = mine.locator(`.sitting[data-seat="${seat}"] .cut-off`);
    await expect.poll(() => mark.count()).toBe(0);
    await leave(theirs);
    await mark.getByText('nicht verbunden').waitFor({ state: 'attached' });
    const back = await open('lines', `player:${gone}`);
    await expect.poll(() => mark.count()).toBe(0);
    await leave(back, mine);
  });

  test('who busts sees the hand to its end from their own seat, and only then their place', async () => {
    const noRebuys = {
      rebuys: {
        ...{ atMost: 0, onlyWhenBroke: true, throughLevel: 0, deadline: 'lost' as const },
        ...{ price: null, chips: null },
      },
    };
    let out: Page[] = [];
    // All three may split the pot.
    for (let at = 0; out.length === 0; at++) {
      const scene = await ScreenTournament.dealt(site, `bust-${at}`, 3, noRebuys);
      const pages = new Map<string, Page>();
      for (const player of scene.at('1')) pages.set(player, await open(`bust-${at}`, `player:${player}`));
      for (const page of pages.values()) await page.evaluate(IN_WHICH_ORDER);
      const seats = new Map(scene.frame!.view.players.map(({ seat }) => [seat, scene.playerAt(seat)]));
      await scene.act('raise', 1000);
      await scene.act('call');
      await scene.act('call');
      const { players } = await scene.until(({ phase }) => phase === 'over');
      out = players.filter(({ stack }) => stack === 0).map(({ seat }) => pages.get(seats.get(seat)!)!);
      await leave(...[...pages.values()].filter((page) => !out.includes(page)));
    }
    await Promise.all(
      out.map(async (page) => {
        await page.getByRole('heading', { name: /^You finished/ }).waitFor();
        expect(await page.evaluate('order')).toEqual(['hand', 'place']);
        await page.getByRole('link', { name: /^(Leave|Home)$/ }).waitFor();
        expect(await stumbles(page)).toEqual([]);
      }),
    );
    await leave(...out);
  });

  test('a reaction is a bubble at the seat; spectators talk among themselves', async () => {
    const scene = await ScreenTournament.dealt(site, 'bubbles', 4);
    const [first, second] = scene.at('1') as [string, string];
    const [one, other] = [
      await open('bubbles', `player:${first}`),
      await open('bubbles', `player:${second}`, LAPTOP),
    ];
    const [seat] = [...scene.room.tournament.tables.get('1')!.seats].find(([, id]) => id === first)!;
    await one.getByRole('button', { name: /^Talk/ }).click();
    await one.getByRole('button', { name: 'Good luck' }).click();
    await other.locator(`.sitting[data-seat="${seat}"] .speech`, { hasText: 'Good luck' }).waitFor();
    await other.locator('.speech').waitFor({ state: 'detached' });

    const watchers = [await open('bubbles', 'spectator', LAPTOP), await open('bubbles', 'spectator', LAPTOP)];
    for (const page of watchers) await page.getByRole('button', { name: /^Talk/ }).click();
    const [writes, reads] = watchers as [Page, Page];
    await writes.getByText('only others who watch read this').waitFor();
    await writes.getByLabel('Message the table').fill('What a call');
    await writes.getByRole('button', { name: 'Send' }).click();
    await reads.getByRole('log').getByText('What a call').waitFor();
    expect(await stumbles(reads)).toEqual([]);
    expect(await other.getByText('What a call').count()).toBe(0);
    await leave(one, other, ...watchers);
  });

  test('help tells the next level, the average and the prizes, and leads to ranks and rules; stacks show in big blinds', async () => {
    const scene = await ScreenTournament.dealt(site, 'help', 6);
    const page = await open('help', `player:${scene.at('1')[0]}`);
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'This game' });
    await sheet.getByText(/^\d+ \/ \d+ in \d+:\d\d$/).waitFor();
    await sheet.getByText('1,000 · 50 big blinds').waitFor();
    await sheet.getByText('6 of 6').waitFor();
    expect(await sheet.locator('ol li').count()).toBeGreaterThan(0);
    expect(await stumbles(page)).toEqual([]);
    await sheet.getByLabel('Show stacks in big blinds').check();
    await sheet.getByRole('button', { name: 'Hand ranks' }).click();
    const ranks = page.getByRole('dialog', { name: 'Hand ranks' });
    await ranks.getByText('Full house').first().waitFor();
    await ranks.getByRole('button', { name: 'Close' }).click();
    await sheet.getByRole('button', { name: 'Close' }).first().click();
    await expect.poll(() => page.locator('.sitting.mine .stack').innerText()).toMatch(/^(50|49.5|49) bb$/);
    await leave(page);
  });
});
