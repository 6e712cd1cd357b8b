// npm run bench:friends: twelve people and fifteen bots at three tables, two people in real browsers on a slow line that loses
// packets, one who never acts. How long the absent player keeps the table, and how soon a tap shows. Fails above the budget.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import WebSocket from 'ws';
import { chromiumPath } from '../scripts/chromium.mjs';
import { ask, startServer } from './served.mjs';
import { slowLine } from './slow-line.mjs';

const MINUTES = Number(process.argv[2] ?? 4);
const PEOPLE = 12;
const BOTS = 15;
const LINE = { rtt: 150, down: 1.6e6, up: 0.75e6, loss: 0.01 };
/** The time for one action and the time bank, as the table has it. */
const ACTION_MS = 25_000;
const BANK_MS = 60_000;
/** What the dealt table was before: 24 to 36 ms from tap to paint, frames of 16.8 ms in 95 of 100. */
const BUDGET = { firstTurnMs: ACTION_MS + BANK_MS + 3000, laterTurnMs: 8000, paintMs: 36, frameMs: 17.5 };

const LOOKS = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } };
const at = (figures, share) => [...figures].sort((a, b) => a - b)[Math.floor((figures.length - 1) * share)];
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** In the page: from a tap to the first change it makes and to the frame after it, and how long frames take. */
const MEASURES = `
  window.measured = { paints: [], frames: [], tasks: 0 };
  addEventListener('pointerdown', () => {
    const tapped = performance.now();
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => measured.paints.push(performance.now() - tapped)));
    });
    seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  }, true);
  let last = performance.now();
  const frame = (now) => { measured.frames.push(now - last); last = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => { measured.tasks += list.getEntries().length; }).observe({ type: 'longtask' });
`;

/** Somebody on a plain socket: acts after half a second, or never; remembers how long each of their turns took. */
function guest(port, tournament, token, acts) {
  const turns = [];
  let began = null;
  let keys = 0;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
    headers: { authorization: `Bearer ${token}` },
  });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', tournament })));
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data));
    if (frame.type !== 'hand') return;
    const { legal, players } = frame.view;
    const mine = legal !== null && players.some(({ seat, cards }) => seat === legal?.seat && cards !== null);
    if (!mine && began !== null) {
      turns.push(performance.now() - began);
      began = null;
    }
    if (!mine || began !== null) return;
    began = performance.now();
    if (!acts) return;
    const { table, hand } = frame;
    const action = legal.canCheck ? 'check' : Math.random() < 0.6 ? 'fold' : 'call';
    setTimeout(
      () =>
        socket.readyState === WebSocket.OPEN &&
        socket.send(
          JSON.stringify({ type: 'act', key: `friend-${keys++}-${token.slice(0, 6)}`, table, hand, action }),
        ),
      500,
    );
  });
  return { turns, close: () => socket.close() };
}

/** Taps whatever costs least while there is anything to tap. */
async function plays(page, until) {
  const buttons = ['Check', 'Fold'].map((name) => page.getByRole('button', { name, exact: true }));
  while (performance.now() < until) {
    for (const button of buttons)
      if (await button.isEnabled({ timeout: 50 }).catch(() => false)) {
        await button.click({ timeout: 1000 }).catch(() => {});
        break;
      }
    await pause(150);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'riffle-friends-'));
const server = await startServer(folder);
process.on('exit', () => server.child.kill());
const wish = { name: 'Friends', rulebook: 'tda', kind: 'dealt', bots: 0, fill: PEOPLE + BOTS };
const { body, token: host } = await ask(server.origin, '/api/tournaments', wish);
const { tournament, joinCode } = body;
const people = [];
for (let each = 0; each < PEOPLE; each++)
  people.push(await ask(server.origin, '/api/join', { code: joinCode, name: `Friend ${each + 1}` }));
await ask(
  server.origin,
  `/api/tournaments/${tournament}/start`,
  { players: people.map(({ body: { player } }) => player) },
  host,
);
const [absent, first, second, ...others] = people;
const away = guest(server.port, tournament, absent.token, false);
const acting = others.map(({ token }) => guest(server.port, tournament, token, true));
const way = await slowLine(server.port, LINE);
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const until = performance.now() + MINUTES * 60_000;
const looked = await Promise.all(
  Object.values(LOOKS).map(async (viewport, which) => {
    const context = await browser.newContext({ viewport, locale: 'en-US' });
    const origin = `http://127.0.0.1:${way.port}`;
    const { token } = [first, second][which];
    await context.addCookies([{ name: 'riffle', value: token, url: origin }]);
    await context.addInitScript(MEASURES);
    const page = await context.newPage();
    await page.goto(`${origin}/t/${tournament}/table`);
    await page.locator('.sitting.mine').waitFor();
    await page.evaluate('measured.frames.length = 0; measured.tasks = 0');
    await plays(page, until);
    const measured = await page.evaluate('measured');
    await context.close();
    return measured;
  }),
);
await browser.close();
way.close();
for (const each of [away, ...acting]) each.close();
rmSync(folder, { recursive: true, force: true });

const [longest = Number.NaN, ...later] = away.turns;
const results = {
  absentTurns: away.turns.length,
  firstTurnMs: Math.round(longest),
  laterTurnMs: Math.round(Math.max(...later)),
  taps: looked.reduce((sum, { paints }) => sum + paints.length, 0),
  paintMs: Number(
    at(
      looked.flatMap(({ paints }) => paints),
      0.5,
    ).toFixed(1),
  ),
  frameMs: Number(
    at(
      looked.flatMap(({ frames }) => frames),
      0.95,
    ).toFixed(1),
  ),
  longTasks: looked.reduce((sum, { tasks }) => sum + tasks, 0),
};
writeFileSync(
  new URL('friends.json', import.meta.url),
  `${JSON.stringify({ minutes: MINUTES, load: loadavg()[0], line: LINE, budget: BUDGET, ...results }, null, 2)}\n`,
);
console.table(results);
const over = Object.entries(BUDGET).filter(([what, most]) => !(results[what] <= most));
for (const [what, most] of over) console.error(`${what} is ${results[what]}, at most ${most}`);
process.exit(over.length > 0 ? 1 : 0);
