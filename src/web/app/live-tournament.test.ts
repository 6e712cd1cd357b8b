import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../testing/browser.ts';
import { Devices } from '../../testing/devices.ts';
import { HostedTournament } from '../../testing/hosted-tournament.ts';
import { Served } from '../../testing/served.ts';
import { stumbles } from '../../testing/stumbles.ts';
import { until } from '../../testing/until.ts';

/** These four have their own phones; the others are typed in. */
const WITH_PHONES = ['Ann', 'Bob', 'Cyd', 'Dov'];
const TYPED = 'Ben Cid Dan Eva Fay Gil Hal Ida Jon Kai Lea Max Mia Nia Otto Paul Ravi Sol Tom Uma'.split(' ');
const TABLES = ['1', '2', '3'];
/** What a host may be asked to tap in a night of 24 players, from the draw on. */
const MOST_TAPS = 130;

describe('the live night, told by a host who plays', () => {
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

  test.each<[string, boolean]>([
    ['nobody taps a hand in', false],
    ['two tables are tracked by players’ phones', true],
  ])('24 players at three tables, by visible taps from a fresh browser: %s', async (_, tracked) => {
    const host = await HostedTournament.plan(devices, 'The live night', 24);
    const { desk, phones } = host;
    await host.join(...WITH_PHONES);
    await host.tab('Players');
    await host.buyIn(true);
    await host.tap('Has paid');
    await host.enter(...TYPED);
    await host.openTv();
    const { tv } = host;
    await host.tab('Night');
    host.taps = 0;
    const remotes = await drawnApart(host);
    await host.start();
    const [first, second] = [...remotes.keys()];
    const third = TABLES.find((table) => table !== first && table !== second)!;
    if (tracked)
      for (const [table, name] of remotes) {
        await host.handRemote(table, name);
        await host.nextHand(table);
      }

    // 20:29. Ben’s last hand was dealt before the bell of level 4: he may rebuy, and does.
    await host.toLevel(4);
    const ben = await host.bust(first!);
    if (!tracked) await host.answer(`Was ${ben}’s last hand dealt before level 4?`, /^Yes/);
    await host.answer(`${ben}: rebuy or out?`, /^Rebuy/);
    await tv.getByText('of 24 players left · 1 rebuy').waitFor();

    // 20:40. Two bust at a third table: a player moves, in the same position.
    for (let busts = 0; busts < 2; busts++) await out(host, await host.bust(third));
    await balance(host, third);
    await sameEverywhere(host);

    // 21:00. A break, with a hand still in play: Dan busts in it.
    if (tracked) await host.nextHand(second!);
    await host.toBreak();
    await host.bust(second!);
    await host.everything(() => sameEverywhere(host));
    await host.endHands();
    await host.colorUp();
    await host.breakOver();

    // 21:20. Late registration closed long ago: the host lets Eve in anyway.
    await letInLate(host, 'Eve');

    // Player after player busts, and whatever is asked is answered.
    const attend = () => host.everything(() => sameEverywhere(host));
    for (let left = await host.left(); left > 4; left = await host.left()) {
      await attend();
      await host.bust(await host.fullest());
    }
    await attend();

    // 23:40. Four agree on a deal and are paid: the night is over.
    await host.deal('stop', 1 / 2, 1 / 4, 1 / 8, 1 / 8);
    await tv.getByText('The winner').waitFor();
    await host.tab('Money');
    await desk.getByText('prize pool').first().waitFor();
    for (const phone of phones.values())
      await phone.getByRole('heading', { name: /^(\d+(st|nd|rd|th) place|You won!)$/ }).waitFor();
    expect(await stumbles(desk)).toEqual([]);
    expect(host.taps, 'taps from the draw on').toBeLessThanOrEqual(MOST_TAPS);
    expect(devices.errors).toEqual([]);
    await host.close();
  });

  /** Draws the seats, again if all phones come to one table; a player with a phone at each of two tables. */
  async function drawnApart(host: HostedTournament): Promise<ReadonlyMap<string, string>> {
    for (;;) {
      host.taps = 0;
      await host.draw();
      const seated = await Promise.all(
        WITH_PHONES.map(async (name) => [await host.tableOf(name), name] as const),
      );
      const apart = new Map(seated);
      if (apart.size > 1) return new Map([...apart].slice(0, 2));
      await host.tap(/^Undo$/);
      await host.desk.getByRole('button', { name: 'Deal it here' }).waitFor();
    }
  }

  /** They do not rebuy. */
  async function out(host: HostedTournament, name: string): Promise<void> {
    const title = new RegExp(`^(${name}: rebuy or out|Was ${name}’s last hand)`);
    const about = host.question.filter({ has: host.desk.getByRole('heading', { name: title }) });
    await about.waitFor();
    await host.tapIn(about, /^Out/);
    await about.waitFor({ state: 'detached' });
  }

  /** Says where the buttons were and which cards were dealt, until a player moves. */
  async function balance(host: HostedTournament, to: string): Promise<void> {
    const { desk, question, seatTask, waits } = host;
    const moves = desk.getByRole('region', { name: 'Announce' });
    const cards = desk.getByRole('button', { name: 'We dealt cards' });
    for (;;) {
      await question.or(seatTask).or(moves).or(waits).first().waitFor();
      if ((await moves.count()) > 0) return;
      if ((await waits.count()) > 0) await host.endHands();
      else if ((await question.count()) > 0) await host.answerFirst();
      else if ((await cards.count()) > 0) await tellCards(host, to);
      else if ((await seatTask.count()) > 0) {
        await host.tap('Balance now');
        await seatTask.waitFor({ state: 'detached' });
      }
    }
  }

  /** A deuce and a king: the table with the deuce gives up a player. */
  async function tellCards(host: HostedTournament, to: string): Promise<void> {
    await host.tap('We dealt cards');
    const pad = host.desk.getByRole('dialog', { name: 'Which cards did you deal?' });
    for (const [at, table] of TABLES.filter((each) => each !== to).entries()) {
      await pad.getByText(`Table ${table}: card 1 of 1`).waitFor();
      await host.tapCard(pad, at === 0 ? '2' : 'K', 'spades');
    }
    await host.tapIn(pad, 'Who gives up a player?');
    await host.desk.getByRole('button', { name: 'We dealt cards' }).waitFor({ state: 'detached' });
  }

  /** Desk, TV and phones say the same about who moves where and posts what. */
  async function sameEverywhere({ desk, tv, phones, question }: HostedTournament): Promise<void> {
    if ((await question.count()) > 0) return;
    const atDesk = desk.getByRole('region', { name: 'Announce' }).getByRole('listitem');
    await until(async () => {
      const [said, shown] = [await moves(atDesk), await movesOnTv(tv)];
      return said.join() === shown.join();
    }, 'the TV never says what the desk says');
    for (const mine of await moves(atDesk)) {
      const [, name, table, seat] = /^(\w+) table (\d), seat (\d+)/.exec(mine)!;
      const phone = phones.get(name!);
      if (phone === undefined) continue;
      await until(async () => {
        const seated = await phone.locator('.my-seat dd').allInnerTexts();
        return (
          seated.join() === `${table},${seat}` && (await posts(phone.locator('.my-seat'))) === posted(mine)
        );
      }, `${name}’s phone never says: ${mine}`);
    }
  }

  /** What rows say. A row that left the page since it was found says nothing: its words would run together. */
  const textsOf = (rows: Locator): Promise<string[]> =>
    rows.evaluateAll((found) =>
      found.filter((row) => row.isConnected).map((row) => (row as HTMLElement).innerText),
    );

  /** Moves as the desk lists them, without the old tables and the cards that chose them. */
  const moves = async (rows: Locator): Promise<string[]> =>
    (await textsOf(rows))
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .map((text) => {
        const [, name, table, seat] = /^(\w+) .*?table (\d+), seat (\d+)/i.exec(text)!;
        return `${name} table ${table}, seat ${seat} ${posted(text)}`;
      })
      .sort();

  /** The same on the TV: a few in its line at the bottom, a whole field across the screen. */
  async function movesOnTv(tv: Page): Promise<string[]> {
    const few = await moves(tv.locator('.strip li', { has: tv.locator('.to') }));
    const all = await textsOf(tv.locator('.new-seats li:not(.stays)'));
    const seats = all.map((text) => {
      const [, name, table, seat] = /^(\w+)[\s\S]*?(\d+)\s+table\s+(\d+)\s+seat/.exec(text)!;
      return `${name} table ${table}, seat ${seat} ${posted(text)}`;
    });
    return [...few, ...seats].sort();
  }

  /** What a moved player posts. */
  const posted = (text: string): string | null =>
    /the (small|big) blind/i.exec(text)?.[1]?.toLowerCase() ?? null;
  const posts = async (at: Locator): Promise<string | null> => posted(await at.innerText());

  async function letInLate(host: HostedTournament, name: string): Promise<void> {
    const { desk, tv } = host;
    await host.tab('Players');
    await desk.getByLabel('Player name').fill(name);
    await host.tap(/^Add$/);
    const exception = desk.getByRole('dialog', { name: 'Make an exception?' });
    await exception.getByText('Late registration closed when level 2 began.').waitFor();
    await host.tapIn(exception, 'We all agreed');
    await host.tapIn(exception, 'Let it happen anyway');
    await host.tab('Night');
    // Of equally full tables the low card decides.
    await host.tap(new RegExp(`^(Seat ${name}|Deal the low card)$`));
    const orbits = desk.getByRole('dialog', { name: /^How many orbits has table \d played\?$/ });
    const seated = desk.getByRole('status').getByText(`${name} has a seat`);
    await orbits.or(seated).first().waitFor();
    if ((await orbits.count()) > 0) {
      await orbits.getByText(/less, starts with [\d,]+/).waitFor();
      await host.tapIn(orbits, 'Seat them');
    }
    await seated.waitFor();
    await tv.getByText(/of 25 players left/).waitFor();
    await host.dismiss();
  }
});
