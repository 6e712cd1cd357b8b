// npm run bench:web: how soon a clock is on the screen, in a real browser on a slow processor and a slow line, from a real
// server. Writes bench/web.json and fails above the budget.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../scripts/chromium.mjs';
import { ask, startServer } from './served.mjs';
import { slowLine } from './slow-line.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const RUNS = 5;
const PLAYERS = 24;
/** Slow 4G as Lighthouse has it, and a TV's stick on the Wi-Fi at home; both on a quarter of this machine's processor. */
const LINES = {
  phone: { rtt: 150, down: 1.6e6, up: 0.75e6 },
  tv: { rtt: 20, down: 20e6, up: 10e6 },
};
const CPU = 4;
/** By then a screen is whole and has come to rest. */
const SETTLED = 6000;
const BUDGET = { clockMs: 1000, shift: 0, blockedMs: 600, codeKB: 120, fontsKB: 80 };

/** Twenty-four at three tables and the clock running, with a phone and a TV that are let in. */
async function tournament(origin) {
  const wish = { name: 'Thursday game', rulebook: 'homepokertourney' };
  const { body, token } = await ask(origin, '/api/tournaments', wish);
  const { tournament, joinCode } = body;
  const guest = await ask(origin, '/api/join', { code: joinCode, name: 'Mia' });
  let keys = 0;
  const command = (each) =>
    ask(
      origin,
      `/api/tournaments/${tournament}/commands`,
      { key: `bench-key-${keys++}`, command: each },
      token,
    );
  const names = Array.from({ length: PLAYERS - 1 }, (_, at) => ({ player: `p${at}`, name: `Player ${at}` }));
  for (const each of [{ player: guest.body.player, name: 'Mia' }, ...names])
    await command({ type: 'enter', ...each, prepaid: true, adult: true });
  for (const type of ['draw-seats', 'start']) await command({ type });
  return {
    phone: { path: `/t/${tournament}/me`, token: guest.token },
    tv: { path: `/t/${tournament}/tv`, token },
  };
}

/** In the page: when the clock was first painted, what moved it since, and how long nothing could be tapped. */
function watch() {
  const seen = { clock: null, whole: null, shift: 0, blocked: 0, moved: [] };
  window.seen = seen;
  const inClock = (node) => node?.nodeType === 1 && node.closest('.phone-clock, .center') !== null;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      for (const { node } of sources)
        if (inClock(node)) {
          seen.shift += value;
          seen.moved.push(node.className);
        }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const drawn = new MutationObserver(() => {
    if (!/\d\d:\d\d/.test(document.querySelector('.digits')?.textContent)) return;
    drawn.disconnect();
    const at = performance.now();
    requestAnimationFrame(() => {
      if (document.querySelector('.digits').getBoundingClientRect().height < 20) return;
      // Painted when the next frame begins, or sooner if the browser says so: it is the first thing there is to paint.
      requestAnimationFrame(() => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        seen.clock = first >= at ? Math.min(first, performance.now()) : performance.now();
      });
    });
  });
  drawn.observe(document, { childList: true, characterData: true, subtree: true });
  const finish = () => {
    if (document.querySelector('.tables, .my-seat, .prizes') === null) requestAnimationFrame(finish);
    else seen.whole = performance.now();
  };
  requestAnimationFrame(finish);
}

async function slowPage(browser, size) {
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return { context, page, devtools };
}

/** When a page of one line, without script or style, is on the same screen over the same line: what nobody can beat. */
async function bare(browser, port, size) {
  const { context, page } = await slowPage(browser, size);
  await page.goto(`http://127.0.0.1:${port}/health`);
  const shown = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint !== undefined) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return shown;
}

async function load(browser, port, { path, token }, size) {
  const { context, page, devtools } = await slowPage(browser, size);
  const origin = `http://127.0.0.1:${port}`;
  await context.addCookies([{ name: 'riffle', value: token, url: origin }]);
  await devtools.send('Network.enable');
  const kinds = new Map();
  const bytes = { code: 0, fonts: 0, page: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = kinds.get(requestId);
    if (type === 'Script' || type === 'Stylesheet') bytes.code += encodedDataLength;
    else if (type === 'Font') bytes.fonts += encodedDataLength;
    else if (type === 'Document') bytes.page += encodedDataLength;
  });
  await page.addInitScript(watch);
  await page.goto(origin + path, { waitUntil: 'commit' });
  // Asking the page how far it is would hold it up: it looks at itself.
  await new Promise((resolve) => setTimeout(resolve, SETTLED));
  const seen = await page.evaluate('window.seen');
  await context.close();
  if (seen.clock === null || seen.whole === null) throw new Error(`no screen after ${SETTLED} ms`);
  return { ...seen, bytes };
}

const middle = (figures) => [...figures].sort((a, b) => a - b)[figures.length >> 1];
/** The font of figures comes within the page and counts as the font it is; what else is there counts as code. */
const FIGURES = statSync(join(root, 'src/web/shared/base/fonts/barlow-condensed-figures-600.woff2')).size;
const kb = (bytes) => Number((bytes / 1024).toFixed(1));

async function measure(browser, server, who, line, size) {
  const way = await slowLine(server.port, line);
  const runs = [];
  const plain = [];
  for (let run = 0; run < RUNS; run++) {
    plain.push(await bare(browser, way.port, size));
    runs.push(await load(browser, way.port, who, size));
  }
  way.close();
  const clock = middle(runs.map(({ clock }) => clock));
  return {
    line,
    cpu: `1/${CPU}`,
    clockMs: Math.round(clock),
    clockMsBest: Math.round(Math.min(...runs.map(({ clock }) => clock))),
    clockMsWorst: Math.round(Math.max(...runs.map(({ clock }) => clock))),
    // A busy machine slows both: the ratio stays.
    bareMs: Math.round(middle(plain)),
    timesBare: Number((clock / middle(plain)).toFixed(2)),
    wholeScreenMs: Math.round(middle(runs.map(({ whole }) => whole))),
    shift: Math.max(...runs.map(({ shift }) => shift)),
    moved: [...new Set(runs.flatMap(({ moved }) => moved))],
    blockedMs: Math.round(middle(runs.map(({ blocked }) => blocked))),
    codeKB: kb(middle(runs.map(({ bytes }) => bytes.code + bytes.page)) - FIGURES),
    fontsKB: kb(middle(runs.map(({ bytes }) => bytes.fonts)) + FIGURES),
  };
}

const executablePath = await chromiumPath();
const folder = mkdtempSync(join(tmpdir(), 'riffle-web-'));
const server = await startServer(folder);
process.on('exit', () => server.child.kill());
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const screens = await tournament(server.origin);
const results = {
  phone: await measure(browser, server, screens.phone, LINES.phone, { width: 390, height: 844 }),
  tv: await measure(browser, server, screens.tv, LINES.tv, { width: 1920, height: 1080 }),
};
await browser.close();
rmSync(folder, { recursive: true, force: true });

const over = Object.entries(results).flatMap(([screen, found]) =>
  Object.entries(BUDGET)
    .filter(([what, most]) => !(found[what] <= most))
    .map(([what, most]) => `${screen}: ${what} is ${found[what]}, at most ${most}`),
);
writeFileSync(
  new URL('web.json', import.meta.url),
  `${JSON.stringify({ runs: RUNS, load: loadavg()[0], counts: 'middle', budget: BUDGET, ...results }, null, 2)}\n`,
);
console.table(
  Object.fromEntries(
    Object.entries(results).map(([screen, { line: _, moved: __, ...row }]) => [screen, row]),
  ),
);
for (const line of over) console.error(line);
process.exit(over.length > 0 ? 1 : 0);
