import { mkdirSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';

const FOLDER = new URL('../../screenshots/', import.meta.url).pathname;
/** ONLY=desk makes those with that in their name, THEME=dark these, LANGUAGES=de,en in both; English alone otherwise. */
const { ONLY, THEME, LANGUAGES = 'en' } = process.env;

export const PHONE = [390, 844] as const;
export const LAPTOP = [1280, 800] as const;
export const TV = [1920, 1080] as const;

/** What is one movement on the screen; a clock's hand or a time that runs out takes longer. */
const SHORT = 3_000;
/** By then a page has asked for what a tap leads to, and has drawn what it got. */
const DRAWN = 350;

export const wanted = (name: string): boolean => ONLY === undefined || name.includes(ONLY);

/** One way to look at a screen, and how the picture's name ends. */
export type Look = {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly theme: 'dark' | 'light';
  readonly lang: string;
  readonly ending: string;
};

/** Every one of these sizes in both themes and in every language that is wanted. */
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

/** What each page has asked for and not got yet. */
const asked = new WeakMap<Page, Set<Request>>();

/** What goes wrong on a page while its picture is made is said, by its name; a test house does not answer everything. */
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

/** The page is there with all it asked for, and whatever moved has come to rest. */
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

/** A picture of the page at rest. */
export async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  await atRest(page);
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: `${FOLDER}${name}.png`, fullPage });
}
