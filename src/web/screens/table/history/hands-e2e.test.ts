import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { HandsPlayed } from '../../../../protocol/hands.ts';
import { atRest, launch } from '../../../../testing/browser.ts';
import { PlayedTournament } from '../../../../testing/served-tournament.ts';
import { stumbles } from '../../../../testing/stumbles.ts';

/** The accessibility problems of a page in the dark and the light theme. */
async function stumblesInBoth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['dark', 'light']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    await atRest(page);
    found.push(...(await stumbles(page)).map((each) => `${theme} ${each}`));
  }
  return found;
}

describe('in a real browser', () => {
  let tournament: PlayedTournament;
  let browser: Browser;
  afterAll(async () => {
    await browser?.close();
    await tournament?.end();
  });

  test('a player finds one of their hands, replays it by keys, shares it and has its shuffle checked', async () => {
    [tournament, browser] = await Promise.all([PlayedTournament.seated(5, 0.3), launch()]);
    await tournament.play(6);
    await tournament.stop();
    const { body } = await tournament.served.ask(
      `/api/tournaments/${tournament.id}/hands`,
      undefined,
      tournament.ann.token,
    );
    const played = body as unknown as HandsPlayed;
    const mine = played.hands.filter(({ seats }) => Object.values(seats).includes(tournament.ann.player));
    const biggest = played.hands.reduce((best, hand) => (hand.pot >= best.pot ? hand : best));

    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await tournament.admit(context);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
    const fits = async (): Promise<void> => {
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
      const small = await page.evaluate(`[...document.querySelectorAll('button, a, input, select')]
        .filter((each) => each.offsetParent !== null && (each.offsetHeight < 44 || each.offsetWidth < 44))
        .map((each) => each.outerHTML.slice(0, 80))`);
      expect(small).toEqual([]);
    };

    await page.goto(`${tournament.served.origin}/t/${tournament.id}/hands`);
    await page.getByRole('heading', { name: 'Hands' }).waitFor();
    await fits();
    expect(await stumblesInBoth(page)).toEqual([]);
    await page.getByRole('button', { name: 'My hands' }).click();
    expect(await page.locator('.glance').count()).toBe(mine.length);
    await page.getByRole('button', { name: 'Biggest pots' }).click();
    const first = page.locator('.glance .which b').first();
    expect(await first.innerText()).toBe(`Hand ${biggest.number}`);

    // The first hand: Ann was dealt in, and nobody else's folded cards are on this screen.
    await page.goto(`${tournament.served.origin}/t/${tournament.id}/hands/1/1`);
    await page.getByRole('heading', { name: 'Table 1, hand 1' }).waitFor();
    const caption = page.locator('.caption');
    expect(await caption.innerText()).toBe('Cards dealt');
    await page.locator('.replay-felt .hole .playing-card').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await caption.getByText(/posts the small blind/).waitFor();
    await page.keyboard.press('ArrowLeft');
    await caption.getByText('Cards dealt').waitFor();
    await page.keyboard.press('End');
    await caption.getByText(/ (wins|split) the /).waitFor();
    await fits();
    expect(await stumblesInBoth(page)).toEqual([]);
    await page.keyboard.press('Home');
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await caption.getByText(/posts the small blind/).waitFor();
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: 'Play' }).waitFor();

    // With the phone on its side, the felt and its buttons are in sight together.
    await page.setViewportSize({ width: 740, height: 360 });
    for (const part of [page.locator('.replay-felt'), page.getByRole('button', { name: 'Play' })]) {
      const { y, height } = (await part.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(360);
    }
    await page.setViewportSize({ width: 360, height: 740 });

    // Shared as text and as a file.
    await page.getByRole('button', { name: 'Share' }).click();
    const story = await page.getByLabel('As text').inputValue();
    expect(story).toMatch(/^Thursday game · Table 1, hand 1\n/);
    expect(story).toMatch(/Ann.*\[\w\w \w\w\]/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as text' }).click(),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toBe(story);
    const [phh] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save as PHH' }).click(),
    ]);
    expect(readFileSync(await phh.path(), 'utf8')).toContain('variant');
    await page.keyboard.press('Escape');

    // Ann's phone can still check the shuffle afterwards.
    await page.getByRole('button', { name: 'Is it fair?' }).click();
    const proof = page.getByRole('dialog', { name: 'Is this hand fair?' });
    await proof.getByText(/\d cards verified/).waitFor();
    expect(await stumblesInBoth(page)).toEqual([]);

    // And it finds out a server that swaps two cards in its proof.
    await page.routeWebSocket(/\/ws/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        const frame = JSON.parse(String(text));
        if (frame.type === 'proof') {
          const [a, b] = frame.proof.shuffles[0].openings;
          [a.card, b.card] = [b.card, a.card];
        }
        socket.send(JSON.stringify(frame));
      });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Is it fair?' }).click();
    await proof.getByText('The proof does not hold.').waitFor();
    expect(await stumblesInBoth(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();

    // A stranger to the tournament learns nothing of its hands, and may ask to join.
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(`${tournament.served.origin}/t/${tournament.id}/hands`);
    await stranger.getByRole('button', { name: 'Ask to join' }).waitFor();
  });
});
