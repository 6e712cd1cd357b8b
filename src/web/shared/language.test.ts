import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, expect, test, vi } from 'vitest';
import { type Catalogue, useWords } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device that speaks German. */
function german(): void {
  vi.stubGlobal('window', { location: { search: '?lang=de' }, localStorage: { getItem: () => null } });
  vi.stubGlobal('navigator', { languages: [] });
  vi.stubGlobal('document', { documentElement: {} });
}

const comesAfter = (ms: number, en: string, de: string): Catalogue<string> => ({
  en,
  de: () => new Promise((resolve) => setTimeout(resolve, ms, de)),
});

test('words of two parts that come one after the other are each where they belong', async () => {
  german();
  const catalogues = [
    comesAfter(5, 'one', 'eins'),
    comesAfter(40, 'two', 'zwei'),
    comesAfter(1, 'three', 'drei'),
  ];
  // Each is a hook's own call, in the same order every time.
  const Counted = () => createElement('p', null, catalogues.map(useWords).join(' '));
  const { prelude } = await prerender(createElement(Suspense, null, createElement(Counted)));
  expect(await new Response(prelude).text()).toContain('<p>eins zwei drei</p>');
});
