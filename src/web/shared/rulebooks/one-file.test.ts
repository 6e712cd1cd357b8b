import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { Served } from '../../../testing/served.ts';
import { ServedTournament } from '../../../testing/served-tournament.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const COPIED = ['bin', 'dist', 'scripts', 'src', 'package.json', 'package-lock.json'];
const CONFIGS = [
  ...['vite.config.ts', 'vite.site.config.ts'],
  ...['tsconfig.json', 'tsconfig.base.json', 'tsconfig.test.json'],
];

/** A club that plays by the guidelines for home tournaments, with a few choices of its own. */
const CLUB = `import type { RulebookFile } from './rulebook.ts';

export const thursdayClub = {
  id: 'thursday-club',
  over: 'home-guidelines',
  words: {
    en: { title: 'The Thursday club', short: 'Thursdays', summary: 'Deep stacks and nobody in a hurry.' },
    de: { title: 'Der Donnerstagsclub', short: 'Donnerstags', summary: 'Große Stacks, keine Eile.' },
  },
  documents: {},
  hand: {},
  tournament: { startingStack: { use: 7000, cite: 'buyin-starting-stack' } },
  rulings: { flopOfFour: { use: 'one-out-at-random', cite: 'tda-39-four-card-flop' } },
} as const satisfies RulebookFile;
`;

describe('a rulebook dropped into src/rulebooks as one file', () => {
  let copy: string;
  let served: Served;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), 'riffle-copy-'));
    for (const name of [...COPIED, ...CONFIGS])
      cpSync(join(ROOT, name), join(copy, name), { recursive: true, preserveTimestamps: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    writeFileSync(join(copy, 'src/rulebooks/thursday-club.ts'), CLUB);
    execFileSync('npm', ['run', 'build', '--silent'], { cwd: copy, stdio: 'pipe' });
    [served, browser] = await Promise.all([Served.startIn(copy), launch()]);
    page = await browser.newPage({ locale: 'en-US' });
  });
  afterAll(async () => {
    await browser?.close();
    await served?.end();
    rmSync(copy, { recursive: true, force: true });
  });

  const riffle = (args: readonly string[], input = ''): string =>
    execFileSync(process.execPath, ['bin/riffle.js', ...args], { cwd: copy, input, encoding: 'utf8' });

  test('is in the planner and in the comparison, in either language', async () => {
    await page.goto(`${served.origin}/plan`);
    const offered = page.getByRole('radio', { name: 'The Thursday club Deep stacks and nobody in a hurry.' });
    await offered.check();
    await page.locator('.rulebooks button').first().click();
    const compared = page.getByRole('dialog');
    expect(await compared.getByRole('radio', { name: 'Thursdays' }).isChecked()).toBe(true);
    const stack = compared.locator('li').filter({ hasText: '7,000' });
    expect(await stack.locator('.tags span').allInnerTexts()).toEqual(['Thursdays']);
    await page.goto(`${served.origin}/plan?lang=de`);
    await page.getByRole('radio', { name: 'Der Donnerstagsclub Große Stacks, keine Eile.' }).waitFor();
  });

  test('is offered by Play now, which remembers it', async () => {
    await page.goto(`${served.origin}/play`);
    await page.locator('#play-rulebook').selectOption('The Thursday club');
    await page.locator('.play-choices button').first().click();
    await page.waitForURL(/\/t\/[\w-]+\/table$/);
    await page.goto(served.origin);
    await page.getByRole('link', { name: 'The Thursday club' }).waitFor();
  });

  test('is printed: booklet, rulings and the whole rulebook', async () => {
    await page.goto(`${served.origin}/paper/booklet?rulebook=thursday-club`);
    await page.locator('.sheet-head').getByText('The Thursday club').waitFor();
    await page.goto(`${served.origin}/paper/rulings?rulebook=thursday-club`);
    await page.getByRole('heading', { name: 'The Thursday club' }).waitFor();
    await page.getByText('One of the four comes out at random.').waitFor();
    await page.goto(`${served.origin}/paper/rulebook?rulebook=thursday-club&lang=de`);
    await page.locator('.sheet-head').getByText('Der Donnerstagsclub').waitFor();
    await page
      .locator('.sheet-head')
      .getByText('Leitfaden für Heimturniere, Robert’s Rules of Poker')
      .waitFor();
    // It has no rules of its own, so those of the guidelines are printed.
    await page.locator('.rules').getByText('no-dead-button-principle').waitFor();
  });

  test('is what a tournament is played by: the invitation, the phone and the command line know it', async () => {
    const tournament = await ServedTournament.create(served, { name: 'Thursday', rulebook: 'thursday-club' });
    const { body } = await served.ask('/api/invitation', { code: tournament.code });
    expect(body.rulebook).toMatchObject({
      name: 'The Thursday club',
      words: { de: { short: 'Donnerstags' } },
    });
    const { token } = await served.ask('/api/join', { code: tournament.code, name: 'Mia' });
    await page.context().addCookies([{ name: 'riffle', value: token, url: served.origin }]);
    await page.goto(`${served.origin}/t/${tournament.id}/me`);
    await page.getByRole('button', { name: 'Rules' }).click();
    const booklet = page.getByRole('dialog');
    await booklet.getByRole('heading', { name: 'The Thursday club' }).waitFor();
    await booklet.getByText('no-dead-button-principle').waitFor();
    await page.goto(`${served.origin}/t/${tournament.id}/me?lang=de`);
    await page.getByRole('button', { name: 'Regeln' }).click();
    await booklet.getByRole('heading', { name: 'Der Donnerstagsclub' }).waitFor();
    await page.goto(`${served.origin}/t/${tournament.id}/tv?lang=de`);
    await page.getByRole('heading', { name: 'Der Donnerstagsclub' }).waitFor();

    const rules = JSON.parse(riffle(['rules', '--rulebook', 'thursday-club', '--json'])) as { id: string }[];
    expect(rules.map(({ id }) => id)).toContain('no-dead-button-principle');
    const card = riffle(['desk', 'ruling', '--card', '--rulebook', 'thursday-club']);
    expect(card).toContain('The Thursday club');
  });
});
