// The icons of an installed Riffle, drawn from icon.svg by the tests' browser: node scripts/icons.mjs after changing it.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { chromiumPath } from './chromium.mjs';

const PUBLIC = new URL('../src/web/public/', import.meta.url);
const round = readFileSync(new URL('icon.svg', PUBLIC), 'utf8');
/** Phones cut the corners themselves; the chip lies within the circle that all of them leave. */
const square = round.replace(' rx="8"', '');

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
for (const [name, svg, size] of [
  ['icon-192', round, 192],
  ['icon-512', round, 512],
  ['icon-maskable-512', square, 512],
  ['apple-touch-icon', square, 180],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  writeFileSync(new URL(`${name}.png`, PUBLIC), await page.screenshot({ omitBackground: true }));
}
await browser.close();
