import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { rolldown } from 'rolldown';

const TESTING = new URL('.', import.meta.url);
const at = (file: string): string => fileURLToPath(new URL(file, TESTING));

/** Runs a script of `testing/pages` in a page of its own, with a disk; gives what its `answer` resolves to. */
export async function inPage<T>(browser: Browser, script: string): Promise<T> {
  const bundle = await rolldown({
    input: at(`pages/${script}.ts`),
    platform: 'browser',
    resolve: { alias: { vitest: at('pages/vitest.ts') } },
    transform: { define: { 'process.env': '{}' } },
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'script', codeSplitting: false });
  await bundle.close();
  const context = await browser.newContext();
  await context.route('**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Riffle</title>' }),
  );
  const page = await context.newPage();
  await page.goto('https://riffle.test/');
  await page.addScriptTag({ content: output[0].code });
  const answer = await page.evaluate<T>('script.answer');
  await context.close();
  return answer;
}
