import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { atRest, listen, shoot, TV, wanted } from '../../../testing/pictures.ts';
import { ScreenSite } from '../../../testing/screen-site.ts';
import { onTheBubble, racing, ScreenTournament } from '../../../testing/screen-tournament.ts';
import { LAYOUTS, THEMES } from '../../shared/tv-choices.ts';

const SIZES = {
  small: [640, 360],
  hd: [1280, 720],
  full: TV,
  '4k': [3840, 2160],
  upright: [1080, 1920],
} as const;
type Size = keyof typeof SIZES;
const MINUTE_MS = 60_000;

let site: ScreenSite;
let browser: Browser;
let slow: ScreenTournament;

beforeAll(async () => {
  site = await ScreenSite.open(1);
  browser = await launch();
  const running = await (await ScreenTournament.live(site, 'running')).started(24);
  await running.level(3, 11 * MINUTE_MS + 24_500);
  for (const [at, player] of running.at('1').entries())
    await running.do({ type: 'tell-chips', player, stack: 900 + 55 * at });
  await running.hand('3', ...running.at('3').slice(0, 2));
  const moving = await (await ScreenTournament.live(site, 'moving')).started(23);
  for (const table of ['1', '2']) await moving.hand(table);
  const gone = moving.at('3')[3]!;
  await moving.hand('3', gone);
  await moving.do({ type: 'answer', question: 'rebuy', player: gone, rebuy: false });
  slow = await (await ScreenTournament.live(site, 'called')).started(9);
  const pause = await (await ScreenTournament.live(site, 'pause', 'bnai-jeshurun', 'Purim night')).started(
    16,
  );
  for (let at = 0; at < 2; at++) await pause.do({ type: 'clock', do: 'next' });
  await pause.do({ type: 'clock', do: 'set', left: 8 * MINUTE_MS });
  await racing(await ScreenTournament.live(site, 'race'));
  await onTheBubble(await ScreenTournament.live(site, 'bubble'));
  const crowd = await ScreenTournament.live(site, 'crowd');
  await crowd.do(
    ...Array.from({ length: 96 }, (_, at) => ({
      type: 'enter' as const,
      player: `g${at}`,
      name: `Guest ${at + 1}`,
      prepaid: true,
      adult: true,
    })),
    { type: 'draw-seats' },
  );
}, 60_000);
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function picture(name: string, path: string, sizes: readonly Size[], stir = false): Promise<void> {
  if (!wanted(name)) return;
  for (const size of sizes) {
    const [width, height] = SIZES[size];
    const page = await browser.newPage({ viewport: { width, height } });
    listen(page, name);
    await page.goto(`${site.url}${path}&sound=off`);
    await atRest(page);
    if (stir) await page.mouse.move(width / 2, height / 3);
    await shoot(page, `${name}-${size}`);
    await page.close();
  }
}

const ALL = Object.keys(SIZES) as Size[];

test('every layout in every theme, from the smallest screen to the largest, and upright', async () => {
  for (const layout of LAYOUTS)
    for (const theme of THEMES)
      await picture(
        `layout-${layout}-${theme}`,
        `/t/running/tv?as=display&layout=${layout}&theme=${theme}`,
        ALL,
      );
}, 300_000);

test('what is only on the screen now and then', async () => {
  const at = (tournament: string, layout = 'tournament') => `/t/${tournament}/tv?as=display&layout=${layout}`;
  await slow.do({ type: 'call-clock', player: slow.at('1')[2]!, counts: true });
  await picture('layout-called', at('called', 'clock'), ['full']);
  await picture('layout-menu', at('running'), ['small', 'full', 'upright'], true);
  await picture('layout-moving', at('moving', 'tables'), ['full']);
  await picture('layout-pause', at('pause'), ['full']);
  await picture('layout-bubble', at('bubble'), ['full']);
  await picture('layout-crowd', at('crowd'), ['full', 'upright']);
}, 120_000);
