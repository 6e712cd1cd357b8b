type Part = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
};
/** What the build says of its files. */
export type Manifest = Readonly<Record<string, Part>>;

/** The font of the clock; the others may come when they come. */
const FIGURES = /figures-600.*\.woff2$/;

/** Every file an entry needs before it can show anything. */
function filesOf(parts: Manifest, entry: string, found = new Set<string>()): Set<string> {
  const part = parts[entry];
  if (part === undefined || found.has(part.file)) return found;
  for (const file of [part.file, ...(part.css ?? [])]) found.add(file);
  for (const each of part.imports ?? []) filesOf(parts, each, found);
  return found;
}

/**
 * The page with word of what its screen will need, so that all of it is fetched at once and nothing waits for another. The
 * first clock of a TV is laid out by its own style, which therefore counts at once.
 */
export function withHints(
  html: string,
  parts: Manifest,
  screen: string | undefined,
  style: 'preload' | 'stylesheet' = 'preload',
): string {
  if (screen === undefined || parts[screen] === undefined) return html;
  const there = filesOf(parts, 'index.html');
  const needed = [...filesOf(parts, screen, filesOf(parts, 'main.tsx'))].filter((file) => !there.has(file));
  const font = parts['index.html']?.assets?.find((file) => FIGURES.test(file));
  const hints = [
    ...(font === undefined
      ? []
      : [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`]),
    ...needed.map((file) =>
      file.endsWith('.css')
        ? `<link rel="${style}" crossorigin ${style === 'preload' ? 'as="style" ' : ''}href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    ),
  ];
  // After the page's own script and style, which draw the first clock.
  return html.replace('</head>', `${hints.join('')}</head>`);
}
