import { createHash } from 'node:crypto';
import { cspWith } from '../security.ts';

type Part = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
};
/** What the build says of its files. */
export type Manifest = Readonly<Record<string, Part>>;

/** Every file an entry needs before it can show anything. */
function filesOf(parts: Manifest, entry: string, found = new Set<string>()): Set<string> {
  const part = parts[entry];
  if (part === undefined || found.has(part.file)) return found;
  for (const file of [part.file, ...(part.css ?? [])]) found.add(file);
  for (const each of part.imports ?? []) filesOf(parts, each, found);
  return found;
}

const isStyle = (file: string): boolean => file.endsWith('.css');
/** What lies in the page runs because the page's CSP knows it by its content. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What every page is made of: the file it all begins with, and the build's others. */
export type Built = {
  readonly html: string;
  readonly parts: Manifest;
  readonly textOf: (file: string) => string;
};
export type Page = { readonly html: string; readonly csp: string };

/**
 * A screen's page: with the script that comes before everything in it, and word of what the screen will need, so that all of
 * it is fetched at once and nothing waits for another. Where a clock is drawn before its screen is here, the screen's style
 * lies in the page too: the clock is there with the page, and waits for no second request.
 */
export function pageOf({ html, parts, textOf }: Built, screen: string | undefined, clock: boolean): Page {
  const first = textOf('first.js');
  const there = filesOf(parts, 'index.html');
  const all = [...(screen === undefined ? there : filesOf(parts, screen, new Set(there)))];
  const style = clock ? all.filter(isStyle).map(textOf).join('') : '';
  const hints = all
    .filter((file) => !there.has(file) || (clock && isStyle(file)))
    .map((file) => {
      if (!isStyle(file)) return `<link rel="modulepreload" crossorigin href="/${file}">`;
      // Says that it is here; a style that is disabled is not fetched.
      return clock
        ? `<link rel="stylesheet" disabled href="/${file}">`
        : `<link rel="preload" as="style" crossorigin href="/${file}">`;
    });
  // The first script begins the screen, once the clock is painted.
  const later = (page: string): string =>
    page.replace(
      /<script type="module"[^>]*src="([^"]+)"><\/script>/,
      (_, main: string) => `<link id="main" rel="modulepreload" crossorigin href="${main}">`,
    );
  const dressed = clock
    ? later(html).replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
    : html;
  return {
    html: dressed
      .replace('</head>', () => `${hints.join('')}</head>`)
      .replace('<script src="/first.js"></script>', () => `<script>${first}</script>`),
    csp: cspWith({ script: [hashOf(first)], style: clock ? [hashOf(style)] : [] }),
  };
}
