import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readClock } from '../../../engine/clock/clock.ts';
import { findRulebook } from '../../../rulebooks/index.ts';
import { launch } from '../../../testing/browser.ts';
import { ScreenSite } from '../../../testing/screen-site.ts';
import { ScreenTournament } from '../../../testing/screen-tournament.ts';

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

async function open(path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`${site.url}${path}`);
  return page;
}

test('the desk asks whether the time the laptop slept counts, and one tap sets the clock back', async () => {
  const scene = await (await ScreenTournament.live(site, 'sleepy')).started(6);
  await scene.level(2, 60_000);
  scene.room.timeWasLost({ sleptMs: 0, jumpedMs: 0 });
  const { left } = readClock(scene.room.tournament.clock, Date.now());
  const now = Date.now();
  scene.room.runAsSystem({ type: 'note-sleep', from: now - 12 * 60_000, to: now });
  const desk = await open('/t/sleepy?as=director');
  await desk.getByText('The laptop was asleep for 12 minutes. Count them?').waitFor();
  await desk.getByRole('button', { name: 'No, set the clock back' }).click();
  await desk.getByText('Clock set back').waitFor();
  const after = readClock(scene.room.tournament.clock, Date.now());
  expect(after.left! - left!).toBeGreaterThan(11 * 60_000);
  await desk.close();
});

test('[home-bounty-fixed] a player was blinded out: nobody wins the bounty, and it goes into the prize pool', async () => {
  const book = findRulebook('homepokertourney')!;
  const bounty = { use: 500, cite: 'home-bounty-fixed' } as const;
  const scene = await ScreenTournament.live(site, 'blinded', {
    ...book,
    tournament: { ...book.tournament, bounty },
  });
  await scene.started(6);
  const [out] = scene.at('1') as [string];
  const { name } = scene.room.tournament.players.get(out)!;
  const desk = await open('/t/blinded?as=director');
  await desk
    .getByRole('button', { name: new RegExp(`\\b${name}\\b`) })
    .first()
    .click();
  await desk.getByRole('button', { name: `${name} is out` }).click();
  await expect.poll(() => scene.room.tournament.players.get(out)!.standing.is).toBe('busted');
  await desk
    .getByRole('heading', { name: `Who knocked ${name} out?` })
    .getByRole('button')
    .click();
  await desk.getByRole('button', { name: 'Nobody The bounty goes into the prize pool' }).click();
  await expect.poll(() => scene.room.tournament.players.get(out)!.bounty).toBe(0);
  await desk.close();
});

test('a table that hit a problem says so on every phone; the director voids the hand, and a player continues', async () => {
  const scene = await ScreenTournament.dealt(site, 'broken', 4);
  const player = scene.playerToAct();
  const phone = await open(`/t/broken/table?as=player:${player}`);
  const desk = await open('/t/broken/table?as=director');
  await phone.locator('.dealt-felt .sitting').first().waitFor();
  const { number } = scene.room.tournament.tables.get('1')!.hand!;
  scene.room.fault('test', new Error('planted'));
  for (const page of [phone, desk])
    await page.getByText('This table hit a problem. Your chips are safe').waitFor();
  await desk.getByRole('button', { name: 'Void this hand' }).click();
  await desk.getByText(`Void hand ${number}? All chips are returned`).waitFor();
  await desk.getByRole('button', { name: 'Void this hand' }).click();
  const room = (await site.rooms.room('broken'))!;
  await expect.poll(() => room.tournament.tables.get('1')!.hand).toBeNull();
  await phone.getByRole('button', { name: 'Continue' }).click();
  for (const page of [phone, desk])
    await page.getByText('This table hit a problem').waitFor({ state: 'detached' });
  await Promise.all([phone.close(), desk.close()]);
});
