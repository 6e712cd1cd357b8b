import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCard } from '../../../engine/cards/card.ts';
import { exactEquity } from '../../../odds/equity.ts';
import type { ServerFrame } from '../../../protocol/frames.ts';
import { SYSTEM } from '../../../room/actor.ts';
import { launch } from '../../../testing/browser.ts';
import { misplaced } from '../../../testing/laid-out.ts';
import { ScreenSite } from '../../../testing/screen-site.ts';
import { ScreenTournament } from '../../../testing/screen-tournament.ts';
import { stumbles } from '../../../testing/stumbles.ts';
import { type ComponentWords, componentWords } from '../../shared/components/words.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

describe('what a dealt table shows', () => {
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

  async function open(tournament: string, as: string, options: BrowserContextOptions = PHONE, lang = 'en') {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.goto(`${site.url}/t/${tournament}/table?as=${as}&lang=${lang}`);
    await page.locator('.dealt-felt .sitting').first().waitFor();
    return page;
  }

  /** Buttons that have just come take no key; Playwright's clicks wait for them by themselves. */
  const awake = (page: Page) => page.locator('.guarded').waitFor({ state: 'detached' });

  const leave = (...pages: Page[]) => Promise.all(pages.map((page) => page.context().close()));

  test('[call-the-clock] the clock is called on the player to act, after a question; everybody sees who called it, and the seconds', async () => {
    const scene = await ScreenTournament.dealt(site, 'clock', 4);
    const slow = scene.playerToAct();
    const nameOf = (player: string): string => scene.room.tournament.players.get(player)!.name;
    const [caller, other] = [...scene.room.tournament.tables.get('1')!.seats.values()].filter(
      (player) => player !== slow,
    );
    const mine = await open('clock', `player:${slow}`);
    const theirs = await open('clock', `player:${caller}`);
    const third = await open('clock', `player:${other}`, { viewport: { width: 1280, height: 800 } }, 'de');
    // Nobody can hurry themselves.
    expect(await mine.getByRole('button', { name: 'Clock' }).isDisabled()).toBe(true);
    const before = Date.now();
    await theirs.getByRole('button', { name: `Clock call it on ${nameOf(slow)}` }).click();
    const asks = theirs.getByRole('dialog', { name: `Call the clock on ${nameOf(slow)}?` });
    // HomePokerTourney gives seventy seconds.
    await asks.getByText('They get 70 seconds to act. After that their hand is folded.').waitFor();
    expect(await stumbles(theirs)).toEqual([]);
    await asks.getByRole('button', { name: 'Back' }).click();
    expect(scene.frame!.called).toBe(null);
    await theirs.keyboard.press('t');
    await asks.getByRole('button', { name: 'Call the clock' }).click();
    for (const [page, says] of [
      [mine, `${nameOf(caller!)} calls the clock on you: 70 seconds.`],
      [theirs, `You call the clock on ${nameOf(slow)}: 70 seconds.`],
    ] as const)
      await page.locator('.voice', { hasText: says }).waitFor();
    await third.locator('.voice', { hasText: `${nameOf(slow)} hat 70 Sekunden.` }).waitFor();
    for (const page of [mine, theirs, third]) {
      const seconds = Number(await page.locator('.sitting.turn [role=timer]').innerText());
      expect(seconds).toBeGreaterThan(68 - (Date.now() - before) / 1000);
      expect(seconds).toBeLessThanOrEqual(70);
      expect(await page.locator('.sitting.turn .sweep.called').count()).toBe(1);
      expect(await page.locator('[aria-live=polite]', { hasText: '70' }).count()).toBe(1);
    }
    // Once is enough, for everybody.
    expect(await theirs.getByRole('button', { name: 'Clock' }).isDisabled()).toBe(true);
    expect(await third.getByRole('button', { name: 'Uhr' }).isDisabled()).toBe(true);
    expect(await stumbles(theirs)).toEqual([]);
    await mine.keyboard.press('c');
    await theirs.locator('.sitting [role=timer]').waitFor({ state: 'detached' });
    expect(await theirs.locator('.sweep.called').count()).toBe(0);
    await leave(mine, theirs, third);
  });

  test('my turn is said near the buttons and in the title of whatever page of the tournament is open', async () => {
    const scene = await ScreenTournament.dealt(site, 'turn', 3);
    const player = scene.playerToAct();
    const pages = [
      await open('turn', `player:${player}`),
      await open('turn', `player:${player}`, PHONE, 'de'),
    ];
    const me = await (await browser.newContext(PHONE)).newPage();
    await me.goto(`${site.url}/t/turn/me?as=player:${player}&lang=en`);
    const [mine, german] = pages as [Page, Page];
    await mine.locator('.table-bar').getByText('Your turn: 20 to call').waitFor();
    await german.locator('.table-bar').getByText('Du bist dran: 20 zum Mitgehen').waitFor();
    await expect.poll(() => mine.title()).toBe('Your turn: 20 to call · Thursday game');
    await expect.poll(() => german.title()).toBe('Du bist dran: 20 zum Mitgehen · Thursday game');
    await expect.poll(() => me.title()).toBe('Your turn: 20 to call · Thursday game');
    await scene.act('call');
    for (const page of [...pages, me]) await expect.poll(() => page.title()).toBe('Thursday game · Riffle');
    expect(await mine.locator('.your-turn').innerText()).toBe('');
    await leave(...pages, me);
  });

  test('everybody sees a player’s time bank run', async () => {
    const scene = await ScreenTournament.seated(site, 'bank', 4);
    Object.assign(scene.room.settings.pace, { action: 1500, bank: 60_000 });
    await scene.do({ type: 'start' });
    await scene.until(({ toAct }) => toAct !== null);
    const [slow, other] = [...scene.room.tournament.tables.get('1')!.seats.values()].sort(
      (a, b) => Number(b === scene.playerToAct()) - Number(a === scene.playerToAct()),
    );
    const pages = [await open('bank', `player:${slow}`), await open('bank', `player:${other}`)];
    for (const page of pages) {
      const left = page.locator('.sitting.turn [role=timer]');
      await left.waitFor();
      expect(await left.getAttribute('title')).toMatch(/^time bank: \d\d seconds left$/);
      const first = Number(await left.innerText());
      expect(first).toBeLessThanOrEqual(60);
      await expect.poll(async () => Number(await left.innerText())).toBeLessThan(first);
    }
    await scene.act('call');
    await expect.poll(() => pages[0]!.locator(`.sitting.turn.mine`).count()).toBe(0);
    await leave(...pages);
  });

  test('[seating-suit-is-table] [seating-draw-positions] everybody draws for the final table: players who move see where to, why, and every card drawn', async () => {
    const scene = await ScreenTournament.seated(site, 'final', 6, {
      tableMaximum: 4,
      redraws: { at: [], atHalfTheField: false, whenTablesCombine: true },
    });
    const { tables } = scene.room.tournament;
    const far = [...tables.get('2')!.seats.values()];
    const [ana] = far.filter((player) => player !== 'mia');
    const page = await open('final', `player:${ana}`, { ...PHONE, locale: 'en' });
    const german = await open('final', `player:${far.find((player) => player !== ana)}`, PHONE, 'de');
    const me = await browser.newPage(PHONE);
    for (const player of [...tables.get('1')!.seats.values()].slice(0, 2))
      await scene.do({ type: 'remove', player, why: 'disqualified' });
    await scene.do({ type: 'start' });
    await me.goto(`${site.url}/t/final/me?as=player:${ana}`);

    const note = page.getByRole('alert').filter({ hasText: 'You’ve moved to table 1' });
    await note.getByText('Final table! Everyone has drawn a new seat.').waitFor();
    const chairs = scene.room.tournament.tables.get('1')!.seats;
    const [seat] = [...chairs].find(([, player]) => player === ana)!;
    expect(await note.innerText()).toContain(`You’ve moved to table 1, seat ${seat}.`);
    // Spades mean table 1, and the rank is the seat, starting with the ace.
    const name = (componentWords.en as ComponentWords).card('A234'[seat - 1]!, 's');
    await note.locator('.my-draw').getByRole('img', { name }).waitFor();
    const moved = scene.room.tournament.moves.filter(({ byCard }) => byCard);
    expect(await note.locator('.draws li').count()).toBeGreaterThanOrEqual(Math.max(2, moved.length));
    await german.getByText('Finaltisch! Alle haben einen neuen Platz gezogen.').waitFor();
    await me.locator('.my-seat .drew').getByRole('img', { name }).waitFor();
    expect(await stumbles(page)).toEqual([]);
    // With the phone on its side, all of it still fits.
    await page.setViewportSize({ width: 844, height: 390 });
    const read = note.getByRole('button', { name: 'Got it' });
    const { y, height } = (await read.boundingBox())!;
    expect(y + height).toBeLessThan(390);
    await read.click();
    await note.waitFor({ state: 'detached' });
    await leave(page, german, me);
  });

  test('when the smallest chips are colored up, a dealt table says once that stacks do not change', async () => {
    const scene = await ScreenTournament.dealt(site, 'race', 4);
    const page = await open('race', 'player:mia');
    const german = await open('race', 'player:mia', PHONE, 'de');
    const news = page.locator('.level-news');
    const stacks = scene.room.tournament.chipsIssued;
    for (const level of [2, 3]) {
      await scene.do({ type: 'clock', do: 'next' });
      await news.getByText(`Level ${level}`).waitFor();
      expect(await news.innerText()).not.toContain('colored up');
    }
    await scene.do({ type: 'clock', do: 'next' });
    await news.getByText('The 5s are colored up; stacks don’t change.').waitFor();
    await german.getByText('Die 5er werden eingetauscht; die Stacks bleiben gleich.').waitFor();
    // It covers nobody's cards, nor what the dealer says.
    for (const each of [page, german]) {
      const box = (await each.locator('.level-news').boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual((await each.locator('.voice').boundingBox())!.y);
    }
    expect(scene.room.tournament.chipsIssued).toBe(stacks);
    await scene.do({ type: 'clock', do: 'next' });
    await news.getByText('Level 5').waitFor();
    expect(await news.innerText()).not.toContain('colored up');
    await leave(page, german);
  });

  test('Escape leaves the amount being typed, and the keys work again', async () => {
    const scene = await ScreenTournament.dealt(site, 'typed', 3);
    const player = scene.playerToAct();
    const page = await open('typed', `player:${player}`, { viewport: { width: 1280, height: 800 } });
    await page.getByRole('button', { name: 'Raise to 40' }).waitFor();
    await page.keyboard.press('r');
    await page.keyboard.type('120');
    await page.getByRole('button', { name: 'Raise to 120' }).waitFor();
    await awake(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await expect.poll(() => scene.playerToAct()).not.toBe(player);
    expect(scene.frame!.view.pot).toBe(50);
    await leave(page);
  });

  test('an early call that is all in asks once, and is made when the turn comes', async () => {
    const scene = await ScreenTournament.dealt(site, 'early', 4);
    const [second, third] = [1, 2].map((at) => {
      const { players, toAct } = scene.frame!.view;
      const seats = players.map(({ seat }) => seat).sort((a, b) => a - b);
      return scene.playerAt(seats[(seats.indexOf(toAct!) + at) % seats.length]!);
    });
    const page = await open('early', `player:${third}`);
    await scene.act('raise', 1000);
    const call = page.getByRole('button', { name: /^Call all-in (980|990|1,000)$/ });
    await call.click();
    // Escape means no.
    await page.getByRole('alertdialog', { name: /^All-in for/ }).waitFor();
    await page.keyboard.press('Escape');
    expect(await call.getAttribute('aria-pressed')).toBe('false');
    await awake(page);
    await page.keyboard.press('c');
    await page.getByRole('button', { name: 'Yes, all-in' }).click();
    await expect.poll(() => call.getAttribute('aria-pressed')).toBe('true');
    expect(scene.playerToAct()).toBe(second);
    await scene.act('fold');
    // Nobody is asked twice.
    const mine = scene.frame!.view.players.find(({ seat }) => scene.playerAt(seat) === third)!.seat;
    await scene.until(({ players }) => players.find(({ seat }) => seat === mine)!.status === 'all-in');
    await leave(page);
  });

  test('all-in hands show their odds, counted in a worker, and they add up to a hundred', async () => {
    const scene = await ScreenTournament.dealt(site, 'odds', 4);
    const page = await open('odds', 'player:mia');
    const worker = page.waitForEvent('worker');
    expect(await page.locator('.odds').count()).toBe(0);
    await scene.act('raise', 1000);
    await scene.act('call');
    await scene.act('call');
    await scene.act('fold');
    scene.still(true);
    const { players } = await scene.until((view) =>
      view.players.every(({ status, cards }) => status === 'folded' || cards !== null),
    );
    expect((await worker).url()).toContain('odds.worker');
    await expect.poll(() => page.locator('.sitting .odds').count()).toBe(3);
    const shown = await page.locator('.sitting .odds').allInnerTexts();
    const parts = shown.map((text) => Number(/^(\d+)%$/.exec(text)![1]));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(100);
    // The same as the count without a screen.
    const seats = players.filter(({ status }) => status !== 'folded');
    const numbers = (cards: readonly string[]) => cards.map((card) => parseCard(card)!);
    const { hands } = exactEquity(
      seats.map(({ cards }) => numbers(cards!)),
      numbers(scene.frame!.view.board),
    );
    for (const [at, { seat }] of seats.entries()) {
      const text = await page.locator(`.sitting[data-seat="${seat}"] .odds`).innerText();
      expect(Math.abs(Number.parseInt(text, 10) - hands[at]!.equity * 100)).toBeLessThan(1);
    }
    await leave(page);
  });

  test('with reduced motion nothing moves while a hand is played, and everything is there', async () => {
    const scene = await ScreenTournament.dealt(site, 'still', 4);
    const page = await open('still', 'player:mia', { ...PHONE, reducedMotion: 'reduce' });
    const moving = await open('still', 'player:mia');
    const WATCH = `
      window.moved = [];
      window.other = new Set();
      const ALLOWED = ['transform', 'opacity', 'offset', 'computedOffset', 'easing', 'composite'];
      const look = () => {
        for (const each of document.getAnimations())
          for (const { transform, opacity, ...more } of each.effect.getKeyframes()) {
            for (const name of Object.keys(more)) if (!ALLOWED.includes(name)) other.add(name);
            if ((transform ?? opacity) !== undefined && each.effect.getComputedTiming().duration > 1)
              moved.push(each.effect.target.className + ' ' + (each.animationName ?? each.id ?? ''));
          }
        requestAnimationFrame(look);
      };
      look();`;
    for (const each of [page, moving]) await each.evaluate(WATCH);
    const bets = () => page.locator('.bet .chips').allInnerTexts();
    await scene.act('raise', 60);
    await expect.poll(bets).toContain('60');
    for (let at = 0; at < 3; at++) await scene.act('call');
    await expect.poll(() => page.locator('.board .playing-card').count()).toBe(3);
    await expect.poll(() => page.locator('.middle-line').innerText()).toMatch(/pot\s*240/);
    for (;;) {
      const { phase } = await scene.until((view) => view.toAct !== null || view.phase === 'over');
      if (phase === 'over') break;
      await scene.act('check');
    }
    await expect.poll(() => page.locator('.board .playing-card').count()).toBe(5);
    await page.locator('.sitting.wins').first().waitFor();
    await page.locator('.voice', { hasText: /wins?|split/ }).waitFor();
    expect(await page.evaluate('moved')).toEqual([]);
    // Without reduced motion the same watch does see things move.
    await expect.poll(async () => ((await moving.evaluate('moved')) as string[]).length).toBeGreaterThan(10);
    // And only properties that cost no layout are animated, on hover too.
    for (const button of await moving.locator('.table-bar .button:visible').all()) await button.hover();
    expect(await moving.evaluate('[...other]')).toEqual([]);
    await leave(page, moving);
  });

  type Node = {
    ignored: boolean;
    role?: { value: string };
    name?: { value: string };
    properties?: { name: string; value: { value: unknown } }[];
  };

  /** What a screen reader is given: every node with its role and name. */
  async function readAloud(page: Page): Promise<string[]> {
    const session = await page.context().newCDPSession(page);
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, properties }) => {
        const live = properties?.some((each) => each.name === 'live' && each.value.value === 'polite');
        return `${live ? 'live ' : ''}${role!.value}: ${name?.value ?? ''}`;
      });
  }

  test.each([
    {
      lang: 'en',
      cards: 'Your cards: ',
      board: 'Board: ',
      turn: 'Your turn. 100 to call, pot 340.',
      free: 'Your turn. You may check, pot 240.',
      buttons: ['Fold', 'Call 100', 'Raise to 200', '½ pot', 'All-in'],
      early: /^button: (Check\/fold|Fold|Call \d+)$/,
      others: 'to act',
      list: 'Board',
      bet: 'Bet 20',
    },
    {
      lang: 'de',
      cards: 'Deine Karten: ',
      board: 'Auf dem Tisch: ',
      turn: 'Du bist dran. 100 zum Mitgehen, Pot 340.',
      free: 'Du bist dran. Du kannst checken, Pot 240.',
      buttons: ['Fold', 'Call 100', 'Erhöhen auf 200', '½ Pot', 'All-in'],
      early: /^button: (Check\/Fold|Folden|\d+ mitgehen)$/,
      others: 'ist dran',
      list: 'Karten auf dem Tisch',
      bet: 'Setzen 20',
    },
  ])(
    'a screen reader hears my cards, the board, whose turn it is and what it costs ($lang)',
    async (says) => {
      const id = `heard-${says.lang}`;
      const scene = await ScreenTournament.dealt(site, id, 4);
      const page = await open(id, 'player:mia', PHONE, says.lang);
      const { cardName, mine } = await named(scene, says.lang);
      const live = () => page.locator('[aria-live=polite]').first().innerText();
      /** All of it is read aloud, as soon as the screen has caught up. */
      const holds = async (...wanted: (string | RegExp)[]): Promise<void> => {
        const missing = async () => {
          const nodes = await readAloud(page);
          return wanted.filter(
            (each) =>
              !nodes.some((node) => (typeof each === 'string' ? node.includes(each) : each.test(node))),
          );
        };
        await expect.poll(missing).toEqual([]);
      };
      // My cards are read out when they come, and named at my seat.
      await expect.poll(live).toContain(`${says.cards}${mine.map(cardName).join(', ')}.`);
      await holds('live paragraph', ...mine.map((card) => `image: ${cardName(card)}`), says.others);
      let acted = scene.playerToAct() === 'mia';
      await scene.act('raise', 60);
      for (let at = 0; at < 3; at++) {
        const mine = scene.playerToAct() === 'mia';
        if (!mine && !acted) await holds(says.early);
        acted ||= mine;
        await scene.act('call');
      }
      const { board } = await scene.until(({ street, toAct }) => street === 'flop' && toAct !== null);
      await expect.poll(live).toContain(`${says.board}${board.map(cardName).join(', ')}.`);
      await holds(`list: ${says.list}`, ...board.map((card) => `image: ${cardName(card)}`));
      // Whose turn it is and what it costs: first somebody else's, then mine.
      if (scene.playerToAct() === 'mia') {
        await expect.poll(live).toContain(says.free);
        await holds(`button: ${says.bet}`);
        await scene.act('check');
      }
      const { name } = scene.room.tournament.players.get(scene.playerToAct())!;
      await holds(name, says.others);
      await scene.act('raise', 100);
      for (let at = 0; scene.playerToAct() !== 'mia' && at < 3; at++) await scene.act('fold');
      await expect.poll(live).toContain(says.turn);
      await holds(...says.buttons.map((button) => `button: ${button}`));
      await leave(page);
    },
  );

  /** Mia's own cards as her phone gets them, and how a language names a card. */
  async function named(scene: ScreenTournament, lang: string) {
    const words = lang === 'en' ? (componentWords.en as ComponentWords) : await componentWords.de();
    const seen: ServerFrame[] = [];
    const who = { device: 'ears', role: 'player', player: 'mia' } as const;
    const ears = { send: (text: string) => void seen.push(JSON.parse(text)), close: () => {} };
    scene.room.attach(ears, who, undefined);
    await expect.poll(() => seen.some(({ type }) => type === 'hand')).toBe(true);
    scene.room.detach(ears);
    const { view } = seen.find((frame) => frame.type === 'hand')!;
    const mine = view.players.find(({ seat }) => scene.playerAt(seat) === 'mia')!.cards!;
    return { mine, cardName: (card: string): string => words.card(card[0]!, card[1] as 's') };
  }

  test('spectators see every hand that is shown and its name, the one at the bottom too', async () => {
    const scene = await ScreenTournament.dealt(site, 'rail', 3);
    const page = await open('rail', 'spectator', {
      viewport: { width: 360, height: 640 },
      reducedMotion: 'reduce',
    });
    await scene.act('raise', 1000);
    await scene.act('call');
    await scene.act('call');
    await scene.until(({ phase }) => phase === 'over');
    await expect.poll(() => page.locator('.sitting .says').count()).toBe(3);
    const { y, height } = (await page.locator('.dealt-felt').boundingBox())!;
    // As long as the name of a hand can be.
    for (const name of await page.locator('.sitting .says').all()) {
      await name.evaluate((line) => {
        line.textContent = 'two pair, queens and sevens';
      });
      const box = (await name.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(y + height);
    }
    await leave(page);
  });

  test('the director’s desk leads to the hands played and to players who may not talk', async () => {
    const scene = await ScreenTournament.dealt(site, 'desk', 3);
    const desk = await (await browser.newContext(PHONE)).newPage();
    await desk.goto(`${site.url}/t/desk?as=director`);
    await desk.getByRole('button', { name: 'Menu', exact: true }).click();
    const link = desk.getByRole('link', { name: 'Hands played' });
    expect(await link.getAttribute('href')).toBe('/t/desk/hands');
    await desk.keyboard.press('Escape');
    expect(await desk.getByRole('region', { name: 'Muted' }).count()).toBe(0);
    scene.room.talk(SYSTEM, { type: 'silence', key: 'be-silent-please', player: 'leo', on: true });
    const card = desk.getByRole('region', { name: 'Muted' });
    await card.getByText('Leo').first().waitFor();
    expect(await stumbles(desk, '.muted')).toEqual([]);
    await card.getByRole('button', { name: 'Unmute Leo' }).click();
    await card.waitFor({ state: 'detached' });
    await leave(desk);
  });

  const [TOUCHED, CLICKED] = [
    [
      [360, 640],
      [390, 844],
      [844, 390],
      // A laptop's window at 200 %.
      [640, 400],
    ],
    [
      [1280, 800],
      [1920, 1080],
    ],
  ] as const;
  const LONGEST = {
    en: 'two pair, queens and sevens, jack kicker, flush draw, open-ended straight draw',
    de: 'zwei Paare, Siebenen und Sechsen, Flush Draw, offener Straight Draw',
  } as const;
  /** The longest thing the dealer says. */
  const SHARED = {
    en: 'Hana and Cleo split side pot 1 (24,000) with two pair, queens and sevens, jack kicker.',
    de: 'Hana und Cleo teilen Sidepot 1 (24.000): zwei Paare, Siebenen und Sechsen.',
  } as const;
  const FRAMES = 'new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))';

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
    '%i seats: nothing lies on anything else, nothing is cut off',
    async (seats) => {
      const id = `laid-${seats}`;
      const scene = await ScreenTournament.dealt(site, id, seats, { startingStack: 25_000 });
      const lang = seats % 2 === 0 ? 'en' : 'de';
      // On a phone every number of seats; where there is more room the fewest and the most.
      const roomy = [2, 9, 10].includes(seats) ? [[{}, CLICKED] as const] : [];
      const pages = await Promise.all(
        [[PHONE, TOUCHED] as const, ...roomy].map(
          async ([device, sizes]) =>
            [await open(id, 'player:mia', { ...device, reducedMotion: 'reduce' }, lang), sizes] as const,
        ),
      );
      const look = async (what: string): Promise<void> => {
        for (const [page, sizes] of pages) {
          await page.locator(`.dealt-felt[data-version="${scene.frame!.version}"]`).waitFor();
          for (const [width, height] of sizes) {
            await page.setViewportSize({ width, height });
            await page.evaluate(FRAMES);
            expect.soft(await misplaced(page), `${width} × ${height}: ${what}`).toEqual([]);
          }
        }
      };
      const others = (): number => scene.frame!.view.players.filter(({ bet }) => bet < 3600).length;
      // Everybody has chips in front of them, and the last to act is still thinking.
      const first = scene.playerToAct() === 'mia';
      await scene.act('raise', 1200);
      let again = false;
      while (others() > 1) {
        const mine = scene.playerToAct() === 'mia';
        if (mine) {
          // With as much to say about my hand as there can be.
          for (const [page] of pages)
            await page.locator('.my-hand').evaluate((line, text) => {
              line.textContent = text;
            }, LONGEST[lang]);
          await look('my turn before the flop');
        }
        const raises: boolean = !again && (mine || first);
        again ||= raises;
        await (raises ? scene.act('raise', 3600) : scene.act('call'));
        if (scene.frame!.view.toAct === null) break;
      }
      await look('everybody has bet');
      await scene.act('call');
      await scene.until(({ street, toAct }) => street === 'flop' && toAct !== null);
      await look('on the flop');
      await scene.act('raise', 1200);
      await look('somebody bets the flop');
      // Up to three are all-in, and their hands lie open.
      const { legal } = scene.frame!.view;
      await scene.act('raise', legal!.raise!.maximum);
      for (let at = 0; at < seats - 1; at++) await scene.act(at < 2 ? 'call' : 'fold');
      scene.still(true);
      await scene.until(({ players }) =>
        players.every(({ status, cards }) => status === 'folded' || cards !== null),
      );
      await look('all-in');
      for (const [page] of pages)
        await page.locator('.voice').evaluate((line, text) => {
          line.textContent = text;
        }, SHARED[lang]);
      await look('a long sentence over open cards');
      await leave(...pages.map(([page]) => page));
    },
    60_000,
  );
});
