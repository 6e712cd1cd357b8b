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

/**
 * The page with word of what its screen will need, so that all of it is fetched at once and nothing waits for another. The
 * first clock of a TV is laid out by its screen's style, which therefore counts at once; that of a phone has its style with
 * it, and waits for none.
 */
export function withHints(
  html: string,
  parts: Manifest,
  screen: string | undefined,
  clock: 'phone' | 'tv' | null = null,
): string {
  if (screen === undefined || parts[screen] === undefined) return html;
  const there = filesOf(parts, 'index.html');
  const needed = [...filesOf(parts, screen, filesOf(parts, 'main.tsx'))].filter((file) => !there.has(file));
  const style = clock === 'tv' ? 'rel="stylesheet"' : 'rel="preload" as="style"';
  const hints = needed.map((file) =>
    file.endsWith('.css')
      ? `<link ${style} crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  const page =
    clock === 'phone' ? html.replace('<link rel="stylesheet"', `<link id="first-style" ${style}`) : html;
  // After the page's own script and style, which draw the first clock.
  return page.replace('</head>', `${hints.join('')}</head>`);
}
