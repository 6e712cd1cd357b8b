import { expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { misplaced } from '../../../testing/laid-out.ts';
import { ScreenSite } from '../../../testing/screen-site.ts';
import { ScreenTournament } from '../../../testing/screen-tournament.ts';
import { stumbles } from '../../../testing/stumbles.ts';

test('a player who sits out in the middle of a hand is told from when, plays this hand, and may come back at once', async () => {
  const [site, browser] = await Promise.all([ScreenSite.open(), launch()]);
  try {
    const scene = await ScreenTournament.dealt(site, 'sit-out', 4);
    const player = scene.playerToAct();
    const isAway = () => scene.room.tournament.players.get(player)!.awaySince !== null;
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto(`${site.url}/t/sit-out/table?as=player:${player}&lang=en`);
    const [bar, turn] = [page.locator('.table-bar'), page.locator('.table-bar .turn')];
    const sitOut = page.getByRole('button', { name: 'Sit out' });
    const back = page.getByRole('button', { name: 'I’m back' });
    await turn.waitFor();

    await sitOut.click();
    await bar.getByText('You’ll sit out from the next hand.').waitFor();
    expect(isAway()).toBe(true);
    await turn.getByRole('button', { name: 'Call' }).waitFor();
    expect(await stumbles(page)).toEqual([]);
    expect(await misplaced(page)).toEqual([]);
    await back.click();
    await bar.getByText('You’ll sit out from the next hand.').waitFor({ state: 'detached' });
    expect(isAway()).toBe(false);

    await sitOut.click();
    await bar.getByText('You’ll sit out from the next hand.').waitFor();
    await turn.getByRole('button', { name: 'Fold' }).click();
    // Out of this hand, they sit out as of now.
    await bar.locator('.held').getByText('You’re sitting out.').waitFor();
    await page.reload();
    await bar.locator('.held').getByRole('button', { name: 'I’m back' }).waitFor();
    expect(isAway()).toBe(true);
  } finally {
    await browser.close();
    await site.close();
  }
});
