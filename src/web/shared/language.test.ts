import { createElement } from 'preact';
import { Suspense } from 'preact/compat';
import { renderToStringAsync } from 'preact-render-to-string';
import { afterEach, expect, test, vi } from 'vitest';
import { type Catalogue, useWords } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device that speaks German. */
function german(): void {
  vi.stubGlobal('window', {
    location: { href: 'http://riffle/?lang=de', search: '?lang=de' },
    localStorage: { getItem: () => null },
  });
  vi.stubGlobal('navigator', { languages: [] });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
}

const comesAfter = (ms: number, en: string, de: string): Catalogue<string> => ({
  en,
  de: () => new Promise((resolve) => setTimeout(resolve, ms, de)),
});

test('words of two components that load one after the other each end up in the right place', async () => {
  german();
  const catalogues = [
    comesAfter(5, 'one', 'eins'),
    comesAfter(40, 'two', 'zwei'),
    comesAfter(1, 'three', 'drei'),
  ];
  // Each is its own hook call, in the same order every time.
  const Counted = () => createElement('p', null, catalogues.map(useWords).join(' '));
  const shown = createElement(Suspense, null, createElement(Counted, null));
  expect(await renderToStringAsync(shown)).toContain('<p>eins zwei drei</p>');
});
