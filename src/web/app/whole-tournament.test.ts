import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../testing/browser.ts';
import { Devices, PHONE, type Size, TV } from '../../testing/devices.ts';
import { HostedTournament } from '../../testing/hosted-tournament.ts';
import { NAMES } from '../../testing/screen-tournament.ts';
import { Served } from '../../testing/served.ts';
import { ServedTournament } from '../../testing/served-tournament.ts';
import { stumbles } from '../../testing/stumbles.ts';

/** The three players with their own phones; the others are typed in. */
const WITH_PHONES = ['Ada', 'Bela', 'Cleo'];
const TYPED = NAMES.filter((name) => !WITH_PHONES.includes(name)).slice(0, 20);
const LATE = 'Zora';

describe('a whole tournament by taps on a phone', () => {
  let served: Served;
  let browser: Browser;
  let devices: Devices;

  beforeAll(async () => {
    [served, browser] = await Promise.all([Served.start(), launch()]);
    devices = new Devices(browser, served);
  });
  afterAll(async () => {
    await browser?.close();
    await served.end();
  });

  /** The device of a player who has been let in. */
  async function deviceOf(token: string, path: string, size: Size): Promise<Page> {
    const page = await devices.open('/join', size);
    await page.context().addCookies([{ name: 'riffle', value: token, url: served.origin }]);
    await page.goto(served.origin + path);
    return page;
  }

  test('24 players at three tables, from the plan to the payout, and the server dies in the middle', async () => {
    const host = await HostedTournament.plan(devices, 'The long night', 24);
    const { desk, chairs } = host;

    // Three come with their phones, the others are typed in; one comes later.
    await host.join(...WITH_PHONES);
    await host.tab('Players');
    await host.buyIn(false);
    await host.tap('Has paid');
    await host.enter(...TYPED);
    await host.tap('Arriving late');
    await host.enter(LATE);
    await host.openTv();
    const { tv } = host;
    expect(await stumbles(desk)).toEqual([]);

    await host.tab('Night');
    await host.draw();
    await host.start();

    // Late, and then there; away, and then back.
    await host.tab('Players');
    await host.tap(new RegExp(`^${LATE}`));
    await host.tap('They’re here');
    await host.done(`${LATE} is here`);
    await host.tab('Night');
    await host.show('2');
    await chairs.first().click();
    await host.tap('They’re away');
    await host.done(/ is away$/);
    await chairs.first().click();
    await host.tap('They’re back');
    await host.done(/ is here$/);

    // Out, and back in with a rebuy.
    const back = await host.bust('3');
    await host.answer(`${back}: rebuy or out?`, /^Rebuy/);
    await host.done(`${back} is back in with a rebuy`);
    const players = 24;
    await host.areLeft(players);

    // Two on the same hand, undone and redone.
    await host.show('1');
    const also = await chairs.nth(2).locator('.name').innerText();
    await chairs.nth(0).click();
    await host.tap('Knocked out with others');
    await host.tapIn(desk.getByRole('dialog'), also);
    await host.tap(/^Out: /);
    await host.done(/ are out$/);
    await host.areLeft(players - 2);
    await desk.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await host.areLeft(players);
    await desk.getByRole('status').getByRole('button', { name: 'Redo' }).click();
    await host.areLeft(players - 2);

    // Six against eight: each button is asked for once, and a player moves.
    await host.everything();
    await tv.getByRole('heading', { name: 'Move' }).waitFor();

    // The server dies and play continues: the clocks run, the screens say since when, and catch up by themselves.
    const time = (page: Page) => page.locator('.digits').first().innerText();
    await served.kill();
    await desk.locator('.away p').waitFor();
    const before = await time(tv);
    await expect.poll(() => time(tv), { message: 'the clock runs on without its server' }).not.toBe(before);
    await host.show('2');
    const lost = await host.somebody();
    await host.tapBust(lost);
    await served.up();
    await host.done(`${lost} is out`);
    await desk.locator('.away p').waitFor({ state: 'detached' });
    await host.areLeft(players - 3);
    await host.dismiss();

    // To the break, and on until the small chips are raced off.
    await host.toBreak();
    await host.colorUp();
    expect(await stumbles(tv)).toEqual([]);
    await host.breakOver();

    // Player after player busts; every task about seats is done.
    const seen: string[] = [];
    while ((await host.left()) > 3) {
      seen.push(...(await host.everything()));
      await host.bust(await host.fullest());
    }
    seen.push(...(await host.everything()));
    expect(seen).toContain('Draw new seats');

    // Three make a deal, play it out, and everyone is paid.
    await host.deal('play on', 1 / 2, 1 / 3, 1 / 6);
    for (let left = 3; left > 1; left--) await host.bust('1');
    // Nobody rebuys any more, so the last player left has won.
    await host.everything();
    await tv.getByText('The winner').waitFor();
    await host.tab('Money');
    const owing = desk.getByRole('button', { name: /^(Paid|Pay) .*(by|to) / });
    while ((await owing.count()) > 0) {
      await owing.first().click();
      await host.done(/paid|is settled/);
      await host.dismiss();
    }
    await host.tab('Night');
    await desk.getByText('Everyone has been paid. Good night!').waitFor();
    await host.onPhones(/1st|2nd|3rd|\dth/);
    expect(devices.errors).toEqual([]);
  });

  test('[rr-broken-table-order] a table breaks by taps: moves in large type with the numbers, on the TV and phones', async () => {
    // Nineteen at four tables of at most six; eighteen fit at three.
    const choices = { tournament: { tableMaximum: 6 } };
    const tournament = await ServedTournament.create(served, {
      name: 'Four tables',
      rulebook: 'tda',
      choices,
    });
    const guests = new Map<string, string>();
    for (const name of NAMES.slice(0, 19)) {
      const { body, token } = await served.ask('/api/join', { code: tournament.code, name });
      guests.set(body.player, token);
      await tournament.do({ type: 'enter', player: body.player, name, prepaid: true });
    }
    await tournament.do({ type: 'draw-seats' }, { type: 'start' });
    const [desk, tv] = await Promise.all([
      deviceOf(tournament.token, `/t/${tournament.id}`, PHONE),
      deviceOf(tournament.token, `/t/${tournament.id}/tv`, TV),
    ]);
    const tap = (name: string | RegExp) => desk.getByRole('button', { name }).first().click();
    await desk.locator('.board.shown button.chair').first().click();
    await tap(/ is out$/);
    const broken = desk.getByRole('heading', { name: /^Break table \d/ });
    const [, number] = /table (\d)/.exec(await broken.innerText())!;
    await desk
      .getByText(/^18 players fit at 3 tables. Table/)
      .first()
      .waitFor();
    const moving = await tournament.at(number!);
    const phones = await Promise.all(
      moving.slice(0, 2).map((player) => deviceOf(guests.get(player)!, `/t/${tournament.id}/me`, PHONE)),
    );
    await Promise.all(phones.map((phone) => phone.locator('.my-seat').waitFor()));

    await tap('Assign new seats');
    await Promise.all([
      tv.getByRole('heading', { name: `${moving.length} new seats` }).waitFor(),
      ...phones.map((phone) => phone.getByText(`You’re moving from table ${number}`).waitFor()),
    ]);
    const { moves, tables, people } = await tournament.view();
    expect(moves.map(({ player }) => player).sort()).toEqual([...moving].sort());
    expect(tables.map(({ seats }) => seats.length)).toEqual([6, 6, 6]);
    for (const [at, phone] of phones.entries()) {
      const { chair } = people.find(({ player }) => player === moving[at])!;
      const shown = await phone.locator('.my-seat dd').allInnerTexts();
      expect(shown).toEqual([chair!.table, String(chair!.seat)]);
    }

    await tap('Read them out');
    const sheet = desk.getByRole('dialog');
    for (const { name, from, to } of moves) {
      const row = sheet.getByRole('listitem').filter({ has: desk.getByText(name, { exact: true }) });
      await row.getByText(`Table ${from!.table}, seat ${from!.seat}`).waitFor();
      await row.getByText(`Table ${to.table}, seat ${to.seat}`).waitFor();
      await row.getByText(`18 players fit at 3 tables, so table ${number} breaks.`).waitFor();
      expect((await row.locator('.title').boundingBox())!.height).toBeGreaterThanOrEqual(36);
      await row.getByRole('button', { name: /^Mark seated/ }).click();
    }
    await sheet.getByText('Everyone is seated.').waitFor();
    expect(await stumbles(desk, 'dialog')).toEqual([]);
    await sheet.getByRole('button', { name: 'Done' }).click();
    // Undone: they are back in their old seats on every screen.
    await tap(/^Undo$/);
    await broken.waitFor();
    expect(await tournament.at(number!)).toEqual(moving);
    expect(devices.errors).toEqual([]);
  });
});
