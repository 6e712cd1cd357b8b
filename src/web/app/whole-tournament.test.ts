import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../testing/browser.ts';
import { NAMES } from '../../testing/screen-tournament.ts';
import { Served } from '../../testing/served.ts';
import { ServedTournament } from '../../testing/served-tournament.ts';
import { stumbles } from '../../testing/stumbles.ts';

/** The three players with their own phones; the others are typed in. */
const WITH_PHONES = ['Ada', 'Bela', 'Cleo'];
const TYPED = NAMES.filter((name) => !WITH_PHONES.includes(name)).slice(0, 20);
const LATE = 'Zora';

/** Tasks about seats, and the button the director taps. */
const SEATS = [
  [/^Balance the tables/, /^(Balance now|Deal the low card)$/],
  [/^Break table \d/, 'Assign new seats'],
  [/^Redraw/, 'Draw new seats'],
] as const;

/** The table with the most players. */
async function fullest(desk: Page): Promise<string> {
  const tables = await desk.getByRole('button', { name: /^Table \d/ }).allInnerTexts();
  const counted = tables.map(
    (text) => [/Table (\d)/.exec(text)![1]!, Number(/(\d+) player/.exec(text)?.[1])] as const,
  );
  return counted.sort((a, b) => b[1] - a[1])[0]![0];
}

describe('a whole tournament by taps on a phone', () => {
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

  async function device(path: string, [width, height]: readonly [number, number]): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 500 });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(served.origin + path);
    return page;
  }

  /** The device of a player who has been let in. */
  async function deviceOf(token: string, path: string, size: readonly [number, number]): Promise<Page> {
    const page = await device('/join', size);
    await page.context().addCookies([{ name: 'riffle', value: token, url: served.origin }]);
    await page.goto(served.origin + path);
    return page;
  }

  const PHONE = [390, 844] as const;

  test('24 players at three tables, from the plan to the payout, and the server dies in the middle', async () => {
    const desk = await device('/', PHONE);
    const tap = (name: string | RegExp) => desk.getByRole('button', { name }).first().click();
    const tab = async (name: string): Promise<void> => {
      const bar = desk.getByRole('navigation');
      await bar.getByRole('button', { name, exact: true }).click();
      await bar.locator('[aria-current=page]', { hasText: name }).waitFor();
    };
    const done = (what: string | RegExp) => desk.getByRole('status').getByText(what).waitFor();

    /** The notice covers the lower seats. */
    const close = () => desk.getByRole('button', { name: 'Dismiss' }).click();

    // The plan.
    await desk.getByRole('link', { name: /^Plan a night/ }).click();
    await desk.getByLabel('Game name').fill('The long night');
    await desk.getByRole('textbox', { name: 'Expected players' }).fill('24');
    await desk.getByText('Half finish by').waitFor();
    await tap('Create tournament');
    const code = new URL(await desk.getByLabel('Invitation link').inputValue()).pathname.split('/').at(-1)!;
    await desk.getByRole('link', { name: 'Run it from here' }).click();
    await desk.waitForURL(/\/t\/[^/]+$/);
    const tournament = new URL(desk.url()).pathname;

    // Three come with their phones, the others are typed in; one comes later.
    const phones = await Promise.all(
      WITH_PHONES.map(async (name) => {
        const phone = await device('/join', PHONE);
        await phone.getByLabel('The host’s code').fill(code);
        await phone.getByLabel('Your name').fill(name);
        await phone.getByRole('button', { name: 'Join' }).click();
        await phone.waitForURL(/\/me/);
        return phone;
      }),
    );
    const onPhones = (text: RegExp) =>
      Promise.all(phones.map((phone) => phone.getByText(text).first().waitFor()));
    await tab('Players');
    for (const name of WITH_PHONES) {
      await tap(new RegExp(`^${name}`));
      await tap(`${name} buys in`);
      await done(`${name} bought in`);
    }
    const enter = async (name: string): Promise<void> => {
      await desk.getByLabel('Player name').fill(name);
      await tap(/^Add$/);
      await done(`${name} bought in`);
    };
    await tap('Has paid');
    for (const name of TYPED) await enter(name);
    await tap('Arriving late');
    await enter(LATE);
    // The host's own device as a TV, in its own window: a hidden one is painted only once a second.
    const tv = await device('/join', [1920, 1080]);
    await tv.context().addCookies(await desk.context().cookies());
    await tv.goto(`${served.origin}${tournament}/tv`);
    expect(await stumbles(desk)).toEqual([]);

    // The draw and the start.
    await tab('Night');
    await tap('Draw the seats');
    await tv.getByText('Take your seats').waitFor();
    await onPhones(/seat \d/i);
    await tap('Start the clock');
    await tv.getByText('Level 1').first().waitFor();
    await onPhones(/Level 1/i);

    const table = (number: string) => desk.getByRole('button', { name: new RegExp(`^Table ${number}`) });
    const chairs = desk.locator('.board.shown button.chair');
    const show = async (number: string): Promise<void> => {
      if ((await table(number).count()) > 0) await table(number).first().click();
    };
    /** On the TV. */
    const left = (count: number) =>
      tv
        .getByText(/players left/)
        .locator('..')
        .getByText(String(count), { exact: true })
        .waitFor();
    let players = 24;
    /** Busts a player with two taps; players without phones first. */
    const bust = async (number: string): Promise<void> => {
      await show(number);
      const typed = chairs.filter({ hasNotText: new RegExp(WITH_PHONES.join('|')) });
      await ((await typed.count()) > 0 ? typed : chairs).first().click();
      await tap(/ is out$/);
      await done(/ is out$/);
      await close();
      players--;
      if (players > 1) await left(players);
    };
    /** Tapped while the line is down, done when it is back. */
    const bustWithoutWaiting = async (number: string): Promise<void> => {
      await show(number);
      await chairs
        .filter({ hasNotText: new RegExp(WITH_PHONES.join('|')) })
        .first()
        .click();
      await tap(/ is out$/);
      await done(/ is out$/);
    };
    /** Does the first task of this kind as long as there is one. */
    const attend = async (title: RegExp, act: string | RegExp): Promise<void> => {
      const need = desk.locator('.task').filter({ has: desk.getByRole('heading', { name: title }) });
      await need.first().getByRole('button', { name: act }).click();
    };
    const isDue = (title: RegExp) => desk.getByRole('heading', { name: title }).count();
    /** Answers whatever is asked: nobody rebuys, and the button was in the first chair. */
    const question = desk.locator('.question');
    const answerAll = async (): Promise<void> => {
      while ((await question.count()) > 0) {
        const title = await question.first().getByRole('heading').innerText();
        const out = question.first().getByRole('button', { name: /^Out\b/ });
        const choices = question.first().locator('button.chair, .one-tap .button');
        await ((await out.count()) > 0 ? out : choices).first().click();
        await desk.getByRole('heading', { name: title, exact: true }).waitFor({ state: 'detached' });
      }
    };

    const seen = new Set<string>();
    /** Answers everything and does every task about seats. */
    const attendAll = async (): Promise<void> => {
      await answerAll();
      for (const [title, act] of SEATS) {
        const button = desk
          .locator('.task')
          .filter({ has: desk.getByRole('heading', { name: title }) })
          .getByRole('button', { name: act });
        while ((await button.count()) > 0) {
          seen.add(await button.first().innerText());
          await button.first().click();
          await button.first().waitFor({ state: 'detached' });
          await answerAll();
        }
      }
    };

    // Late, and then there; away, and then back.
    await tab('Players');
    await tap(new RegExp(`^${LATE}`));
    await tap('They’re here');
    await done(`${LATE} is here`);
    await tab('Night');
    await show('2');
    await chairs.first().click();
    await tap('They’re away');
    await done(/ is away$/);
    await chairs.first().click();
    await tap('They’re back');
    await done(/ is here$/);

    // Out, and back in with a rebuy.
    await bust('3');
    await attend(/: rebuy or out\?$/, /^Rebuy/);
    await done(/ is back in with a rebuy$/);
    await left(++players);

    // Two on the same hand, undone and redone.
    await show('1');
    await chairs.nth(0).click();
    await tap('Knocked out with others');
    await chairs.nth(2).click();
    await tap(/^Out: /);
    await done(/ are out$/);
    await left(players - 2);
    await desk.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await left(players);
    await desk.getByRole('status').getByRole('button', { name: 'Redo' }).click();
    players -= 2;
    await left(players);

    // Six against eight: each button is asked for once, and a player moves.
    await attendAll();
    await tv.getByRole('heading', { name: 'Move' }).waitFor();

    // The server dies and play continues: the clocks run, the screens say since when, and catch up by themselves.
    const time = (page: Page) => page.locator('.digits').first().innerText();
    await served.kill();
    await desk.locator('.away p').waitFor();
    const before = await time(tv);
    await expect.poll(() => time(tv), { message: 'the clock runs on without its server' }).not.toBe(before);
    const waiting = bustWithoutWaiting('2');
    await served.up();
    await waiting;
    await desk.locator('.away p').waitFor({ state: 'detached' });
    await left(--players);

    // To the break, and on until the small chips are raced off.
    const onBreak = tv.getByRole('heading', { name: /^Break/ });
    const onward = async (): Promise<void> => {
      await desk.getByRole('button', { name: /Set the clock$/ }).click();
      await desk.getByRole('dialog').getByRole('button', { name: 'Next level' }).click();
      await done('Next level');
      await desk.keyboard.press('Escape');
      await close();
    };
    for (let level = 0; level < 12 && (await onBreak.count()) === 0; level++) await onward();
    await onBreak.waitFor();
    for (let level = 0; level < 6 && (await isDue(/^Color up the/)) === 0; level++) await onward();
    const sheet = desk.getByRole('dialog').first();
    await attend(/^Color up the/, 'Step by step');
    const odd = sheet.getByRole('group', { name: /’s odd chips$/ });
    for (const at of [0, 1]) await odd.nth(at).getByRole('button', { name: '3' }).click();
    await tap('Deal the cards here');
    for (let step = 0; step < 12 && (await sheet.count()) > 0; step++) {
      const next = sheet.getByRole('button', { name: /^(Skip to the end|Next: table|Done)/ }).first();
      await next.click();
    }
    // Levels were skipped, so larger chips may be due as well: those are colored up without a race.
    while ((await isDue(/^Color up the/)) > 0) {
      await attend(/^Color up the/, 'Done');
      await done('The chips are changed');
      await close();
    }
    expect(await stumbles(tv)).toEqual([]);
    while ((await onBreak.count()) > 0) await onward();

    // Player after player busts; every task about seats is done.
    while (players > 3) {
      await attendAll();
      const largest = (await table('\\d').count()) > 0 ? await fullest(desk) : '1';
      await bust(largest);
    }
    await attendAll();
    expect([...seen]).toContain('Draw new seats');

    // Three make a deal.
    await tab('Money');
    await tap('Make a deal');
    const figures = sheet.locator('.figure');
    const [, total] = /of ([\d,]+) chips/.exec(await sheet.innerText())!;
    const chips = Number(total!.replaceAll(',', ''));
    const shares = [Math.round(chips / 2), Math.round(chips / 3)];
    for (const [at, stack] of [...shares, chips - shares[0]! - shares[1]!].entries())
      await figures.nth(at).fill(String(stack));
    await tap('Calculate');
    await tap('Pay it from the bank');
    await tap('Agree and play on');
    await done('Deal agreed');

    // They play it out, and everyone is paid.
    await tab('Night');
    while (players > 1) await bust('1');
    // Nobody can rebuy any more, so the last player left has won.
    await tv.getByText('The winner').waitFor();
    await tab('Money');
    const owing = desk.getByRole('button', { name: /^(Paid|Pay) .*(by|to) / });
    while ((await owing.count()) > 0) {
      await owing.first().click();
      await done(/paid/);
      await close();
    }
    await tab('Night');
    await desk.getByText('Everyone has been paid. Good night!').waitFor();
    await onPhones(/1st|2nd|3rd|\dth/);
    expect(errors).toEqual([]);
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
      deviceOf(tournament.token, `/t/${tournament.id}/tv`, [1920, 1080]),
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
    expect(errors).toEqual([]);
  });
});
