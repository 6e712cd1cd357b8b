import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../testing/browser.ts';
import { Served } from '../../testing/served.ts';

describe('people and tournaments are deleted, in a real browser', () => {
  let served: Served;
  let browser: Browser;
  const errors: string[] = [];

  beforeAll(async () => {
    [served, browser] = await Promise.all([Served.start(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await served.end();
  });

  async function device(path: string, token?: string, locale = 'en-US'): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale });
    if (token !== undefined) await context.addCookies([{ name: 'riffle', value: token, url: served.origin }]);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(served.origin + path);
    return page;
  }

  let keys = 0;
  /** A tournament, its director, and the phone of the first player. */
  async function tournament(name: string, ...players: string[]) {
    const { body, token } = await served.ask('/api/tournaments', { name, rulebook: 'homepokertourney' });
    const joined = await served.ask('/api/join', { code: body.joinCode, name: players[0]! });
    for (const [at, player] of players.entries()) {
      const id = at === 0 ? joined.body.player : `p${at}`;
      const command = { type: 'enter', player: id, name: player };
      const path = `/api/tournaments/${body.tournament}/commands`;
      expect((await served.ask(path, { key: `key-${++keys}-000`, command }, token)).status).toBe(200);
    }
    return { id: body.tournament, token, phone: joined.token };
  }
  const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

  test('the director deletes a tournament: the desk says what is lost and offers the files, and every screen is told', async () => {
    const { id, token, phone } = await tournament('Friday game', 'Mia', 'Leo');
    const guest = await device(`/t/${id}/me`, phone);
    await guest.getByText('Friday game').first().waitFor();
    const desk = await device(`/t/${id}`, token);
    await tap(desk, 'Menu');
    await desk.getByRole('link', { name: 'Results' }).click();
    await tap(desk, 'Delete tournament');
    const sheet = desk.getByRole('dialog', { name: 'Delete Friday game?' });
    await sheet.getByText('Nobody can undo this').waitFor();
    await sheet.getByRole('link', { name: 'Results (CSV)' }).waitFor();
    const sure = sheet.getByRole('button', { name: 'Delete for good' });
    expect(await sure.isDisabled()).toBe(true);
    await sheet.getByLabel('Type “Friday game” to confirm').fill('Friday');
    expect(await sure.isDisabled()).toBe(true);
    await sheet.getByLabel('Type “Friday game” to confirm').fill('Friday game');
    await sure.click();
    await desk.getByRole('heading', { name: /Run the game/ }).waitFor();
    expect(await desk.getByText('Friday game').count()).toBe(0);
    await guest.getByRole('heading', { name: 'Tournament deleted' }).waitFor();
    await guest.getByRole('link', { name: 'Back to the start' }).click();
    await guest.getByRole('heading', { name: /Run the game/ }).waitFor();
    expect((await served.ask(`/api/tournaments/${id}`, undefined, token)).status).toBe(401);
    expect(errors).toEqual([]);
  });

  test('a director has a person forgotten: the name is gone from every screen and every file', async () => {
    const { id, token, phone } = await tournament('Saturday game', 'Zebedee', 'Leo');
    const desk = await device(`/t/${id}`, token);
    await tap(desk, 'Players');
    await desk.getByRole('button', { name: /^Zebedee/ }).waitFor();
    const guest = await device(`/t/${id}/me`, phone);
    await guest.getByText('Saturday game').first().waitFor();
    const season = await device('/season', token);
    await season.getByLabel('Player').fill('Nobody');
    await tap(season, 'Forget');
    await season.getByText('Nobody here is called Nobody.').waitFor();
    await season.getByLabel('Player').fill('zebedee');
    await tap(season, 'Forget');
    const sheet = season.getByRole('dialog', { name: 'Forget Zebedee' });
    await sheet.getByText('The name is in Saturday game.').waitFor();
    await sheet.getByText('Zebedee becomes Guest 1 everywhere.').waitFor();
    await sheet.getByRole('button', { name: 'Forget Zebedee' }).click();
    await season.getByText('Zebedee is Guest 1 now.').waitFor();
    // Open screens show it by themselves.
    await desk.getByRole('button', { name: /^Guest 1/ }).waitFor();
    expect(await desk.getByText('Zebedee').count()).toBe(0);
    const left = readdirSync(served.folder).filter(
      (name) =>
        name.startsWith(basename(served.data)) && readFileSync(join(served.folder, name)).includes('Zebedee'),
    );
    expect(left).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('the privacy page is a tap away from the first page and from joining, in English and German', async () => {
    const page = await device('/');
    await page.getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { name: 'Being forgotten' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/privacy');
    await page.goto(`${served.origin}/join`);
    await page.getByRole('link', { name: 'Privacy: what’s stored about you' }).click();
    await page.getByText('never how old they are').waitFor();
    const german = await device('/privacy', undefined, 'de-DE');
    await german.getByRole('heading', { name: 'Datenschutz' }).waitFor();
    await german.getByText('nie wie alt').waitFor();
    expect(errors).toEqual([]);
  });
});
