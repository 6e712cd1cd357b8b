import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulebooks } from '../../../rulebooks/index.ts';
import { launch } from '../../../testing/browser.ts';
import { NAMES } from '../../../testing/screen-tournament.ts';
import { Served } from '../../../testing/served.ts';
import { ServedTournament } from '../../../testing/served-tournament.ts';
import { OF_A_TOURNAMENT, SHEETS } from './sheets.ts';

/** As narrow as A4 and as short as Letter: what fits here fits both. */
const PAPER = { width: '210mm', height: '279mm' };

async function pages(page: Page): Promise<number> {
  const pdf = (await page.pdf(PAPER)).toString('latin1');
  return pdf.match(/\/Type \/Page\b(?!s)/g)!.length;
}

describe('printed', () => {
  let served: Served;
  let browser: Browser;

  beforeAll(async () => {
    served = await Served.start();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await served?.end();
  });

  test.each(rulebooks.map(({ id }) => id))(
    'every sheet of %s is one page of A4 and of Letter, the rulings both sides of one',
    async (rulebook) => {
      const tournament = await ServedTournament.create(served, { name: 'Thursday game', rulebook });
      await tournament.started(NAMES);
      const [first, second] = await tournament.at('1');
      await tournament.hand('1', first!, second!);
      const context = await browser.newContext();
      await context.addCookies([{ name: 'riffle', value: tournament.token, url: served.origin }]);
      const page = await context.newPage();
      const wrong: string[] = [];
      page.on('pageerror', ({ message }) => wrong.push(message));
      const ofTournament = ['schedule', 'prizes', ...OF_A_TOURNAMENT].map(
        (sheet) => `/t/${tournament.id}/paper/${sheet}`,
      );
      const ofRulebook = SHEETS.filter((sheet) => !OF_A_TOURNAMENT.includes(sheet)).map(
        (sheet) => `/paper/${sheet}?rulebook=${rulebook}`,
      );
      for (const path of [...ofTournament, ...ofRulebook, `/paper/booklet?rulebook=${rulebook}&lang=de`]) {
        const [, sheet] = /paper\/(\w+)/.exec(path)!;
        if (page.url() === 'about:blank' || path.includes('lang')) await page.goto(served.origin + path);
        // As a link does it, without loading everything again.
        else
          await page.evaluate(
            `history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
          );
        await page.locator(`.sheet-of.${sheet} h1`).waitFor({ state: 'attached' });
        await page.evaluate('document.fonts.ready');
        const count = await pages(page);
        if (path.includes('seating')) expect(count, path).toBe(3);
        else if (sheet === 'rulebook') expect(count, path).toBeGreaterThan(1);
        else if (sheet === 'rulings') expect(count, path).toBe(2);
        else expect(count, path).toBe(1);
      }
      expect(wrong).toEqual([]);
      await context.close();
    },
  );

  test('the schedule has times of day where the invitation says when it starts, past midnight too', async () => {
    const wish = { name: 'Thursday game', rulebook: 'homepokertourney', when: '2030-11-19T23:30' };
    const { id, token } = await ServedTournament.create(served, wish);
    const context = await browser.newContext({ locale: 'en-US' });
    await context.addCookies([{ name: 'riffle', value: token, url: served.origin }]);
    const page = await context.newPage();
    await page.goto(`${served.origin}/t/${id}/paper/schedule`);
    await page.getByText('If the first hand is dealt at 11:30 PM.').waitFor();
    const starts = page.locator('.levels tbody td:last-child');
    const times = (await starts.allInnerTexts()).map((text) => text.replace(/\s/g, ' '));
    expect(times.slice(0, 3)).toEqual(['11:30 PM', '11:50 PM', '12:10 AM']);
    await context.close();
  });

  test('every rulebook prints its own rules', async () => {
    const page = await browser.newPage();
    const text = async (rulebook: string): Promise<string> => {
      await page.goto(`${served.origin}/paper/rulebook?rulebook=${rulebook}`);
      return page.locator('main').innerText();
    };
    expect(await text('tda')).toContain('tda-47-reopen');
    expect(await text('bnai-jeshurun')).not.toContain('tda-47-reopen');
    await page.getByLabel('House rules').selectOption('tda');
    await page.getByText('tda-47-reopen').first().waitFor();
    expect(page.url()).toMatch(/rulebook=tda$/);
    await page.goto(`${served.origin}/paper/nonsense`);
    await page.getByText('There’s no printout called nonsense').waitFor();
    await page.close();
  });
});
