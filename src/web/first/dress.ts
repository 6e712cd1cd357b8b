/**
 * The first clock's style and its figures come with the script that draws it: each would be a connection of its own, and a
 * round trip more on a bad line.
 */
import base from '../base/base.css?inline';
import figures from '../base/fonts/barlow-condensed-figures-600.woff2?inline';
import tokens from '../base/tokens.css?inline';
import digits from '../parts/digits.css?inline';
import clock from '../phone/clock.css?inline';

/** The page's own style where its server has put it off (`/me`); everywhere else it is a style already. */
const putOff = (): HTMLLinkElement | null => document.querySelector('link#first-style');

/** Figures and little else (scripts/fonts.sh makes it), from its bytes: no request, and nothing a CSP would have to allow. */
const bytes = Uint8Array.from(atob(figures.slice(figures.indexOf(',') + 1)), (letter) =>
  letter.charCodeAt(0),
);
document.fonts.add(new FontFace('Barlow Condensed', bytes, { weight: '600' }));

let own: CSSStyleSheet | null = null;

/** As much style as the first clock needs, where the page's has been put off. */
export async function ownStyle(): Promise<void> {
  if (putOff() === null) return;
  // Older Safaris know no style without a file.
  if (!('adoptedStyleSheets' in document)) return dressed();
  own = new CSSStyleSheet();
  own.replaceSync(tokens + base + digits + clock);
  document.adoptedStyleSheets = [own];
}

/** The page's style counts, in its place before those of the screens; what stood in for it goes. */
export async function dressed(): Promise<void> {
  const link = putOff();
  if (link === null || link.rel === 'stylesheet') return;
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    link.rel = 'stylesheet';
  });
  if (own !== null) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== own);
}
