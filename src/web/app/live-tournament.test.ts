import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../testing/browser.ts';
import { Served } from '../../testing/served.ts';
import { stumbles } from '../../testing/stumbles.ts';

const PHONE = [390, 844] as const;
/** These two have their own phones; the others are typed in. */
const WITH_PHONES = ['Ann', 'Bob'];
const TYPED =
  'Ben Cid Dan Eva Fay Gil Hal Ida Jon Kai Lea Max Mia Nia Otto Paul Ravi Sol Tom Uma Vera Zoe'.split(' ');
/** What a host may be asked to tap in a night of 24 players, from the draw on. */
const MOST_TAPS = 130;

describe('the live night, told by a host who plays', () => {
  let served: Served;
  let browser: Browser;
  const errors: string[] = [];

  beforeAll(async () => {
    [served, browser] = await Promise.all([Served.start(), launch()]);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await served.end();
  });

  async function device(path: string, [width, height]: readonly [number, number]): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: width < 500,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(served.origin + path);
    return page;
  }

  test.each<[string, boolean]>([['nobody taps a hand in', false]])(
    '24 players at three tables, by visible taps from a fresh browser: %s',
    async (_, tracked) => {
      const host = await planned(await device('/', PHONE));
      const { desk, tv, phones } = host;
      const bob = phones[1]!;
      await host.draw();

      // Whoever has the remote keeps the hands of their own table, and no other.
      const bobs = await host.tableOf('Bob');
      if (tracked) await host.handRemote(bobs, 'Bob', bob);
      const annsTable = await host.tableOf('Ann');
      const third = ['1', '2', '3'].find((table) => ![annsTable, bobs].includes(table))!;

      // 20:29. Ben’s last hand was dealt before the bell of level 4: he may rebuy, and does.
      await host.toLevel(4);
      const ben = await host.bust(annsTable, 'in play');
      if (!(tracked && annsTable === bobs))
        await host.answer(`Was ${ben}’s last hand dealt before level 4?`, /^Before/);
      await host.answer(`${ben}: rebuy or out?`, /^Rebuy/);
      await tv.getByText('of 24 players left · 1 rebuy').waitFor();

      // 20:40. Two bust at a third table: a player moves, in the same position.
      const cid = await host.bust(third);
      await host.out(cid);
      const fay = await host.bust(third);
      await host.out(fay);
      await host.balance(third);
      await host.sameEverywhere();

      // 21:00. A break, with a hand still in play: Dan busts in it.
      await host.toBreak();
      const before = await host.left();
      await host.bust(third);
      await tv
        .getByText('players left')
        .locator('..')
        .getByText(String(before - 1), { exact: true })
        .waitFor();
      await host.everything();
      await host.colorUp();

      // 21:20. Late registration closed long ago: the host lets Eve in anyway.
      await host.tab('Players');
      await desk.getByLabel('Player name').fill('Eve');
      await host.tap(/^Add$/);
      const exception = desk.getByRole('dialog', { name: 'Make an exception?' });
      await exception.getByText('Late registration closed when level 2 began.').waitFor();
      await host.tapIn(exception, 'We all agreed');
      await host.tapIn(exception, 'Let it happen anyway');
      await host.tab('Night');
      await host.tap('Seat Eve');
      const orbits = desk.getByRole('dialog', { name: /^How many orbits has table \d played\?$/ });
      const seated = desk.getByRole('status').getByText('Eve has a seat');
      await orbits.or(seated).first().waitFor();
      if ((await orbits.count()) > 0) {
        await orbits.getByText(/less, starts with [\d,]+/).waitFor();
        await host.tapIn(orbits, 'Seat them');
      }
      await seated.waitFor();
      await tv.getByText(/of 25 players left/).waitFor();

      // Player after player busts, and whatever is asked is answered.
      for (let left = await host.left(); left > 4; left = await host.left()) {
        await host.everything();
        await host.bust(await host.fullest());
      }
      await host.everything();

      // 23:40. Four agree on a deal, and play it out.
      await host.deal();
      for (let left = 4; left > 1; left--) {
        await host.everything();
        await host.bust('1');
      }
      await tv.getByText('The winner').waitFor();
      await host.tab('Money');
      await expect.poll(() => desk.getByText('prize pool').count()).toBeGreaterThan(0);
      for (const phone of phones)
        await phone.getByRole('heading', { name: /^(\d+(st|nd|rd|th) place|You won!)$/ }).waitFor();
      expect(await stumbles(desk)).toEqual([]);
      expect(host.taps(), 'taps from the draw on').toBeLessThanOrEqual(MOST_TAPS);
      expect(errors).toEqual([]);
      for (const page of [desk, tv, ...phones]) await page.context().close();
    },
    300_000,
  );

  /** What a moved player posts, as a screen says it. */
  const says = async (at: Locator): Promise<string | null> =>
    /posts? the (small|big) blind/i.exec(await at.innerText())?.[1] ?? null;

  /** A planned night with everybody bought in: the host's desk, the TV, and two phones. */
  async function planned(desk: Page) {
    let taps = 0;
    const tapIn = async (within: Page | Locator, name: string | RegExp): Promise<void> => {
      taps++;
      await within.getByRole('button', { name }).first().click();
    };
    const tap = (name: string | RegExp) => tapIn(desk, name);
    const tab = async (name: string): Promise<void> => {
      taps++;
      await desk.getByRole('navigation').getByRole('button', { name, exact: true }).click();
      await desk.getByRole('navigation').locator('[aria-current=page]', { hasText: name }).waitFor();
    };
    const done = (what: string | RegExp) => desk.getByRole('status').getByText(what).waitFor();

    await desk.getByRole('link', { name: /^Plan a night/ }).click();
    await desk.getByLabel('Game name').fill('The live night');
    await desk.getByRole('textbox', { name: 'Expected players' }).fill('24');
    await desk.getByText('Half finish by').waitFor();
    await tap('Create tournament');
    const code = new URL(await desk.getByLabel('Invitation link').inputValue()).pathname.split('/').at(-1)!;
    await desk.getByRole('link', { name: 'Run it from here' }).click();
    await desk.waitForURL(/\/t\/[^/]+$/);
    const path = new URL(desk.url()).pathname;
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
    await tab('Players');
    for (const name of WITH_PHONES) {
      await tap(new RegExp(`^${name}`));
      await tapIn(desk.getByRole('dialog'), 'Has paid');
      await tap(`${name} buys in`);
      await done(`${name} bought in`);
    }
    await tap('Has paid');
    for (const name of TYPED) {
      await desk.getByLabel('Player name').fill(name);
      await tap(/^Add$/);
      await done(`${name} bought in`);
    }
    const tv = await device('/join', [1920, 1080]);
    await tv.context().addCookies(await desk.context().cookies());
    await tv.goto(`${served.origin}${path}/tv`);

    const chairs = desk.locator('.board.shown button.chair');
    const board = (table: string) => desk.getByRole('button', { name: new RegExp(`^Table ${table}`) });
    const show = async (table: string): Promise<void> => {
      const chosen = board(table).first();
      if ((await chosen.count()) === 0 || (await chosen.getAttribute('aria-pressed')) === 'true') return;
      taps++;
      await chosen.click();
    };
    const dismiss = async (): Promise<void> => {
      const close = desk.getByRole('button', { name: 'Dismiss' });
      if ((await close.count()) > 0) await close.click();
    };
    const left = async (): Promise<number> =>
      Number(/(\d+) of \d+ left/.exec(await desk.locator('.clock-bar').innerText())![1]);
    const question = desk.locator('.question');
    const asked = (title: string) =>
      question.filter({ has: desk.getByRole('heading', { name: title, exact: true }) });
    const answer = async (title: string, choice: string | RegExp): Promise<void> => {
      await tapIn(asked(title), choice);
      await asked(title).waitFor({ state: 'detached' });
    };
    /** The remote of a table, where a phone has it. */
    let remote: { table: string; phone: Page } | null = null;
    const remoteOf = (table: string): Locator | null =>
      remote?.table === table ? remote.phone.getByRole('region', { name: `Table ${table} remote` }) : null;
    const waiting = desk.getByText('Wait for the hands in play to end.');
    const seatTask = desk
      .locator('.task')
      .getByRole('button', { name: /^(Balance now|Deal the low card|Assign new seats|Draw new seats)$/ });

    const host = {
      desk,
      tv,
      phones,
      tap,
      tapIn,
      tab,
      left,
      answer,
      taps: () => taps,
      async draw(): Promise<void> {
        taps = 0;
        await tab('Night');
        await tap('Draw the seats');
        await tv.getByText('Take your seats').waitFor();
        for (const phone of phones) await phone.locator('.my-seat dd').first().waitFor();
        await tap('Start the clock');
        await tv.getByText('Level 1').first().waitFor();
      },
      async tableOf(name: string): Promise<string> {
        const phone = phones[WITH_PHONES.indexOf(name)]!;
        return (await phone.locator('.my-seat dd').first().innerText()).trim();
      },
      async handRemote(table: string, name: string, phone: Page): Promise<void> {
        await show(table);
        await tap('Track hands');
        await tapIn(desk.getByRole('dialog', { name: `Table ${table}: track hands` }), name);
        await done(`Tracking hands at table ${table}`);
        remote = { table, phone };
        await remoteOf(table)!.getByRole('button', { name: 'Next hand' }).click();
        await remoteOf(table)!.getByText('Hand 1', { exact: true }).waitFor();
        // The remote and the drawn table say the same.
        const [, seat] = /Button\s+.*seat (\d+)/.exec(await remoteOf(table)!.innerText())!;
        await phone.locator('.phone > main > .felt').getByText(`button ${seat} ·`).waitFor();
        await desk.locator('.board.shown').getByText(`button ${seat} ·`).waitFor();
      },
      async clock(button: string): Promise<void> {
        taps += 2;
        await desk.getByRole('button', { name: /Set the clock$/ }).click();
        await desk.getByRole('dialog').getByRole('button', { name: button }).click();
        await done(button);
        await desk.keyboard.press('Escape');
        await dismiss();
      },
      async toLevel(level: number): Promise<void> {
        const there = tv.locator('.center').getByText(`Level ${level}`, { exact: true });
        for (let step = 0; step < 8 && (await there.count()) === 0; step++) await host.clock('Next level');
        await there.waitFor();
        for (const phone of phones) await phone.getByText(`Level ${level}`, { exact: true }).waitFor();
      },
      async toBreak(): Promise<void> {
        const there = tv.getByRole('heading', { name: /^Break/ });
        for (let step = 0; step < 12 && (await there.count()) === 0; step++) await host.clock('Next level');
        await there.waitFor();
      },
      /**
       * Somebody without a phone busts, with two taps at the desk, or on the table's own remote: in the hand it has tapped
       * in already, or in its next one.
       */
      async bust(table: string, hand: 'in play' | 'next' = 'next'): Promise<string> {
        const before = await left();
        const held = remoteOf(table);
        await show(table);
        const names = await chairs.locator('.name').allInnerTexts();
        const name = names.find((each) => !WITH_PHONES.includes(each)) ?? names[0]!;
        if (held !== null && (await held.count()) > 0) {
          if (hand === 'next') await host.nextHand(held);
          await held.getByRole('button', { name: 'Who’s out?' }).click();
          await held.getByRole('button', { name, exact: true }).click();
          await held.getByRole('button', { name: `Out: ${name}` }).click();
        } else {
          taps++;
          await chairs.filter({ hasText: name }).first().click();
          await tap(`${name} is out`);
        }
        if (before > 2) await expect.poll(left).toBe(before - 1);
        await dismiss();
        return name;
      },
      async nextHand(held: Locator): Promise<void> {
        const number = async (): Promise<number> =>
          Number(/Hand (\d+)/.exec(await held.innerText())?.[1] ?? 0);
        const before = await number();
        await held.getByRole('button', { name: 'Next hand' }).click();
        await expect.poll(number).toBe(before + 1);
      },
      /** They do not rebuy. */
      async out(name: string): Promise<void> {
        const title = new RegExp(`^(${name}: rebuy or out|Was ${name}’s last hand)`);
        const about = question.filter({ has: desk.getByRole('heading', { name: title }) });
        await about.waitFor();
        await tapIn(about, /^Out/);
        await about.waitFor({ state: 'detached' });
      },
      /** Says where the buttons were and which cards were dealt, until a player moves. */
      async balance(to: string): Promise<void> {
        const moves = desk.getByRole('region', { name: 'Announce' });
        const deal = desk.getByRole('button', { name: 'We dealt cards' });
        for (let step = 0; step < 8; step++) {
          await question.or(seatTask).or(moves).or(waiting).first().waitFor();
          await host.handsOver();
          if ((await moves.count()) > 0) return;
          if ((await question.count()) > 0) await host.answerFirst();
          else if ((await deal.count()) > 0) await host.tellCards(to);
          else if ((await seatTask.count()) > 0) {
            await tap('Balance now');
            await seatTask.waitFor({ state: 'detached' });
          }
        }
        await moves.waitFor();
      },
      /** A deuce and a king: the table with the deuce gives up a player. */
      async tellCards(to: string): Promise<void> {
        await tap('We dealt cards');
        const pad = desk.getByRole('dialog', { name: 'Which cards did you deal?' });
        for (const [at, table] of ['1', '2', '3'].filter((each) => each !== to).entries()) {
          await pad.getByText(`Table ${table}: card 1 of 1`).waitFor();
          taps += 2;
          const rank = pad.getByRole('group', { name: 'Rank' });
          await rank.getByRole('button', { name: at === 0 ? '2' : 'K', exact: true }).click();
          await pad.getByRole('group', { name: 'Suit' }).getByRole('button').first().click();
        }
        await tapIn(pad, 'Who gives up a player?');
        await desk.getByRole('button', { name: 'We dealt cards' }).waitFor({ state: 'detached' });
      },
      /** The table that is tracked says that its hand is over, where others wait for that. */
      async handsOver(): Promise<boolean> {
        if ((await waiting.count()) === 0) return false;
        await remoteOf(remote!.table)!.getByRole('button', { name: 'Next hand' }).click();
        await waiting.waitFor({ state: 'detached' });
        return true;
      },
      /** Answers the most urgent question with its last choice. */
      async answerFirst(): Promise<void> {
        const title = await question.first().getByRole('heading').innerText();
        taps++;
        await question.first().locator('button.chair, .one-tap .button').last().click();
        await asked(title).waitFor({ state: 'detached' });
      },
      /** Desk, TV and phones say the same about who moves where and posts what. */
      async sameEverywhere(): Promise<void> {
        const atDesk = desk.getByRole('region', { name: 'Announce' }).getByRole('listitem');
        const onTv = tv.locator('.strip li');
        // The TV has no room for the old tables of a whole field.
        const read = async (rows: Locator) =>
          (await rows.allInnerTexts())
            .map((text) => text.toLowerCase().replace(/\s+/g, ' ').trim())
            .map((text) => text.replace(/^(\w+) .*?(table \d+, seat)/, '$1 $2'))
            .sort();
        await expect
          .poll(async () => [await read(onTv), await read(atDesk)])
          .toEqual([await read(atDesk), await read(atDesk)]);
        for (const [at, phone] of phones.entries()) {
          const mine = (await read(atDesk)).find((row) => row.startsWith(WITH_PHONES[at]!.toLowerCase()));
          if (mine === undefined) continue;
          const [, table, seat] = /table (\d), seat (\d+)/.exec(mine)!;
          await expect.poll(() => phone.locator('.my-seat dd').allInnerTexts()).toEqual([table, seat]);
          await expect
            .poll(() => says(phone.locator('.my-seat')))
            .toBe(/the (small|big)/.exec(mine)?.[1] ?? null);
        }
      },
      async fullest(): Promise<string> {
        const tables = await board('\\d').allInnerTexts();
        if (tables.length === 0) return '1';
        const sizes = await Promise.all(
          tables.map(async (text) => {
            const id = /Table (\d)/.exec(text)![1]!;
            return [
              id,
              await desk
                .getByRole('region', { name: `Table ${id}` })
                .locator('button.chair')
                .count(),
            ] as const;
          }),
        );
        return sizes.sort((a, b) => b[1] - a[1])[0]![0];
      },
      /** Answers every question with its last choice and does every task about seats. */
      async everything(): Promise<void> {
        for (let step = 0; step < 30; step++) {
          if ((await question.count()) > 0) await host.answerFirst();
          else if ((await seatTask.count()) > 0) {
            taps++;
            await seatTask.first().click();
            await seatTask.first().waitFor({ state: 'detached' });
            if ((await question.count()) === 0) await host.sameEverywhere();
          } else if (await host.handsOver()) {
          } else break;
        }
        await dismiss();
        if (remote !== null && (await remoteOf(remote.table)!.count()) === 0) remote = null;
      },
      /** Two players race for odd chips; the cards are dealt here. */
      async colorUp(): Promise<void> {
        const task = desk.getByRole('heading', { name: /^Color up the/ });
        for (let step = 0; step < 8 && (await task.count()) === 0; step++) await host.clock('Next level');
        if (remote !== null && (await desk.getByRole('button', { name: 'Step by step' }).count()) === 0)
          await remoteOf(remote.table)!.getByRole('button', { name: 'Next hand' }).click();
        await tap('Step by step');
        const sheet = desk.getByRole('dialog').first();
        const odd = sheet.getByRole('group', { name: /’s odd chips$/ });
        for (const at of [0, 1]) await tapIn(odd.nth(at), '3');
        await tap('Deal the cards here');
        for (let step = 0; step < 12 && (await sheet.count()) > 0; step++)
          await tapIn(sheet, /^(Skip to the end|Next: table|Done)/);
        for (let more = await task.count(); more > 0; more = await task.count()) {
          await tapIn(desk.locator('.task', { has: task }), 'Done');
          await done('Chips colored up');
          await dismiss();
        }
        const pause = tv.getByRole('heading', { name: /^Break/ });
        for (let step = 0; step < 2 && (await pause.count()) > 0; step++) await host.clock('Next level');
      },
      async deal(): Promise<void> {
        await tab('Money');
        await tap('Make a deal');
        const sheet = desk.getByRole('dialog').first();
        const [, total] = /of ([\d,]+) chips/.exec(await sheet.innerText())!;
        const chips = Number(total!.replaceAll(',', ''));
        const quarter = Math.floor(chips / 4);
        for (const [at, stack] of [quarter, quarter, quarter, chips - 3 * quarter].entries())
          await sheet.locator('.figure').nth(at).fill(String(stack));
        await tap('Calculate');
        await tap('Pay it from the bank');
        await tap('Agree and play on');
        await done('Deal agreed');
        await tab('Night');
      },
    };
    return host;
  }
});
