import type { Locator, Page } from 'playwright-core';
import { type Devices, PHONE, TV } from './devices.ts';
import { until } from './until.ts';

/** Longer than a tap takes, where what is tapped may go away meanwhile; then it is tried again. */
const MOMENT_MS = 2_000;

/**
 * A tournament from the plan on, by what its host taps and sees; their taps are counted. It is one class, however long: every
 * step of a night is a method, and all of them share the desk, the TV, the phones and the count.
 */
export class HostedTournament {
  readonly desk: Page;
  readonly path: string;
  readonly phones = new Map<string, Page>();
  /** The phones that tap in the hands of a table. */
  private readonly remotes = new Map<string, Page>();
  taps = 0;
  private readonly devices: Devices | null;
  private readonly code: string;
  private onTv: Page | null = null;

  private constructor(devices: Devices | null, desk: Page, code: string) {
    this.devices = devices;
    this.desk = desk;
    this.code = code;
    this.path = new URL(desk.url()).pathname;
  }

  /** Plans a tournament in a fresh browser, with what else the host fills in, and opens its desk. */
  static async plan(
    devices: Devices,
    name: string,
    players: number,
    fillIn: (form: Page) => Promise<void> = async () => {},
  ): Promise<HostedTournament> {
    const desk = await devices.open('/', PHONE);
    await HostedTournament.fill(desk, name, players);
    await fillIn(desk);
    await HostedTournament.create(desk);
    const link = await desk.getByLabel('Invitation link').inputValue();
    await desk.getByRole('link', { name: 'Run it from here' }).click();
    await desk.waitForURL(/\/t\/[^/]+$/);
    return new HostedTournament(devices, desk, new URL(link).pathname.split('/').at(-1)!);
  }

  /** The same where there is no server: on the page that has everything. */
  static async planHere(desk: Page, name: string, players: number): Promise<HostedTournament> {
    await HostedTournament.fill(desk, name, players);
    await HostedTournament.create(desk);
    await desk.getByRole('link', { name: 'Run it from here' }).click();
    return HostedTournament.goOn(desk, null);
  }

  /** Goes on with a tournament at its desk, with the TV that shows it. */
  static goOn(desk: Page, tv: Page | null): HostedTournament {
    const host = new HostedTournament(null, desk, '');
    host.onTv = tv;
    return host;
  }

  private static async fill(desk: Page, name: string, players: number): Promise<void> {
    await desk.getByRole('link', { name: /^Plan a night/ }).click();
    await desk.getByLabel('Game name').fill(name);
    await desk.getByRole('textbox', { name: 'Expected players' }).fill(String(players));
  }

  private static async create(desk: Page): Promise<void> {
    await desk.getByText('Half finish by').waitFor();
    await desk.getByRole('button', { name: 'Create tournament' }).click();
  }

  /** The TV as a second window of the desk's own browser. */
  async openTvHere(): Promise<void> {
    const opened = this.desk.context().waitForEvent('page');
    await this.tap(/Menu|More/);
    await this.desk.getByRole('dialog').getByRole('link', { name: 'TV' }).click();
    this.onTv = await opened;
    await this.onTv.setViewportSize({ width: TV[0], height: TV[1] });
  }

  get tv(): Page {
    return this.onTv!;
  }

  /** The host's own device as a TV, in its own window: a hidden one is painted only once a second. */
  async openTv(): Promise<void> {
    const tv = await this.devices!.open('/join', TV);
    await tv.context().addCookies(await this.desk.context().cookies());
    await tv.goto(`${this.devices!.served.origin}${this.path}/tv`);
    this.onTv = tv;
  }

  async close(): Promise<void> {
    for (const page of [this.desk, ...this.phones.values(), ...(this.onTv === null ? [] : [this.onTv])])
      await page.context().close();
  }

  async tapIn(within: Page | Locator, name: string | RegExp): Promise<void> {
    this.taps++;
    await within.getByRole('button', { name }).first().click();
  }

  tap(name: string | RegExp): Promise<void> {
    return this.tapIn(this.desk, name);
  }

  async tab(name: string): Promise<void> {
    const bar = this.desk.getByRole('navigation');
    this.taps++;
    await bar.getByRole('button', { name, exact: true }).click();
    await bar.locator('[aria-current=page]', { hasText: name }).waitFor();
  }

  /** The notice says so. */
  done(what: string | RegExp): Promise<void> {
    return this.desk.getByRole('status').getByText(what).first().waitFor();
  }

  /** The notice covers the lower seats. */
  async dismiss(): Promise<void> {
    const close = this.desk.getByRole('button', { name: 'Dismiss' });
    if ((await close.count()) > 0) await close.click();
  }

  /** These come with their own phones. */
  async join(...names: readonly string[]): Promise<void> {
    const joining = names.map(async (name) => {
      const phone = await this.devices!.open('/join', PHONE);
      await phone.getByLabel('The host’s code').fill(this.code);
      await phone.getByLabel('Your name').fill(name);
      await phone.getByRole('button', { name: 'Join' }).click();
      await phone.waitForURL(/\/me/);
      return [name, phone] as const;
    });
    for (const [name, phone] of await Promise.all(joining)) this.phones.set(name, phone);
  }

  /** The players with phones buy in at the desk, on its tab of players. */
  async buyIn(paid: boolean): Promise<void> {
    for (const name of this.phones.keys()) {
      await this.tap(new RegExp(`^${name}`));
      if (paid) await this.tapIn(this.desk.getByRole('dialog'), 'Has paid');
      await this.tap(`${name} buys in`);
      await this.done(`${name} bought in`);
    }
  }

  /** These have no phones: the host types their names in, and says that they are of age where that is asked. */
  async enter(...names: readonly string[]): Promise<void> {
    const ofAge = this.desk.getByRole('dialog').getByRole('button', { name: 'Yes' });
    for (const name of names) {
      await this.desk.getByLabel('Player name').fill(name);
      await this.tap(/^Add$/);
      const entered = this.desk.getByRole('status').getByText(`${name} bought in`);
      await entered.or(ofAge).first().waitFor();
      if ((await ofAge.count()) > 0) await ofAge.click();
      await entered.waitFor();
    }
  }

  onPhones(text: RegExp): Promise<unknown> {
    return Promise.all([...this.phones.values()].map((phone) => phone.getByText(text).first().waitFor()));
  }

  async draw(): Promise<void> {
    await this.tap('Deal it here');
    await this.tv.getByText('Take your seats').waitFor();
    for (const phone of this.phones.values()) await phone.locator('.my-seat dd').first().waitFor();
  }

  async start(): Promise<void> {
    await this.tap('Start the clock');
    await this.tv.getByText('Level 1').first().waitFor();
    await this.onPhones(/^Level 1$/i);
  }

  /** Where a player with a phone sits, as the phone says it. */
  async tableOf(name: string): Promise<string> {
    return (await this.phones.get(name)!.locator('.my-seat dd').first().innerText()).trim();
  }

  get chairs(): Locator {
    return this.desk.locator('.board.shown button.chair');
  }

  /** The buttons that show a table, where there are several. */
  private tables(number = '\\d'): Locator {
    return this.desk.getByRole('button', { name: new RegExp(`^Table ${number}`) });
  }

  async show(table: string): Promise<void> {
    const chosen = this.tables(table).first();
    if ((await chosen.count()) === 0 || (await chosen.getAttribute('aria-pressed')) === 'true') return;
    this.taps++;
    await chosen.click();
    await this.desk
      .locator('.board.shown')
      .getByRole('heading', { name: `Table ${table}` })
      .waitFor();
  }

  async fullest(): Promise<string> {
    const boards = this.desk.locator('section.board');
    const counted = await boards.evaluateAll((all) =>
      all.map((board) => ({
        table: /\d+/.exec(board.getAttribute('aria-label')!)![0],
        players: board.querySelectorAll('button.chair').length,
      })),
    );
    return counted.sort((a, b) => b.players - a.players)[0]!.table;
  }

  /** How many players are left, as the desk says it. */
  async left(): Promise<number> {
    return Number(/(\d+) of \d+ left/.exec(await this.desk.locator('.clock-bar').innerText())![1]);
  }

  /** Desk and TV say how many players are left. */
  async areLeft(count: number): Promise<void> {
    await until(async () => (await this.left()) === count, `the desk never says ${count} left`);
    await this.tv
      .getByText(/players left/)
      .locator('..')
      .getByText(String(count), { exact: true })
      .waitFor();
  }

  /** Somebody at the shown table, players without phones first. */
  async somebody(): Promise<string> {
    const names = await this.chairs.locator('.name').allInnerTexts();
    return names.find((each) => !this.phones.has(each)) ?? names[0]!;
  }

  /** A player busts: by two taps at the desk, or on the table's remote in a hand that it has tapped in. */
  async bust(table: string): Promise<string> {
    await this.show(table);
    const before = await this.left();
    const name = await this.somebody();
    const remote = await this.remote(table);
    if (remote === null) await this.tapBust(name);
    else {
      if (!(await this.isPlaying(table)) && (await this.onBreak.count()) === 0) await this.nextHand(table);
      await remote.getByRole('button', { name: 'Who’s out?' }).click();
      await remote.getByRole('button', { name, exact: true }).click();
      await remote.getByRole('button', { name: `Out: ${name}` }).click();
    }
    if (before > 2) await this.areLeft(before - 1);
    await this.dismiss();
    return name;
  }

  async tapBust(name: string): Promise<void> {
    this.taps++;
    await this.chairs.filter({ has: this.desk.getByText(name, { exact: true }) }).click();
    await this.tap(`${name} is out`);
  }

  /** Hands the remote of a table to a player's phone. */
  async handRemote(table: string, name: string): Promise<void> {
    await this.show(table);
    await this.tap('Track hands');
    await this.tapIn(this.desk.getByRole('dialog', { name: `Table ${table}: track hands` }), name);
    await this.done(`Tracking hands at table ${table}`);
    const phone = this.phones.get(name)!;
    await phone.getByRole('region', { name: `Table ${table} remote` }).waitFor();
    this.remotes.set(table, phone);
    await this.dismiss();
  }

  /** The remote of a table on a phone; null where nobody has it, or no longer. */
  private async remote(table: string): Promise<Locator | null> {
    const remote = this.remotes.get(table)?.getByRole('region', { name: `Table ${table} remote` });
    return remote !== undefined && (await remote.count()) > 0 ? remote : null;
  }

  /** The remote, the drawn table on its phone and the desk say the same about the new hand. */
  async nextHand(table: string): Promise<void> {
    const remote = (await this.remote(table))!;
    const number = async () => Number(/Hand (\d+)/.exec(await remote.innerText())?.[1] ?? 0);
    const before = await number();
    await remote.getByRole('button', { name: 'Next hand' }).click();
    await until(async () => (await number()) === before + 1, `table ${table} never gets another hand`);
    const [, seat] = /Button\s+.*seat (\d+)/.exec(await remote.innerText())!;
    await this.show(table);
    const board = this.desk.locator('.board.shown');
    await board.getByText(`Hand ${before + 1}`, { exact: false }).waitFor();
    await board.getByText(`button ${seat} ·`).waitFor();
  }

  /** Ends the hands in play at the tables with a remote, where no hand may begin; false if there are none. */
  async endHands(): Promise<boolean> {
    let ended = false;
    for (const table of this.remotes.keys()) {
      const remote = await this.remote(table);
      if (remote === null || !(await this.isPlaying(table))) continue;
      await remote.getByRole('button', { name: 'Next hand' }).click();
      await until(async () => !(await this.isPlaying(table)), `the hand at table ${table} never ends`);
      ended = true;
    }
    return ended;
  }

  /** A hand is being played at a tracked table, as its board at the desk says: “hand 3”, and after it “3 hands played”. */
  private async isPlaying(table: string): Promise<boolean> {
    const board = this.desk.locator(`section.board[aria-label="Table ${table}"]`);
    return /\bhand \d+/.test((await board.locator('header p').first().textContent())!);
  }

  get question(): Locator {
    return this.desk.locator('.question');
  }

  asked(title: string): Locator {
    return this.question.filter({ has: this.desk.getByRole('heading', { name: title, exact: true }) });
  }

  /** A question that is not the most urgent one is a line, which opens at a tap. */
  async unfold(title: string): Promise<void> {
    const line = this.desk.locator('.task.brief').getByRole('button', { name: title, exact: true });
    await this.asked(title).or(line).first().waitFor();
    if ((await line.count()) === 0) return;
    this.taps++;
    await line.click();
  }

  async answer(title: string, choice: string | RegExp): Promise<void> {
    await this.unfold(title);
    await this.tapIn(this.asked(title), choice);
    await this.asked(title).waitFor({ state: 'detached' });
  }

  /** Answers the most urgent question with its last choice: nobody rebuys. One that no longer matters goes by itself. */
  async answerFirst(): Promise<void> {
    const [title] = await this.question.getByRole('heading').allInnerTexts();
    if (title === undefined) return;
    const asked = this.asked(title);
    const choice = asked.locator('button.chair, .one-tap .button').last();
    await until(async () => {
      if ((await asked.count()) === 0) return true;
      const tapped = await choice.click({ timeout: MOMENT_MS }).then(
        () => 1,
        () => 0,
      );
      this.taps += tapped;
      return tapped === 1;
    }, `“${title}” cannot be answered`);
    await asked.waitFor({ state: 'detached' });
  }

  /** A card on a pad: its rank, then its suit. */
  async tapCard(pad: Locator, rank: string, suit: 'spades' | 'hearts' | 'clubs' | 'diamonds'): Promise<void> {
    this.taps += 2;
    const key = pad.getByRole('group', { name: 'Rank' }).getByRole('button', { name: rank, exact: true });
    await key.click();
    await pad
      .getByRole('group', { name: 'Suit' })
      .getByRole('button', { name: new RegExp(suit, 'i') })
      .click();
  }

  /** The buttons of tasks about seats. */
  get seatTask(): Locator {
    return this.desk
      .locator('.task')
      .getByRole('button', { name: /^(Balance now|Deal the low card|Assign new seats|Draw new seats)$/ });
  }

  /** Answers every question and does every task about seats; says which. After each task `moved` may look around. */
  async everything(moved?: () => Promise<void>): Promise<string[]> {
    const seen: string[] = [];
    for (;;) {
      if ((await this.question.count()) > 0) await this.answerFirst();
      else if ((await this.seatTask.count()) > 0) {
        const button = this.seatTask.first();
        seen.push(await button.innerText());
        this.taps++;
        await button.click();
        await button.waitFor({ state: 'detached' });
        await moved?.();
      } else if ((await this.waits.count()) > 0) await this.endHands();
      else break;
    }
    await this.dismiss();
    return seen;
  }

  /** Seats change when the hands in play are over. */
  get waits(): Locator {
    return this.desk.getByText('Wait for the hands in play to end.');
  }

  async nextLevel(): Promise<void> {
    this.taps += 2;
    await this.desk.getByRole('button', { name: /Set the clock$/ }).click();
    await this.desk.getByRole('dialog').getByRole('button', { name: 'Next level' }).click();
    await this.done('Next level');
    await this.desk.keyboard.press('Escape');
    await this.desk.getByRole('dialog').waitFor({ state: 'detached' });
    await this.dismiss();
  }

  async toLevel(level: number): Promise<void> {
    const there = this.tv.locator('.center').getByText(`Level ${level}`, { exact: true });
    while ((await there.count()) === 0) await this.nextLevel();
    await this.onPhones(new RegExp(`^Level ${level}$`, 'i'));
  }

  get onBreak(): Locator {
    return this.tv.getByRole('heading', { name: /^Break/ });
  }

  async toBreak(): Promise<void> {
    while ((await this.onBreak.count()) === 0) await this.nextLevel();
  }

  async breakOver(): Promise<void> {
    while ((await this.onBreak.count()) > 0) await this.nextLevel();
  }

  /** Two players race for odd chips; the cards are dealt here. Larger chips due as well are colored up without a race. */
  async colorUp(): Promise<void> {
    const due = this.desk.getByRole('heading', { name: /^Color up the/ });
    const inBreak = this.desk.getByRole('heading', { name: 'The break: color up' });
    while ((await due.or(inBreak).count()) === 0) await this.nextLevel();
    const folded = this.desk.getByRole('button', {
      name: /^(Color up the|The break: color up)/,
      expanded: false,
    });
    if ((await folded.count()) > 0) await folded.first().click();
    if ((await inBreak.count()) > 0) {
      await this.tap('Open the break');
      await this.tap('Color up step by step');
    } else await this.tap('Step by step');
    const sheet = this.desk.getByRole('dialog').first();
    const odd = sheet.getByRole('group', { name: /’s odd chips$/ });
    for (const at of [0, 1]) await this.tapIn(odd.nth(at), '3');
    await this.tap('Deal the cards here');
    const next = sheet.getByRole('button', { name: /^(Skip to the end|Next: table|Done)/ }).first();
    const backInBreak = sheet.getByRole('button', { name: 'End the break now' });
    for (let says = ''; (await sheet.count()) > 0; ) {
      await until(
        async () =>
          (await sheet.count()) === 0 ||
          (await backInBreak.count()) > 0 ||
          ((await next.count()) > 0 && (await next.innerText()) !== says),
      );
      if ((await sheet.count()) === 0) break;
      if ((await backInBreak.count()) > 0) {
        await this.desk.keyboard.press('Escape');
        await sheet.waitFor({ state: 'detached' });
        break;
      }
      says = await next.innerText();
      this.taps++;
      await next.click();
    }
    for (let more = await due.count(); more > 0; more = await due.count()) {
      await this.tapIn(this.desk.locator('.task', { has: due }), 'Done');
      await until(async () => (await due.count()) < more);
      await this.dismiss();
    }
  }

  /** The players left make a deal over these parts of the chips; the bank pays it, and they stop or play on. */
  async deal(then: 'stop' | 'play on', ...parts: readonly number[]): Promise<void> {
    await this.tab('Money');
    await this.tap('Make a deal');
    const sheet = this.desk.getByRole('dialog').first();
    const [, total] = /of ([\d,]+) chips/.exec(await sheet.innerText())!;
    const chips = Number(total!.replaceAll(',', ''));
    const stacks = parts.map((part) => Math.floor(chips * part));
    stacks[0]! += chips - stacks.reduce((sum, each) => sum + each, 0);
    for (const [at, stack] of stacks.entries()) await sheet.locator('.figure').nth(at).fill(String(stack));
    await this.tap('Calculate');
    await this.tap(then === 'stop' ? 'Pay this deal out' : 'Agree and play on');
    await this.done('Deal agreed');
    await this.tab('Night');
  }
}
