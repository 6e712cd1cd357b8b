import { type Browser, chromium, type Page } from 'playwright-core';
import { until } from './until.ts';

/** A real browser: `scripts/chromium.mjs` found or unpacked one before the tests began. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH!,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/** Nothing moves or changes its color on the page anymore. */
export const atRest = (page: Page): Promise<void> =>
  until(
    () => page.evaluate('document.getAnimations().every(({ playState }) => playState !== "running")'),
    'it never comes to rest',
  );
