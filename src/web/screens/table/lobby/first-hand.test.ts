import { expect, test } from 'vitest';
import type { ServerFrame } from '../../../../protocol/frames.ts';
import { launch } from '../../../../testing/browser.ts';
import { ScreenSite } from '../../../../testing/screen-site.ts';
import { ScreenTournament } from '../../../../testing/screen-tournament.ts';

test('a host who plays too sees the first hand, also if it is dealt before their screen has left the lobby', async () => {
  const [site, browser] = await Promise.all([ScreenSite.open(), launch()]);
  try {
    const scene = await ScreenTournament.seated(site, 'first', 4);
    const [host] = [...scene.room.tournament.tables.get('1')!.seats.values()];
    const page = await browser.newPage();
    // A slow line: the view in which the game is on comes after the hand.
    const kept: string[] = [];
    let dealt = false;
    await page.routeWebSocket(/\/ws/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        const frame = JSON.parse(String(text)) as ServerFrame;
        const early = frame.type === 'tournament' && frame.view.phase === 'running' && !dealt;
        if (early) return void kept.push(String(text));
        socket.send(text);
        if (frame.type !== 'hand') return;
        dealt = true;
        for (const view of kept.splice(0)) socket.send(view);
      });
    });
    await page.goto(`${site.url}/t/first/table?as=director:${host}`);
    await page.getByRole('button', { name: 'Start' }).waitFor();
    await scene.do({ type: 'start' });
    await page.locator('.sitting.mine .hole.up').waitFor();
    expect(await page.locator('.sitting .hole').count()).toBe(4);
  } finally {
    await browser.close();
    await site.close();
  }
});
