import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../testing/browser.ts';
import { inPage } from '../testing/in-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

test('IndexedDB does in a browser what every store does', async () => {
  const { ran, failed } = await inPage<{ ran: number; failed: string[] }>(browser, 'store-contract');
  expect(failed).toEqual([]);
  expect(ran).toBeGreaterThan(50);
});

test('a night at every house, told late and in part, comes to the right decisions and passes the audit from IndexedDB', async () => {
  expect(await inPage<string[]>(browser, 'twins')).toEqual([]);
});
