import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { NAMES } from '../../../testing/screen-tournament.ts';
import { Served } from '../../../testing/served.ts';
import { ServedTournament } from '../../../testing/served-tournament.ts';
import { stumbles, tooSmall } from '../../../testing/stumbles.ts';

describe('an assistant at the desk', () => {
  let served: Served;
  let browser: Browser;

  beforeAll(async () => {
    [served, browser] = await Promise.all([Served.start(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await served.end();
  });

  test('sees the tools they were given, and no button that would only be refused', async () => {
    const tournament = await ServedTournament.create(served, {
      name: 'Thursday game',
      rulebook: 'homepokertourney',
    });
    await tournament.started(NAMES.slice(0, 14));
    const invite = { to: 'assistant', powers: ['seats', 'clock'] };
    const { body } = await served.ask(`/api/tournaments/${tournament.id}/invites`, invite, tournament.token);
    const { token } = await served.ask('/api/join', { code: body.code });
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await context.addCookies([{ name: 'riffle', value: token, url: served.origin }]);
    const desk = await context.newPage();
    await desk.goto(`${served.origin}/t/${tournament.id}`);
    const tools = desk.getByRole('region', { name: 'Tools' }).getByRole('button');
    await tools.first().waitFor();
    expect((await tools.allInnerTexts()).map((text) => text.trim())).toEqual([
      'Hand for hand',
      'Side pots',
      'Move a player',
      'Time left',
      'On the TV',
    ]);
    // They may mark players as away, but not as out.
    await desk.locator('.board.shown button.chair').first().click();
    const sheet = desk.getByRole('dialog');
    await sheet.getByRole('button', { name: 'They’re away' }).waitFor();
    expect(await sheet.getByRole('button', { name: / is out$|Penalty/ }).count()).toBe(0);
    await sheet.getByRole('button', { name: 'They’re away' }).click();
    await desk
      .getByRole('status')
      .getByText(/ is away$/)
      .waitFor();
    // Five against seven: they may balance the tables.
    const [a, b] = await tournament.at('1');
    await tournament.out('1', a!, b!);
    await desk.getByRole('button', { name: 'Balance now' }).click();
    await desk.getByRole('region', { name: 'Announce' }).waitFor();
    // Nothing there is theirs to do.
    expect(await desk.getByRole('navigation').getByRole('button', { name: 'Money' }).count()).toBe(0);
    expect([await stumbles(desk), await tooSmall(desk)].flat()).toEqual([]);
    await context.close();
  });
});
