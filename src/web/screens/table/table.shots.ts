import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import type { HandView } from '../../../engine/views/view.ts';
import { launch } from '../../../testing/browser.ts';
import { LAPTOP, listen, looks, PHONE, shoot, TV, wanted } from '../../../testing/pictures.ts';
import { ScreenSite } from '../../../testing/screen-site.ts';
import { ScreenTournament } from '../../../testing/screen-tournament.ts';

const SIZES = {
  phone: PHONE,
  tiny: [320, 568],
  small: [360, 640],
  laptop: LAPTOP,
  zoomed: [640, 400],
  wall: TV,
} as const;

let site: ScreenSite;
let browser: Browser;

beforeAll(async () => {
  site = await ScreenSite.open(1);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const cheap = ({ legal }: HandView) => (legal!.canCheck ? 'check' : 'call');

/** Every size and theme at once; `then` happens while all of them watch. */
async function picture(name: string, path: string, taps: readonly string[] = [], then?: () => Promise<void>) {
  const pages: [file: string, Page][] = [];
  for (const { viewport, theme, lang, ending } of looks(SIZES)) {
    const page = await browser.newPage({ viewport, colorScheme: theme, hasTouch: viewport.width < 500 });
    listen(page, name);
    await page.goto(`${site.url}${path}&theme=${theme}&lang=${lang}`);
    await page.locator('.dealt').waitFor();
    pages.push([`${name}-${ending}`, page]);
  }
  await then?.();
  await pages[0]![1].waitForTimeout(then === undefined ? 900 : 4000);
  for (const [file, page] of pages) {
    for (const tap of taps) await page.locator(tap).first().click({ timeout: 3000 });
    await shoot(page, file);
    await page.close();
  }
}

test.runIf(wanted('table-turn'))('my turn, facing a bet', async () => {
  const scene = await ScreenTournament.dealt(site, 'turn', 8);
  await scene.act('raise', 60);
  for (let at = 0; at < 7; at++)
    await scene.act(scene.playerToAct() === 'mia' || at % 3 === 0 ? 'call' : 'fold');
  await scene.until(({ street, toAct }) => street === 'flop' && toAct !== null);
  if (scene.playerToAct() === 'mia') await scene.act('check');
  await scene.act('raise', 120);
  await scene.actUntil('mia', cheap);
  await picture('table-turn', '/t/turn/table?as=player:mia');
  await picture('table-talk', '/t/turn/table?as=player:mia', [
    '.talk-button:visible, .table-tools .more:visible',
  ]);
  await picture('table-sure', '/t/turn/table?as=player:mia', ['.presets button >> nth=3', '.moves .act']);
});

test.runIf(wanted('table-early'))('others act, and I may choose before my turn', async () => {
  const scene = await ScreenTournament.dealt(site, 'early', 6);
  await scene.actUntil('mia', cheap);
  await scene.act('raise', 40);
  await scene.act('raise', 120);
  await picture('table-early', '/t/early/table?as=player:mia');
});

test.runIf(wanted('table-ten'))('ten seats', async () => {
  const scene = await ScreenTournament.dealt(site, 'ten', 10);
  await scene.act('raise', 60);
  await scene.act('call');
  await scene.act(scene.playerToAct() === 'mia' ? 'call' : 'fold');
  await scene.actUntil('mia', cheap);
  await picture('table-ten', '/t/ten/table?as=player:mia');
  await picture('table-ten-rail', '/t/ten/table?as=spectator');
});

test.runIf(wanted('table-all-in'))('all-in hands with their odds', async () => {
  const scene = await ScreenTournament.dealt(site, 'all-in', 6);
  await scene.act('raise', 1000);
  await scene.act('call');
  for (let at = 0; at < 3; at++) await scene.act('fold');
  await scene.act('call');
  await scene.until(({ board }) => board.length >= 3);
  scene.still(true);
  await scene.until(({ board }) => board.length >= 3);
  await picture('table-all-in', `/t/all-in/table?as=player:mia`);
});

test.runIf(wanted('table-showdown'))('a showdown, seen by a player in the hand', async () => {
  const scene = await ScreenTournament.dealt(site, 'showdown', 6);
  await scene.act('raise', 100);
  for (let at = 0; at < 5; at++) await scene.act(at < 2 && scene.playerToAct() !== 'mia' ? 'fold' : 'call');
  await scene.until(({ street, toAct }) => street === 'flop' && toAct !== null);
  await picture('table-showdown', '/t/showdown/table?as=player:mia', [], async () => {
    for (;;) {
      const { phase } = await scene.until((view) => view.toAct !== null || view.phase === 'over');
      if (phase === 'over') return;
      await scene.act('check');
    }
  });
});

test.runIf(wanted('table-heads-up'))('heads-up', async () => {
  const scene = await ScreenTournament.dealt(site, 'heads-up', 2);
  await scene.act('raise', 60);
  await scene.act('call');
  await scene.until(({ street, toAct }) => street === 'flop' && toAct !== null);
  await scene.actUntil('mia', cheap);
  await picture('table-heads-up', '/t/heads-up/table?as=player:mia');
});

test.runIf(wanted('table-clock'))('the clock called on another player, and on me', async () => {
  for (const whose of ['mine', 'theirs']) {
    const scene = await ScreenTournament.dealt(site, `clock-${whose}`, 6);
    await scene.act('raise', 60);
    await scene.actUntil('mia', cheap);
    if (whose === 'theirs') await scene.act('call');
    const { toAct } = await scene.until((view) => view.toAct !== null);
    if (whose === 'theirs' && scene.playerAt(toAct!) === 'mia') await scene.act('check');
    const others = [...scene.room.tournament.tables.get('1')!.seats.values()];
    const by = others.find((player) => player !== scene.playerToAct() && player !== 'mia')!;
    await scene.callTime(by);
    await picture(`table-clock-${whose}`, `/t/clock-${whose}/table?as=player:mia`);
  }
});

test.runIf(wanted('table-final'))('everybody has drawn for the final table', async () => {
  const scene = await ScreenTournament.seated(site, 'final', 10, {
    tableMaximum: 9,
    redraws: { at: [], atHalfTheField: false, whenTablesCombine: true },
  });
  await picture('table-final', '/t/final/table?as=player:mia', [], async () => {
    const [player] = [...scene.room.tournament.players.keys()].filter((id) => id !== 'mia');
    await scene.do({ type: 'remove', player: player!, why: 'disqualified' });
    await scene.do({ type: 'start' });
  });
});

test.runIf(wanted('table-people'))('the sheets at the table: a player, help, the host’s menu', async () => {
  const scene = await ScreenTournament.dealt(site, 'people', 6);
  await scene.act('raise', 60);
  await scene.actUntil('leo', cheap);
  const as = '/t/people/table?as=director:mia';
  await picture('table-people-player', as, ['.sitting:not(.mine) .about-seat']);
  await picture('table-people-help', as, ['.tool-help:visible, .table-tools .more:visible']);
  await picture('table-people-menu', as, [
    '.table-tools .more:visible, .menu-button:visible',
    '.menu-button',
  ]);
});

test.runIf(wanted('table-ended'))('the hand is over, and I may show what I had', async () => {
  const scene = await ScreenTournament.dealt(site, 'ended', 6);
  await scene.actUntil('mia', cheap);
  await scene.act('raise', 100);
  await picture('table-ended', '/t/ended/table?as=player:mia', [], async () => {
    while ((await scene.until(() => true)).live > 1) await scene.act('fold');
  });
});

test.runIf(wanted('table-large'))('blinds of a million with antes, long names and ten seats', async () => {
  const scene = await ScreenTournament.dealt(site, 'large', 10, {
    startingStack: 30_000_000,
    levels: [{ small: 500_000, big: 1_000_000, ante: 125_000, minutes: 20 }],
  });
  await scene.do(
    { type: 'rename', player: 'leo', name: 'Maximiliane Hohenstaufen-Wittgenstein' },
    { type: 'rename', player: 'ivo', name: 'Bartholomew Featherstonehaugh' },
  );
  await scene.act('raise', 2_500_000);
  await scene.actUntil('mia', cheap);
  await picture('table-large', '/t/large/table?as=player:mia');
});
