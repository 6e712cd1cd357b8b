import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { ScreenSite } from '../../../testing/screen-site.ts';
import { ScreenTournament } from '../../../testing/screen-tournament.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const LAPTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Keeps the frames of the hand, so that a turn can come again and again, and notes what the page asks for. */
const WATCH = `
  window.hands = [];
  window.sent = [];
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(url) {
      super(url);
      window.socket = this;
      this.addEventListener('message', ({ data }) => JSON.parse(data).type === 'hand' && hands.push(data));
    }
    send(text) {
      if (JSON.parse(text).type === 'act') sent.push(text);
      super.send(text);
    }
  };
  window.again = (at) => socket.dispatchEvent(new MessageEvent('message', { data: hands[at] }));
  window.paint = () => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)));
  window.shown = () => [...document.querySelectorAll('.guard button, .guard input')]
    .map((each) => each.textContent + ' ' + each.value + ' ' + each.getAttribute('aria-pressed')).join(' | ');
  window.tap = (x, y) => {
    const at = document.elementFromPoint(x, y);
    for (const [type, Kind] of [['pointerdown', PointerEvent], ['pointerup', PointerEvent], ['click', MouseEvent]])
      at.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 }));
    return at;
  };
  window.points = () => {
    const { left, top, width, height } = document.querySelector('.guard').getBoundingClientRect();
    const found = [];
    for (let x = left + 6; x < left + width; x += 24)
      for (let y = top + 6; y < top + height; y += 12) found.push([x, y]);
    return found;
  };
  /** Shows one frame of the hand, then another, and from then on taps everywhere and presses the keys of the acts. */
  window.hurry = async (from, to) => {
    again(from);
    await paint();
    await new Promise((done) => setTimeout(done, 500));
    sent.length = 0;
    again(to);
    const since = performance.now();
    await paint();
    const before = shown();
    const wrong = [];
    for (const moment of [0, 20, 75, 150, 225, 300]) {
      await new Promise((done) => setTimeout(done, Math.max(0, moment - (performance.now() - since))));
      // A machine that is busy may come too late to say anything.
      if (performance.now() - since > 350) break;
      for (const [x, y] of points()) {
        tap(x, y);
        if (sent.length > 0 || shown() !== before)
          return [moment + ' ms, ' + x + ' × ' + y + ': ' + sent.join() + ' ' + before + ' → ' + shown()];
      }
      for (const key of ['f', 'c', 'Enter'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await paint();
      if (sent.length > 0 || shown() !== before)
        return [moment + ' ms, keys: ' + sent.join() + ' ' + before + ' → ' + shown()];
    }
    return wrong;
  };
`;

type Placed = { readonly kind: string; readonly box: readonly [number, number, number, number] };

/** The buttons in the bar with what they mean: whoever gives up the hand, pays the price, or puts in more. */
const PLACED = `[...document.querySelectorAll('.guard .moves button, .guard .asks button')].map((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  const text = each.textContent;
  const kind = /^(Fold|Check\\/fold|Muck)/.test(text) ? 'fold' : /^(Check|Call)/.test(text) ? 'call' : text;
  return { kind, box: [left, top, right, bottom] };
})`;

const meet = (a: Placed, b: Placed): boolean =>
  Math.min(a.box[2], b.box[2]) > Math.max(a.box[0], b.box[0]) &&
  Math.min(a.box[3], b.box[3]) > Math.max(a.box[1], b.box[1]);

describe('a finger on its way when the buttons change', () => {
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

  async function open(tournament: string, player: string, options: BrowserContextOptions): Promise<Page> {
    const page = await (await browser.newContext(options)).newPage();
    await page.addInitScript(WATCH);
    await page.goto(`${site.url}/t/${tournament}/table?as=player:${player}&lang=en`);
    page.setDefaultTimeout(30_000);
    await page.locator('.table-bar .early').waitFor();
    return page;
  }

  test.each([
    ['phone', PHONE],
    ['laptop', LAPTOP],
  ])('taps and keys around a turn do nothing else than what was shown before (%s)', async (name, options) => {
    const scene = await ScreenTournament.dealt(site, `hurry-${name}`, 4);
    const seats = scene.frame!.view.players.map(({ seat }) => seat).sort((a, b) => a - b);
    const third = scene.playerAt(seats[(seats.indexOf(scene.frame!.view.toAct!) + 2) % seats.length]!);
    const page = await open(`hurry-${name}`, third, options);
    const placed = async (): Promise<Placed[]> => (await page.evaluate(PLACED)) as Placed[];
    const early = [...(await placed())];
    await scene.act('raise', 80);
    await page.locator('.early', { hasText: 'Call' }).waitFor();
    early.push(...(await placed()));
    await scene.act('raise', 160);
    await page.locator('.moves', { hasText: 'Raise to' }).waitFor();
    const turn = await placed();
    expect(turn.map(({ kind }) => kind)).toEqual(['fold', 'call', expect.stringContaining('Raise to')]);
    // What may be chosen early lies only where the same act will be.
    for (const a of early) for (const b of turn) if (a.kind !== b.kind) expect(meet(a, b)).toBe(false);

    // Waiting, the price rises; it rises again as the turn comes; or the turn comes at the price shown.
    for (const [from, to] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ])
      expect(await page.evaluate(`hurry(${from}, ${to})`), `${from} → ${to}`).toEqual([]);

    // A finger that was down when the buttons changed is lifted later: that was for what was there before.
    await page.evaluate('again(1)');
    const { x, y, width, height } = (await page.locator('.moves .middle').boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.evaluate('again(2)');
    await page.evaluate('new Promise((done) => setTimeout(done, 700))');
    await page.mouse.up();
    expect(await page.evaluate('sent')).toEqual([]);

    // After that, everything does what it says.
    await page.getByRole('button', { name: /^Call 1\d0/ }).click();
    await expect.poll(() => page.evaluate('sent.length')).toBe(1);
    expect(await page.evaluate('JSON.parse(sent[0]).action')).toBe('call');
    await page.context().close();
  });

  test.each([
    ['phone', PHONE],
    ['laptop', LAPTOP],
  ])('a second tap on All-in never answers its question (%s)', async (name, options) => {
    const scene = await ScreenTournament.dealt(site, `twice-${name}`, 4);
    const seats = scene.frame!.view.players.map(({ seat }) => seat).sort((a, b) => a - b);
    const third = scene.playerAt(seats[(seats.indexOf(scene.frame!.view.toAct!) + 2) % seats.length]!);
    const page = await open(`twice-${name}`, third, options);
    const yes = page.getByRole('button', { name: 'Yes, all-in' });
    const asks = page.getByRole('alertdialog', { name: /^All-in for/ });
    const twice = async (button: string): Promise<void> => {
      const { x, y, width, height } = (await page.locator(button).boundingBox())!;
      const [left, top] = [x + width / 2, y + height / 2];
      await page.mouse.dblclick(left, top);
      await asks.waitFor();
      const lies = (await yes.boundingBox())!;
      expect(left < lies.x || left > lies.x + lies.width || top < lies.y || top > lies.y + lies.height).toBe(
        true,
      );
      expect(await page.evaluate('sent')).toEqual([]);
      await asks.waitFor();
      expect(await page.locator('.early [aria-pressed=true]').count()).toBe(0);
    };
    // An early call for all my chips.
    await scene.act('raise', 1000);
    await page.getByRole('button', { name: 'Call all-in' }).click({ trial: true });
    await twice('.early .middle');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Call all-in' }).waitFor();
    // And with the turn there: a raise is all that is left to ask for in the next hand.
    const other = await ScreenTournament.dealt(site, `raise-${name}`, 3);
    const first = other.playerToAct();
    await page.goto(`${site.url}/t/raise-${name}/table?as=player:${first}&lang=en`);
    await page.locator('.presets button').last().click();
    await page.getByRole('button', { name: /^All-in 1,000/ }).click({ trial: true });
    await twice('.turn .last');
    // Back and again back: the tap that closes the question does not fold.
    await page.getByRole('button', { name: 'Back' }).dblclick();
    await page.locator('.turn .first').waitFor();
    expect(await page.evaluate('sent')).toEqual([]);
    await page.getByRole('button', { name: /^All-in 1,000/ }).click();
    await yes.click();
    await expect.poll(() => page.evaluate('sent.length')).toBe(1);
    await page.context().close();
  });
});
