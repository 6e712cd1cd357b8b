import { type Browser, chromium } from 'playwright-core';

/** A real browser: `scripts/chromium.mjs` found or unpacked one before the tests began. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH!,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
