import type { Browser, Page } from 'playwright-core';
import type { Served } from './served.ts';

export type Size = readonly [width: number, height: number];
export const PHONE: Size = [390, 844];
export const TV: Size = [1920, 1080];

/** Fresh browsers, each as a device of its own, and the errors on their pages. */
export class Devices {
  readonly errors: string[] = [];
  readonly served: Served;
  private readonly browser: Browser;

  constructor(browser: Browser, served: Served) {
    this.browser = browser;
    this.served = served;
  }

  async open(path: string, [width, height]: Size): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: { width, height },
      hasTouch: width < 500,
      reducedMotion: 'reduce',
      locale: 'en-US',
    });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => this.errors.push(message));
    await page.goto(this.served.origin + path);
    return page;
  }
}
