import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
};

/** WCAG 2.2 AA. Axe skips one-letter texts by default, and most cards have no more. */
const CONTRAST = {
  ignoreUnicode: true,
  ignoreLength: true,
  ignorePseudo: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};
const OPTIONS = JSON.stringify({
  resultTypes: ['violations'],
  checks: { 'color-contrast': { options: CONTRAST } },
});

/**
 * Waits for what is moving or fading on a page: halfway, text has less contrast. A player's time to act runs much longer,
 * and what is paused stays.
 */
const STILL = `Promise.allSettled(document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < 3000)
  .map(({ finished }) => finished)).then(() => undefined)`;

/** The accessibility problems axe finds on a page, or in a part of it. */
export async function stumbles(page: Page, within = 'html'): Promise<string[]> {
  // Half a megabyte, so only once per page.
  if (await page.evaluate('window.axe === undefined')) await page.evaluate(`(() => { ${AXE} })(); undefined`);
  await page.evaluate(STILL);
  // Buttons that have just appeared at a table look different until they can be tapped.
  await page.locator('.guarded').first().waitFor({ state: 'detached' });
  const found = (await page.evaluate(
    `axe.run('${within}', ${OPTIONS}).then(({ violations }) => violations)`,
  )) as Violation[];
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Whatever is wider than the screen, or than the sheet it is on. */
export async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const seen = (each) => each.checkVisibility() && !each.closest('.unseen, svg');
    return [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter((each) => each.scrollWidth > each.clientWidth)
      .map((each) => {
        const edge = each.getBoundingClientRect().left + each.clientWidth;
        const beyond = [...each.querySelectorAll('*')].filter((one) => seen(one) && one.getBoundingClientRect().right > edge + 1);
        return each.scrollWidth + ' px wide: ' + beyond.slice(-3).map((one) => one.outerHTML.slice(0, 90)).join(' | ');
      });
  })()`) as Promise<string[]>;
}

/** Buttons whose words stick out of them, or are cut off. */
export async function cutOff(page: Page, within = 'html'): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll(':is(${within}) :is(button, a.button):not(.chair)')]
    .filter((each) => each.checkVisibility() && each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
    .map((each) => 'cut off: ' + each.outerHTML.slice(0, 90))`) as Promise<string[]>;
}

/** Controls too small for a thumb, and whether anything is wider than the screen; a label is tapped for its box, and text has a field as long as there is room. */
export async function tooSmall(page: Page, within = 'html'): Promise<string[]> {
  return page.evaluate(`[
    ...[...document.querySelectorAll(':is(${within}) :is(button, a.button, input, select)')]
      .map((each) => (/^(checkbox|radio|file)$/.test(each.type) ? (each.closest('label') ?? each) : each))
      .filter((each) => each.offsetParent !== null && (each.offsetHeight < 44 || (each.offsetWidth < 44 && each.tagName !== 'INPUT')))
      .map((each) => each.outerHTML.slice(0, 80)),
    ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the screen'] : []),
  ]`) as Promise<string[]>;
}

/** Labels that wrap because there is no room for them. */
export async function brokenWords(page: Page, within = 'html'): Promise<string[]> {
  return page.evaluate(`(() => {
    const found = new Set();
    const texts = document.createTreeWalker(document.querySelector('${within}'), NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!text.parentElement.checkVisibility() || text.parentElement.closest('.unseen')) continue;
      for (const { index, 0: word } of text.data.matchAll(/\\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
        if (Math.max(...lines) - Math.min(...lines) > 8) found.add('broken: ' + word);
      }
    }
    return [...found];
  })()`) as Promise<string[]>;
}

/** Controls side by side that lie on each other; chairs around a table have areas to tap that meet. */
export async function overlapping(page: Page, within = 'html'): Promise<string[]> {
  return page.evaluate(`(() => {
    const found = [];
    const controls = new Set(document.querySelectorAll(':is(${within}) :is(button, a.button, input, select)'));
    const seen = (each) => each.checkVisibility({ opacityProperty: true }) && !each.closest('.unseen');
    for (const parent of new Set([...controls].map(({ parentElement }) => parentElement))) {
      const beside = [...parent.children].filter((each) => controls.has(each) && seen(each) && !each.matches('.chair'));
      for (const [at, one] of beside.entries())
        for (const other of beside.slice(at + 1)) {
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > 2 && down > 2) found.push('overlap: ' + one.outerHTML.slice(0, 90) + ' | ' + other.outerHTML.slice(0, 90));
        }
    }
    return found;
  })()`) as Promise<string[]>;
}

/** Text under 12 px, which nobody reads on a phone. */
export async function tinyText(page: Page, within = 'html'): Promise<string[]> {
  return page.evaluate(`(() => {
    const found = new Set();
    const texts = document.createTreeWalker(document.querySelector('${within}'), NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (text.data.trim() === '' || !parent.checkVisibility() || parent.closest('.unseen, svg, script, style, [aria-hidden=true]')) continue;
      const size = parseFloat(getComputedStyle(parent).fontSize);
      if (size < 12) found.add(size + ' px: ' + text.data.trim().slice(0, 40));
    }
    return [...found];
  })()`) as Promise<string[]>;
}
