import { type Browser, chromium, type Page } from 'playwright-core';
import { until } from './until.ts';

/** A page under load shows everything, only later: less than a test may take. */
const PATIENCE_MS = 240_000;

/** A real browser: `scripts/chromium.mjs` found or unpacked one before the tests began. */
export async function launch(...more: readonly string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH!,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...more],
    timeout: PATIENCE_MS,
  });
  return browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS));
}

/** Nothing moves or changes its color on the page anymore. */
export const atRest = (page: Page): Promise<void> =>
  until(
    () => page.evaluate('document.getAnimations().every(({ playState }) => playState !== "running")'),
    'it never comes to rest',
  );
