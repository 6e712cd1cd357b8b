import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export const chromiumPath = PLACES.find((path) => path !== undefined && existsSync(path)) ?? null;

/** A real browser; who has none is told loudly. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath!,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
