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
 * lies in the page too, and the rest is not even asked for before the clock is painted: a slow processor is held up by the
 * asking alone. It lies in a template, which no browser looks into, until the boot clock takes it out.
 */
export function pageOf({ html, parts, textOf }: Built, screen: string | undefined, clock: boolean): Page {
  const boot = textOf('boot-clock.js');
  const there = filesOf(parts, 'index.html');
  const all = [...(screen === undefined ? there : filesOf(parts, screen, new Set(there)))];
  const needed = all.filter((file) => !there.has(file));
  const script = (page: string): string =>
    page.replace('<script src="/boot-clock.js"></script>', () => `<script>${boot}</script>`);
  const preload = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;
  if (!clock) {
    const hints = needed.map((file) =>
      isStyle(file) ? `<link rel="preload" as="style" crossorigin href="/${file}">` : preload(file),
    );
    return {
      html: script(html.replace('</head>', () => `${hints.join('')}</head>`)),
      csp: cspWith({ script: [hashOf(boot)], style: [] }),
    };
  }
  const styles = all.filter(isStyle);
  const style = styles.map(textOf).join('');
  const rest: string[] = [];
  const bare = html
    .replace(/<script type="module"[^>]*src="([^"]+)"><\/script>/, (_, main: string) => {
      rest.push(`<link id="main" rel="modulepreload" crossorigin href="${main}">`);
      return '';
    })
    .replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
      rest.push(link);
      return '';
    })
    .replace(/<link rel="stylesheet"[^>]*>/g, '');
  // Says that it is here. A style that is disabled is not fetched, unless its link stands in the page itself: browsers look
  // ahead for those.
  rest.push(...styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`));
  rest.push(...needed.filter((file) => !isStyle(file)).map(preload));
  return {
    html: script(
      bare.replace(
        '</head>',
        () => `<style>${style}</style><template id="rest">${rest.join('')}</template></head>`,
      ),
    ),
    csp: cspWith({ script: [hashOf(boot)], style: [hashOf(style)] }),
  };
}
