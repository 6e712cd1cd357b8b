import { expect, test } from 'vitest';
import { findRulebook, rulebooks } from '../../rulebooks/index.ts';
import { launch } from '../../testing/browser.ts';
import { cardPage } from './card-page.ts';

test('the card of every rulebook has all its rulings', () => {
  for (const { id } of rulebooks)
    expect(cardPage(findRulebook(id)!).match(/<section>/g)!.length).toBeGreaterThan(60);
});

test('the card of every rulebook is one sheet, printed on both sides', async () => {
  const browser = await launch();
  const page = await browser.newPage();
  for (const { id } of rulebooks) {
    await page.setContent(cardPage(findRulebook(id)!));
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g), id).toHaveLength(2);
  }
  await browser.close();
});
