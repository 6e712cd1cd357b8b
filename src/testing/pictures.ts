import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';

const FOLDER = new URL('../../screenshots/', import.meta.url).pathname;
/** ONLY=desk takes pictures with that in their name, THEME=dark only dark ones, LANGUAGES=en,de both languages; English by default. */
const { ONLY, THEME, LANGUAGES = 'en' } = process.env;

export const PHONE = [390, 844] as const;
export const LAPTOP = [1280, 800] as const;
export const TV = [1920, 1080] as const;

/** The longest a movement on the screen takes; a running timer takes longer and is not waited for. */
const SHORT = 3_000;
/** By then a page has requested what a tap leads to, and has drawn it. */
const DRAWN = 350;

export const wanted = (name: string): boolean => ONLY === undefined || name.includes(ONLY);

/** One way to look at a screen, and the ending of the picture's name. */
export type Look = {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly theme: 'dark' | 'light';
  readonly lang: string;
  readonly ending: string;
};

/** Each of these sizes in both themes and in every language asked for. */
export function looks(sizes: Readonly<Record<string, readonly [number, number]>>): Look[] {
  const themes = (['dark', 'light'] as const).filter((theme) => (THEME ?? theme) === theme);
  return Object.entries(sizes).flatMap(([size, [width, height]]) =>
    themes.flatMap((theme) =>
      LANGUAGES.split(',').map((lang) => ({
        viewport: { width, height },
        theme,
        lang,
        ending: `${size}-${theme}${lang === 'en' ? '' : `-${lang}`}`,
      })),
    ),
  );
}

/** The requests of each page that are still open. */
const asked = new WeakMap<Page, Set<Request>>();

/** Prints what goes wrong on a page while its picture is taken; a test site does not answer everything. */
export function listen(page: Page, name: string): void {
  const waiting = new Set<Request>();
  asked.set(page, waiting);
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  page.on('pageerror', (error) => console.error(name, error.message));
  page.on('console', (said) => {
    const unanswered = said.location().url.includes('/api/');
    if (said.type() === 'error' && !unanswered) console.error(name, said.text());
  });
}

/** The page has loaded everything, and nothing moves anymore. */
export async function atRest(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  do await page.waitForTimeout(DRAWN);
  while ((asked.get(page)?.size ?? 0) > 0);
  await page.evaluate(`Promise.all([
    document.fonts.ready,
    ...document.getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime <= ${SHORT})
      .map(({ finished }) => finished.catch(() => {})),
  ]).then(() => {})`);
}

/** What changes by itself from one picture to the next: clocks, dates, codes and what is drawn by lot. */
const MOVES =
  '[role=timer], time, .time, .ring, .qr, .code, .spelled, [type=date], canvas, video, .tv .bar, .tv header .number';

/** Where those are, a little wider than they are, in the picture's own pixels. */
const moving = (page: Page): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll('${MOVES}')]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ x, y, width, height }) => ({ x: x + scrollX - 4, y: y + scrollY - 4, width: width + 8, height: height + 8 }))`);

/** A picture of the page at rest, and where in it something moves. */
export async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  await atRest(page);
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: `${FOLDER}${name}.png`, fullPage });
  writeFileSync(`${FOLDER}${name}.json`, JSON.stringify(await moving(page)));
}
